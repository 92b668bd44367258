import * as z from 'zod/mini'
import { isPassword, type passwordRules } from '../../../machines/shared/fields'

export const passwordRuleNames = [
  'lower',
  'upper',
  'digit',
  'special',
  'length',
] as const satisfies readonly (keyof typeof passwordRules)[]

/** The same password twice; told beside the second, whatever else is wrong. */
export const passwordsAgree = z.refine<{ password: string; confirm_password: string }>(
  (form) => form.password === form.confirm_password,
  {
    path: ['confirm_password'],
    error: 'passwordsDiffer',
    when: () => true,
  },
)

/** A password somebody chooses. */
export const newPasswordField = z
  .string()
  .check(z.minLength(1, 'required'), z.refine(isPassword, 'password'))
