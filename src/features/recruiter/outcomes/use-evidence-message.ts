import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { formatPercent } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'

type Evidence = components['schemas']['Evidence']

/**
 * Says what a scorer found. Words of the answer inside a sentence keep their own direction. Under
 * the heading of a question, given its number, the sentence does not name that question again.
 */
export function useEvidenceMessage(): (evidence: Evidence, under?: number) => string {
  const { i18n } = useTranslation(['recruiter', 'evidence'])
  const { language } = useLanguage()
  return ({ code, values }, under) => {
    const key = `evidence:${code}`
    const apart = Object.fromEntries(
      Object.entries(values).map(([name, value]) => [
        name,
        typeof value === 'number' && isPercent(name)
          ? formatPercent(value, language)
          : isolated(value),
      ]),
    )
    if (!i18n.exists(key)) return code
    const sentence = i18n.t(key, { ...apart, defaultValue: code })
    return under === undefined
      ? sentence
      : withoutStart(sentence, i18n.t('recruiter:answers.ofQuestion', { number: under }))
  }
}

/** Parameters with these names are percentages, which every language writes in its own way. */
const isPercent = (name: string) => name === 'share' || name === 'percent'

/**
 * Words keep their own direction, and a minus stays before its number in a sentence that runs from
 * right to left.
 */
function isolated(value: string | number): string | number {
  if (typeof value === 'string') return `\u2068${value}\u2069`
  return value < 0 ? `\u2068\u2212${-value}\u2069` : value
}

function withoutStart(sentence: string, start: string): string {
  if (!sentence.startsWith(start)) return sentence
  const rest = sentence.slice(start.length).trimStart()
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
