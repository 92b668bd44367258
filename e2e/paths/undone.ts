import type { AnyStateMachine } from 'xstate'
import { declaredTransitions, getStates } from '../../machines/paths/graph/transitions'
import { wordsIn, type Language } from '../steps/words'
import type { ChartDrivers } from './drive'
import { parseLook } from './look'
import { readResults } from './results'
import { faultsIn } from './state-assertion'

/**
 * The states and transitions that the walks of a chart have missed, according to the running charts
 * and not to the plan.
 * @param isWanted whether a state has to be seen
 */
export function undone(
  machine: AnyStateMachine,
  {
    chart,
    stateAssertions,
    fleeting = {},
    bare = {},
  }: Pick<ChartDrivers<never>, 'chart' | 'stateAssertions' | 'fleeting' | 'bare'>,
  language: Language,
  isWanted: (state: string) => boolean,
) {
  const results = readResults(chart, language)
  const taken = new Set(results.flatMap((result) => result.taken))
  const looks = results
    .flatMap((result) => result.looks)
    .map(({ states, path, text }) => ({ states, look: parseLook(path, text) }))
  const translate = wordsIn(language)
  const seen = [...new Set(looks.flatMap(({ states }) => states))]
    .filter((state) => !(state in bare))
    .sort()
  const looksLike = (state: string, stateAssertion: string) =>
    looks.every(
      ({ states, look }) =>
        !states.includes(state) ||
        faultsIn(look, stateAssertions[stateAssertion] ?? {}, translate).length === 0,
    )
  return {
    failed: results.filter(({ failure }) => failure !== null).map(({ walk }) => walk),
    untaken: declaredTransitions(machine)
      .map(({ id }) => id)
      .filter((id) => !taken.has(id)),
    unseen: getStates(machine)
      .filter(
        ({ id, type }) =>
          (type === 'atomic' || type === 'final') &&
          !(id in fleeting) &&
          isWanted(id) &&
          !looks.some(({ states }) => states.includes(id)),
      )
      .map(({ id }) => id),
    /** Pairs of states whose assertions could be exchanged without a failure. */
    alike: seen.flatMap((one, at) =>
      seen
        .slice(at + 1)
        .filter((other) => looksLike(one, other) && looksLike(other, one))
        .map((other) => [one, other]),
    ),
  }
}
