import { useTranslation } from 'react-i18next'
import { useErrorSentence } from '../../i18n/use-error-sentence'
import type { RuleName } from './rule-names'

const sentences = {
  required: 'rule.required',
  email: 'rule.email',
  mobile: 'rule.mobile',
  name: 'rule.name',
  address: 'rule.address',
  password: 'rule.password',
  passwordsDiffer: 'rule.passwordsDiffer',
  terms: 'rule.terms',
  code: 'rule.code',
} as const satisfies Record<RuleName, string>

/**
 * What is wrong with a field: a rule by name, or the server's sentence with the code of its refusal
 * as the type.
 */
export interface FieldFault {
  type?: unknown
  message?: string | undefined
}

/**
 * The sentence for a field's broken rule; what the server said of a field stands as it is while its
 * language is shown.
 */
export function useRuleSentence(): (fault: FieldFault | undefined) => string | undefined {
  const { t } = useTranslation('auth')
  const errorSentence = useErrorSentence()
  return (fault) => {
    const message = fault?.message
    if (message === undefined) return undefined
    return isRule(message)
      ? t(sentences[message])
      : errorSentence({ code: String(fault?.type), message })
  }
}

const isRule = (message: string): message is RuleName => message in sentences
