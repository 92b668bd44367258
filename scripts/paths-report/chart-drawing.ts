import {
  rowHeight,
  type Arrow,
  type Box,
  type ChartLayout,
  type DrawnTransition,
} from './chart-layout'
import { escaped } from './html'

/** Who took a transition. */
export type Coverage = 'both' | 'browser' | 'unit' | 'none'

type CoverageOf = (transition: string) => Coverage

/**
 * A laid-out chart as SVG; `class` names what took each transition, and the page's styles give the
 * colours.
 */
export function drawChart(
  { width, height, boxes, arrows }: ChartLayout,
  coverageOf: CoverageOf,
  title: string,
): string {
  return [
    `<svg viewBox="0 0 ${px(width)} ${px(height)}" width="${px(width)}" height="${px(height)}" role="img" aria-label="${escaped(title)}">`,
    ...boxes.map((box) => drawBox(box, coverageOf)),
    ...arrows.map((arrow) => drawLine(arrow, coverageOf)),
    ...arrows.map((arrow) => drawLabel(arrow, coverageOf)),
    '</svg>',
  ].join('\n')
}

const px = (value: number): string => String(Math.round(value * 10) / 10)

function drawBox(box: Box, coverageOf: CoverageOf): string {
  const {
    id,
    name,
    description,
    depth,
    parallel,
    final,
    initial,
    rows,
    rowsAt,
    x,
    y,
    width,
    height,
  } = box
  const kind = [
    'box',
    `depth-${Math.min(depth, 4)}`,
    parallel ? 'parallel' : '',
    final ? 'final' : '',
  ]
    .filter(Boolean)
    .join(' ')
  const lines = rows.map(({ transition, text }, at) =>
    line(transition, text, rowsAt.x, rowsAt.y + (at + 0.7) * rowHeight, coverageOf),
  )
  return [
    `<g class="${kind}"><title>${escaped(`${id}: ${description}`)}</title>`,
    `<rect x="${px(x)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" rx="6"/>`,
    initial ? `<circle class="initial" cx="${px(x + 11)}" cy="${px(y + 13)}" r="3.5"/>` : '',
    `<text class="name" x="${px(x + (initial ? 20 : 10))}" y="${px(y + 17)}">${escaped(name)}</text>`,
    ...lines,
    '</g>',
  ].join('')
}

function line(
  transition: DrawnTransition,
  text: string,
  x: number,
  y: number,
  coverageOf: CoverageOf,
): string {
  const coverage = coverageOf(transition.id)
  return `<g class="${coverage}"><title>${escaped(transition.id)}</title><circle class="dot" cx="${px(x - 7)}" cy="${px(y - 3.5)}" r="2.5"/><text x="${px(x)}" y="${px(y)}">${escaped(text)}</text></g>`
}

const worst = (transitions: readonly DrawnTransition[], coverageOf: CoverageOf): Coverage =>
  (['none', 'unit', 'browser', 'both'] as const).find((coverage) =>
    transitions.some(({ id }) => coverageOf(id) === coverage),
  ) ?? 'none'

function drawLine({ points, transitions }: Arrow, coverageOf: CoverageOf): string {
  const path = points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${px(x)} ${px(y)}`).join('')
  return `<g class="arrow ${worst(transitions, coverageOf)}"><path class="line" d="${path}"/>${head(points)}</g>`
}

/** A triangle at the end of the line, pointing the way that it comes. */
function head(points: Arrow['points']): string {
  const [to, from] = [points.at(-1), points.at(-2)]
  if (to === undefined || from === undefined) return ''
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length]
  const corner = (side: number) =>
    `${px(to.x - 7 * dx + side * 3.5 * dy)} ${px(to.y - 7 * dy - side * 3.5 * dx)}`
  return `<path class="head" d="M${px(to.x)} ${px(to.y)}L${corner(1)}L${corner(-1)}Z"/>`
}

function drawLabel({ label, transitions }: Arrow, coverageOf: CoverageOf): string {
  return transitions
    .map((transition, at) => {
      const y = label.y + (at + 0.75) * rowHeight
      return `<g class="label ${coverageOf(transition.id)}"><title>${escaped(transition.id)}</title><text x="${px(label.x + 4)}" y="${px(y)}">${escaped(transition.label)}</text></g>`
    })
    .join('')
}
