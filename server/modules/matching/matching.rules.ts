import type { Rarity, RelatedSkills, Relation } from './related-skills.rules'
import { type HeldWords, type JobWords, sharedWords, wordsInCommon } from './words/word-match.rules'
import type { WantedWord } from './words/words.rules'

/** A job as matching reads it: what it asks for, and nothing of who is to be found. */
export interface JobFacts {
  /** Each key once, in the job's own order. */
  skills: readonly WantedSkill[]
  /** The role of the taxonomy, null where the title names none. */
  occupation: string | null
  /** Years asked for; 0 when none are. */
  experience: number
  /** Words for the parts that the taxonomy does not know; missing if it knows all. */
  words?: JobWords | undefined
}

export interface WantedSkill {
  key: string
  name: string
  importance: 'required' | 'preferred'
  /** 1 to 100. */
  requiredLevel: number
  /** The words of its name, if the taxonomy does not know the skill. */
  words?: readonly WantedWord[] | undefined
}

/**
 * A candidate as matching reads one. There is no name, gender, nationality, age, place or picture
 * in it, so none of them can count.
 */
export interface CandidateFacts {
  skills: readonly HeldSkill[]
  /** Roles of the taxonomy that were held, the latest first. */
  occupations: readonly string[]
  /** Months worked until now. */
  months: number
  /** The words of what was done and can be done. */
  words?: HeldWords | undefined
}

export interface HeldSkill {
  key: string
  name: string
  /** 1 to 100. */
  level: number
  evidence: string
  /** Whole years of the work that names it. */
  years?: number | undefined
}

/**
 * How a candidate fits a job, in points of ten thousand: `points` is the sum of those of the
 * skills, the words, the title and the experience.
 */
export interface Fit {
  points: number
  skills: readonly SkillFit[]
  wordPoints: number
  titlePoints: number
  experiencePoints: number
  /** The words of the job that the candidate has and that count. */
  words: readonly string[]
  /** The same of a title that names no role. */
  titleWords: readonly string[]
}

export interface SkillFit {
  wanted: WantedSkill
  relation: Relation | 'words' | 'none'
  /** The shared words, for a skill that matches by words only. */
  words: readonly string[]
  /** How well the nearest skill of the candidate covers the wanted one, 0 to 100. */
  level: number
  held: HeldSkill | null
  /** What it adds to the score. */
  points: number
  /** What its lack takes off. */
  missing: number
}

const whole = 10_000
/** Together a fifth, so that nobody is listed for them alone. */
const [titleShare, experienceShare] = [1_200, 800]
const earlierRole = 750

/** Until an admin sets another, a match is listed above this many points: a score above 0.2. */
export const firstThreshold = 2_000
/**
 * The level of a skill that matches by the words of its name: that of a skill that is only named.
 */
const levelOfWords = 60

/**
 * Whether a match is listed: nobody is for the title and the years alone, so the skills or the
 * words have to count too.
 */
export const isListed = (points: number, skillsAndWords: number, above: number): boolean =>
  points > above && skillsAndWords > 0

/** A score as the contract has it. */
export const toScore = (points: number): number => points / whole

/** The points of a score, the same way round. */
export const pointsFrom = (score: number): number => Math.ceil(score * whole - 1e-6)

/** The score as a share of the best one. */
export const toShareOfBest = (points: number, best: number): number =>
  best === 0 ? 0 : Math.round((points / best) * whole) / whole

/**
 * How rare a skill is among the published jobs, in hundredths: `100 × (ln((1 + N) ÷ (1 + n)) + 1)`
 * for n of N jobs that ask for it. This is the smoothed inverse document frequency of scikit-learn
 * (TfidfTransformer, smooth_idf), after K. Spärck Jones, "A statistical interpretation of term
 * specificity", Journal of Documentation 28 (1972): a skill that every job asks for still counts,
 * and a rare one counts more. It is counted over jobs, so nothing that a candidate does changes the
 * score of another.
 */
export const toRarity = (jobs: number, asking: number): number =>
  Math.round(100 * (Math.log((1 + jobs) / (1 + asking)) + 1))

/**
 * The weight of a wanted skill among those of its job: a required one weighs twice as much as a
 * preferred one.
 */
export const toWeight = (importance: WantedSkill['importance'], rarity: number): number =>
  (importance === 'required' ? 2 : 1) * rarity

/** What a level amounts to at a distance. */
export const levelAt = (level: number, factor: number): number => Math.floor((level * factor) / 100)

/** How far a level meets the one asked for, in thousandths. */
export const toMetShare = (level: number, requiredLevel: number): number =>
  Math.min(1000, Math.floor((1000 * level) / requiredLevel))

type Asks = Pick<JobFacts, 'occupation' | 'experience' | 'words'>

/**
 * The share of skills and words in the score. If a job asks for no years, or its title has neither
 * a role nor a word, their share goes to the skills and words.
 */
const getWorkShare = ({ occupation, experience, words }: Asks): number =>
  whole -
  (occupation === null && (words?.title ?? []).length === 0 ? 0 : titleShare) -
  (experience === 0 ? 0 : experienceShare)

/** What the words take of that. */
const getWordShare = (job: Asks): number =>
  Math.floor((getWorkShare(job) * (job.words?.silence ?? 0)) / 1000)

export const getSkillShare = (job: Asks): number => getWorkShare(job) - getWordShare(job)

/** Points of the words, by how much of them a candidate has, in thousandths. */
export const toWordPoints = (job: Asks, shared: number): number =>
  Math.floor((getWordShare(job) * shared) / 1000)

/** The level of a skill of which somebody has so many thousandths of the words. */
export const levelByWords = (shared: number): number => Math.floor((levelOfWords * shared) / 1000)

/**
 * Points of the skills: `met` is the sum of weight × thousandths met, `weight` the sum of the
 * weights.
 */
export const toSkillPoints = (share: number, met: number, weight: number): number =>
  weight === 0 ? 0 : Math.floor((share * met) / (1000 * weight))

/**
 * Points of the title, by the nearest role: a role held before the last one counts three quarters.
 * Of a title that names no role by its words in the titles that were held, in thousandths.
 */
export function toTitlePoints(
  job: Pick<JobFacts, 'occupation'>,
  occupations: readonly string[],
  relatedSkills: Pick<RelatedSkills, 'roleFactor'>,
  sharedInTitles: number,
): number {
  const { occupation } = job
  if (occupation === null) return titlePointsFor(sharedInTitles)
  const factors = occupations.map((held, at) =>
    roleFactorAt(relatedSkills.roleFactor(occupation, held), at),
  )
  return titlePointsFor(Math.max(0, ...factors))
}

/** A role's factor by its place among those held, the latest being at 0. */
export const roleFactorAt = (factor: number, at: number): number =>
  at === 0 ? factor : Math.floor((factor * earlierRole) / 1000)
export const titlePointsFor = (factor: number): number => Math.floor((titleShare * factor) / 1000)

/** Points of the experience: in proportion to the years asked for, and no more for more of them. */
export const toExperiencePoints = (job: Pick<JobFacts, 'experience'>, months: number): number =>
  job.experience === 0
    ? 0
    : Math.floor(experienceShare * Math.min(1, months / (12 * job.experience)))

/**
 * How a candidate fits a job. Of all that the candidate has, each wanted skill takes what comes
 * nearest to it, so one more skill can only add. The points of the skills add up to exactly what
 * the share of the skills comes to.
 */
export function toFit(
  job: JobFacts,
  candidate: CandidateFacts,
  { rarity, relatedSkills }: { rarity: Rarity; relatedSkills: RelatedSkills },
): Fit {
  const held = new Map(candidate.skills.map((skill) => [skill.key, skill]))
  const words = candidate.words ?? noWords
  const share = getSkillShare(job)
  const found = job.skills.map((wanted) => {
    const nearest = orByWords(findNearest(wanted, held, relatedSkills), wanted, words, rarity)
    return {
      wanted,
      ...nearest,
      weight: toWeight(wanted.importance, rarity(wanted.key)),
      met: toMetShare(nearest.level, wanted.requiredLevel),
    }
  })
  const weight = sum(found.map((one) => one.weight))
  const skillPoints = toSkillPoints(share, sum(found.map((one) => one.weight * one.met)), weight)
  const points = apportioned(
    skillPoints,
    found.map((one) => one.weight * one.met),
  )
  const full = apportioned(
    weight === 0 ? 0 : share,
    found.map((one) => one.weight),
  )
  const { title = [], text = [] } = job.words ?? {}
  const inTitles = sharedWords(title, words, rarity, 'title')
  const titlePoints = toTitlePoints(job, candidate.occupations, relatedSkills, inTitles)
  const experiencePoints = toExperiencePoints(job, candidate.months)
  const wordPoints = toWordPoints(job, sharedWords(text, words, rarity, 'text'))
  return {
    points: skillPoints + wordPoints + titlePoints + experiencePoints,
    wordPoints,
    titlePoints,
    experiencePoints,
    words: wordPoints === 0 ? [] : wordsInCommon(text, words, 'text'),
    titleWords: titlePoints === 0 ? [] : wordsInCommon(title, words, 'title'),
    skills: found.map(({ wanted, relation, level, skill, met }, at) => ({
      wanted,
      relation,
      words: relation === 'words' ? wordsInCommon(wanted.words ?? [], words, 'text') : [],
      level,
      held: skill,
      points: points[at] ?? 0,
      missing: met === 1000 ? 0 : Math.max(1, (full[at] ?? 0) - (points[at] ?? 0)),
    })),
  }
}

/** The candidate's skill that covers a wanted skill best. */
function findNearest(
  wanted: WantedSkill,
  held: ReadonlyMap<string, HeldSkill>,
  relatedSkills: RelatedSkills,
): { relation: Relation | 'none'; level: number; skill: HeldSkill | null } {
  let nearest: ReturnType<typeof findNearest> = { relation: 'none', level: 0, skill: null }
  for (const { key, relation, factor } of relatedSkills.towards(wanted.key)) {
    const skill = held.get(key)
    if (skill !== undefined && levelAt(skill.level, factor) > nearest.level)
      nearest = { relation, level: levelAt(skill.level, factor), skill }
  }
  return nearest
}

const noWords: HeldWords = new Map()

/** A skill that the taxonomy does not know by the words of its name, where they tell of more. */
function orByWords(
  nearest: ReturnType<typeof findNearest>,
  wanted: WantedSkill,
  words: HeldWords,
  rarity: Rarity,
): ReturnType<typeof findNearest> | { relation: 'words'; level: number; skill: null } {
  const level = levelByWords(sharedWords(wanted.words ?? [], words, rarity, 'text'))
  return level > nearest.level ? { relation: 'words', level, skill: null } : nearest
}

/**
 * `total` divided in whole numbers in proportion to the shares (largest remainders; the first of
 * equals gets it), adding up to it exactly.
 */
export function apportioned(total: number, shares: readonly number[]): number[] {
  const all = sum(shares)
  if (all === 0) return shares.map(() => 0)
  const parts = shares.map((share) => Math.floor((total * share) / all))
  const byRemainder = shares
    .map((share, at) => ({ at, rest: (total * share) % all }))
    .toSorted((a, b) => b.rest - a.rest || a.at - b.at)
  for (const { at } of byRemainder.slice(0, total - sum(parts))) parts[at] = (parts[at] ?? 0) + 1
  return parts
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
