import { initialTransition } from 'xstate'
import { describe, expect, test } from 'vitest'
import type { ChartCases } from '../paths/cases'
import { vocabularyOf } from '../paths/graph'
import { lintCases, lintChart } from '../paths/lint'
import { declaredTransitions, step } from '../paths/transitions'
import { annotationCases, englishCases } from './assessment.cases'
import type { AssessmentMachine, AssessmentSnapshot } from './assessment.machine'

const throughJson = (machine: AssessmentMachine, { value, context }: AssessmentSnapshot): AssessmentSnapshot =>
  machine.resolveState(JSON.parse(JSON.stringify({ value, context })))

/**
 * Seven regions side by side multiply into thousands of configurations, so the walk goes on only from those that put
 * two states together which it has not seen together. The tests then assert that nothing declared was missed.
 */
function explore(cases: ChartCases<AssessmentMachine>) {
  const { machine, facts } = cases
  const together = new Set<string>()
  const isNew = (snapshot: AssessmentSnapshot): boolean => {
    const active = snapshot._nodes.filter((node) => node.type === 'atomic')
    const marks = active.map((node) => `${node.id} ${JSON.stringify(facts(snapshot))}`)
    const pairs = marks.flatMap((one) => marks.map((other) => `${one} ${other}`))
    const found = pairs.filter((pair) => !together.has(pair))
    for (const pair of found) together.add(pair)
    return found.length > 0
  }
  const [start] = initialTransition(machine)
  const seen = [start]
  const taken = new Set<string>()
  isNew(start)
  for (const snapshot of seen) {
    for (const event of vocabularyOf(cases, snapshot)) {
      const reached = step(machine, throughJson(machine, snapshot), event)
      for (const transition of reached.taken) taken.add(transition)
      if (isNew(reached.snapshot)) seen.push(reached.snapshot)
    }
  }
  return { taken }
}

describe.each([
  { name: 'english', cases: englishCases, transitions: 147 },
  { name: 'annotation', cases: annotationCases, transitions: 177 },
])('the $name chart', ({ cases, transitions }) => {
  test('every declared transition is taken, each after a JSON round trip', { timeout: 60_000 }, () => {
    const declared = declaredTransitions(cases.machine).map(({ id }) => id)
    const { taken } = explore(cases)
    expect(declared.filter((transition) => !taken.has(transition))).toEqual([])
    expect(declared).toHaveLength(transitions)
  })

  test('it is sound, and its cases send what it handles', () => {
    expect(lintChart(cases.machine)).toEqual([])
    expect(lintCases(cases)).toEqual([])
  })
})
