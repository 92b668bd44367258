import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { usePerson } from '../../../session/session-context'
import { candidateQueries } from '../../../features/candidate/candidate.queries'
import { CareerClimb } from '../../../features/candidate/career-climb'
import { CareerNone } from '../../../features/candidate/career-none'
import { CompletedNotice } from '../../../features/candidate/completed-notice'
import { CoursesFailed } from '../../../features/candidate/courses/courses-failed'
import { NothingRead } from '../../../features/candidate/nothing-read'
import type { Rise } from '../../../features/candidate/rises.rules'
import { Loaded } from '../../../loading/loaded'
import { useLanguage } from '../../../i18n/use-language'
import { toCourses } from '../../../paths'
import { LinkButton } from '../../../ui/button'
import { PageTitle, Panel } from '../../../ui/layout/panel'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { RoleStep } from './role-step'

/** The way to the next roles: what each still needs, and the course for it. */
const UpskillScreen = () => {
  // The words of all parts are loaded first, so that no part hides the page while its words are
  // loading.
  const { t } = useTranslation(['courses', 'jobs', 'onboarding'])
  const { language } = useLanguage()
  const person = usePerson()
  const career = useQuery({
    ...candidateQueries.careerPath(language, person?.id ?? ''),
    enabled: person !== null,
  })
  const gaps = useQuery(candidateQueries.gaps(language, null))
  const courses = useQuery(candidateQueries.courses(language, null))
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
        title={t('upskill.title')}
        intro={t('upskill.intro')}
        action={
          <LinkButton variant="secondary">
            <Link to={toCourses()}>{t('upskill.toCourses')}</Link>
          </LinkButton>
        }
      />
      {completed === null ? null : <CompletedNotice key={completed.title} {...completed} />}
      <Loaded
        query={career}
        labels={{ loading: t('career.loading'), failed: t('career.failed') }}
        skeleton={<UpskillSkeleton />}
        instead={({ code }) => (code === 'resume_not_ready' ? <NothingRead /> : null)}
      >
        {(found) =>
          found.steps.length === 0 ? (
            <Panel>
              <CareerNone career={found} />
            </Panel>
          ) : (
            <chakra.div display="flex" flexDirection="column" gap="5">
              <Panel title={t('career.title')}>
                <CareerClimb career={found} />
              </Panel>
              {found.steps.map((step, at) => (
                <RoleStep
                  key={step.ref_role}
                  step={step}
                  earlier={found.steps.slice(0, at)}
                  gaps={gaps.data ?? []}
                  groups={courses.data ?? null}
                  onCompleted={({ title }, rises) => setCompleted({ title, rises })}
                />
              ))}
            </chakra.div>
          )
        }
      </Loaded>
    </>
  )
}

const UpskillSkeleton = () => (
  <chakra.div display="flex" flexDirection="column" gap="5">
    <Skeleton height="220px" />
    <Skeleton height="180px" />
    <Skeleton height="180px" />
  </chakra.div>
)

export default UpskillScreen
