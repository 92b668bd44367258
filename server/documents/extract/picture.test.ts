import { expect, test } from 'vitest'
import { isBlank, isUneven, type Picture, measureSkew } from './picture'

/** A page with lines of dark blocks, which fall by so many points on each hundred to the right. */
const page = (fall: number, paper: (x: number, y: number) => number = () => 250): Picture => {
  const [width, height] = [900, 1200]
  const grey = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const along = y - (fall * x) / 100
      const isInk = x > 90 && x < 800 && along > 80 && along % 40 < 14 && x % 13 < 8 && y < 1100
      grey[y * width + x] = isInk ? 30 : paper(x, y)
    }
  return { width, height, grey }
}
const toDegrees = (fall: number) => (Math.atan(fall / 100) * 180) / Math.PI

test.each([0, 2, -3.5, 6])('lines that fall by %d in a hundred are found', (fall) => {
  expect(Math.abs(measureSkew(page(fall)) - toDegrees(fall))).toBeLessThan(0.2)
})

test('a page without anything on it is blank', () => {
  const blank = { width: 900, height: 1200, grey: new Uint8Array(900 * 1200).fill(252) }
  expect([isBlank(blank), isBlank(page(0)), measureSkew(blank)]).toEqual([true, false, 0])
})

test('a shadow over a page is distinguished from its ink', () => {
  expect(isUneven(page(0))).toBe(false)
  expect(isUneven(page(0, (x) => 255 - x / 6))).toBe(true)
})
