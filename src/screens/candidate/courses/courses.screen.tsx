import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { candidateQueries } from '../../../features/candidate/candidate.queries'
import { CompletedNotice } from '../../../features/candidate/completed-notice'
import { CoursesFailed } from '../../../features/candidate/courses/courses-failed'
import { NothingRead } from '../../../features/candidate/nothing-read'
import type { Rise } from '../../../features/candidate/rises.rules'
import { Loaded } from '../../../loading/loaded'
import { ApiError } from '../../../api/api-error'
import { useLanguage } from '../../../i18n/use-language'
import { getIds } from '../../../lib/search-values'
import { toUpskillCareer } from '../../../paths'
import { LinkButton } from '../../../ui/button'
import { ActiveFilter } from '../../../ui/lists/filters'
import { PageTitle } from '../../../ui/layout/panel'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { CompletedCourses } from './completed-courses'
import { CourseGroups } from './course-groups'
import { GapsPanel } from './gaps-panel'

/**
 * The skills that lack, and the courses for them: for all matching jobs, or for the one that the
 * address names.
 */
const CoursesScreen = () => {
  // The words include those of the message that may replace the page.
  const { t } = useTranslation(['courses', 'jobs'])
  const { language } = useLanguage()
  const navigate = useNavigate()
  const asked: Record<string, unknown> = useSearch({ strict: false })
  const jobId = getIds(asked['job'])[0] ?? null
  const job = useQuery({ ...candidateQueries.job(language, jobId ?? ''), enabled: jobId !== null })
  const courses = useQuery(candidateQueries.courses(language, jobId))
  const [completed, setCompleted] = useState<{
    title: string
    rises: readonly Rise[] | null
  } | null>(null)
  if (courses.data === undefined && courses.isError) {
    return courses.error instanceof ApiError && courses.error.code === 'resume_not_ready' ? (
      <NothingRead level={1} />
    ) : (
      <CoursesFailed error={courses.error} />
    )
  }
  return (
    <>
      <PageTitle
        title={t('title')}
        intro={t('intro')}
        action={
          <LinkButton variant="secondary">
            <Link to={toUpskillCareer()}>{t('toUpskill')}</Link>
          </LinkButton>
        }
      />
      {jobId === null ? null : (
        <chakra.div marginBlockEnd="4">
          <ActiveFilter
            removeLabel={t('allJobs')}
            onRemove={() => void navigate({ to: '.', search: {}, resetScroll: false })}
          >
            {t('forJob', { title: `\u2068${job.data?.job_title ?? '…'}\u2069` })}
          </ActiveFilter>
        </chakra.div>
      )}
      {completed === null ? null : <CompletedNotice key={completed.title} {...completed} />}
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' }}
        gap="5"
        alignItems="start"
      >
        <chakra.div display="flex" flexDirection="column" gap="5" minWidth="0">
          <GapsPanel jobId={jobId} groups={courses.data ?? []} />
          <CompletedCourses jobId={jobId} />
        </chakra.div>
        <Loaded
          query={courses}
          labels={{ loading: t('loading'), failed: t('failed.title') }}
          skeleton={
            <chakra.div display="flex" flexDirection="column" gap="5">
              <Skeleton height="220px" />
              <Skeleton height="220px" />
            </chakra.div>
          }
        >
          {(groups) => (
            <CourseGroups
              groups={groups}
              jobId={jobId}
              onCompleted={({ title }, rises) => setCompleted({ title, rises })}
            />
          )}
        </Loaded>
      </chakra.div>
    </>
  )
}

export default CoursesScreen
