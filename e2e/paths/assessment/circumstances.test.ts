import { describe, expect, test } from 'vitest'
import { buildGraph } from '../../../machines/paths/graph/graph'
import { buildTour } from '../../../machines/paths/graph/tour'
import { declaredTransitions } from '../../../machines/paths/graph/transitions'
import { annotation } from '../annotation/parts'
import { english } from '../english/parts'
import { within } from '../within'
import { getCircumstances } from './circumstances'

describe.each([english, annotation])('$id', (kind) => {
  test('what can come about in the browser is walked, and that is all that the chart declares', () => {
    const walks = buildTour(within(buildGraph(kind.cases), getCircumstances(kind)).graph, {
      longest: 60,
    })
    const taken = new Set(walks.flat().flatMap((edge) => edge.taken))
    expect(
      declaredTransitions(kind.cases.machine)
        .map(({ id }) => id)
        .filter((id) => !taken.has(id)),
    ).toEqual([])
  })
})
