import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'

type Evidence = components['schemas']['Evidence']

/**
 * Says what a scorer found. Words of the answer inside a sentence keep their own direction. Under the heading of a
 * question, given its number, the sentence does not name that question again.
 */
export function useEvidenceSentence(): (evidence: Evidence, under?: number) => string {
  const { i18n } = useTranslation(['recruiter', 'evidence'])
  return ({ code, values }, under) => {
    const key = `evidence:${code}`
    const isolated = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? `\u2068${value}\u2069` : value]))
    if (!i18n.exists(key)) return code
    const sentence = i18n.t(key, { ...isolated, defaultValue: code })
    return under === undefined ? sentence : withoutStart(sentence, i18n.t('recruiter:answers.ofQuestion', { number: under }))
  }
}

function withoutStart(sentence: string, start: string): string {
  if (!sentence.startsWith(start)) return sentence
  const rest = sentence.slice(start.length).trimStart()
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
