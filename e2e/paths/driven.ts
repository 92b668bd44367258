import { annotation } from './annotation/parts'
import { driversOf } from './assessment/drivers'
import { english } from './english/parts'
import { sessionDrivers } from './session/drivers'

/** All that is driven in the browser: the charts of the files `CHART.e2e.ts` beside this one. */
export const driven = [sessionDrivers, driversOf(english), driversOf(annotation)] as const
