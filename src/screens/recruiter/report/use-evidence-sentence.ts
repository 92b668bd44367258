import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'

type Evidence = components['schemas']['Evidence']

/** Says what a scorer found. Words of the answer inside a sentence keep their own direction. */
export function useEvidenceSentence(): (evidence: Evidence) => string {
  const { i18n } = useTranslation(['recruiter', 'evidence'])
  return ({ code, values }) => {
    const key = `evidence:${code}`
    const isolated = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? `\u2068${value}\u2069` : value]))
    return i18n.exists(key) ? i18n.t(key, { ...isolated, defaultValue: code }) : code
  }
}
