import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../i18n/dates'
import { useLanguage } from '../../i18n/use-language'
import { toMatchingJob } from '../../paths'
import { TextLink } from '../../ui/link'
import { MatchScore } from '../../ui/match-score'
import { Badge } from '../../ui/status-badge'
import type { MatchingJob } from './candidate.queries'
import { FavoriteButton } from './favorite-button'
import { percentOf } from './shares.rules'
import { useJobWords } from './use-job-words'

interface JobRowProps {
  job: MatchingJob
  /** Of its heading, under that of the list. */
  level?: 2 | 3
}

/** A job in a list: how well it fits, what it is, and why, in a line. */
export const JobRow = ({ job, level = 3 }: JobRowProps) => {
  const { t } = useTranslation('jobs')
  const words = useJobWords()
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: '72px minmax(0, 1fr) 44px', lg: '80px minmax(0, 3fr) minmax(0, 2fr) 44px' }}
      columnGap={{ base: '4', lg: '6' }}
      rowGap="2"
      alignItems={{ base: 'start', lg: 'center' }}
      paddingBlock="4"
      borderBlockStart="1px solid {colors.border}"
      _first={{ borderBlockStart: 'none' }}
    >
      <MatchScore value={percentOf(job.matching_score)} percent={words.percent(job.matching_score)} label={t('match')} />
      <chakra.div minWidth="0">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
          <chakra.h3 as={level === 2 ? 'h2' : 'h3'} textStyle="h3" overflowWrap="anywhere">
            <TextLink tone="plain">
              <Link to={toMatchingJob(job.jid)}>
                <bdi>{job.job_title}</bdi>
              </Link>
            </TextLink>
          </chakra.h3>
          <ApplicationBadge application={job.application} />
        </chakra.div>
        <chakra.p textStyle="small" color="fg.muted">
          <bdi>{job.company_name}</bdi>
          {'. '}
          {words.field(job)}
          {'. '}
          {words.place(job)}
          {'. '}
          {t(`type.${job.job_type}`)}
        </chakra.p>
      </chakra.div>
      <chakra.p textStyle="small" color="fg.muted" gridColumn={{ base: '1 / -1', lg: 'auto' }} gridRow={{ base: '2', lg: 'auto' }}>
        {words.why(job)}
      </chakra.p>
      <FavoriteButton job={job} />
    </chakra.li>
  )
}

/** What the candidate did about a job; nothing where there is nothing. */
export const ApplicationBadge = ({ application }: Pick<MatchingJob, 'application'>) => {
  const { t } = useTranslation('jobs')
  const { language } = useLanguage()
  if (application === null) return null
  return <Badge tone={application.status === 'applied' ? 'success' : 'outline'}>{t(`application.${application.status}`, { date: formatDate(application.at, language) })}</Badge>
}
