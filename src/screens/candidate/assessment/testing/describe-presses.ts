import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AssessmentKind } from '../../../../../machines/assessment/parts'
import { patient } from '../../../../../scripts/lib/patience.mjs'
import { restingStates, listStates } from './press-chart'
import { sweptContract } from './press-contract'
import { endSweep, sweep, type PressState } from './press-sweep'

/**
 * These buttons are in every part and do the same in each, so they are pressed in the first one
 * only.
 */
const frame = ['Help', 'Exit assessment']

/** One test for each state: a second press must not take another step. */
export function describePresses(kind: AssessmentKind, states: readonly PressState[]): void {
  const isSending = sweptContract()
  beforeEach(() => {
    vi.stubGlobal('scrollTo', () => undefined)
    Element.prototype.scrollIntoView = vi.fn()
    Element.prototype.scrollTo = vi.fn()
    HTMLAnchorElement.prototype.click = vi.fn()
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:media', revokeObjectURL: () => undefined }),
    )
  })
  afterEach(endSweep)

  describe(`whoever presses again takes no second step: ${kind}`, () => {
    const [inFrame] = states.filter(({ name }) => name === 'writing' || name === 'part1')
    const swept = new Set<string>()
    test.each(states.map((state) => [state.name, state] as const))(
      '%s',
      async (_, state) => {
        const without = state === inFrame ? [] : frame
        const { pressed, value } = await sweep(kind, state, isSending, without)
        for (const rest of listStates(value)) swept.add(rest)
        if (state.asksNothing === true) expect(pressed).toEqual([])
        else expect(pressed).not.toEqual([])
      },
      patient(120_000),
    )

    test('these are all states in which the chart comes to rest', () => {
      expect(restingStates(kind).filter((state) => !swept.has(state))).toEqual([])
    })
  })
}
