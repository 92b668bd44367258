import type { FlatNamespace, ParseKeys } from 'i18next'
import * as z from 'zod/mini'
import { toEmail, isEmail } from '../../machines/shared/email'
import { toMobileNumber } from '../../machines/shared/fields'
import { cleanBlock, cleanLine } from '../../machines/shared/line'
import { holdsAddress, isName } from '../../machines/shared/names'

type RulesOf<Area extends FlatNamespace> = Area extends unknown
  ? `${Area}:${Extract<ParseKeys<Area>, `rule.${string}`>}`
  : never

/** A rule that a field can break, by the key of its sentence: `common:rule.required`. */
export type Rule = RulesOf<FlatNamespace>

/** The message of a check in a schema. */
export const rule = (name: Rule) => name

/** What has to be written or chosen. */
export const filled = z.minLength(1, rule('common:rule.required'))

/** As typed, without spaces around it; the server compares without case. */
export const emailField = z
  .string()
  .check(z.overwrite(toEmail), filled, z.refine(isEmail, rule('common:rule.email')))

/** A line that must not be left empty. */
export const lineField = z.string().check(z.overwrite(cleanLine), filled)

/** A line that may be left empty. */
export const optionalLineField = z.string().check(z.overwrite(cleanLine))

/** Several lines; further rules follow as checks. */
export const blockField = z.string().check(z.overwrite(cleanBlock), filled)

const noAddress = z.refine<string>((line) => !holdsAddress(line), rule('common:rule.address'))
const someName = z.refine<string>((line) => line === '' || isName(line), rule('common:rule.name'))

/** Several lines that may be left empty. */
export const optionalBlockField = z.string().check(z.overwrite(cleanBlock))

/** What a person is called. */
export const fullNameField = lineField.check(noAddress, someName)

/** The same where it may be left empty: not everybody has a last name. */
export const optionalNameField = optionalLineField.check(noAddress, someName)

/** The name of a company, which may consist of digits. */
export const companyNameField = lineField.check(noAddress)

/** A number with its country code, as the phone field gives it. */
export const mobileField = z.string().check(
  filled,
  z.refine((typed) => toMobileNumber(typed) !== null, rule('common:rule.mobile')),
)
