import { useTranslation } from 'react-i18next'
import { translateRule, type FieldIssue } from '../../forms/translate-rule'

/** The sentence for what is wrong with a field, where a form makes it itself. */
export function useRuleSentence(): (
  issue: FieldIssue | undefined,
  values?: Record<string, unknown>,
) => string | undefined {
  const { i18n } = useTranslation(['common', 'errors'])
  return (issue, values) => translateRule(i18n, issue, values)
}
