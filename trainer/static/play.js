// The loop's keys: listeners on the document alone, which outlive every swap. Without them plain forms do it all.
"use strict";
(() => {
  const $ = (selector, root = document) => root.querySelector(selector);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const on = (name, act) => document.addEventListener(name, act);
  const show = (el) => el.scrollIntoView({ block: "nearest" });
  const quick = () => document.documentElement.dataset.keys !== "off";
  const form = () => $("#answer");
  const press = (selector) => $(selector)?.click();
  const isWord = (f) => f.value !== "" && (f.value === f.dataset.push || f.value === f.dataset.loses);
  let last = null; // the field the keypad types into
  let before = null; // what was asked before a swap, and where the focus was

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
    const here = field();
    form()?.classList.toggle(
      "has-more",
      open().some((el) => el !== here),
    );
    for (const f of all("#answer .field")) f.classList.toggle("is-now", f.contains(here));
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
    to.dispatchEvent(new Event("input", { bubbles: true }));
  }

  // Enter: to the next thing to answer, and from the last one to the check
  function onwards() {
    const here = document.activeElement.closest(".field-input, [data-part]") || field() || document.body;
    const rest = open().filter((el) => el !== here);
    const after = rest.find((el) => here.compareDocumentPosition(el) & Node.DOCUMENT_POSITION_FOLLOWING);
    const next = after || rest[0];
    if (next) (next.matches("input") ? next : $("input", next)).focus();
    else if ($(".btn-go", form())) form().requestSubmit($(".btn-go", form()));
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

  // where our pad shows, the phone's own keyboard stays away; then the eyes' place gets the focus
  function settle(focus) {
    const ours = all(".keypad, .chip-tray").some((pad) => pad.getClientRects().length);
    for (const f of all("#answer .field-input"))
      f.inputMode = ours ? "none" : f.dataset.kind === "ranks" ? "text" : "decimal";
    if (focus) {
      const first = $("[data-next]") || $("#answer [aria-invalid]") || open()[0];
      (first?.matches("a, input") ? first : $("#panel"))?.focus({ preventScroll: true });
    }
    refresh();
  }

  const asked = () => form() && form().action + ($("[name=stage]", form())?.value ?? "");

  // the same question with one hint more: the cursor stays where it was
  function backTo({ id, at }) {
    const to = document.getElementById(id);
    if (!to?.matches(".field-input")) return false;
    to.focus({ preventScroll: true });
    to.setSelectionRange(at, at);
    for (const part of all(".hints, .hints > ol > li:last-child")) show(part);
    return true;
  }

  // an answer that was taken without a verdict
  function taken() {
    const said = $("#said");
    said.textContent = said.dataset[$("#run").dataset.mode === "exam" ? "taken" : "right"];
    said.classList.remove("is-new");
    said.getBoundingClientRect(); // so that the same words are seen to come anew
    said.classList.add("is-new");
  }

  const done = (act, ...values) => {
    act(...values);
    return true;
  };

  function answering(event) {
    const { key, code, target } = event;
    const inField = target.matches(".field-input");
    if (key === "Enter") {
      const control = target.closest("button, a, summary, [type=checkbox]");
      return (quick() || inField) && !control && done(onwards);
    }
    if (!quick()) return false;
    const bet = inField && "push" in target.dataset && (!target.value || isWord(target));
    const hints = (key === "/" || code === "KeyH") && target.dataset.kind !== "odds";
    if (hints) return done(press, "[data-hint]");
    if (bet && (key === "*" || code === "KeyP")) return done(type, "push");
    if (bet && (key === "-" || code === "KeyL")) return done(type, "loses");
    if (inField)
      return (
        isWord(target) && /^(\d|Backspace|Delete)$/.test(key) && done(type, key.length > 1 ? "del" : key)
      );
    if (/^\d$/.test(key) && choose(key)) return true;
    return /^[\d*-]$/.test(key) && field() && done(type, { "*": "push" }[key] || key);
  }

  function telling({ key, code, target }) {
    if (!quick()) return false;
    if (key === "ArrowDown") return done(look, 1);
    if (key === "ArrowUp") return done(look, -1);
    if (code === "KeyU") return done(press, "[data-withdraw]");
    return key === "Enter" && !target.closest("a, button, summary, input") && done(press, "[data-next]");
  }

  on("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest("[data-pop], dialog") || $("dialog[open]")) return;
    if (form() ? answering(event) : telling(event)) event.preventDefault();
  });
  on("pointerdown", (event) => {
    if (event.target.closest("[data-key], [data-enter], [data-chip], [data-pay], [data-hint]"))
      event.preventDefault(); // the field keeps the focus
  });
  on("click", (event) => {
    const { target } = event;
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
  on("htmx:beforeSwap", () => {
    const { id, selectionStart } = document.activeElement;
    before = { asked: asked(), id: id || last?.id, at: selectionStart ?? 0 };
  });
  on("htmx:afterSwap", ({ detail }) => {
    if (detail.target.id !== "play") return;
    $("#trouble").hidden = true;
    const again = asked() && before?.asked === asked();
    if (again && !$("#answer [aria-invalid]") && backTo(before)) return settle(false);
    scrollTo(0, 0);
    settle(true);
    if (!again && asked() && before?.asked && detail.requestConfig?.verb === "post") taken();
  });
  for (const name of ["htmx:sendError", "htmx:responseError", "htmx:timeout"])
    on(name, () => ($("#trouble").hidden = false));
  addEventListener("resize", () => settle(false));
  settle(true);
})();
