import type { i18n } from 'i18next'
import { isMessageIn } from './message-language'

interface Refusal {
  code: string
  message: string
}

/**
 * The sentence for an error: the server's own, if it is in the language of the page; otherwise the
 * one for its code; otherwise the general one.
 */
export function toErrorMessage(translations: i18n, { code, message }: Refusal): string {
  if (message !== '' && isMessageIn(message, translations.language)) return message
  if (code === 'offline') return translations.t('common:error.offline')
  const key = [`errors:plain.${code}`, `errors:${code}`].find((known) => translations.exists(known))
  return key === undefined
    ? translations.t('common:error.internal')
    : translations.t(key, { defaultValue: '' })
}
