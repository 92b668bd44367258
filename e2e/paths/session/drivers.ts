import type { ChartDrivers, Driver } from '../drive'
import { entryDrivers, startDrivers } from './drivers-entry'
import { candidateDrivers, standingDrivers } from './drivers-inside'
import { holdRolesIfTheyFail, joiningDrivers } from './drivers-joining'
import { resetDrivers } from './drivers-reset'
import { sights, tells } from './sights'
import type { SessionWorld } from './world'

const drivers = { ...entryDrivers, ...startDrivers, ...joiningDrivers, ...resetDrivers, ...standingDrivers, ...candidateDrivers }

const prepared = (drive: Driver<SessionWorld>): Driver<SessionWorld> => async (world, moment) => {
  holdRolesIfTheyFail(world, moment)
  await drive(world, moment)
}

/** How the session chart is driven through its screens, and how each of its states looks. */
export const sessionDrivers: ChartDrivers<SessionWorld> = {
  chart: 'session',
  drivers: Object.fromEntries(Object.entries(drivers).map(([event, drive]) => [event, prepared(drive)])),
  sights,
  tells,
}
