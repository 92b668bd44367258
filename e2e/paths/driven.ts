import { annotation } from './annotation/parts'
import { makeDrivers } from './assessment/drivers'
import { english } from './english/parts'
import { sessionDrivers } from './session/drivers'

/** The drivers of all charts that the files `CHART.e2e.ts` in this folder drive. */
export const driven = [sessionDrivers, makeDrivers(english), makeDrivers(annotation)] as const
