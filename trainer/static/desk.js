// The desk: a text drawn as it is typed, the way from a remark to its line and from a field to its, panels, nothing lost.
"use strict";
(() => {
  const $ = (selector, root = document) => root.querySelector(selector);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const desk = $("#desk");
  if (!desk) return;
  desk.classList.add("is-live");

  // ------------------------------------------------------------------ the text under the box

  // as `yaml_line` draws it on the server
  const ENTRY = /^(\s*(?:- )?[^\s:{"'#][^:{"'#]*:\s+)([^\s{[].*)$/;
  function comment(line) {
    let quote = "";
    for (let at = 0; at < line.length; at++) {
      const before = at ? line[at - 1] : " ";
      if (quote) {
        if (line[at] === quote) quote = "";
      } else if ("\"'".includes(line[at]) && " [{,:".includes(before)) quote = line[at];
      else if (line[at] === "#" && !before.trim()) return at;
    }
    return line.length;
  }
  function draw(code, line) {
    const at = comment(line);
    const entry = ENTRY.exec(line.slice(0, at));
    const strong = document.createElement("b");
    const quiet = document.createElement("em");
    strong.textContent = entry ? entry[2] : "";
    quiet.textContent = line.slice(at);
    code.replaceChildren(entry ? entry[1] : line.slice(0, at), strong, quiet);
  }
  function redraw() {
    const lines = $("#yaml").value.split("\n");
    const drawn = $("#yaml-lines");
    while (drawn.children.length > lines.length) drawn.lastElementChild.remove();
    lines.forEach((line, i) => {
      let row = drawn.children[i];
      if (!row) {
        row = document.createElement("div");
        row.className = "yl";
        row.id = `L${i + 1}`;
        row.append(document.createElement("i"), document.createElement("code"));
        row.firstElementChild.textContent = i + 1;
        drawn.append(row);
      }
      if (row.lastElementChild.textContent !== line) draw(row.lastElementChild, line);
    });
  }
  document.addEventListener("input", ({ target }) => target.id === "yaml" && redraw());

  // another text while the cursor stands in the box: the cursor stays where it is in the text
  function retype(text) {
    const box = $("#yaml");
    const { value, selectionStart, selectionEnd } = box;
    let same = 0;
    while (same < value.length && value[same] === text[same]) same++;
    const moved = (at) => (at <= same ? at : Math.max(same, at + text.length - value.length));
    box.value = text;
    box.setSelectionRange(moved(selectionStart), moved(selectionEnd));
  }

  // ------------------------------------------------------------------ lines and fields

  function show(line, mark = true) {
    const row = document.getElementById(`L${line}`);
    const box = $(".yaml");
    if (!row || !box) return;
    for (const old of all(".yl.is-here")) old.classList.remove("is-here");
    if (mark) row.classList.add("is-here");
    const top = row.offsetTop;
    if (top < box.scrollTop || top > box.scrollTop + box.clientHeight - 3 * row.offsetHeight)
      box.scrollTop = Math.max(0, top - box.clientHeight / 3);
  }
  function write(line) {
    const box = $("#yaml");
    const start = box.value.split("\n", line - 1).join("\n").length + (line > 1);
    const end = box.value.indexOf("\n", start);
    panel("text");
    box.focus({ preventScroll: true });
    box.setSelectionRange(start, end < 0 ? box.value.length : end);
    show(line);
  }
  document.addEventListener("click", (event) => {
    const to = event.target.closest("[data-to-line], [data-to-field]");
    if (!to) return;
    event.preventDefault();
    if (to.dataset.toLine) return write(Number(to.dataset.toLine));
    panel("form");
    const field = document.getElementById(to.dataset.toField);
    const outer = field?.closest("details");
    if (outer) outer.open = true;
    field?.scrollIntoView({ block: "center" });
    field?.focus({ preventScroll: true });
  });
  document.addEventListener("focusin", ({ target }) => {
    const state = target.id && document.getElementById(`s-${target.id}`);
    if (state && Number(state.dataset.line)) show(state.dataset.line);
  });

  // ------------------------------------------------------------------ panels

  let looked = $("#preview").childElementCount > 0; // the preview is of the draft as it is
  function panel(name) {
    if (desk.dataset.show !== name) {
      desk.dataset.show = name;
      for (const tab of all("[data-panel]"))
        if (tab.dataset.panel === name) tab.setAttribute("aria-current", "true");
        else tab.removeAttribute("aria-current");
      const url = new URL(location);
      url.searchParams.set("show", name);
      history.replaceState(history.state, "", url);
    }
    if (name === "preview" && !looked) look();
  }
  function look() {
    looked = true;
    htmx.ajax("GET", $("#preview").dataset.url, { target: "#preview", swap: "innerHTML" });
  }
  document.addEventListener("click", (event) => {
    const tab = event.target.closest("[data-panel]");
    if (!tab || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    panel(tab.dataset.panel);
  });

  // ------------------------------------------------------------------ sending

  // a field sends itself; Enter would send the whole form at once
  document.addEventListener("submit", (event) => {
    if (event.target.id === "desk-form" && !event.submitter?.name) event.preventDefault();
  });
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Enter" || !event.target.matches("#desk-form input")) return;
      event.preventDefault();
      event.target.dispatchEvent(new Event("change", { bubbles: true }));
    },
    true,
  );

  // The form may come back anew while somebody types into it: what was not sent yet is typed into the new one, and sent.
  const unsent = new Map(); // field to what was typed
  for (const kind of ["input", "change"])
    document.addEventListener(
      kind,
      ({ target }) => {
        if (target.form?.matches("#desk-form, #text-form") && target.type !== "checkbox")
          unsent.set(target.name, target.value);
      },
      true,
    );
  document.addEventListener("htmx:beforeOnLoad", ({ detail }) => {
    const { name } = detail.elt;
    const sent = detail.requestConfig.formData.get(name);
    if (detail.xhr.status < 300 && sent === unsent.get(name)) unsent.delete(name);
  });
  // Form and text may be changed at once. The text then says what it was typed into, and both are put together.
  let agreed = $("#yaml").value; // what the box and the draft last had in common
  let behind = false; // whether the draft has changed since in the form
  document.addEventListener("htmx:configRequest", ({ detail }) => {
    if (behind && detail.elt.id === "yaml") detail.parameters.was = agreed;
  });
  document.addEventListener("htmx:beforeOnLoad", ({ detail }) => {
    if (detail.elt.id !== "yaml" || detail.xhr.status >= 300) return;
    agreed = detail.requestConfig.formData.get("text");
    behind = false;
  });
  function textCame(fresh) {
    behind = unsent.has("text");
    if (behind) return false;
    agreed = fresh.value;
    if (document.activeElement.id !== "yaml") return true;
    retype(agreed);
    return false;
  }
  function resend() {
    for (const [name, typed] of unsent) {
      const field = $(`#desk-form [name="${CSS.escape(name)}"]:not([type="hidden"])`);
      if (!field || field.value === typed) continue;
      field.value = typed;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }
  // by then the request before has ended: what waits for one that ends is not sent where its field is gone
  document.addEventListener("htmx:afterSettle", () => setTimeout(resend));

  let under = 0; // requests on their way
  let then = null; // where to go once they are back
  document.addEventListener("htmx:beforeRequest", () => under++);
  document.addEventListener("htmx:afterRequest", () => {
    under = Math.max(0, under - 1);
    if (!under && then) {
      const go = then;
      then = null;
      go();
    }
  });
  document.addEventListener("click", (event) => {
    const leaver = event.target.closest("[data-waits]");
    if (!leaver || !under) return;
    event.preventDefault();
    const again = leaver.matches("a") ? "a[data-waits]" : "button[data-waits]"; // the bar is another one by then
    then = () => $(`#desk-bar ${again}`)?.click();
  });

  // ------------------------------------------------------------------ what comes back

  document.addEventListener("htmx:beforeSwap", ({ detail }) => {
    if (detail.xhr.status === 409) {
      $("#desk-stale").outerHTML = detail.serverResponse;
      $("#desk-stale").scrollIntoView({ block: "nearest" });
      detail.isError = false;
    }
  });
  // what did not get through is told, in the words of the page that came instead
  const trouble = $("#trouble");
  const unreached = trouble.textContent;
  for (const name of ["htmx:sendError", "htmx:timeout", "htmx:responseError"])
    document.addEventListener(name, ({ detail }) => {
      const page = new DOMParser().parseFromString(detail.xhr.response || "", "text/html");
      const said = all("main :is(h1, p:not(.note))", page).slice(0, 2);
      trouble.textContent = said.map((part) => part.textContent.trim()).join(": ") || unreached;
      trouble.hidden = false;
    });
  document.addEventListener("htmx:afterRequest", ({ detail }) => {
    if (detail.successful && detail.requestConfig.verb === "post") trouble.hidden = true;
  });
  document.addEventListener("htmx:oobBeforeSwap", ({ detail }) => {
    const { target, fragment } = detail;
    const here = document.activeElement;
    const fresh = fragment.firstElementChild;
    // what somebody types into is left alone, and what he opened stays open
    if (target.matches(".state, .from, .pick-one") && target.contains(here)) detail.shouldSwap = false;
    if (!fresh) return;
    if (target.id === "yaml" && !textCame(fresh)) detail.shouldSwap = false;
    if (target.matches("details")) fresh.open = target.open;
    for (const old of all("details[id]", target)) {
      const same = fresh.querySelector(`#${CSS.escape(old.id)}`);
      if (same) same.open = old.open;
    }
  });
  document.addEventListener("htmx:afterRequest", ({ detail }) => {
    if (detail.requestConfig.verb !== "post" || !detail.successful) return;
    looked = false;
    $(".trouble-act")?.scrollIntoView({ block: "nearest" });
    if (desk.dataset.show === "preview") look();
    const here = document.activeElement;
    const state = here?.id && document.getElementById(`s-${here.id}`);
    if (state && here.id !== "yaml" && Number(state.dataset.line)) show(state.dataset.line);
  });

  show($(".yaml").dataset.start, false);
})();
