import { expect, type Page } from '@playwright/test'
import type { Translate } from '../journey/words'
import { lookAt } from './look'
import type { Recorder } from './recorder'
import type { KeptLook } from './results'
import { faultsIn, isVisible, type StateAssertions } from './state-assertion'

/** The page to look at, and what its running charts did. */
interface Watched {
  page: Page
  translate: Translate
  recorder: Recorder
}

interface Expected {
  chart: string
  stateAssertions: Readonly<Record<string, StateAssertions>>
  /** What the page says once the last event has happened, whatever the state. */
  told: StateAssertions | undefined
  /** Milliseconds until the page has to look right. */
  limit: number
}

/**
 * Reads the page until it is as the assertions of its states say. A state that the chart has left
 * in the meantime is not expected any more.
 *
 * @returns how it looked, and the states that were seen to look right
 */
export async function looksRight(
  { page, recorder, translate }: Watched,
  { chart, stateAssertions, told, limit }: Expected,
  states: readonly string[],
): Promise<KeptLook> {
  let seen: KeptLook = { states: [], path: '', text: '' }
  const faults = async () => {
    const look = await lookAt(page)
    const active = recorder.statesOf(page, chart)
    const here = states.filter(
      (state) => active.includes(state) && isVisible(stateAssertions[state] ?? {}, active),
    )
    seen = { states: here, path: look.path, text: look.text }
    const unlike = here.flatMap((state) => {
      const stateAssertion = stateAssertions[state]
      if (stateAssertion === undefined) return [`The state ${state} has no state assertion.`]
      return faultsIn(look, stateAssertion, translate).map((fault) => `${state}: ${fault}`)
    })
    return [
      ...unlike,
      ...(told === undefined || here.length === 0 ? [] : faultsIn(look, told, translate)),
    ]
  }
  await expect
    .poll(faults, { intervals: [20, 50, 100, 200], timeout: limit })
    .toEqual([])
    .catch((error: unknown) => {
      throw new Error(
        `${error instanceof Error ? error.message : String(error)}
The page:
${seen.text}`,
        { cause: error },
      )
    })
  return seen
}
