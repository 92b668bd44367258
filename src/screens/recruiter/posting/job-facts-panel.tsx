import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { PostedJob } from '../../../features/recruiter/jobs/posted-jobs.queries'
import { userQueries } from '../../../features/user/user.queries'
import { formatDate } from '../../../i18n/dates'
import { formatNumber } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { type Fact, Facts } from '../../../ui/layout/facts'
import { TextLink } from '../../../ui/link'
import { Panel } from '../../../ui/layout/panel'

/** How many applied for a job, and its conditions; what nobody said is left out. */
export const JobFactsPanel = ({ job }: { job: PostedJob }) => {
  const { t } = useTranslation('posting')
  const { t: tOnboarding } = useTranslation('onboarding')
  const { language } = useLanguage()
  const sectors = useQuery(userQueries.sectors(language)).data ?? []
  const number = (value: number) => formatNumber(value, language)
  const facts: Fact[] = [
    { label: t('fact.applications'), value: number(job.applications) },
    { label: t('form.sector'), value: toShown(sectors.find(({ id }) => id === job.sector)?.name) },
    { label: t('form.industry'), value: toShown(job.industry) },
    { label: t('form.job_type'), value: job.job_type === null ? null : t(`type.${job.job_type}`) },
    {
      label: t('form.availability_mode'),
      value: job.availability_mode === null ? null : t(`mode.${job.availability_mode}`),
    },
    { label: t('form.city'), value: job.city === null ? null : tOnboarding(`city.${job.city}`) },
    {
      label: t('fact.experience'),
      value:
        job.experience === null
          ? null
          : job.experience === 0
            ? t('fact.noExperience')
            : t('fact.years', { count: job.experience }),
    },
    { label: t('form.track'), value: toShown(job.track) },
    {
      label: t('fact.posted'),
      value: job.published_at === null ? null : formatDate(job.published_at, language),
    },
    {
      label: t('form.closes_on'),
      value: job.closes_on === null ? null : formatDate(`${job.closes_on}T12:00:00`, language),
    },
    { label: t('fact.source'), value: <Source job={job} /> },
  ]
  return (
    <Panel title={t('fact.title')}>
      <Facts facts={facts} />
    </Panel>
  )
}

/** A text that a person wrote, or null if it is missing or empty. */
const toShown = (words: string | null | undefined) =>
  words === null || words === undefined || words === '' ? null : <bdi>{words}</bdi>

const Source = ({ job }: { job: PostedJob }) => {
  const { t } = useTranslation('posting')
  if (job.source_url === null) return t(`source.${job.source}`)
  return (
    <TextLink>
      <a href={job.source_url} rel="noreferrer noopener" target="_blank" dir="ltr">
        {new URL(job.source_url).hostname}
      </a>
    </TextLink>
  )
}
