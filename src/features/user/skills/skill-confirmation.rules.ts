/**
 * The skills once somebody said which skill of the taxonomy one of them is. It keeps its words,
 * unless that skill is there already.
 */
export const withMeant = <Skill extends { ref_skill: string | null }>(
  skills: readonly Skill[],
  worded: Skill,
  refSkill: string,
): Skill[] =>
  skills.some((skill) => skill.ref_skill === refSkill)
    ? skills.filter((skill) => skill !== worded)
    : skills.map((skill) => (skill === worded ? { ...skill, ref_skill: refSkill } : skill))
