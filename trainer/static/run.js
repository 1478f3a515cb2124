// The clock of a run: it counts down, stands still while practice is paused or out of sight, and a speed run that is left ends.
"use strict";
(() => {
  const $ = (selector) => document.querySelector(selector);
  const post = (url) => fetch(url, { method: "POST", keepalive: true, redirect: "manual" }).catch(() => {});
  const now = () => $("#run").dataset;
  let end = 0; // when the time is up, in milliseconds
  let over = false; // we are on the way to the summary

  function wind() {
    const { left } = now();
    end = left ? Date.now() + Number(left) * 1000 : 0;
    tick();
  }

  function tick() {
    const shown = $("#run-left");
    if (!end || !shown || over) return;
    const left = Math.max(0, Math.ceil((end - Date.now()) / 1000));
    shown.firstElementChild.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
    shown.classList.toggle("is-short", left <= 10);
    if (Date.now() < end) return;
    over = true;
    location.replace(now().expired);
  }

  async function see() {
    const { pause, resume, leave, summary } = now();
    const asked = $("#answer") && !$("#paused[open]");
    if (document.visibilityState === "visible") {
      if (asked && resume) post(resume);
    } else if (leave && !over) {
      over = true;
      await post(leave);
      location.replace(summary);
    } else if (asked && pause) post(pause);
  }

  document.addEventListener("visibilitychange", see);
  document.addEventListener("click", ({ target }) => {
    if (!target.closest("[data-pause-run]") || !$("#answer")) return;
    post(now().pause);
    $("#paused").showModal();
  });
  $("#paused")?.addEventListener("close", () => {
    post(now().resume);
    ($("#answer .is-now .field-input") ?? $("#panel")).focus({ preventScroll: true });
  });
  document.addEventListener("htmx:beforeOnLoad", ({ detail }) => {
    if (detail.xhr.getResponseHeader("HX-Redirect")) over = true;
  });
  document.addEventListener("htmx:afterSettle", wind);
  setInterval(tick, 200);
  wind();
})();
