import { useTranslation } from 'react-i18next'
import type { components } from '../../../openapi/generated/api'
import { formatDate } from '../../i18n/dates'
import type { Language } from '../../i18n/language'
import { useLanguage } from '../../i18n/use-language'

type ScoredAgain = NonNullable<components['schemas']['ScoredAgain']>

/** Says to recruiters when a newer version scored the attempt again, and which score counts. */
export function useScoredAgainLabel(): (again: ScoredAgain) => string {
  const { t } = useTranslation('recruiter')
  const { language } = useLanguage()
  return (again) => t(`scores.scoredAgain.${again.counts}`, filledIn(again, language))
}

/** The same to the candidate whose attempt it is. */
export function useOwnScoredAgainLabel(): (again: ScoredAgain) => string {
  const { t } = useTranslation('assessment')
  const { language } = useLanguage()
  return (again) => t(`result.scoredAgain.${again.counts}`, filledIn(again, language))
}

const filledIn = (
  { at, overall_before: before, overall_after: after }: ScoredAgain,
  language: Language,
) => ({
  date: formatDate(at, language),
  before: Math.round(before),
  after: Math.round(after),
})
