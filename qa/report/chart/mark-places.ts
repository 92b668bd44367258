import type { PlacedArrow, PlacedState, Point } from './placed'

interface Area extends Point {
  width: number
  height: number
}

const mark = { width: 34, height: 20 }
const stride = 10

/**
 * Places the mark of each arrow on its line, as near to the middle as possible without hiding a
 * state or another mark.
 */
export function placeMarks(
  arrows: readonly PlacedArrow[],
  states: readonly PlacedState[],
): PlacedArrow[] {
  const corners = new Map<string, Point>()
  const boxes: Area[] = []
  for (const { drawn, x, y, width, height } of states) {
    const around = (drawn.parent === null ? undefined : corners.get(drawn.parent)) ?? { x: 0, y: 0 }
    const corner = { x: around.x + x, y: around.y + y }
    corners.set(drawn.state.id, corner)
    if (!states.some((other) => other.drawn.parent === drawn.state.id))
      boxes.push({ ...corner, width, height })
  }
  const marks: Area[] = []
  return arrows.map((placed) => {
    const places = placesOn(placed.points)
    const free = (place: Point) =>
      ![...boxes, ...marks].some((other) => overlap(areaAt(place), other))
    const label = places.find(free) ?? places[0] ?? { x: 0, y: 0 }
    marks.push(areaAt(label))
    return { ...placed, label }
  })
}

const areaAt = ({ x, y }: Point): Area => ({
  x: x - mark.width / 2,
  y: y - mark.height / 2,
  ...mark,
})

const overlap = (one: Area, other: Area): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

/** Points along a line, those in its middle first. */
function placesOn(points: readonly Point[]): Point[] {
  const places = points.flatMap((to, at) => {
    const from = points[at - 1]
    if (from === undefined) return []
    const steps = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / stride))
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * (step + 0.5)) / steps,
      y: from.y + ((to.y - from.y) * (step + 0.5)) / steps,
    }))
  })
  const middle = (places.length - 1) / 2
  return places
    .map((place, at) => ({ place, away: Math.abs(at - middle) }))
    .toSorted((one, other) => one.away - other.away)
    .map(({ place }) => place)
}
