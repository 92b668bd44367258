import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PostedJob } from '../../../features/recruiter/posted-jobs.queries'
import { userQueries } from '../../../features/user/user.queries'
import { formatDate } from '../../../i18n/dates'
import { formatNumber } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { TextLink } from '../../../ui/link'
import { Panel } from '../../../ui/panel'

/** How many applied for a job, and its conditions; what nobody said is left out. */
export const JobFactsPanel = ({ job }: { job: PostedJob }) => {
  const { t } = useTranslation('posting')
  const { t: tOnboarding } = useTranslation('onboarding')
  const { language } = useLanguage()
  const sectors = useQuery(userQueries.sectors(language)).data ?? []
  const number = (value: number) => formatNumber(value, language)
  const facts: [name: string, value: ReactNode][] = [
    [t('fact.applications'), number(job.applications)],
    [t('form.sector'), sectors.find(({ id }) => id === job.sector)?.name],
    [t('form.industry'), job.industry],
    [t('form.job_type'), job.job_type === null ? null : t(`type.${job.job_type}`)],
    [
      t('form.availability_mode'),
      job.availability_mode === null ? null : t(`mode.${job.availability_mode}`),
    ],
    [t('form.city'), job.city === null ? null : tOnboarding(`city.${job.city}`)],
    [
      t('fact.experience'),
      job.experience === null
        ? null
        : job.experience === 0
          ? t('fact.noExperience')
          : t('fact.years', { count: job.experience }),
    ],
    [t('form.track'), job.track],
    [t('fact.posted'), job.published_at === null ? null : formatDate(job.published_at, language)],
    [
      t('form.closes_on'),
      job.closes_on === null ? null : formatDate(`${job.closes_on}T12:00:00`, language),
    ],
    [t('fact.source'), <Source key="source" job={job} />],
  ]
  return (
    <Panel title={t('fact.title')}>
      <chakra.dl display="flex" flexDirection="column" gap="3">
        {facts.map(([name, value]) =>
          value === null || value === undefined || value === '' ? null : (
            <div key={name}>
              <chakra.dt textStyle="small" color="fg.muted">
                {name}
              </chakra.dt>
              <chakra.dd textStyle="smallMedium" overflowWrap="anywhere">
                <bdi>{value}</bdi>
              </chakra.dd>
            </div>
          ),
        )}
      </chakra.dl>
    </Panel>
  )
}

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
