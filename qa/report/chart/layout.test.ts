import { describe, expect, test } from 'vitest'
import { toIndex } from '../chart-index'
import { atFirst, everything, fold } from './folding'
import { layOut } from './layout'
import type { Layout, PlacedState } from './placed'
import { plantedChart } from '../planted-chart'

const index = toIndex(plantedChart)
const measure = (text: string) => text.length * 7
const cases = [
  { name: 'folded', open: atFirst(index), inWords: true },
  { name: 'unfolded', open: everything(index), inWords: true },
  { name: 'without words', open: everything(index), inWords: false },
]

describe.each(cases)('the layout, $name', async ({ open, inWords }) => {
  const drawing = fold(index, open)
  const layout = await layOut(drawing, { measure, shape: 1.5, inWords })

  test('places every state and every arrow', () => {
    expect(layout.states.map(({ drawn }) => drawn)).toEqual(drawing.states)
    expect(layout.arrows.map(({ arrow }) => arrow)).toEqual(drawing.arrows)
  })

  test('puts states into the box they belong to, and beside each other', () => {
    for (const one of layout.states) {
      const around = layout.states.find(({ drawn }) => drawn.state.id === one.drawn.parent)
      if (around !== undefined) expect(isInside(one, around), one.drawn.state.id).toBe(true)
      for (const other of siblings(layout, one)) expect(overlap(one, other)).toBe(false)
    }
  })

  test('keeps lines and labels on the drawing', () => {
    for (const { points, label } of layout.arrows)
      for (const { x, y } of [...points, label])
        expect(x >= 0 && y >= 0 && x <= layout.width && y <= layout.height).toBe(true)
  })
})

const siblings = ({ states }: Layout, { drawn }: PlacedState) =>
  states.filter((other) => other.drawn !== drawn && other.drawn.parent === drawn.parent)

const isInside = (inner: PlacedState, outer: PlacedState): boolean =>
  inner.x >= 0 &&
  inner.y >= 0 &&
  inner.x + inner.width <= outer.width &&
  inner.y + inner.height <= outer.height

const overlap = (one: PlacedState, other: PlacedState): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height
