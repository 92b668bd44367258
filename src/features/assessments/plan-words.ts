import { useTranslation } from 'react-i18next'
import type { AssessmentCard } from './attempt/attempt-api'

type Plan = AssessmentCard['plan']

/**
 * The length of an assessment for this candidate, in words: "40 minutes", "3 parts", "in 3 parts"
 * (another case in Arabic). Parts that are left out do not count.
 */
export function useAssessmentSize({ parts }: Plan): {
  minutes: string
  parts: string
  inParts: string
} {
  const { t } = useTranslation('assessment')
  const taken = parts.filter(({ budget_seconds }) => budget_seconds > 0)
  const seconds = taken.reduce((sum, part) => sum + part.budget_seconds, 0)
  return {
    minutes: t('list.minutes', { count: Math.round(seconds / 60) }),
    parts: t('list.parts', { count: taken.length }),
    inParts: t('list.inParts', { count: taken.length }),
  }
}

/** The words below a part's name on the path: its minutes, or that the part is left out. */
export function usePartSize(): (part: Pick<Plan['parts'][number], 'budget_seconds'>) => string {
  const { t } = useTranslation('assessment')
  return ({ budget_seconds }) =>
    budget_seconds === 0
      ? t('spared.badge')
      : t('conditions.minutes', { minutes: Math.round(budget_seconds / 60) })
}
