import type { ChartCases } from '../../machines/paths/cases'
import { declaredTransitions, statesOf } from '../../machines/paths/transitions'

interface Described {
  drivers: Readonly<Record<string, unknown>>
  sights: Readonly<Record<string, unknown>>
  /** States that are left as they are entered, each with the reason why nobody can look at them. */
  fleeting?: Readonly<Record<string, string>>
}

/** What a chart asks for and its drivers and sights do not have, and what they have and the chart does not ask for. */
export function gapsIn({ machine }: Pick<ChartCases, 'machine'>, { drivers, sights, fleeting = {} }: Described) {
  const events = new Set(declaredTransitions(machine).map(({ event }) => event).filter((event) => event !== 'always'))
  const states = new Set(statesOf(machine).filter(({ type }) => type === 'atomic' || type === 'final').map(({ id }) => id))
  const seen = new Set([...Object.keys(sights), ...Object.keys(fleeting)])
  return {
    undriven: [...events].filter((event) => !(event in drivers)),
    unseen: [...states].filter((state) => !seen.has(state)),
    superfluous: [...Object.keys(drivers).filter((event) => !events.has(event)), ...[...seen].filter((state) => !states.has(state)), ...Object.keys(fleeting).filter((state) => state in sights)],
  }
}
