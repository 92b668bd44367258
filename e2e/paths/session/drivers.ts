import type { ChartDrivers } from '../drive'
import { entryDrivers, startDrivers } from './drivers-entry'
import { candidateDrivers, standingDrivers } from './drivers-inside'
import { joiningDrivers } from './drivers-joining'
import { resetDrivers } from './drivers-reset'
import { sights, tells } from './sights'
import type { SessionWorld } from './world'

/** How the session chart is driven through its screens, and how each of its states looks. */
export const sessionDrivers: ChartDrivers<SessionWorld> = {
  chart: 'session',
  drivers: { ...entryDrivers, ...startDrivers, ...joiningDrivers, ...resetDrivers, ...standingDrivers, ...candidateDrivers },
  sights,
  tells,
}
