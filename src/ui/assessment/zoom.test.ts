import { expect, test } from 'vitest'
import { LARGEST, pinched, scrolled, stepped, wheeled } from './zoom'

test('a step goes up and back, and never past the ends', () => {
  expect(stepped(1, 1)).toBe(1.25)
  expect(stepped(1.25, -1)).toBe(1)
  expect(stepped(1, -1)).toBe(1)
  expect(stepped(4.8, 1)).toBe(LARGEST)
})

test('a wheel and two fingers go as far as they were moved', () => {
  expect(wheeled(1, -100)).toBeGreaterThan(1.5)
  expect(wheeled(2, 100)).toBeLessThan(1.5)
  expect(pinched(2, 100, 150)).toBe(3)
  expect(pinched(2, 0, 150)).toBe(2)
})

test('zooming keeps the point below the pointer in place', () => {
  const point = (scroll: number, place: number, zoom: number) => (scroll + place) / zoom
  const after = scrolled(120, 80, 2, 3)
  expect(point(after, 80, 3)).toBeCloseTo(point(120, 80, 2))
})
