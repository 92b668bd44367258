import { useTranslation } from 'react-i18next'
import { translateRule, type FieldFault } from '../../forms/translate-rule'

/** The sentence for what is wrong with a field, where a form makes it itself. */
export function useRuleSentence(): (
  fault: FieldFault | undefined,
  values?: Record<string, unknown>,
) => string | undefined {
  const { i18n } = useTranslation(['common', 'errors'])
  return (fault, values) => translateRule(i18n, fault, values)
}
