import type { components } from '../../../openapi/generated/api'

export type CourseGroup = components['schemas']['UpskillCourses']['data']['upskill_nf'][number]

/** Where on the page of the courses those of a skill stand. */
export const groupAnchor = ({
  ref_skill,
  name,
}: {
  ref_skill: string | null
  name: string
}): string => `skill-${(ref_skill ?? name).replace(/\s+/g, '-')}`

/** The courses of a skill; null where there are none. */
export const findGroup = <Skill extends { ref_skill: string | null; name: string }>(
  skill: Skill,
  groups: readonly CourseGroup[],
): CourseGroup | null =>
  groups.find(
    (group) =>
      groupAnchor({ ref_skill: group.ref_skill, name: group.skill }) === groupAnchor(skill),
  ) ?? null
