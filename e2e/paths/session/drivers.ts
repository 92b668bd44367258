import type { StateValue } from 'xstate'
import type { ChartDrivers, Driver } from '../drive'
import { entryDrivers, startDrivers } from './drivers-entry'
import { candidateDrivers, standingDrivers } from './drivers-inside'
import { joiningDrivers } from './drivers-joining'
import { resetDrivers } from './drivers-reset'
import { noLooks } from './looks'
import { stateAssertions, eventMessages } from './state-assertions'
import type { SessionContext } from './test-context'

const drivers = {
  ...entryDrivers,
  ...startDrivers,
  ...joiningDrivers,
  ...resetDrivers,
  ...standingDrivers,
  ...candidateDrivers,
}

const prepared =
  (drive: Driver<SessionContext>): Driver<SessionContext> =>
  async (testContext, moment) => {
    await noLooks(testContext)
    await drive(testContext, moment)
  }

/** The drivers and state assertions of the session chart. */
export const sessionDrivers: ChartDrivers<SessionContext> = {
  chart: 'session',
  drivers: Object.fromEntries(
    Object.entries(drivers).map(([event, drive]) => [event, prepared(drive)]),
  ),
  stepTaken: ({ network }, { edge }) => {
    const before = activeIn(edge.from)
    const active = activeIn(edge.to)
    const entered = active.filter((state) => !before.includes(state))
    network.stepTaken(entered.length > 0 ? entered : active.slice(-1), active)
  },
  stateAssertions,
  eventMessages,
}

/** The active states of a configuration, the outermost first. This chart has no parallel states. */
function activeIn(configuration: string): string[] {
  const [value]: [StateValue] = JSON.parse(configuration)
  const within = (at: StateValue | undefined, path: string): string[] => {
    if (at === undefined) return []
    const [name = '', inner] = typeof at === 'string' ? [at] : (Object.entries(at)[0] ?? [])
    return [`${path}${name}`, ...within(inner, `${path}${name}.`)]
  }
  return within(value, '')
}
