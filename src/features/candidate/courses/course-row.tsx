import { chakra } from '@chakra-ui/react/styled-system'
import ExternalLink from 'lucide-react/icons/external-link'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/use-language'
import { Icon } from '../../../ui/icons'
import { TextLink } from '../../../ui/link'
import { Badge } from '../../../ui/feedback/status-badge'
import type { Rise } from '../rises.rules'
import { CourseActions } from './course-actions'
import { useCourseLabels, type Course } from './use-course-labels'

interface CourseRowProps {
  course: Course
  /** The job it is for; null for all of them. */
  jobId: string | null
  /** Of its heading. */
  level: 3 | 4
  /**
   * Called when the course was completed, with the matches that rose, or null if they are not
   * known.
   */
  onCompleted: (course: Course, rises: readonly Rise[] | null) => void
}

/** A course: what it is, what it adds, and the next step with its provider. */
export const CourseRow = ({ course, jobId, level, onCompleted }: CourseRowProps) => {
  const { t } = useTranslation('courses')
  const { language } = useLanguage()
  const { facts, number } = useCourseLabels()
  const { registration } = course
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="flex-start"
      gap="4"
      padding="4"
      bg="bg.sunken"
      borderRadius="control"
    >
      <chakra.span
        display={{ base: 'none', sm: 'inline-flex' }}
        color="accent"
        paddingBlockStart="0.5"
      >
        <Icon of={GraduationCap} size={22} />
      </chakra.span>
      <chakra.div flex="1 1 260px" minWidth="0">
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
          <chakra.h3 as={level === 4 ? 'h4' : 'h3'} textStyle="h3">
            <bdi>{course.title}</bdi>
          </chakra.h3>
          {course.score > 0 ? (
            <chakra.span textStyle="tinyStrong" color="accent.fg">
              {jobId === null
                ? t('adds.average', { points: number(course.score) })
                : t('adds.job', { points: number(course.score) })}
            </chakra.span>
          ) : null}
          <chakra.span role="status" _empty={{ display: 'none' }}>
            {registration === null || registration.status === 'cancelled' ? null : (
              <Badge tone={registration.status === 'completed' ? 'success' : 'outline'}>
                {t(`registration.${registration.status}`, {
                  date: formatDate(
                    registration.completed_at ?? registration.registered_at,
                    language,
                  ),
                })}
              </Badge>
            )}
          </chakra.span>
        </chakra.div>
        <chakra.p textStyle="small" color="fg.muted">
          <bdi>{course.provider}</bdi>
        </chakra.p>
        <chakra.p textStyle="small" marginBlockStart="1">
          {course.description ?? t('noDescription')}
        </chakra.p>
        <chakra.ul
          display="flex"
          flexWrap="wrap"
          columnGap="4"
          rowGap="1"
          marginBlockStart="2"
          textStyle="small"
          color="fg.muted"
        >
          {facts(course).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </chakra.ul>
        {course.url === null ? null : (
          <chakra.p textStyle="small" marginBlockStart="2">
            <TextLink>
              <a href={course.url} target="_blank" rel="noreferrer">
                <chakra.span display="inline-flex" alignItems="center" gap="1.5">
                  {t('atProvider', { provider: course.provider })}
                  <Icon of={ExternalLink} size={16} mirror />
                </chakra.span>
              </a>
            </TextLink>
          </chakra.p>
        )}
      </chakra.div>
      <CourseActions course={course} jobId={jobId} onCompleted={onCompleted} />
    </chakra.li>
  )
}
