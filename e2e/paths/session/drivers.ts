import type { StateValue } from 'xstate'
import type { ChartDrivers, Driver } from '../drive'
import { entryDrivers, startDrivers } from './drivers-entry'
import { candidateDrivers, standingDrivers } from './drivers-inside'
import { holdRolesIfTheyFail, joiningDrivers } from './drivers-joining'
import { resetDrivers } from './drivers-reset'
import { noLooks } from './looks'
import { sights, tells } from './sights'
import type { SessionWorld } from './world'

const drivers = {
  ...entryDrivers,
  ...startDrivers,
  ...joiningDrivers,
  ...resetDrivers,
  ...standingDrivers,
  ...candidateDrivers,
}

const prepared =
  (drive: Driver<SessionWorld>): Driver<SessionWorld> =>
  async (world, moment) => {
    await noLooks(world)
    holdRolesIfTheyFail(world, moment)
    await drive(world, moment)
  }

/** How the session chart is driven through its screens, and how each of its states looks. */
export const sessionDrivers: ChartDrivers<SessionWorld> = {
  chart: 'session',
  drivers: Object.fromEntries(
    Object.entries(drivers).map(([event, drive]) => [event, prepared(drive)]),
  ),
  stepTaken: ({ gate }, { edge }) => {
    const before = activeIn(edge.from)
    const active = activeIn(edge.to)
    const entered = active.filter((state) => !before.includes(state))
    gate.stepTaken(entered.length > 0 ? entered : active.slice(-1), active)
  },
  sights,
  tells,
}

/**
 * The active states of a configuration, the outermost first; this chart has no regions side by
 * side.
 */
function activeIn(configuration: string): string[] {
  const [value]: [StateValue] = JSON.parse(configuration)
  const within = (at: StateValue | undefined, path: string): string[] => {
    if (at === undefined) return []
    const [name = '', inner] = typeof at === 'string' ? [at] : (Object.entries(at)[0] ?? [])
    return [`${path}${name}`, ...within(inner, `${path}${name}.`)]
  }
  return within(value, '')
}
