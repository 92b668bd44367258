import * as z from 'zod/mini'
import { filled, rule } from '../../forms/field-rules'
import { isPassword, type passwordRules } from '../../../machines/shared/fields'

export const passwordRuleNames = [
  'lower',
  'upper',
  'digit',
  'special',
  'length',
] as const satisfies readonly (keyof typeof passwordRules)[]

/**
 * Both passwords must be the same. The error is shown at the second field, together with any other
 * error.
 */
export const passwordsAgree = z.refine<{ password: string; confirm_password: string }>(
  (form) => form.password === form.confirm_password,
  {
    path: ['confirm_password'],
    error: rule('auth:rule.passwordsDiffer'),
    when: () => true,
  },
)

/** A password somebody chooses. */
export const newPasswordField = z
  .string()
  .check(filled, z.refine(isPassword, rule('auth:rule.password')))
