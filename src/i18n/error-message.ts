import type { i18n } from 'i18next'
import { isMessageIn } from './message-language'

interface Refusal {
  code: string
  message: string
}

/**
 * The sentence for something that went wrong: the server's own, while the page speaks the language
 * it came in; where there is none, ours for the code; and the general one for what nobody named.
 */
export function toErrorMessage(translations: i18n, { code, message }: Refusal): string {
  if (message !== '' && isMessageIn(message, translations.language)) return message
  if (code === 'offline') return translations.t('common:error.offline')
  const key = [`errors:plain.${code}`, `errors:${code}`].find((known) => translations.exists(known))
  return key === undefined
    ? translations.t('common:error.internal')
    : translations.t(key, { defaultValue: '' })
}
