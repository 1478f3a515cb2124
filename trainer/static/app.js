// The loop's keys. Listeners on the document alone, so that they outlive every swap; without this file plain forms do the work.
"use strict";
(() => {
  const $ = (selector, root = document) => root.querySelector(selector);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const form = () => $("#answer");
  const fields = () => all(".field-input", form() || document);
  const typing = (el) => el instanceof HTMLInputElement && el.type === "text";
  const shown = (el) => el && el.getClientRects().length > 0;
  let last = null; // the field the keypad types into

  const isWord = (field) => field.value === field.dataset.push || field.value === field.dataset.loses;

  function field() {
    const found = fields();
    if (typing(document.activeElement) && found.includes(document.activeElement)) return document.activeElement;
    return found.includes(last) ? last : found.find((f) => !f.value) || found[0];
  }

  // what is still to be answered, in the order of the page: empty fields and untouched choices
  function open() {
    return all(".field-input, [data-part]", form()).filter((el) =>
      el.matches(".field-input") ? !el.value && !("optional" in el.dataset) : $("input", el) && !$(":checked", el));
  }

  function refresh() {
    const box = form();
    if (!box) return;
    const rest = open();
    box.classList.toggle("has-more", rest.some((el) => el !== field()));
  }

  function type(key) {
    const to = field();
    if (!to) return;
    if (key === "clear") to.value = "";
    else if (key === "del") to.value = isWord(to) ? "" : to.value.trimEnd().slice(0, -1).trimEnd();
    else if (key === "push" || key === "loses") { if ("push" in to.dataset) to.value = to.dataset[key]; }
    else {
      if (isWord(to)) to.value = "";
      const at = document.activeElement === to ? [to.selectionStart, to.selectionEnd] : [to.value.length, to.value.length];
      to.setRangeText(key, at[0], at[1], "end");
    }
    if (document.activeElement !== to) to.focus();
    refresh();
  }

  function onwards() {
    const rest = open();
    const here = document.activeElement.closest(".field-input, [data-part]") || field() || document.body;
    const after = rest.find((el) => here.compareDocumentPosition(el) & Node.DOCUMENT_POSITION_FOLLOWING);
    const next = after || rest.find((el) => el !== here);
    if (next) (next.matches("input") ? next : $("input", next)).focus();
    else if ($(".btn-go", form())) form().requestSubmit();
  }

  function hint() {
    const box = form();
    const step = all(".step input", box).find((el) => !el.checked);
    const tab = $(".hints-open", box);
    if (tab) tab.checked = Boolean(step) || !tab.checked;
    if (step) { step.checked = true; step.closest("li").scrollIntoView({ block: "nearest" }); }
  }

  function choose(number) {
    const part = document.activeElement.closest?.("[data-part]") || $("[data-part]", form());
    const option = part && $(`[data-option="${number}"]`, part);
    if (option) { option.focus(); option.click(); refresh(); }
    return option;
  }

  function look(step) {
    const lines = all(".verdict-radio");
    const at = lines.findIndex((el) => el.checked);
    const next = lines[Math.max(0, Math.min(lines.length - 1, at + step))];
    if (next) { next.checked = true; next.closest("li").scrollIntoView({ block: "nearest" }); }
  }

  // a keypad of ours on the screen: the phone's own stays away
  function settle(focus) {
    const pad = shown($(".keypad"));
    for (const f of fields()) f.inputMode = pad ? "none" : f.dataset.kind === "ranks" ? "text" : "decimal";
    if (focus) {
      const to = $("[data-next]") || $(".is-unclear .field-input, [aria-invalid]") || open()[0] || fields()[0];
      const target = to && to.matches("[data-part]") ? null : to;
      (target || $("#panel"))?.focus({ preventScroll: true });
    }
    refresh();
  }

  document.addEventListener("keydown", (event) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key, code, target } = event;
    const done = () => event.preventDefault();
    if (key === "Escape") { for (const pop of all("[data-pop][open]")) { pop.open = false; $("summary", pop).focus(); } const tab = $(".hints-open"); if (tab) tab.checked = false; return; }
    if (!$("#play") || target.closest("[data-pop]")) return;
    if (!form()) {
      if (key === "ArrowDown" || key === "ArrowUp") { look(key === "ArrowDown" ? 1 : -1); done(); }
      else if (key === "Enter" && !target.closest("a, button, summary, input[type=checkbox]")) { $("[data-next]")?.click(); done(); }
      return;
    }
    const inField = typing(target) && target.matches(".field-input");
    const bet = inField && "push" in target.dataset;
    const blank = inField && (!target.value || isWord(target));
    if (key === "Enter" && !target.closest("button, a, summary") && !target.matches("[type=checkbox]")) { onwards(); done(); }
    else if ((key === "/" || code === "KeyH") && !(inField && target.dataset.kind === "odds")) { hint(); done(); }
    else if (bet && blank && (key === "*" || code === "KeyP")) { type("push"); done(); }
    else if (bet && blank && (key === "-" || code === "KeyL")) { type("loses"); done(); }
    else if (inField && isWord(target) && (key === "Backspace" || key === "Delete" || /^\d$/.test(key))) { target.value = ""; refresh(); if (!/^\d$/.test(key)) done(); }
    else if (!inField && /^\d$/.test(key) && choose(key)) done();
    else if (!inField && /^[\d*-]$/.test(key) && fields().length) { const to = field(); to.focus(); type(key === "*" ? "push" : key === "-" && "push" in to.dataset ? "loses" : key); done(); }
  });

  document.addEventListener("pointerdown", (event) => { if (event.target.closest("[data-key], [data-enter]")) event.preventDefault(); });
  document.addEventListener("click", (event) => {
    const { target } = event;
    for (const pop of all("[data-pop][open]")) if (!pop.contains(target)) pop.open = false;
    const key = target.closest("[data-key]");
    if (key) {
      const into = key.dataset.into && document.getElementById(key.dataset.into);
      if (into) into.focus();
      type(key.dataset.key);
    } else if (target.closest("[data-enter]") && open().some((el) => el !== field())) { event.preventDefault(); onwards(); }
  });
  document.addEventListener("focusin", ({ target }) => { if (target.matches(".field-input")) { last = target; refresh(); } });
  document.addEventListener("input", refresh);
  document.addEventListener("htmx:afterSwap", ({ detail }) => { if (detail.target.id === "play") { scrollTo(0, 0); $("#trouble").hidden = true; settle(true); } });
  for (const name of ["htmx:sendError", "htmx:responseError", "htmx:timeout"]) document.addEventListener(name, () => { $("#trouble").hidden = false; });
  addEventListener("resize", () => settle(false));
  settle(Boolean($("#play")));
})();
