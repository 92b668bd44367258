import * as z from 'zod/mini'
import { emailOf, isEmail } from '../../../machines/shared/email'
import { mobileNumberOf } from '../../../machines/shared/fields'
import { cleanBlock, cleanLine } from '../../../machines/shared/line'
import { holdsAddress, isName } from '../../../machines/shared/names'
import type { RuleName } from './rule-names'

const rule = (name: RuleName) => name

/** As typed, without spaces around it; the server compares without case. */
export const emailField = z
  .string()
  .check(z.overwrite(emailOf), z.minLength(1, rule('required')), z.refine(isEmail, rule('email')))

/** A line that must not be left empty. */
export const lineField = z.string().check(z.overwrite(cleanLine), z.minLength(1, rule('required')))

/** A line that may be left empty. */
export const optionalLineField = z.string().check(z.overwrite(cleanLine))

/** Several lines; further rules follow as checks. */
export const blockField = z
  .string()
  .check(z.overwrite(cleanBlock), z.minLength(1, rule('required')))

const noAddress = z.refine<string>((line) => !holdsAddress(line), rule('address'))
const someName = z.refine<string>((line) => line === '' || isName(line), rule('name'))

/** What a person is called. */
export const fullNameField = lineField.check(noAddress, someName)

/** The same where it may be left empty: not everybody has a last name. */
export const optionalNameField = optionalLineField.check(noAddress, someName)

/** What a company is called, which may be digits alone. */
export const companyNameField = lineField.check(noAddress)

/** A number with its country code, as the phone field gives it. */
export const mobileField = z.string().check(
  z.minLength(1, rule('required')),
  z.refine((typed) => mobileNumberOf(typed) !== null, rule('mobile')),
)
