import { useTranslation } from 'react-i18next'
import { partsOf, type AssessmentKind } from '../../../../machines/assessment/parts'

/** How long an assessment is, in words: "40 minutes" and "3 parts". */
export function useAssessmentSize(kind: AssessmentKind): { minutes: string; parts: string } {
  const { t } = useTranslation('assessment')
  const parts = partsOf[kind]
  const seconds = parts.reduce((sum, part) => sum + part.budget_seconds, 0)
  return { minutes: t('list.minutes', { count: seconds / 60 }), parts: t('list.parts', { count: parts.length }) }
}
