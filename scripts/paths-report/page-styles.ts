/**
 * The report's looks, in the colours of the product. It is opened from disk, so everything is in
 * the one document.
 */
export const styles = `
:root { --ink: #0b2530; --muted: #4d6670; --line: #cfdbdf; --petrol: #06384a; --both: #1b7a4b; --unit: #a56a00; --browser: #1f5fb4; --none: #b3261e; }
* { box-sizing: border-box; }
body { margin: 0; font: 15px/1.5 "IBM Plex Sans", "Segoe UI", system-ui, sans-serif; color: var(--ink); background: #f4f7f8; }
header { background: var(--petrol); color: #fff; padding: 28px 40px; }
header p { margin: 6px 0 0; color: #d5e3e8; }
h1 { margin: 0; font-size: 26px; } h2 { margin: 0 0 4px; font-size: 20px; }
main { max-width: 1840px; margin: 0 auto; padding: 24px 40px 64px; }
section { background: #fff; border: 1px solid var(--line); border-radius: 10px; padding: 20px 24px; margin-block-end: 24px; overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: start; padding: 8px 12px; border-block-end: 1px solid var(--line); white-space: nowrap; }
thead th { color: var(--muted); font-weight: 600; } td { font-variant-numeric: tabular-nums; }
a { color: #0b5f7d; } a:focus-visible, button:focus-visible, summary:focus-visible, .drawing:focus-visible { outline: 3px solid #e0a526; outline-offset: 2px; }
.legend { display: flex; flex-wrap: wrap; gap: 6px 24px; } .key::before { content: ""; display: inline-block; inline-size: 22px; block-size: 4px; border-radius: 2px; margin-inline-end: 8px; vertical-align: middle; background: currentColor; }
.key.both { color: var(--both); } .key.unit { color: var(--unit); } .key.browser { color: var(--browser); } .key.none { color: var(--none); }
.tools { display: flex; gap: 8px; margin-block: 8px; } button { font: inherit; padding: 5px 12px; border: 1px solid var(--line); border-radius: 6px; background: #fff; color: var(--ink); cursor: pointer; }
.drawing { overflow: auto; max-block-size: 78vh; border: 1px solid var(--line); border-radius: 8px; background: #fbfcfc; margin-block-end: 16px; }
svg { display: block; } svg text { font: 11px "IBM Plex Sans", "Segoe UI", Arial, sans-serif; fill: var(--ink); } svg .name { font-weight: 600; font-size: 12.5px; }
rect { fill: #fff; stroke: #9fb4bb; } .depth-0 > rect { fill: #f4f7f8; } .depth-2 > rect { fill: #f6fafb; } .parallel > rect { stroke-dasharray: 6 4; stroke-width: 1.4; } .final > rect { stroke-width: 2.4; }
.initial { fill: var(--petrol); } .line { fill: none; stroke-width: 1.4; } .label text { paint-order: stroke; stroke: #fff; stroke-width: 4px; }
.both .line { stroke: var(--both); } .unit .line { stroke: var(--unit); } .browser .line { stroke: var(--browser); } .none .line { stroke: var(--none); stroke-dasharray: 5 3; }
.both .head, .both .dot { fill: var(--both); } .unit .head, .unit .dot { fill: var(--unit); } .browser .head, .browser .dot { fill: var(--browser); } .none .head, .none .dot { fill: var(--none); }
.label.unit text, .unit > text { fill: #7a4e00; } .label.none text, .none > text { fill: var(--none); } .label.browser text, .browser > text { fill: var(--browser); }
details { border-block-start: 1px solid var(--line); padding-block: 8px; } summary { cursor: pointer; font-weight: 600; } ol { padding-inline-start: 40px; } li { margin-block: 10px; } li::after { content: ""; display: block; clear: both; } li p { margin: 0; }
.small { color: var(--muted); font-size: 12.5px; } code { font: 12px ui-monospace, "Cascadia Mono", monospace; } .note { color: var(--unit); } .failed { color: var(--none); font-weight: 600; }
pre { white-space: pre-wrap; background: #fdf3f2; border: 1px solid #f0cfcc; border-radius: 6px; padding: 12px; font-size: 12px; }
.shot { float: inline-end; margin-inline-start: 16px; } .shot img { inline-size: 220px; border: 1px solid var(--line); border-radius: 6px; display: block; }
@media (max-width: 700px) { header, main { padding-inline: 16px; } .shot { float: none; display: block; margin: 0 0 8px; } }
@media print { .tools { display: none; } .drawing { max-block-size: none; overflow: visible; } svg { max-inline-size: 100%; block-size: auto; } }
`

/** Zooming: the drawing's own buttons. Without scripts the chart is there in its full size. */
export const script = `
for (const tools of document.querySelectorAll('.tools')) {
  const drawing = tools.nextElementSibling, svg = drawing.querySelector('svg')
  const full = Number(svg.getAttribute('width')), high = Number(svg.getAttribute('height'))
  const show = (width) => { svg.setAttribute('width', width); svg.setAttribute('height', high * width / full) }
  tools.addEventListener('click', ({ target }) => {
    const now = Number(svg.getAttribute('width'))
    if (target.dataset.zoom === 'in') show(now * 1.25)
    if (target.dataset.zoom === 'out') show(now * 0.8)
    if (target.dataset.zoom === 'fit') show(Math.min(full, drawing.clientWidth - 2))
  })
}
`
