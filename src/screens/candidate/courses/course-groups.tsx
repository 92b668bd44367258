import { chakra } from '@chakra-ui/react/styled-system'
import { Link, useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CourseRow } from '../../../features/candidate/courses/course-row'
import { groupAnchor, type CourseGroup } from '../../../features/candidate/group-anchor'
import type { Rise } from '../../../features/candidate/rises.rules'
import { useCourseLabels, type Course } from '../../../features/candidate/courses/use-course-labels'
import { toMatchingJobs } from '../../../paths'
import { Button, LinkButton } from '../../../ui/button'
import { Panel } from '../../../ui/layout/panel'
import { EmptyState } from '../../../ui/feedback/states'

interface CourseGroupsProps {
  groups: readonly CourseGroup[]
  jobId: string | null
  onCompleted: (course: Course, rises: readonly Rise[] | null) => void
}

/**
 * What is shown before more is asked for: a candidate may have dozens of gaps, each with several
 * courses.
 */
const [groupsAtFirst, coursesAtFirst] = [8, 2]

/** The courses, those of a skill together; the skill whose courses add most comes first. */
export const CourseGroups = ({ groups, jobId, onCompleted }: CourseGroupsProps) => {
  const { t } = useTranslation('courses')
  const { number } = useCourseLabels()
  const hash = useLocation({ select: (location) => location.hash })
  const [all, setAll] = useState(false)
  if (groups.length === 0) {
    return (
      <Panel>
        <EmptyState
          title={t('none')}
          action={
            <LinkButton variant="secondary" size="sm">
              <Link to={toMatchingJobs()}>{t('toJobs')}</Link>
            </LinkButton>
          }
        >
          {t('noneBody')}
        </EmptyState>
      </Panel>
    )
  }
  // A link to the courses of one skill must find them, even if their group is not among the first.
  const shown =
    all || groups.slice(groupsAtFirst).some((group) => getAnchor(group) === hash)
      ? groups
      : groups.slice(0, groupsAtFirst)
  return (
    <chakra.div display="flex" flexDirection="column" gap="5">
      {shown.map((group) => (
        <chakra.div
          key={group.ref_skill ?? group.skill}
          id={getAnchor(group)}
          scrollMarginBlockStart="80px"
        >
          <Panel title={group.skill} titleEnd={t('total', { points: number(group.total_score) })}>
            <Courses courses={group.courses} jobId={jobId} onCompleted={onCompleted} />
          </Panel>
        </chakra.div>
      ))}
      {shown.length === groups.length ? null : (
        <chakra.div>
          <Button variant="secondary" onClick={() => setAll(true)}>
            {t('moreSkills', { count: groups.length - shown.length })}
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  )
}

const getAnchor = ({ ref_skill, skill }: CourseGroup) => groupAnchor({ ref_skill, name: skill })

/**
 * The courses of a skill: those that add most and those that were begun; a button shows the others.
 */
const Courses = ({
  courses,
  jobId,
  onCompleted,
}: Omit<CourseGroupsProps, 'groups'> & { courses: readonly Course[] }) => {
  const { t } = useTranslation('courses')
  const [all, setAll] = useState(false)
  const shown = all
    ? courses
    : courses.filter(
        ({ registration }, at) => at < coursesAtFirst || registration?.status === 'registered',
      )
  return (
    <>
      <chakra.ul display="flex" flexDirection="column" gap="3">
        {shown.map((course) => (
          <CourseRow
            key={course.id}
            course={course}
            jobId={jobId}
            level={3}
            onCompleted={onCompleted}
          />
        ))}
      </chakra.ul>
      {shown.length === courses.length ? null : (
        <chakra.div marginBlockStart="3">
          <Button size="sm" variant="subtle" outdent="start" onClick={() => setAll(true)}>
            {t('moreCourses', { count: courses.length - shown.length })}
          </Button>
        </chakra.div>
      )}
    </>
  )
}
