/** The look of the documentation, in the colours and sizes that the site's own style sheet brings. */
export const DOCS_STYLE = `
.docs { min-height: 100vh; }
.docs .skip {
  position: absolute; left: -100rem; padding: var(--space-2) var(--space-3); background: var(--surface); z-index: 2;
}
.docs .skip:focus { left: var(--space-2); top: var(--space-2); }
.docs .top {
  display: flex; align-items: center; justify-content: space-between; gap: var(--space-4);
  padding: var(--space-3) var(--space-5); border-bottom: 1px solid var(--line); background: var(--surface);
}
.docs .brand {
  display: inline-flex; align-items: center; gap: var(--space-2); min-height: 2.75rem; font-weight: 700;
  font-size: var(--size-1); color: var(--ink); text-decoration: none;
}
.docs .language { display: inline-flex; align-items: center; min-height: 2.75rem; }
.docs .columns {
  display: grid; grid-template-columns: 15rem minmax(0, 1fr); gap: var(--space-6); max-width: 80rem; margin: 0 auto;
  padding: var(--space-5);
}
.docs nav .menu { position: sticky; top: var(--space-5); max-height: calc(100vh - 3rem); overflow-y: auto; }
.docs nav summary { font-weight: 700; padding: var(--space-2); cursor: pointer; }
.docs nav a {
  display: block; padding: var(--space-2) var(--space-3); border-radius: var(--radius-field); color: var(--ink-soft);
  text-decoration: none;
}
.docs nav a:hover { background: var(--sunken); color: var(--ink); }
.docs nav a[aria-current] { background: var(--brand-tint); color: var(--brand-text); font-weight: 600; }
.docs main > * + * { margin-top: var(--space-4); }
.docs main > p + p, .docs main div > p + p { margin-top: var(--space-3); }
.docs main h2 { margin-top: var(--space-7); padding-top: var(--space-4); border-top: 1px solid var(--line); }
.docs .call, .docs .shape {
  padding: var(--space-5); border: 1px solid var(--line); border-radius: var(--radius-card);
  background: var(--surface);
}
.docs .call > * + *, .docs .shape > * + * { margin-top: var(--space-3); }
.docs .call h4 { margin-top: var(--space-5); }
.docs h3 { overflow-wrap: anywhere; }
.docs .anchor {
  display: inline-block; min-width: 1.5rem; min-height: 1.5rem; text-align: center; text-decoration: none;
  color: var(--ink-faint); font-weight: 400;
}
.docs .anchor:hover, .docs .anchor:focus-visible { color: var(--brand-text); }
.docs code, .docs pre {
  font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; font-size: 0.9em;
}
.docs p code, .docs td code { overflow-wrap: anywhere; }
.docs pre {
  margin-bottom: 0; padding: var(--space-4); overflow-x: auto; border: 1px solid var(--line);
  border-radius: var(--radius-field); background: var(--sunken); line-height: 1.45;
}
.docs .method {
  display: inline-block; min-width: 3.6em; padding: 0.1em 0.5em; border-radius: var(--radius-pill);
  font-size: 0.75rem; font-weight: 700; text-align: center; letter-spacing: 0.03em; vertical-align: 0.12em;
}
.docs .method.get { background: var(--status-info-tint); color: var(--status-info); }
.docs .method.post { background: var(--status-done-tint); color: var(--status-done); }
.docs .version { font-size: var(--size-m1); font-weight: 400; color: var(--ink-soft); letter-spacing: 0; }
.docs .needed { font-size: var(--size-m1); color: var(--ink-soft); white-space: nowrap; }
.docs .facts { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: var(--space-1) var(--space-4); }
.docs .facts dt { color: var(--ink-soft); }
.docs .wide { overflow-x: auto; border: 1px solid var(--line); border-radius: var(--radius-field); }
.docs table { width: 100%; border-collapse: collapse; font-size: var(--size-m1); }
.docs th, .docs td { padding: var(--space-2) var(--space-3); text-align: left; vertical-align: top; }
.docs th { background: var(--sunken); font-weight: 600; white-space: nowrap; }
.docs tbody tr + tr td { border-top: 1px solid var(--line); }
.docs td:first-child { min-width: 9rem; }
.docs td:last-child { min-width: 11rem; }
.docs details summary { cursor: pointer; padding: var(--space-2) 0; font-weight: 600; }
.docs .plain li + li { margin-top: var(--space-1); }
.docs .plain a { display: inline-block; padding: var(--space-1) 0; }
.docs .search { display: grid; gap: var(--space-2); max-width: 35rem; }
.docs .search[hidden] { display: none; }
.docs .search label { font-weight: 600; }
.docs .search input {
  min-height: 2.75rem; padding: 0 var(--space-3); border: 1px solid var(--line-strong);
  border-radius: var(--radius-field); background: var(--surface);
}
.docs .search p { min-height: 1.5em; color: var(--ink-soft); }
.docs .group > * + * { margin-top: var(--space-2); }
.docs .group[hidden], .docs .group li[hidden] { display: none; }
.docs .calls li { padding: var(--space-2) 0; border-top: 1px solid var(--line); }
.docs .calls a { overflow-wrap: anywhere; }
.docs .names { display: flex; flex-wrap: wrap; gap: var(--space-1) var(--space-4); }
.docs .names a { display: inline-block; padding: var(--space-1) 0; }
.docs .life-cycle { padding: var(--space-3); background: var(--surface); }
.docs .life-cycle svg { display: block; max-width: none; }
.docs .life-cycle text { font-size: 13px; fill: var(--ink); text-anchor: middle; dominant-baseline: central; }
.docs .life-cycle .ground { fill: var(--surface); }
.docs .life-cycle .state rect { fill: var(--surface); stroke: var(--line-strong); stroke-width: 1.5; }
.docs .life-cycle .state.first rect { stroke-dasharray: 4 4; }
.docs .life-cycle .state.last rect { fill: var(--sunken); }
.docs .life-cycle .state text { font-weight: 600; }
.docs .life-cycle .state .stays { font-weight: 400; font-size: 12px; fill: var(--ink-soft); }
.docs .life-cycle .transition { fill: none; stroke: var(--ink-faint); stroke-width: 1.5; }
.docs .life-cycle .tip { fill: var(--ink-faint); }
.docs .life-cycle .said {
  font-size: 12px; fill: var(--brand-text); paint-order: stroke; stroke: var(--surface); stroke-width: 5px;
  stroke-linejoin: round;
}
.docs .transitions { margin: 0; padding: 0; list-style: none; }
@media (max-width: 56em) {
  .docs .columns { grid-template-columns: minmax(0, 1fr); gap: var(--space-4); padding: var(--space-4); }
  .docs nav .menu {
    position: static; max-height: none; border: 1px solid var(--line); border-radius: var(--radius-card);
    background: var(--surface); padding: var(--space-2);
  }
  .docs .call, .docs .shape { padding: var(--space-4); }
}
`
