import * as z from 'zod/mini'

/** The rules of section 5 by name; `auth:rule.<name>` is the sentence a person reads. */
export type RuleName = 'required' | 'email'

const rule = (name: RuleName) => name

/** Trimmed, as typed otherwise; the server compares without case. */
export const emailField = z.string().check(z.trim(), z.minLength(1, rule('required')), z.email(rule('email')))

/** A password somebody already has: its form is the server's to judge. */
export const currentPasswordField = z.string().check(z.minLength(1, rule('required')))
