import * as z from 'zod/mini'
import { isEmail } from './plain.rules'
import type { RuleName } from './rule-names'

const rule = (name: RuleName) => name

/** Trimmed, as typed otherwise; the server compares without case. */
export const emailField = z.string().check(z.trim(), z.minLength(1, rule('required')), z.refine(isEmail, rule('email')))

export const fullNameField = z.string().check(z.trim(), z.minLength(1, rule('required')))

/** A number with its country code, as the phone field gives it. */
export const mobileField = z.string().check(z.minLength(1, rule('required')), z.regex(/^\+?[1-9]\d{6,14}$/, rule('mobile')))
