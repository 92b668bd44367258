import type { i18n } from 'i18next'

interface Refusal {
  code: string
  message: string
}

/**
 * The sentence for something that went wrong: the server's own, which is already in the right language;
 * where there is none, ours for the code; and the general one for what nobody named.
 */
export function errorSentence(translations: i18n, { code, message }: Refusal): string {
  if (message !== '') return message
  if (code === 'offline') return translations.t('common:error.offline')
  const key = `errors:${code}`
  return translations.exists(key) ? translations.t(key, { defaultValue: '' }) : translations.t('common:error.internal')
}
