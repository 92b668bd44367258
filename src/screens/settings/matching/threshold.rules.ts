import * as z from 'zod/mini'
import { rule } from '../../../forms/field-rules'
import { westernDigits } from '../../../lib/digits'

const [least, most] = [5, 90]

/** A threshold as it is typed, in whole percent. */
export const thresholdForm = z.object({
  percent: z.string().check(
    z.overwrite((typed) => westernDigits(typed).replace(/[%٪]/g, '').trim()),
    z.refine(
      (typed) => /^\d{1,2}$/.test(typed) && Number(typed) >= least && Number(typed) <= most,
      rule('settings:rule.threshold'),
    ),
  ),
})

/** The same as the contract takes it. */
export const toScore = ({ percent }: z.output<typeof thresholdForm>): number =>
  Number(percent) / 100
