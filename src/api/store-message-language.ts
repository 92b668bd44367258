import { setMessageLanguage } from '../i18n/message-language'
import { sentenceIn } from './error-of-answer'

/**
 * Remembers in which language an answer's sentences are: its message, and those for single fields.
 */
export function storeMessageLanguage(body: unknown, language: string | undefined): void {
  if (language === undefined) return
  if (sentenceIn(body) !== '') setMessageLanguage(sentenceIn(body), language)
  if (typeof body !== 'object' || body === null) return
  const fields =
    'fields' in body && typeof body.fields === 'object' && body.fields !== null
      ? Object.values(body.fields)
      : []
  for (const sentence of ['message' in body ? body.message : '', ...fields]) {
    if (typeof sentence === 'string' && sentence !== '') setMessageLanguage(sentence, language)
  }
}
