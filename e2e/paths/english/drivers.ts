import type { ChartDrivers } from '../drive'
import { beforeDrivers } from './drivers-before'
import { runningDrivers } from './drivers-running'
import { prepared } from './entering'
import { bare, fleeting, sights, tells } from './sights'
import type { EnglishWorld } from './world'

/** How the chart of the English assessment is driven through its screens, and what is seen there. */
export const englishDrivers: ChartDrivers<EnglishWorld> = {
  chart: 'english',
  drivers: Object.fromEntries(Object.entries({ ...beforeDrivers, ...runningDrivers }).map(([event, driver]) => [event, prepared(driver)])),
  sights,
  fleeting,
  bare,
  tells,
}
