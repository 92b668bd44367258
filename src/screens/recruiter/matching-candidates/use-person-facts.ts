import { useTranslation } from 'react-i18next'
import type { Matched } from '../../../features/recruiter/jobs/matched.queries'

/** What is known of candidates besides their skills, in words. */
export function usePersonFacts() {
  const { t } = useTranslation('matching')
  const { t: tOnboarding } = useTranslation('onboarding')
  return {
    /** Jobs count whole years, so less than a year of experience is shown in months. */
    experience: ({ months_worked: months }: Matched) =>
      months === 0
        ? t('table.noExperience')
        : months < 12
          ? t('table.months', { count: months })
          : t('table.wholeYears', { count: Math.floor(months / 12) }),
    place: ({ city, availability_mode: mode }: Matched) =>
      [
        ...(city === null ? [] : [tOnboarding(`city.${city}`)]),
        ...(mode === null ? [] : [tOnboarding(`mode.${mode}`)]),
      ].join(' · ') || t('table.unknown'),
    hours: ({ availability_40_hours: available }: Matched) =>
      available === null
        ? t('table.unknown')
        : t(available ? 'table.fullTime' : 'table.notFullTime'),
  }
}
