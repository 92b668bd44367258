import { describe, expect, test } from 'vitest'
import { findCharts } from '../../machines/paths/charts'
import { declaredTransitions, getStates } from '../../machines/paths/transitions'
import { drawChart, type Coverage } from './chart-drawing'
import { layOut, type Box } from './chart-layout'
import { escaped } from './html'

const charts = await findCharts()

describe.each(charts.map(({ machine }) => ({ id: machine.id, machine })))(
  'the drawing of $id',
  async ({ id, machine }) => {
    const layout = await layOut(machine, ({ event }) => event)
    const transitions = declaredTransitions(machine)
    const coverages: readonly Coverage[] = ['both', 'browser', 'unit', 'none']
    const toCoverage = (transition: string) =>
      coverages[transitions.findIndex((other) => other.id === transition) % 4] ?? 'none'
    const svg = drawChart(layout, toCoverage, id)

    test('shows every state, with what it means', () => {
      expect(layout.boxes.map((box) => box.id).toSorted()).toEqual(
        getStates(machine)
          .map((node) => node.id)
          .toSorted(),
      )
      for (const node of getStates(machine))
        expect(svg).toContain(`<title>${escaped(`${node.id}: ${node.description}`)}</title>`)
    })

    test('shows every transition once, coloured by what took it', () => {
      const shown = [
        ...svg.matchAll(/class="(?:label )?(both|browser|unit|none)"><title>([^<]*)</g),
      ].map(([, coverage, title]) => `${title} ${coverage}`)
      expect(shown.toSorted()).toEqual(
        transitions
          .map((transition) => `${escaped(transition.id)} ${toCoverage(transition.id)}`)
          .toSorted(),
      )
    })

    test('puts boxes into the box they belong to, and beside each other', () => {
      const byId = new Map(layout.boxes.map((box) => [box.id, box]))
      for (const node of getStates(machine)) {
        const box = byId.get(node.id)
        const siblings = Object.values<typeof node>(node.states).map((child) => byId.get(child.id))
        for (const [at, child] of siblings.entries()) {
          expect(isInside(child, box), `${child?.id} in ${node.id}`).toBe(true)
          for (const other of siblings.slice(at + 1))
            expect(overlap(child, other), `${child?.id} over ${other?.id}`).toBe(false)
        }
      }
    })

    test('keeps everything on the drawing', () => {
      for (const { points, label } of layout.arrows) {
        for (const { x, y } of [...points, label])
          expect(x >= 0 && y >= 0 && x <= layout.width && y <= layout.height).toBe(true)
      }
    })
  },
)

test('a text that looks like markup stays text', () => {
  expect(escaped('<b title="x">&</b>')).toBe('&lt;b title=&quot;x&quot;&gt;&amp;&lt;/b&gt;')
})

const isInside = (inner?: Box, outer?: Box): boolean =>
  inner !== undefined &&
  outer !== undefined &&
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width + 1 &&
  inner.y + inner.height <= outer.y + outer.height + 1

const overlap = (one?: Box, other?: Box): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height
