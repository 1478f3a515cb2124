// The loop's keys: listeners on the document alone, which outlive every swap. Without them plain forms do it all.
"use strict";
(() => {
  const $ = (selector, root = document) => root.querySelector(selector);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const on = (name, act) => document.addEventListener(name, act);
  const show = (el) => el.scrollIntoView({ block: "nearest" });
  const form = () => $("#answer");
  const isWord = (f) => f.value !== "" && (f.value === f.dataset.push || f.value === f.dataset.loses);
  let last = null; // the field the keypad types into

  function field() {
    const fields = all("#answer .field-input");
    if (fields.includes(document.activeElement)) return document.activeElement;
    return fields.includes(last) ? last : fields.find((f) => !f.value) || fields[0];
  }

  // what is still to be answered, in the order of the page: empty fields and choices not made
  const open = () =>
    all("#answer .field-input, #answer [data-part]").filter((el) =>
      el.matches("input") ? !el.value && !("optional" in el.dataset) : $("input", el) && !$(":checked", el),
    );

  function refresh() {
    form()?.classList.toggle(
      "has-more",
      open().some((el) => el !== field()),
    );
  }

  function type(key) {
    const to = field();
    if (!to) return;
    if (to !== document.activeElement) {
      to.focus();
      to.setSelectionRange(to.value.length, to.value.length);
    }
    if (key === "push" || key === "loses") to.value = to.dataset[key] || to.value;
    else if (key === "clear" || isWord(to)) to.value = /^(clear|del)$/.test(key) ? "" : key;
    else if (key === "del") to.value = to.value.trimEnd().slice(0, -1).trimEnd();
    else to.setRangeText(key, to.selectionStart, to.selectionEnd, "end");
    refresh();
  }

  // Enter: to the next thing to answer, and from the last one to the check
  function onwards() {
    const here = document.activeElement.closest(".field-input, [data-part]") || field() || document.body;
    const rest = open().filter((el) => el !== here);
    const after = rest.find((el) => here.compareDocumentPosition(el) & Node.DOCUMENT_POSITION_FOLLOWING);
    const next = after || rest[0];
    if (next) (next.matches("input") ? next : $("input", next)).focus();
    else if ($(".btn-go", form())) form().requestSubmit();
  }

  function hint() {
    const step = all(".step input").find((el) => !el.checked);
    const tab = $("#hints-open");
    if (tab) tab.checked = Boolean(step) || !tab.checked;
    if (!step) return;
    step.checked = true;
    show(step.closest("li"));
  }

  function choose(digit) {
    const part = document.activeElement.closest("[data-part]") || $("#answer [data-part]");
    const option = part && $(`[data-option="${digit}"]`, part);
    option?.focus();
    option?.click();
    return option;
  }

  function look(step) {
    const lines = all(".verdict-radio");
    const next = lines[lines.findIndex((el) => el.checked) + step];
    if (!next) return;
    next.checked = true;
    show(next.closest("li"));
  }

  // where our keypad shows, the phone's own keyboard stays away; then the eyes' place gets the focus
  function settle(focus) {
    const ours = all(".keypad").some((pad) => pad.getClientRects().length);
    for (const f of all("#answer .field-input"))
      f.inputMode = ours ? "none" : f.dataset.kind === "ranks" ? "text" : "decimal";
    refresh();
    if (!focus) return;
    const first = $("[data-next]") || $("#answer [aria-invalid]") || open()[0];
    (first?.matches("a, input") ? first : $("#panel"))?.focus({ preventScroll: true });
  }

  function answering(event) {
    const { key, code, target } = event;
    const inField = target.matches(".field-input");
    const bet = inField && "push" in target.dataset && (!target.value || isWord(target));
    const hints = (key === "/" || code === "KeyH") && target.dataset.kind !== "odds";
    const control = target.closest("button, a, summary, [type=checkbox]");
    if (key === "Enter") return !control && (onwards(), true);
    if (hints) return (hint(), true);
    if (bet && (key === "*" || code === "KeyP")) return (type("push"), true);
    if (bet && (key === "-" || code === "KeyL")) return (type("loses"), true);
    if (inField)
      return (
        isWord(target) && /^(\d|Backspace|Delete)$/.test(key) && (type(key.length > 1 ? "del" : key), true)
      );
    if (/^\d$/.test(key) && choose(key)) return true;
    return /^[\d*-]$/.test(key) && field() && (type({ "*": "push" }[key] || key), true);
  }

  function telling({ key, target }) {
    if (key === "ArrowDown" || key === "ArrowUp") return (look(key === "ArrowDown" ? 1 : -1), true);
    return (
      key === "Enter" && !target.closest("a, button, summary, input") && ($("[data-next]")?.click(), true)
    );
  }

  on("keydown", (event) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") {
      for (const pop of all("[data-pop][open]")) pop.open = false;
      const tab = $("#hints-open");
      if (tab) tab.checked = false;
    } else if (
      $("#play") &&
      !event.target.closest("[data-pop]") &&
      (form() ? answering(event) : telling(event))
    )
      event.preventDefault();
  });
  on("pointerdown", (event) => {
    if (event.target.closest("[data-key], [data-enter]")) event.preventDefault(); // the field keeps the focus
  });
  on("click", (event) => {
    const { target } = event;
    for (const pop of all("[data-pop][open]")) if (!pop.contains(target)) pop.open = false;
    const key = target.closest("[data-key]");
    if (key?.dataset.into) document.getElementById(key.dataset.into).focus();
    if (key) type(key.dataset.key);
    else if (target.closest(".has-more [data-enter]")) {
      event.preventDefault();
      onwards();
    }
  });
  on("focusin", ({ target }) => {
    if (target.matches(".field-input")) last = target;
    refresh();
  });
  on("input", refresh);
  on("htmx:afterSwap", ({ detail }) => {
    if (detail.target.id !== "play") return;
    scrollTo(0, 0);
    $("#trouble").hidden = true;
    settle(true);
  });
  for (const name of ["htmx:sendError", "htmx:responseError", "htmx:timeout"])
    on(name, () => ($("#trouble").hidden = false));
  addEventListener("resize", () => settle(false));
  settle(Boolean($("#play")));
})();
