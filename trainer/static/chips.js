// Paying in chips: a tap or a key puts one out into the field being answered, and its piles grow as a dealer cuts them.
// The chips put out travel in a hidden field beside the amount; an amount that is typed takes their place.
"use strict";
(() => {
  const $ = (selector, root = document) => root.querySelector(selector);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const on = (name, act) => document.addEventListener(name, act);
  const MOST = 100;
  const form = () => $("#answer");
  const paying = () => form()?.matches(".pays-chips");
  const put = (field) => (field.value ? field.value.split(",").map(Number) : []);
  const sum = (chips) => chips.reduce((total, chip) => total + chip, 0);
  let ours = false; // the amount is being written by us, not typed
  let kept = null; // what was put out before a swap

  // the hidden field of the one that is answered now
  const purse = () => $(".is-now [data-chips]", form());
  const amount = (field) => $(".field-input", field.parentElement);

  function column(value, count, fresh) {
    const top = $(`#chip-tray [data-chip="${value}"] svg`);
    const step = count < 9 ? 13 : 104 / (count - 1);
    const height = 90 + step * (count - 1);
    const drawn = top.cloneNode(false);
    drawn.setAttribute("class", "stack");
    drawn.setAttribute("viewBox", `0 0 120 ${height}`);
    for (let i = 0; i < count; i += 1) {
      const chip = $("use", top).cloneNode();
      if (i < count - 1)
        chip.setAttribute("href", chip.getAttribute("href").replace("#t", i % 2 ? "#f" : "#e"));
      else if (fresh) chip.classList.add("put-out");
      chip.setAttribute("y", step * (count - 1 - i));
      drawn.append(chip);
    }
    drawn.append($(".chip-no", top).cloneNode(true));
    return drawn;
  }

  function draw(field, fresh = 0) {
    const counts = new Map();
    for (const chip of put(field)) counts.set(chip, (counts.get(chip) || 0) + 1);
    const piles = [...counts].sort((a, b) => b[0] - a[0]);
    $(".pile", field.parentElement).replaceChildren(...piles.map(([v, n]) => column(v, n, v === fresh)));
  }

  function lay(field, chips, fresh) {
    const to = amount(field);
    field.value = chips.join(",");
    ours = true;
    to.value = chips.length ? sum(chips) : "";
    to.dispatchEvent(new Event("input", { bubbles: true }));
    ours = false;
    draw(field, fresh);
    const said = $("#chip-said");
    said.textContent = said.dataset.said.replace("{sum}", to.value || "0");
  }

  function pay(chip) {
    const field = purse();
    if (!field || put(field).length >= MOST) return;
    lay(field, [...put(field), chip], chip);
    if (document.activeElement.closest("#chip-tray") === null) amount(field).focus();
  }

  function undo() {
    const field = purse();
    if (!field?.value) return false;
    lay(field, put(field).slice(0, -1));
    return true;
  }

  function change(button) {
    const by = paying() ? "type" : "chips";
    form().classList.toggle("pays-chips", by === "chips");
    const body = new URLSearchParams({ pay: by });
    fetch(button.dataset.settings, { method: "POST", body, keepalive: true, redirect: "manual" }).catch(
      () => {},
    );
    dispatchEvent(new Event("resize")); // another pad stands there now
  }

  on("keydown", (event) => {
    const { key, code, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || !paying() || !purse()) return;
    if (document.documentElement.dataset.keys === "off" || target.closest("[data-pop], dialog, [data-part]"))
      return;
    const chip = /^\d$/.test(key) && $(`#chip-tray [data-no="${key}"]`);
    if (chip) pay(Number(chip.dataset.chip));
    else if (key === "Backspace" || code === "KeyU") {
      if (!undo() && key === "Backspace") return;
    } else if (!/^\d$/.test(key)) return;
    event.preventDefault();
  });
  on("click", ({ target }) => {
    const button = target.closest("[data-chip], [data-pay]");
    if (!button) return;
    const { chip, pay: act } = button.dataset;
    if (chip) pay(Number(chip));
    else if (act === "undo") undo();
    else if (act === "clear") purse() && lay(purse(), []);
    else change(button);
  });
  on("input", ({ target }) => {
    const field = !ours && $("[data-chips]", target.closest(".field") || undefined);
    if (!field || amount(field) !== target) return;
    field.value = "";
    draw(field);
  });

  // the same question again, with a hint or a word about one field: what was put out lies there still
  const question = () => form() && form().action + ($("[name=stage]", form())?.value ?? "");
  on("htmx:beforeSwap", () => {
    kept = { question: question(), chips: all("#answer [data-chips]").map((f) => [f.name, f.value]) };
  });
  on("htmx:afterSwap", () => {
    if (!kept || question() !== kept.question) return;
    for (const [name, value] of kept.chips) {
      const field = $(`[name="${name}"]`, form());
      if (!value || String(sum(value.split(",").map(Number))) !== amount(field).value) continue;
      field.value = value;
      draw(field);
    }
  });
})();
