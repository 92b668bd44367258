import type { AnyStateMachine } from 'xstate'
import { declaredTransitions, statesOf } from '../../machines/paths/transitions'
import { wordsIn, type Language } from '../journey/words'
import type { ChartDrivers } from './drive'
import { lookOf } from './look'
import { type KeptLook, resultsOf } from './results'
import { faultsIn } from './sight'

/** What the walks of a chart have not done, by what they left behind: measured on the running charts, not on the plan. */
export function undone<World>(machine: AnyStateMachine, { chart, sights, fleeting = {} }: ChartDrivers<World>, language: Language) {
  const results = resultsOf(chart, language)
  const taken = new Set(results.flatMap((result) => result.taken))
  const looks = new Map<string, KeptLook[]>()
  for (const look of results.flatMap((result) => result.looks)) looks.set(look.state, [...(looks.get(look.state) ?? []), look])
  const say = wordsIn(language)
  const looksLike = (state: string, sight: string) => (looks.get(state) ?? []).every(({ path, text }) => faultsIn(lookOf(path, text), sights[sight] ?? {}, say).length === 0)
  const seen = [...looks.keys()]
  return {
    failed: results.filter(({ failure }) => failure !== null).map(({ walk }) => walk),
    untaken: declaredTransitions(machine).map(({ id }) => id).filter((id) => !taken.has(id)),
    unseen: statesOf(machine).filter(({ id, type }) => (type === 'atomic' || type === 'final') && !(id in fleeting) && !looks.has(id)).map(({ id }) => id),
    /** States whose checks could change places unnoticed. */
    alike: seen.flatMap((one, at) => seen.slice(at + 1).filter((other) => looksLike(one, other) && looksLike(other, one)).map((other) => [one, other])),
  }
}
