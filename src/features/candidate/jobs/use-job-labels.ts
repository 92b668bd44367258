import { useTranslation } from 'react-i18next'
import { formatLine, formatList } from '../../../i18n/lists'
import { formatPercent } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import type { MatchingJob } from '../candidate.queries'
import { toPercent } from '../shares.rules'

const named = 2

/** How a job is told in a line: where it is, and why it fits. */
export function useJobLabels() {
  const { t } = useTranslation('jobs')
  const { t: tOnboarding } = useTranslation('onboarding')
  const { language } = useLanguage()
  return {
    /** Why there may be none that match, and what raises the scores. */
    noneMatches: (listedAbove: number) =>
      t('noneBody.matching', { percent: formatPercent(toPercent(listedAbove), language) }),
    percent: (score: number) => formatPercent(toPercent(score), language),
    field: ({ sector, industry }: Pick<MatchingJob, 'sector' | 'industry'>) =>
      formatLine(
        [...new Set([sector, industry])].filter((part) => part !== ''),
        language,
      ),
    city: (city: MatchingJob['city']) => tOnboarding(`city.${city}`),
    place: ({ city, availability_mode }: Pick<MatchingJob, 'city' | 'availability_mode'>) =>
      t(`place.${availability_mode}`, { city: tOnboarding(`city.${city}`) }),
    /** What matches and what lacks, the widest gaps by name. */
    why: ({ job_match, job_gap }: Pick<MatchingJob, 'job_match' | 'job_gap'>) => {
      const widest = job_gap.toSorted((one, other) => one.contribution - other.contribution)
      const names = widest.slice(0, named).map(({ name }) => name)
      const more = widest.length - names.length
      const listed = formatList(
        more > 0 ? [...names, t('why.more', { count: more })] : names,
        language,
      )
      return `${t('why.match', { count: job_match.length })} ${widest.length === 0 ? t('why.noGap') : t('why.gaps', { count: widest.length, names: listed })}`
    },
  }
}
