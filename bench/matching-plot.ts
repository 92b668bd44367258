// The drawing of bench/matching.ts: what ranking a job costs beside the postings of its skills.
export interface Measured {
  postings: number
  milliseconds: number
}

/**
 * The exponent of the power of the postings with which the time grows (least squares of the
 * logarithms); 1 is linear.
 */
export function fitExponent(measured: readonly Measured[]): number {
  const points = measured.map(({ postings, milliseconds }) => ({
    x: Math.log(postings),
    y: Math.log(milliseconds),
  }))
  return fitSlope(points)
}

function fitSlope(points: readonly { x: number; y: number }[]): number {
  const mean = (of: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length
  const [mx, my] = [mean(({ x }) => x), mean(({ y }) => y)]
  return (
    points.reduce((sum, { x, y }) => sum + (x - mx) * (y - my), 0) /
    points.reduce((sum, { x }) => sum + (x - mx) ** 2, 0)
  )
}

const [width, height, margin] = [720, 420, 64]

/** An SVG with a dot for each job and the straight line nearest to them. */
export function drawPlot(measured: readonly Measured[], title: string): string {
  const points = measured.map(({ postings, milliseconds }) => ({ x: postings, y: milliseconds }))
  const [right, top] = [
    Math.max(...points.map(({ x }) => x)),
    Math.max(...points.map(({ y }) => y)) * 1.05,
  ]
  const px = (x: number) => (margin + (x / right) * (width - 2 * margin)).toFixed(1)
  const py = (y: number) => (height - margin - (y / top) * (height - 2 * margin)).toFixed(1)
  const slope = fitSlope(points)
  const at = (x: number) =>
    Math.max(
      0,
      points.reduce((sum, { y }) => sum + y, 0) / points.length +
        slope * (x - points.reduce((sum, point) => sum + point.x, 0) / points.length),
    )
  const ticks = [0, 0.25, 0.5, 0.75, 1]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${title}" font-family="sans-serif" font-size="12">`,
    `<rect width="${width}" height="${height}" fill="#fff"/><text x="${margin}" y="28" font-size="14" fill="#1c2430">${title}</text>`,
    ...ticks.map(
      (share) =>
        `<line x1="${margin}" x2="${width - margin}" y1="${py(top * share)}" y2="${py(top * share)}" stroke="#e3e6ea"/><text x="${margin - 8}" y="${py(top * share)}" dy="4" text-anchor="end" fill="#5a6472">${(top * share).toFixed(0)} ms</text>`,
    ),
    ...ticks.map(
      (share) =>
        `<text x="${px(right * share)}" y="${height - margin + 20}" text-anchor="middle" fill="#5a6472">${((right * share) / 1000).toFixed(0)} k</text>`,
    ),
    `<text x="${width / 2}" y="${height - 18}" text-anchor="middle" fill="#5a6472">postings of the skills that count towards the job's</text>`,
    ...points.map(
      ({ x, y }) =>
        `<circle cx="${px(x)}" cy="${py(y)}" r="2.5" fill="#0f766e" fill-opacity="0.5"/>`,
    ),
    `<line x1="${px(0)}" y1="${py(at(0))}" x2="${px(right)}" y2="${py(at(right))}" stroke="#b4530a" stroke-width="1.5"/>`,
    '</svg>',
    '',
  ].join('\n')
}
