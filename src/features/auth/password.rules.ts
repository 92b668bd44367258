import * as z from 'zod/mini'

const specials = '@~`$!#^()_-=+%*?&'

/** What a new password needs, each alone, so that a form can tick them as somebody types (section 5). */
export const passwordRules = {
  lower: (text: string) => /[a-z]/.test(text),
  upper: (text: string) => /[A-Z]/.test(text),
  digit: (text: string) => /\d/.test(text),
  special: (text: string) => [...text].some((character) => specials.includes(character)),
  length: (text: string) => text.length >= 8 && text.length <= 16,
} as const satisfies Record<string, (text: string) => boolean>

export const passwordRuleNames = ['lower', 'upper', 'digit', 'special', 'length'] as const satisfies readonly (keyof typeof passwordRules)[]

const isPassword = (text: string): boolean => passwordRuleNames.every((name) => passwordRules[name](text))

/** The same password twice; told beside the second, whatever else is wrong. */
export const passwordsAgree = z.refine<{ password: string; confirm_password: string }>((form) => form.password === form.confirm_password, {
  path: ['confirm_password'],
  error: 'passwordsDiffer',
  when: () => true,
})

/** A password somebody chooses. */
export const newPasswordField = z.string().check(z.minLength(1, 'required'), z.refine(isPassword, 'password'))
