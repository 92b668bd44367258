import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/use-language'
import { toMatchingJob } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { MatchScore } from '../../../ui/charts/match-score'
import { Badge } from '../../../ui/feedback/status-badge'
import type { MatchingJob } from '../candidate.queries'
import { FavoriteButton } from './favorite-button'
import { toPercent } from '../shares.rules'
import { useJobLabels } from './use-job-labels'

interface JobRowProps {
  job: MatchingJob
  /** The level of its heading, one below the heading of the list. */
  level?: 2 | 3
}

/** A job in a list: how well it fits, what it is, and why, in a line. */
export const JobRow = ({ job, level = 3 }: JobRowProps) => {
  const { t } = useTranslation('jobs')
  const labels = useJobLabels()
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{
        base: '72px minmax(0, 1fr) 44px',
        lg: '80px minmax(0, 3fr) minmax(0, 2fr) 44px',
      }}
      columnGap={{ base: '4', lg: '6' }}
      // On a phone only the title shares its row: the facts and the reasons have the whole width.
      gridTemplateAreas={{
        base: '"score title heart" "facts facts facts" "why why why"',
        lg: '"score title why heart" "score facts why heart"',
      }}
      rowGap={{ base: '2', lg: '0' }}
      alignItems={{ base: 'start', lg: 'center' }}
      paddingBlock="4"
      borderBlockStart="1px solid {colors.border}"
      _first={{ borderBlockStart: 'none' }}
    >
      <chakra.div gridArea="score">
        <MatchScore
          value={toPercent(job.matching_score)}
          percent={labels.percent(job.matching_score)}
          label={t('match')}
        />
      </chakra.div>
      <chakra.div
        gridArea="title"
        minWidth="0"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="3"
        rowGap="1"
      >
        <chakra.h3 as={level === 2 ? 'h2' : 'h3'} textStyle="h3" overflowWrap="anywhere">
          <TextLink tone="plain">
            <Link to={toMatchingJob(job.jid)}>
              <bdi>{job.job_title}</bdi>
            </Link>
          </TextLink>
        </chakra.h3>
        <ApplicationBadge application={job.application} />
      </chakra.div>
      <chakra.p gridArea="facts" textStyle="small" color="fg.muted">
        <bdi>{job.company_name}</bdi>
        {'. '}
        {labels.field(job)}
        {'. '}
        {labels.place(job)}
        {'. '}
        {t(`type.${job.job_type}`)}
      </chakra.p>
      <chakra.p gridArea="why" textStyle="small" color="fg.muted">
        {labels.why(job)}
      </chakra.p>
      <chakra.div gridArea="heart">
        <FavoriteButton job={job} />
      </chakra.div>
    </chakra.li>
  )
}

/** What the candidate did about a job; nothing where there is nothing. */
export const ApplicationBadge = ({ application }: Pick<MatchingJob, 'application'>) => {
  const { t } = useTranslation('jobs')
  const { language } = useLanguage()
  if (application === null) return null
  return (
    <Badge tone={application.status === 'applied' ? 'success' : 'outline'}>
      {t(`application.${application.status}`, { date: formatDate(application.at, language) })}
    </Badge>
  )
}
