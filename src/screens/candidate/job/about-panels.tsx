import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { MatchingJob } from '../../../features/candidate/candidate.queries'
import { JobText } from '../../../features/candidate/jobs/job-text'
import { useJobLabels } from '../../../features/candidate/jobs/use-job-labels'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/use-language'
import { Facts } from '../../../ui/layout/facts'
import { Nuqta } from '../../../ui/career-path/nuqta'
import { Panel } from '../../../ui/layout/panel'

/** The facts of a job. */
export const AboutPanel = ({ job }: { job: MatchingJob }) => {
  const { t } = useTranslation('jobs')
  const { language } = useLanguage()
  const labels = useJobLabels()
  return (
    <Panel title={t('about.title')}>
      <Facts
        facts={[
          { label: t('about.company'), value: <bdi>{job.company_name}</bdi> },
          { label: t('about.field'), value: labels.field(job) },
          { label: t('about.place'), value: labels.place(job) },
          { label: t('about.type'), value: t(`type.${job.job_type}`) },
          { label: t('about.experience'), value: t('about.years', { count: job.experience }) },
          { label: t('about.posted'), value: formatDate(job.posted_at, language) },
          {
            label: t('about.closes'),
            value: job.closes_on === null ? t('about.open') : formatDate(job.closes_on, language),
          },
        ]}
      />
    </Panel>
  )
}

export const DescriptionPanel = ({ job }: { job: MatchingJob }) => {
  const { t } = useTranslation('jobs')
  return (
    <Panel title={t('about.work')}>
      <JobText text={job.description} />
    </Panel>
  )
}

/** The roles after this one, as a path down the start edge. */
export const LeadsPanel = ({ job }: { job: MatchingJob }) => {
  const { t } = useTranslation('jobs')
  if (job.career_path.length === 0) return null
  return (
    <Panel title={t('about.leads')}>
      <chakra.ol>
        {[job.job_title, ...job.career_path].map((role, at) => (
          <chakra.li
            key={role}
            position="relative"
            display="flex"
            alignItems="flex-start"
            gap="3"
            paddingBlockEnd="4"
            _last={{ paddingBlockEnd: '0' }}
            css={{
              '&:not(:last-of-type)::before': {
                content: '""',
                position: 'absolute',
                insetInlineStart: '9px',
                insetBlockStart: '24px',
                insetBlockEnd: '2px',
                width: '3px',
                borderRadius: '2px',
                bg: 'border.strong',
              },
            }}
          >
            <chakra.span
              display="inline-flex"
              justifyContent="center"
              width="20px"
              paddingBlockStart="1.5"
              flexShrink="0"
            >
              <Nuqta filled={at === 0} size={11} />
            </chakra.span>
            <chakra.span textStyle={at === 0 ? 'smallStrong' : 'small'}>
              <bdi>{role}</bdi>
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ol>
    </Panel>
  )
}
