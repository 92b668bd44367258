import * as z from 'zod/mini'
import { blockField, rule } from '../../../../forms/field-rules'
import { wholeIn } from '../../../../lib/digits'

/** As many as the contract takes at once. */
export const mostMinutes = 120

/** The whole minutes somebody typed, 1 to 120; null for anything else. */
export const minutesIn = (typed: string): number | null => wholeIn(typed, 1, mostMinutes)

/** How many minutes are granted, and why. */
export const grantForm = z.object({
  minutes: z
    .string()
    .check(z.refine((typed) => minutesIn(typed) !== null, rule('outcomes:rule.minutes'))),
  reason: blockField,
})
