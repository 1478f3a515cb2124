// What every page shares: pop-ups that close, the sheet of keys, settings that hold at once, a link to copy.
"use strict";
(() => {
  const $ = (selector, root = document) => root.querySelector(selector);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const on = (name, act) => document.addEventListener(name, act);
  const html = document.documentElement;

  const plain = { deck: "2", back: "red" }; // what a page without a class shows

  // theme, deck, backs and keys need nothing new from the house: the page changes, the choice is kept behind it
  function hold(button) {
    const { name, value, form } = button;
    for (const other of all(`[name="${name}"]`, form)) other.setAttribute("aria-pressed", other === button);
    if (name === "keys") html.dataset.keys = value;
    else
      html.className = [...html.classList]
        .filter((c) => !c.startsWith(`${name}-`))
        .concat(value === plain[name] ? [] : `${name}-${value}`)
        .join(" ");
    const body = new URLSearchParams({ [name]: value });
    fetch(form.action, { method: "POST", body, keepalive: true, redirect: "manual" }).catch(
      () => ($("#trouble").hidden = false),
    );
  }

  function open(dialog) {
    const pop = document.activeElement.closest("[data-pop]");
    if (pop) {
      pop.open = false;
      $("summary", pop).focus(); // where the focus comes back to
    }
    dialog.showModal();
    $("[data-close]", dialog)?.focus(); // so that Enter closes again what a key opened
  }

  async function copy(button) {
    const from = document.getElementById(button.dataset.copy);
    from.select();
    try {
      await navigator.clipboard.writeText(from.value);
    } catch {
      document.execCommand("copy"); // over plain http there is no other way
    }
    $("[role=status]", button.parentElement).textContent = button.dataset.copied;
  }

  // the house tells moments in UTC; the reader's own zone is known here alone
  function tellTheTime() {
    const locale = html.lang === "en" ? "en-GB" : html.lang; // the day first, as the house has it
    const day = { day: "numeric", month: "short", year: "numeric", numberingSystem: "latn" };
    const shape = { ...day, hour: "2-digit", minute: "2-digit", hourCycle: "h23" };
    for (const el of all("time[datetime]:not([title])")) {
      el.title = el.textContent;
      el.textContent = new Date(el.dateTime).toLocaleString(locale, shape);
    }
  }
  tellTheTime();
  on("htmx:afterSettle", tellTheTime);

  // a length that does not fit the way of sitting is hidden; then it is not the chosen one either
  function fit(form) {
    const lengths = all("[name=length]", form);
    const chosen = lengths.find((el) => el.checked);
    if (chosen && !chosen.closest(".segment").getClientRects().length)
      lengths.find((el) => el.value === "10").checked = true;
  }

  on("keydown", (event) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === "Escape") for (const pop of all("[data-pop][open]")) pop.open = false;
    const writing = target.matches("input:not(.field-input, [type=radio], [type=checkbox]), textarea");
    if ((key !== "?" && key !== "؟") || writing || html.dataset.keys === "off" || $("dialog[open]")) return;
    event.preventDefault();
    open($("#keys"));
  });
  on("click", (event) => {
    const { target } = event;
    for (const pop of all("[data-pop][open]")) if (!pop.contains(target)) pop.open = false;
    const opener = target.closest("[data-open]");
    if (opener) open(document.getElementById(opener.dataset.open));
    if (target.matches("dialog") || target.closest("[data-close]")) target.closest("dialog").close();
    const live = target.closest("[data-live] button");
    if (live) {
      event.preventDefault();
      hold(live);
    }
    const copier = target.closest("[data-copy]");
    if (copier) copy(copier);
  });
  // the focus comes back from a sheet by itself, the place to type at does not where something in the sheet was clicked
  function backFrom() {
    const field = document.activeElement;
    if (field.matches(".field-input")) field.setSelectionRange(field.selectionStart, field.selectionEnd);
  }
  document.addEventListener("close", backFrom, true);
  on("change", ({ target }) => target.matches("[name=mode]") && fit(target.form));
})();
