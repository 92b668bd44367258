import type { Matched } from '../../../features/recruiter/jobs/matched.queries'

type JobSkill = Matched['job_match'][number]

/** Whether a candidate has what a job asks for, has it in part, or lacks it. */
export type SkillState = 'has' | 'part' | 'missing'

export interface ComparedSkill {
  id: string
  name: string
  importance: JobSkill['importance']
  requiredLevel: number
  /** One for each candidate, in their order. */
  cells: SkillCell[]
}

export interface SkillCell extends Pick<JobSkill, 'relation' | 'level' | 'years' | 'evidence'> {
  state: SkillState
  /** What it adds to the score, in hundredths. */
  adds: number
}

const toId = ({ ref_skill: ref, name }: JobSkill) => ref ?? name

/**
 * The skills that a job asks for, required ones before preferred ones and those that weigh most
 * first, with what each candidate has of them. Every candidate's explanation names all of them: as
 * a match, as a gap, or as both where it is met in part.
 */
export function compareSkills(candidates: readonly Matched[]): ComparedSkill[] {
  const skills = new Map<string, { skill: JobSkill; weight: number }>()
  for (const candidate of candidates)
    for (const skill of [...candidate.job_match, ...candidate.job_gap]) {
      const id = toId(skill)
      const weight = Math.max(skills.get(id)?.weight ?? 0, toWeight(candidate, id))
      skills.set(id, { skill, weight })
    }
  return [...skills]
    .toSorted(
      ([, one], [, other]) =>
        Number(one.skill.importance === 'preferred') -
          Number(other.skill.importance === 'preferred') || other.weight - one.weight,
    )
    .map(([id, { skill }]) => ({
      id,
      name: skill.name,
      importance: skill.importance,
      requiredLevel: skill.required_level,
      cells: candidates.map((candidate) => toCell(candidate, id)),
    }))
}

/**
 * The most that a skill could add: the points that it adds and the points that its lack takes off.
 */
const toWeight = ({ job_match: match, job_gap: gap }: Matched, id: string): number =>
  [...match, ...gap]
    .filter((skill) => toId(skill) === id)
    .reduce((sum, { contribution }) => sum + Math.abs(contribution), 0)

function toCell({ job_match: match, job_gap: gap }: Matched, id: string): SkillCell {
  const [has, lacks] = [match, gap].map((some) => some.find((skill) => toId(skill) === id))
  if (has === undefined)
    return { state: 'missing', relation: 'none', level: 0, years: null, evidence: null, adds: 0 }
  const { relation, level, years, evidence, contribution } = has
  return {
    state: lacks === undefined ? 'has' : 'part',
    relation,
    level,
    years,
    evidence,
    adds: contribution,
  }
}
