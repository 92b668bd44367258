import { useTranslation } from 'react-i18next'
import type { i18n } from 'i18next'
import { toErrorMessage } from '../i18n/error-message'

/**
 * What is wrong with a field: a rule, or the server's sentence with the code of its refusal as the
 * type.
 */
export interface FieldIssue {
  type?: unknown
  message?: string | undefined
}

const isRule = (message: string) => /^[a-z]+:rule\.\w+$/.test(message)

/**
 * The sentence for an error of a field. A sentence of the server is shown unchanged, as long as the
 * page uses its language.
 */
export function translateRule(
  translations: i18n,
  issue: FieldIssue | undefined,
  values: Record<string, unknown> = {},
): string | undefined {
  const message = issue?.message
  if (message === undefined) return undefined
  return isRule(message)
    ? translations.t(message, { defaultValue: '', ...values })
    : toErrorMessage(translations, { code: String(issue?.type), message })
}

/** The same for what is wrong now, in the language that is shown. */
export function useIssueMessage(
  issue: FieldIssue | undefined,
  values?: Record<string, unknown>,
): string | undefined {
  const isServers = issue?.message !== undefined && !isRule(issue.message)
  // The sentences for refusals load with the first refusal; the form stays on the screen in the
  // meantime.
  const { i18n } = useTranslation(isServers ? ['common', 'errors'] : 'common', {
    useSuspense: false,
  })
  return translateRule(i18n, issue, values)
}
