import { useTranslation } from 'react-i18next'
import type { RuleName } from './rule-names'

const sentences = {
  required: 'rule.required',
  email: 'rule.email',
  mobile: 'rule.mobile',
  password: 'rule.password',
  passwordsDiffer: 'rule.passwordsDiffer',
  terms: 'rule.terms',
  code: 'rule.code',
} as const satisfies Record<RuleName, string>

/** The sentence for a field's broken rule; a sentence that the server wrote for a field is shown as it is. */
export function useRuleSentence(): (error: { message?: string | undefined } | undefined) => string | undefined {
  const { t } = useTranslation('auth')
  return (error) => {
    const message = error?.message
    if (message === undefined) return undefined
    return isRule(message) ? t(sentences[message]) : message
  }
}

const isRule = (message: string): message is RuleName => message in sentences
