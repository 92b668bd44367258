import type { StoredJobSkill } from '../jobs/jobs.table'
import type { RelatedSkills } from './related-skills.rules'
import type { JobFacts, WantedSkill } from './matching.rules'

/** The level that a job asks for where nobody said one: that of a skill that is named. */
const usualLevel = 60

/**
 * What matching reads of a job. A skill named twice is wanted once, as the stricter of the two
 * asks.
 */
export function getJobFacts(
  job: {
    title: string
    occupation: string | null
    experience: number | null
    skills: readonly StoredJobSkill[]
  },
  relatedSkills: Pick<RelatedSkills, 'keyOf' | 'occupationOf'>,
): JobFacts {
  const skills = new Map<string, WantedSkill>()
  for (const skill of job.skills) {
    const key = relatedSkills.keyOf(skill)
    const earlier = skills.get(key)
    const requiredLevel = Math.max(
      1,
      skill.required_level ?? usualLevel,
      earlier?.requiredLevel ?? 1,
    )
    const importance = earlier?.importance === 'required' ? 'required' : skill.importance
    skills.set(key, { key, name: skill.name, importance, requiredLevel })
  }
  return {
    skills: [...skills.values()],
    occupation: job.occupation ?? relatedSkills.occupationOf(job.title),
    experience: job.experience ?? 0,
  }
}
