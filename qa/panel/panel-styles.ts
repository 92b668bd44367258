/**
 * Styles for the page around the panel. They narrow the body, and what the application fixes to the
 * window, by the width of the panel.
 */
export const besideStyles = `
html { --masar-panel: 36px; }
html[data-masar-panel='open'] { --masar-panel: clamp(320px, 22vw, 420px); }
body { margin-inline-end: var(--masar-panel) !important; }
body > [data-live-announcer],
[data-scope='dialog'][data-part='positioner'],
[data-scope='dialog'][data-part='backdrop'] { margin-inline-end: var(--masar-panel) !important; }
`

/**
 * The panel's own styles, in its shadow root. They are dark, so that nobody mistakes the panel for
 * the product.
 */
export const panelStyles = `
:host {
  all: initial;
  direction: inherit;
  position: fixed;
  inset-block: 0;
  inset-inline-end: 0;
  inline-size: var(--masar-panel);
  z-index: 2147483000;
  color-scheme: dark;
}
:host > div { block-size: 100%; }
* { box-sizing: border-box; }
aside {
  block-size: 100%;
  display: flex;
  flex-direction: column;
  background: #0b1f28;
  color: #e6f0f3;
  font: 14px/20px 'IBM Plex Sans Variable', 'IBM Plex Sans', system-ui, sans-serif;
}
h1, h2, h3, p, ul { margin: 0; padding: 0; }
h1 { font-size: 16px; line-height: 24px; font-weight: 600; flex: 1; }
h2 { font-size: 15px; line-height: 20px; font-weight: 600; color: #7fd0ea; }
h3 { font-size: 13px; line-height: 20px; font-weight: 600; flex: 1; }
ul { list-style: none; }
code { font: 12px/18px ui-monospace, 'SFMono-Regular', Menlo, monospace; color: #a8c0ca; overflow-wrap: anywhere; }
button {
  font: inherit;
  font-weight: 500;
  min-block-size: 32px;
  padding: 4px 12px;
  border: 1px solid #4b6a77;
  border-radius: 6px;
  background: transparent;
  color: inherit;
  cursor: pointer;
}
button:hover { background: #17323e; }
button.main { background: #7fd0ea; border-color: #7fd0ea; color: #06242f; }
button.main:hover { background: #a5def1; }
button.quiet { border-color: transparent; color: #a8c0ca; padding-inline: 8px; }
button:disabled { opacity: 0.5; cursor: default; }
:focus-visible { outline: 2px solid #ffd479; outline-offset: 2px; }
.cards:focus-visible { outline-offset: -2px; }
.head { display: flex; align-items: center; gap: 4px; padding: 8px 8px 8px 16px; border-block-end: 1px solid #24414d; }
.record { display: grid; gap: 8px; padding: 12px 16px; border-block-end: 1px solid #24414d; }
.row { display: flex; align-items: center; gap: 8px; flex-wrap: wrap; }
.grow { flex: 1; }
.row label { display: flex; align-items: center; gap: 8px; min-block-size: 32px; }
input[type='checkbox'] { inline-size: 16px; block-size: 16px; margin: 0; accent-color: #7fd0ea; }
.dot { inline-size: 10px; block-size: 10px; border-radius: 50%; background: #ff7a6b; }
.note { color: #a8c0ca; font-size: 13px; line-height: 18px; }
.note:empty { display: none; }
.cards { flex: 1; overflow-y: auto; padding: 12px 16px 24px; display: grid; gap: 16px; align-content: start; }
.card { display: grid; gap: 8px; }
.card + .card { border-block-start: 1px solid #24414d; padding-block-start: 16px; }
.now li { background: #12303c; border-radius: 6px; padding: 8px 12px; }
.now li + li { margin-block-start: 4px; }
.state { display: flex; gap: 8px; justify-content: space-between; font-weight: 600; overflow-wrap: anywhere; }
.since { font-variant-numeric: tabular-nums; font-weight: 400; color: #a8c0ca; }
details { border-block-start: 1px solid #24414d; padding-block-start: 4px; }
summary { display: flex; align-items: center; gap: 8px; min-block-size: 32px; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
summary::before { content: ''; border: 4px solid transparent; border-inline-start-color: #a8c0ca; transition: none; }
details[open] > summary::before { transform: rotate(90deg) translate(2px, 2px); }
.count { color: #a8c0ca; font-variant-numeric: tabular-nums; font-size: 13px; }
details li { padding-block: 6px; }
details li + li { border-block-start: 1px solid #17323e; }
.others { border: 0; padding: 0; color: #c3d5dc; }
.others summary { min-block-size: 24px; font-size: 13px; }
.others p { padding-inline-start: 16px; }
.meta { display: flex; gap: 0 8px; align-items: baseline; flex-wrap: wrap; }
.meta time, .times { color: #a8c0ca; font-size: 12px; font-variant-numeric: tabular-nums; }
.who { font-size: 12px; line-height: 18px; padding-inline: 6px; border-radius: 4px; background: #17323e; color: #c3d5dc; white-space: nowrap; }
.who.never { background: #5a2a25; color: #ffd0ca; }
.call { font-size: 12px; line-height: 18px; color: #a8c0ca; }
.fine { color: #8fdcae; }
.bad { color: #ff9c90; }
.empty { color: #a8c0ca; }
.bug { display: grid; gap: 8px; }
.bug label { display: grid; gap: 4px; }
textarea { font: inherit; color: inherit; background: #12303c; border: 1px solid #4b6a77; border-radius: 6px; padding: 6px 8px; resize: vertical; }
.folded { align-items: stretch; }
.unfold { border: 0; border-radius: 0; flex: 1; display: flex; flex-direction: column; align-items: center; gap: 8px; padding: 12px 0; }
.upright { writing-mode: vertical-rl; }
`
