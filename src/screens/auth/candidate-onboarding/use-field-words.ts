import { useTranslation } from 'react-i18next'
import { useRuleSentence, type FieldFault } from '../../../features/auth/use-rule-sentence'
import { ownRules } from './candidate.rules'

/**
 * The sentence for what is wrong with a field of joining; `digits` is how many of an Emirates ID
 * are there.
 */
export function useFieldWords(): (
  error: FieldFault | undefined,
  digits?: number,
) => string | undefined {
  const { t } = useTranslation('onboarding')
  const ruleSentence = useRuleSentence()
  return (error, digits = 0) => {
    const own = ownRules.find((name) => name === error?.message)
    return own === undefined ? ruleSentence(error) : t(`rule.${own}`, { digits })
  }
}
