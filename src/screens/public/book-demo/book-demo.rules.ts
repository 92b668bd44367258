import * as z from 'zod/mini'
import { toMobileNumber } from '../../../../machines/shared/fields'
import type { components } from '../../../../openapi/generated/api'
import { companyNameField, emailField, fullNameField, rule } from '../../../forms/field-rules'
import { westernDigits } from '../../../lib/digits'

export const demoForm = z.object({
  full_name: fullNameField,
  email: emailField,
  mobile_number: z
    .string()
    .check(
      z.refine(
        (typed) => typed === '' || toMobileNumber(typed) !== null,
        rule('common:rule.mobile'),
      ),
    ),
  company_name: companyNameField,
  company_size: z.string().check(
    z.overwrite((typed) => westernDigits(typed).trim()),
    z.refine((digits) => digits === '' || /^0*[1-9]\d{0,6}$/.test(digits), rule('demo:rule.size')),
  ),
  message: z.string(),
})

export type DemoForm = z.infer<typeof demoForm>

/** What the contract takes; what was left empty is not said. */
export const toRequest = ({
  full_name,
  email,
  mobile_number: mobile,
  company_name,
  company_size: size,
  message,
}: DemoForm): components['schemas']['BookDemo'] => ({
  full_name,
  email,
  mobile_number: mobile === '' ? null : mobile,
  company_name,
  company_size: size === '' ? null : Number(size),
  message: message.trim() === '' ? null : message,
})
