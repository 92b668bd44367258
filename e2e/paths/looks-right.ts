import { expect, type Page } from '@playwright/test'
import type { Translate } from '../steps/words'
import { lookAt } from './look'
import type { Recorder } from './recorder'
import type { KeptLook } from './results'
import { isVisible, unmetIn, type StateAssertions, type Unmet } from './state-assertion'
import { StepFault } from './step-fault'

/** The page to check, and the record of its running charts. */
interface Watched {
  page: Page
  translate: Translate
  recorder: Recorder
}

interface Expected {
  chart: string
  stateAssertions: Readonly<Record<string, StateAssertions>>
  /** The messages of the page after the last event, in any state. */
  told: StateAssertions | undefined
  /** The time until the page has to look right, in milliseconds. */
  limit: number
}

/**
 * Reads the page until it meets the assertions of its states. If the chart has left a state by
 * then, its assertions do not count.
 *
 * @returns the page's text, and the states whose assertions it met
 */
export async function looksRight(
  { page, recorder, translate }: Watched,
  { chart, stateAssertions, told, limit }: Expected,
  states: readonly string[],
): Promise<KeptLook> {
  let seen: KeptLook = { states: [], path: '', text: '' }
  let unmet: Unmet[] = []
  const faults = async () => {
    const look = await lookAt(page)
    const active = recorder.getStates(page, chart)
    const here = states.filter(
      (state) => active.includes(state) && isVisible(stateAssertions[state] ?? {}, active),
    )
    seen = { states: here, path: look.path, text: look.text }
    const of = (state: string | null, stateAssertion: StateAssertions) =>
      unmetIn(look, stateAssertion, translate).map(({ expected, fault }) =>
        state === null
          ? { expected, fault }
          : { expected: `${state}: ${expected}`, fault: `${state}: ${fault}` },
      )
    const unlike = here.flatMap((state): Unmet[] => {
      const stateAssertion = stateAssertions[state]
      return stateAssertion === undefined
        ? [
            {
              expected: `There are assertions for the state ${state}.`,
              fault: `The state ${state} has no state assertion.`,
            },
          ]
        : of(state, stateAssertion)
    })
    unmet = [...unlike, ...(told === undefined || here.length === 0 ? [] : of(null, told))]
    return unmet.map(({ fault }) => fault)
  }
  await expect
    .poll(faults, { intervals: [20, 50, 100, 200], timeout: limit })
    .toEqual([])
    .catch((error: unknown) => {
      const message = error instanceof Error ? error.message : String(error)
      throw new StepFault(
        {
          expected: unmet.map(({ expected }) => expected).join('\n'),
          seen: [...unmet.map(({ fault }) => fault), '', `${seen.path} shows:`, seen.text].join(
            '\n',
          ),
        },
        `${message}\nThe page:\n${seen.text}`,
        { cause: error },
      )
    })
  return seen
}
