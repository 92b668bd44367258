import type { StoredJobSkill } from '../jobs/jobs.table'
import type { JobFacts, WantedSkill } from './matching.rules'
import { toRef, type RelatedSkills } from './related-skills.rules'
import { type JobWords, toSilence } from './words/word-match.rules'
import { getWords, tellingWords, wantedWords } from './words/words.rules'

/** The level that a job asks for by default: that of a skill that is only named. */
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
    description?: string | null
  },
  relatedSkills: Pick<
    RelatedSkills,
    'toRelationKey' | 'getOccupation' | 'getWordsBeyond' | 'isGeneral'
  >,
): JobFacts {
  const skills = new Map<string, WantedSkill>()
  for (const skill of job.skills) {
    const key = relatedSkills.toRelationKey(skill)
    const earlier = skills.get(key)
    const requiredLevel = Math.max(
      1,
      skill.required_level ?? usualLevel,
      earlier?.requiredLevel ?? 1,
    )
    const importance = earlier?.importance === 'required' ? 'required' : skill.importance
    const words = toRef(key) === null ? wantedWords({ skills: [skill.name] }) : undefined
    skills.set(key, { key, name: skill.name, importance, requiredLevel, words })
  }
  const occupation = job.occupation ?? relatedSkills.getOccupation(job.title)
  return {
    skills: [...skills.values()],
    occupation,
    experience: job.experience ?? 0,
    words: wordsBeside([...skills.values()], occupation, job, relatedSkills),
  }
}

/** The words for the parts of a job that the taxonomy does not know; none if it knows all. */
function wordsBeside(
  skills: readonly WantedSkill[],
  occupation: string | null,
  { title, description }: { title: string; description?: string | null },
  { isGeneral, getWordsBeyond }: Pick<RelatedSkills, 'isGeneral' | 'getWordsBeyond'>,
): JobWords | undefined {
  const wordsBeyondRole = (written: string, role: string) => {
    const roots = new Set(getWords(getWordsBeyond(written, role).join(' ')).map(({ root }) => root))
    return wantedWords({ title: written }).filter(({ root }) => roots.has(root))
  }
  const known = skills.filter(({ words }) => words === undefined)
  const unknown = skills.filter(({ words }) => words !== undefined)
  const inTitle = occupation === null ? tellingWords(wantedWords({ title })) : []
  const mentioned = new Set(
    wantedWords({ skills: known.map(({ name }) => name) }).map(({ root }) => root),
  )
  // What names a role is said by the role. "Cargo surveyor" names one in part: the rest is words.
  const beyond = occupation === null ? [] : wordsBeyondRole(title, occupation)
  const inPart = beyond.filter(({ root }) => !mentioned.has(root))
  const text = wantedWords({
    title: [...inTitle, ...inPart].map(({ written }) => written).join(' '),
    skills: unknown.map(({ name }) => name),
    description: description ?? '',
  }).filter(({ root }) => !mentioned.has(root))
  const general = known.filter(({ key }) => isGeneral(key)).length
  const silence = toSilence({
    telling: known.length - general,
    general,
    unknown: unknown.length,
    hasRole: occupation !== null && inPart.length === 0,
    words: text.length,
  })
  if (silence === 0) return inTitle.length === 0 ? undefined : { title: inTitle, text: [], silence }
  return { title: inTitle, text, silence }
}
