/** A page as it is seen: a byte of brightness for each point, row by row. */
export interface Picture {
  width: number
  height: number
  grey: Uint8Array
}

/** Lines are looked for in steps of so many points; the letters of a page are taller. */
const STEP = 3
const LARGEST_DEGREES = 6
/** A change of brightness that is the edge of a letter, and no shade. */
const EDGE = 40

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

/** Points where dark begins below bright, as at the upper and lower edges of letters. */
const findEdges = ({ width, height, grey }: Picture): Int32Array => {
  const found: number[] = []
  for (let y = 0; y + STEP < height; y += STEP)
    for (let x = 0; x < width; x += STEP) {
      const here = grey[y * width + x] ?? 0
      const below = grey[(y + STEP) * width + x] ?? 0
      if (here - below > EDGE) found.push(x, y)
    }
  return Int32Array.from(found)
}

/** How much the edges stand together in rows, once the page is turned by an angle. */
const sharpness = (edges: Int32Array, height: number, degrees: number): number => {
  const slope = Math.tan(toRadians(degrees))
  const rows = new Float64Array(2 * Math.ceil(height / STEP) + 2)
  const offset = Math.floor(rows.length / 4)
  for (let i = 0; i < edges.length; i += 2) {
    const y = (edges[i + 1] ?? 0) - slope * (edges[i] ?? 0)
    const row = Math.round(y / STEP) + offset
    if (row >= 0 && row < rows.length) rows[row] = (rows[row] ?? 0) + 1
  }
  return rows.reduce((sum, count) => sum + count * count, 0)
}

const sharpest = (edges: Int32Array, height: number, angles: readonly number[]): number => {
  let [best, most] = [0, -1]
  for (const angle of angles) {
    const sharp = sharpness(edges, height, angle)
    if (sharp > most) [best, most] = [angle, sharp]
  }
  return best
}

const around = (middle: number, reach: number, step: number): number[] =>
  Array.from({ length: 2 * Math.round(reach / step) + 1 }, (_, i) => middle - reach + i * step)

/**
 * By how many degrees the lines of a page fall to the right: at that angle its letters stand
 * together in rows.
 */
export const measureSkew = (picture: Picture): number => {
  const edges = findEdges(picture)
  if (edges.length === 0) return 0
  const coarse = sharpest(edges, picture.height, around(0, LARGEST_DEGREES, 0.5))
  return sharpest(edges, picture.height, around(coarse, 0.5, 0.1))
}

/** Whether there is anything to be seen on a page: a blank one is not read. */
export const isBlank = (picture: Picture): boolean => findEdges(picture).length < 2 * 40

/** How much of a page its letters blacken at most. */
const MOST_INK = 0.25

/**
 * Whether part of a page lies in shadow, as in a photograph of it: then the one border between dark
 * and bright that fits the whole page best (Otsu's) lies in the paper and not between it and ink.
 */
export const isUneven = ({ grey }: Picture): boolean => {
  const counts = new Float64Array(256)
  for (const light of grey) counts[light] = (counts[light] ?? 0) + 1
  const sum = counts.reduce((whole, count, light) => whole + count * light, 0)
  let [below, sumBelow, best, ink] = [0, 0, -1, 0]
  counts.forEach((count, light) => {
    below += count
    sumBelow += count * light
    const above = grey.length - below
    if (below === 0 || above === 0) return
    const apart = below * above * (sumBelow / below - (sum - sumBelow) / above) ** 2
    if (apart > best) [best, ink] = [apart, below]
  })
  return ink > MOST_INK * grey.length
}
