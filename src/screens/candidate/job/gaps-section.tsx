import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { candidateQueries, type MatchingJob } from '../../../features/candidate/candidate.queries'
import { CourseRow } from '../../../features/candidate/courses/course-row'
import { findGroup } from '../../../features/candidate/group-anchor'
import type { Rise } from '../../../features/candidate/rises.rules'
import type { Share, Shares } from '../../../features/candidate/shares.rules'
import type { Course } from '../../../features/candidate/courses/use-course-labels'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { formatPercent } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { toCourses } from '../../../paths'
import { LevelLine } from '../../../ui/charts/level-line'
import { TextLink } from '../../../ui/link'
import { Panel } from '../../../ui/layout/panel'
import { ShareKey } from '../../../ui/charts/share-bar'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton'
import { ErrorState } from '../../../ui/feedback/states'
import { Badge } from '../../../ui/feedback/status-badge'
import { SkillLevel, SkillWords } from './adds-panel'

interface GapsSectionProps {
  job: MatchingJob
  shares: Shares
  onCompleted: GapRowProps['onCompleted']
}

/** The gaps that lower the score, each with the course that closes most of it. */
export const GapsSection = ({ job, shares, onCompleted }: GapsSectionProps) => {
  const { t } = useTranslation('jobs')
  const { t: tCommon } = useTranslation('common')
  const { language } = useLanguage()
  const sentence = useErrorMessage()
  const courses = useQuery({
    ...candidateQueries.courses(language, job.jid),
    enabled: shares.lacks.length > 0,
  })
  const groups = courses.data ?? []
  const firsts = shares.lacks.map(({ skill }) => (skill === null ? null : findGroup(skill, groups)))
  if (shares.lacks.length === 0) return null
  return (
    <Panel title={t('gaps.title', { count: shares.lacks.length })}>
      <Estimate
        score={shares.score}
        lost={shares.lacks.reduce(
          (sum, { points }, at) => sum + (firsts[at] === null ? 0 : points),
          0,
        )}
        courses={firsts.flatMap((group) => group?.courses[0] ?? [])}
      />
      {courses.isError ? (
        <ErrorState
          level={3}
          title={t('gaps.failed')}
          retryLabel={tCommon('action.retry')}
          retrying={courses.isFetching}
          onRetry={() => void courses.refetch()}
        >
          {sentence(courses.error)}
        </ErrorState>
      ) : null}
      <chakra.ul>
        {shares.lacks.map((lack, at) => (
          <GapRow
            key={lack.id}
            lack={lack}
            courses={firsts[at]?.courses ?? []}
            isAbove={firsts
              .slice(0, at)
              .some((group) => group?.courses[0]?.id === firsts[at]?.courses[0]?.id)}
            jobId={job.jid}
            known={courses.data !== undefined}
            waiting={courses.isPending}
            onCompleted={onCompleted}
          />
        ))}
      </chakra.ul>
    </Panel>
  )
}

interface GapRowProps {
  lack: Share
  courses: readonly Course[]
  /** Its first course stands at a gap above. */
  isAbove: boolean
  jobId: string
  /** Whether the courses are there at all. */
  known: boolean
  waiting: boolean
  onCompleted: (course: Course, rises: readonly Rise[] | null) => void
}

const GapRow = ({ lack, courses, isAbove, jobId, known, waiting, onCompleted }: GapRowProps) => {
  const { t } = useTranslation('jobs')
  const { t: tCommon } = useTranslation('common')
  const [first, ...others] = courses
  if (lack.skill === null) return null
  return (
    <chakra.li
      paddingBlock="4"
      borderBlockStart="1px solid {colors.border}"
      display="flex"
      flexDirection="column"
      gap="4"
    >
      <chakra.div
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr) auto',
          md: 'minmax(0, 4fr) minmax(0, 3fr) 48px',
        }}
        columnGap="5"
        rowGap="2"
        alignItems="center"
      >
        <chakra.div minWidth="0" display="flex" gap="3" alignItems="baseline">
          <ShareKey look="lack" />
          <chakra.div minWidth="0">
            <SkillWords skill={lack.skill} />
          </chakra.div>
        </chakra.div>
        <chakra.div gridColumn={{ base: '1 / -1', md: 'auto' }} gridRow={{ base: '2', md: 'auto' }}>
          <SkillLevel skill={lack.skill} />
        </chakra.div>
        <chakra.span textAlign="end">
          <Badge tone="warning">
            <bdi dir="ltr">{`\u2212${lack.points}`}</bdi>
          </Badge>
        </chakra.span>
      </chakra.div>
      {first === undefined ? (
        <NoCourse
          waiting={waiting}
          text={known ? t('gaps.noCourse') : null}
          label={tCommon('state.loading')}
        />
      ) : isAbove ? (
        <NoCourse
          waiting={false}
          text={t('gaps.above', { title: `\u2068${first.title}\u2069` })}
          label={tCommon('state.loading')}
        />
      ) : (
        <chakra.div>
          <ul>
            <CourseRow course={first} jobId={jobId} level={3} onCompleted={onCompleted} />
          </ul>
          {others.length === 0 ? null : (
            <chakra.p textStyle="small" marginBlockStart="2">
              <TextLink>
                <Link to={toCourses()} search={{ job: jobId }}>
                  {t('gaps.others', { count: others.length })}
                </Link>
              </TextLink>
            </chakra.p>
          )}
        </chakra.div>
      )}
    </chakra.li>
  )
}

const NoCourse = ({
  waiting,
  text,
  label,
}: {
  waiting: boolean
  text: string | null
  label: string
}) =>
  waiting ? (
    <Loading label={label}>
      <Skeleton height="72px" />
    </Loading>
  ) : text === null ? null : (
    <chakra.p textStyle="small" color="fg.muted">
      {text}
    </chakra.p>
  )

interface EstimateProps {
  score: number
  /** What the gaps take off for which there is a course: more than that no courses give back. */
  lost: number
  courses: readonly Course[]
}

/**
 * How far the courses would lead, if all of them were completed: each says what it adds by itself,
 * so together it is a guess.
 */
const Estimate = ({ score, lost, courses }: EstimateProps) => {
  const { t } = useTranslation('jobs')
  const { language } = useLanguage()
  const different = [...new Map(courses.map((course) => [course.id, course])).values()]
  const after = Math.round(
    score +
      Math.min(
        lost,
        different.reduce((sum, course) => sum + course.score, 0),
      ),
  )
  if (after <= score) return null
  const percents = { before: formatPercent(score, language), after: formatPercent(after, language) }
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 3fr) 48px' }}
      columnGap="5"
      rowGap="3"
      alignItems="center"
      paddingBlockEnd="5"
    >
      <chakra.p textStyle="small" color="fg.muted">
        {t('gaps.estimate', { count: different.length })}
      </chakra.p>
      <LevelLine level={score} need={after} label={t('gaps.estimateLine', percents)} />
      <chakra.bdi textStyle="h3" color="accent.fg" textAlign={{ md: 'end' }} aria-hidden>
        {percents.after}
      </chakra.bdi>
    </chakra.div>
  )
}
