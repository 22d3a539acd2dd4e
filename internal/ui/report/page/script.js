"use strict";
(() => {
  const all = (selector, root) => Array.from((root || document).querySelectorAll(selector));
  const runs = all(".run");
  const shown = new Map();

  // scrollTo moves the box around an element, and nothing else, so that it shows.
  const scrollTo = (element, box) => {
    if (!element || !box) return;
    const e = element.getBoundingClientRect(), b = box.getBoundingClientRect();
    if (e.top < b.top || e.bottom > b.bottom) box.scrollTop += e.top - b.top - box.clientHeight / 2;
  };

  // leave takes the mark off the line of the source that has it.
  const leave = () => {
    all("tr.now").forEach(tr => tr.classList.remove("now"));
    all(".note").forEach(note => note.remove());
  };

  const go = (run, n) => {
    const steps = all(".steps button", run);
    if (steps.length === 0) return;
    n = Math.max(0, Math.min(steps.length - 1, n));
    shown.set(run, n);
    steps.forEach((s, i) => {
      if (i === n) s.setAttribute("aria-current", "step");
      else s.removeAttribute("aria-current");
    });
    scrollTo(steps[n], run.querySelector(".steps"));
    leave();
    const line = steps[n].dataset.line && document.getElementById(steps[n].dataset.line);
    if (line) {
      line.classList.add("now");
      // What the line changes stands behind it, too.
      const values = all(".changed", steps[n]).map(v => v.textContent).join(", ");
      if (values) {
        const note = document.createElement("span");
        note.className = "note";
        note.textContent = "  // " + values;
        line.querySelector(".text code").after(note);
      }
      scrollTo(line, line.closest(".scroll"));
    }
    all(".inputs tr", run).forEach(tr => {
      const at = Number(tr.dataset.step);
      tr.classList.toggle("given", at === n);
      tr.classList.toggle("later", at > n);
    });
    run.querySelector(".stack").classList.toggle("thrown", n === steps.length - 1);
    run.querySelector("output").textContent = "step " + (n + 1) + " of " + steps.length;
  };

  const move = (run, where) => {
    const n = shown.has(run) ? shown.get(run) : -1;
    go(run, { first: 0, back: n - 1, next: n + 1, last: Infinity }[where]);
  };

  const choose = n => {
    runs.forEach((run, i) => { run.hidden = i !== n; });
    const select = document.getElementById("choose");
    if (select) select.value = String(n);
    leave();
    if (shown.has(runs[n])) go(runs[n], shown.get(runs[n]));
  };

  runs.forEach(run => {
    run.querySelector(".controls").hidden = false;
    all("[data-go]", run).forEach(b => b.addEventListener("click", () => move(run, b.dataset.go)));
    all(".steps button", run).forEach((b, i) => b.addEventListener("click", () => go(run, i)));
  });
  // The arrow keys step through the run that is shown, wherever the focus is: on
  // a page that has just been opened nothing has it. The source scrolls sideways
  // by the same keys when the focus is there; Home and End scroll the page.
  document.addEventListener("keydown", e => {
    if (e.altKey || e.ctrlKey || e.metaKey || e.shiftKey) return;
    if (e.target instanceof Element && e.target.closest("select, .scroll")) return;
    const run = runs.find(r => !r.hidden);
    if (!run) return;
    let where = { ArrowRight: "next", ArrowLeft: "back" }[e.key];
    if (!where && run.contains(e.target)) where = { Home: "first", End: "last" }[e.key];
    if (!where) return;
    e.preventDefault();
    move(run, where);
  });
  if (runs.length > 0) choose(0);
  const select = document.getElementById("choose");
  if (select) select.addEventListener("change", () => choose(Number(select.value)));
  all(".show").forEach(b => {
    b.hidden = false;
    b.addEventListener("click", () => {
      const n = Number(b.dataset.run);
      choose(n);
      go(runs[n], 0);
      runs[n].scrollIntoView({ block: "nearest" });
      runs[n].focus();
    });
  });
  // A link to a check opens the group that it is in.
  const open = () => {
    const target = location.hash && document.getElementById(location.hash.slice(1));
    const group = target && target.closest("details");
    if (group && !group.open) { group.open = true; target.scrollIntoView(); }
  };
  addEventListener("hashchange", open);
  open();

  const theme = document.getElementById("theme");
  theme.hidden = false;
  theme.addEventListener("click", () => {
    const root = document.documentElement;
    const dark = root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = dark ? "light" : "dark";
  });
})();
