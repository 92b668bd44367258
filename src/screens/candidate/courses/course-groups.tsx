import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { CourseRow } from '../../../features/candidate/course-row'
import { groupAnchor, type CourseGroup } from '../../../features/candidate/group-anchor'
import type { Rise } from '../../../features/candidate/rises.rules'
import { useCourseWords, type Course } from '../../../features/candidate/use-course-words'
import { toMatchingJobs } from '../../../paths'
import { LinkButton } from '../../../ui/button'
import { Panel } from '../../../ui/panel'
import { EmptyState } from '../../../ui/states'

interface CourseGroupsProps {
  groups: readonly CourseGroup[]
  jobId: string | null
  onCompleted: (course: Course, rises: readonly Rise[] | null) => void
}

/** The courses, those of a skill together; the skill whose courses add most comes first. */
export const CourseGroups = ({ groups, jobId, onCompleted }: CourseGroupsProps) => {
  const { t } = useTranslation('courses')
  const { number } = useCourseWords()
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
  return (
    <chakra.div display="flex" flexDirection="column" gap="5">
      {groups.map((group) => (
        <chakra.div key={group.ref_skill ?? group.skill} id={groupAnchor({ ref_skill: group.ref_skill, name: group.skill })} scrollMarginBlockStart="80px">
          <Panel title={group.skill} titleEnd={t('total', { points: number(group.total_score) })}>
            <chakra.ul display="flex" flexDirection="column" gap="3">
              {group.courses.map((course) => (
                <CourseRow key={course.id} course={course} jobId={jobId} level={3} onCompleted={onCompleted} />
              ))}
            </chakra.ul>
          </Panel>
        </chakra.div>
      ))}
    </chakra.div>
  )
}
