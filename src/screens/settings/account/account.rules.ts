import * as z from 'zod/mini'
import type { SessionUser } from '../../../../machines/session/answers'
import { toMobileNumber } from '../../../../machines/shared/fields'
import { filled, fullNameField, optionalNameField, rule } from '../../../forms/field-rules'
import { newPasswordField, passwordsAgree } from '../../../features/auth/password.rules'

/**
 * The person's own name and number. A number can be changed but not removed; people from a sign-in
 * provider may have none.
 */
export const detailsForm = (hasNumber: boolean) =>
  z.object({
    first_name: fullNameField,
    last_name: optionalNameField,
    mobile_number: z.string().check(
      z.refine((typed) => typed !== '' || !hasNumber, rule('common:rule.required')),
      z.refine(
        (typed) => typed === '' || toMobileNumber(typed) !== null,
        rule('common:rule.mobile'),
      ),
    ),
  })

export const getDetails = ({
  first_name,
  last_name,
  mobile_number,
}: SessionUser): z.output<ReturnType<typeof detailsForm>> => ({
  first_name,
  last_name,
  mobile_number: mobile_number ?? '',
})

/** The new password twice, and the one it takes the place of. */
export const passwordForm = z
  .object({
    current_password: z.string().check(filled),
    password: newPasswordField,
    confirm_password: z.string(),
  })
  .check(
    passwordsAgree,
    z.refine((form) => form.password === '' || form.password !== form.current_password, {
      path: ['password'],
      error: rule('account:rule.unchanged'),
      when: () => true,
    }),
  )
export type PasswordValues = z.output<typeof passwordForm>
