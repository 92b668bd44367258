import { useTranslation } from 'react-i18next'
import type { FieldError } from 'react-hook-form'
import type { RuleName } from './field.rules'

const sentences = { required: 'rule.required', email: 'rule.email' } as const satisfies Record<RuleName, string>

/** The sentence for a field's broken rule; a sentence the server wrote for a field is shown as it is. */
export function useRuleSentence(): (error: FieldError | undefined) => string | undefined {
  const { t } = useTranslation('auth')
  return (error) => {
    const message = error?.message
    if (message === undefined) return undefined
    return isRule(message) ? t(sentences[message]) : message
  }
}

const isRule = (message: string): message is RuleName => message in sentences
