import type { components } from '../../../openapi/generated/api'
import type { StoredHeldSkill } from '../jobs/jobs.table'
import type { Lang } from '../../http/contract/language'
import type { CareerStep } from './career.rules'
import type { CourseRow, Registration } from './courses.store'
import type { Gap } from '../matching/gaps.rules'
import { toRef } from '../matching/related-skills.rules'
import { toScore } from '../matching/matching.rules'
import { roleName, skillName } from '../matching/labels.presenter'

type Schemas = components['schemas']

interface GapContext {
  demand: number
  course: CourseRow | null
  /** The file behind the candidate's profile; null once it is gone. */
  resumeId: string | null
  stored: readonly StoredHeldSkill[]
  lang: Lang
}

export function presentGap(
  { key, name, level, requiredLevel, gap, held }: Gap,
  { demand, course, resumeId, stored, lang }: GapContext,
): Schemas['SkillGap'] {
  const isRead = stored.some(
    (skill) => skill.key === held?.key && skill.source === 'resume' && skill.evidence !== '',
  )
  return {
    ref_skill: toRef(key),
    name: skillName(key, name, lang),
    level,
    required_level: requiredLevel,
    gap,
    demand,
    cvs:
      held !== null && isRead && resumeId !== null
        ? [{ resume_id: resumeId, evidence: held.evidence }]
        : [],
    course_id: course?.id ?? null,
  }
}

export interface OfferedCourse {
  course: CourseRow
  registration: Registration | null
  /** What completing it would add on average, in points of ten thousand. */
  added: number
}

/**
 * The courses under each gap that any of them closes, the best ones first; the group that adds most
 * comes first.
 */
export function presentCourseGroups(
  gaps: readonly Gap[],
  offered: readonly OfferedCourse[],
  lang: Lang,
): Schemas['UpskillCourses']['data']['upskill_nf'] {
  const groups = gaps.flatMap(({ key, name }) => {
    const courses = offered
      .filter(({ course }) => course.skills.includes(key))
      .map((one) => presentCourse(one, lang))
    const total = courses.reduce((sum, { score }) => sum + Math.round(score * 100), 0) / 100
    return courses.length === 0
      ? []
      : [{ ref_skill: toRef(key), skill: skillName(key, name, lang), total_score: total, courses }]
  })
  return groups.toSorted((a, b) => b.total_score - a.total_score)
}

/** The completed courses, the latest first; they add no more points. */
export const presentCompleted = (
  done: readonly Omit<OfferedCourse, 'added'>[],
  lang: Lang,
): Schemas['Course'][] => {
  const at = ({ registration }: Omit<OfferedCourse, 'added'>) =>
    registration?.completedAt?.getTime() ?? 0
  return done
    .toSorted((a, b) => at(b) - at(a))
    .map((one) => presentCourse({ ...one, added: 0 }, lang))
}

function presentCourse(
  { course, registration, added }: OfferedCourse,
  lang: Lang,
): Schemas['Course'] {
  const isArabic = lang === 'ar'
  return {
    id: course.id,
    title: isArabic ? course.titleAr : course.title,
    provider: isArabic ? course.providerAr : course.provider,
    description: isArabic ? course.descriptionAr : course.description,
    duration_hours: course.durationHours,
    price_aed: course.priceAed,
    mode: course.mode,
    language: course.language,
    url: course.url,
    score: Math.round(added) / 100,
    registration: registration === null ? null : presentRegistration(registration),
  }
}

export const presentRegistration = ({
  status,
  registeredAt,
  completedAt,
}: Pick<
  Registration,
  'status' | 'registeredAt' | 'completedAt'
>): Schemas['CourseRegistrationState'] => ({
  status,
  registered_at: registeredAt.toISOString(),
  completed_at: completedAt?.toISOString() ?? null,
})

export const presentCareerStep = (
  { role, points, missing }: CareerStep,
  openJobs: number,
  lang: Lang,
): Schemas['CareerPath']['data']['steps'][number] => ({
  ref_role: role.id,
  title: roleName(role.id, lang),
  match: toScore(points),
  open_jobs: openJobs,
  missing: missing.map((key) => ({ ref_skill: toRef(key), name: skillName(key, key, lang) })),
})
