import { annotation } from './annotation/parts'
import { driversOf } from './assessment/drivers'
import { english } from './english/parts'
import { sessionDrivers } from './session/drivers'

/** The drivers of all charts that the files `CHART.e2e.ts` in this folder drive. */
export const driven = [sessionDrivers, driversOf(english), driversOf(annotation)] as const
