import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Career } from '../../../features/candidate/career-climb'
import { CourseRow } from '../../../features/candidate/courses/course-row'
import type { SkillGap } from '../../../features/candidate/gap-list'
import { findGroup, type CourseGroup } from '../../../features/candidate/group-anchor'
import type { Rise } from '../../../features/candidate/rises.rules'
import { toPercent } from '../../../features/candidate/shares.rules'
import { useCourseLabels, type Course } from '../../../features/candidate/courses/use-course-labels'
import { useJobLabels } from '../../../features/candidate/jobs/use-job-labels'
import { toMatchingJobs } from '../../../paths'
import { LevelLine } from '../../../ui/charts/level-line'
import { TextLink } from '../../../ui/link'
import { MatchScore } from '../../../ui/charts/match-score'
import { Panel } from '../../../ui/layout/panel'

type Step = Career['steps'][number]
type Missing = Step['missing'][number]

interface RoleStepProps {
  step: Step
  /** The roles before it on the path. */
  earlier: readonly Step[]
  gaps: readonly SkillGap[]
  /** Null until they are there. */
  groups: readonly CourseGroup[] | null
  onCompleted: (course: Course, rises: readonly Rise[] | null) => void
}

/**
 * A role of the path: how near it is, and each skill that is missing for it with the course that
 * teaches it.
 */
export const RoleStep = ({ step, earlier, gaps, groups, onCompleted }: RoleStepProps) => {
  const { t } = useTranslation('courses')
  const { percent } = useJobLabels()
  // A course stands once on the page, at the first skill that it teaches.
  const shown = new Set<string>(
    earlier.flatMap(({ missing }) =>
      missing.flatMap((skill) => firstCourse(skill, groups)?.id ?? []),
    ),
  )
  const skills = step.missing.map((skill) => {
    const course = firstCourse(skill, groups)
    const isAbove = course !== null && shown.has(course.id)
    if (course !== null) shown.add(course.id)
    return { skill, course, isAbove }
  })
  return (
    <Panel
      title={step.title}
      titleEnd={
        step.open_jobs === 0 ? (
          t('upskill.openJobs', { count: 0 })
        ) : (
          <TextLink>
            <Link to={toMatchingJobs()} search={{ title: step.title }}>
              {t('upskill.openJobs', { count: step.open_jobs })}
            </Link>
          </TextLink>
        )
      }
    >
      <chakra.div display="flex" alignItems="center" gap="5" marginBlockEnd="4">
        <MatchScore
          value={toPercent(step.match)}
          percent={percent(step.match)}
          label={t('upskill.match')}
        />
        <chakra.p color="fg.muted">{t('upskill.missing', { count: step.missing.length })}</chakra.p>
      </chakra.div>
      <ul>
        {skills.map(({ skill, course, isAbove }) => (
          <MissingSkill
            key={skill.ref_skill ?? skill.name}
            skill={skill}
            before={
              earlier.find(({ missing }) => missing.some(({ name }) => name === skill.name)) ?? null
            }
            gap={gaps.find(({ name }) => name === skill.name) ?? null}
            course={course}
            isAbove={isAbove}
            known={groups !== null}
            onCompleted={onCompleted}
          />
        ))}
      </ul>
    </Panel>
  )
}

const firstCourse = (skill: Missing, groups: RoleStepProps['groups']): Course | null =>
  groups === null ? null : (findGroup(skill, groups)?.courses[0] ?? null)

interface MissingSkillProps extends Pick<RoleStepProps, 'onCompleted'> {
  skill: Missing
  course: Course | null
  /** Its course stands further up already. */
  isAbove: boolean
  /** Whether the courses are there at all. */
  known: boolean
  /** An earlier role that lacks it, too: the course stands there. */
  before: Step | null
  gap: SkillGap | null
}

const MissingSkill = ({
  skill,
  before,
  gap,
  course,
  isAbove,
  known,
  onCompleted,
}: MissingSkillProps) => {
  const { t } = useTranslation('courses')
  const { number } = useCourseLabels()
  return (
    <chakra.li
      paddingBlock="3"
      borderBlockStart="1px solid {colors.border}"
      display="flex"
      flexDirection="column"
      gap="3"
    >
      <chakra.div
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr) auto',
          md: 'minmax(0, 1fr) minmax(0, 1fr) 96px',
        }}
        columnGap="6"
        rowGap="2"
        alignItems="center"
      >
        <chakra.h3 textStyle="smallMedium">{skill.name}</chakra.h3>
        {gap === null ? null : (
          <>
            <chakra.span
              gridRow={{ base: '2', md: 'auto' }}
              gridColumn={{ base: '1 / -1', md: 'auto' }}
            >
              <LevelLine
                level={gap.level}
                need={gap.required_level}
                label={t('gap.line', {
                  name: gap.name,
                  level: number(gap.level),
                  need: number(gap.required_level),
                })}
              />
            </chakra.span>
            <chakra.span textStyle="smallStrong" textAlign="end">
              {t('gap.toGo', { points: number(gap.gap) })}
            </chakra.span>
          </>
        )}
      </chakra.div>
      {before !== null ? (
        <Small text={t('upskill.earlier', { role: before.title })} />
      ) : course !== null && isAbove ? (
        <Small text={t('upskill.above', { title: `\u2068${course.title}\u2069` })} />
      ) : course !== null ? (
        <ul>
          <CourseRow course={course} jobId={null} level={4} onCompleted={onCompleted} />
        </ul>
      ) : !known ? null : (
        <Small text={t('upskill.noCourse')} />
      )}
    </chakra.li>
  )
}

const Small = ({ text }: { text: string }) => (
  <chakra.p textStyle="small" color="fg.muted">
    {text}
  </chakra.p>
)
