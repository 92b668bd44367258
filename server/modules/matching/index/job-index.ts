import type { RelatedSkills } from '../related-skills.rules'
import {
  type CandidateFacts,
  toExperiencePoints,
  type JobFacts,
  levelAt,
  firstThreshold,
  isListed,
  toMetShare,
  toRarity,
  toSkillPoints,
  getSkillShare,
  toTitlePoints,
  toWeight,
  toWordPoints,
} from '../matching.rules'
import { JobWordsIndex } from './job-words-index'
import { Numbers, type PostingList, PostingLists } from './posting-lists'
import { isWordKey } from '../words/words.rules'

/** A published job as the index holds it: what matching reads, and what lists are filtered by. */
export interface IndexedJob {
  id: string
  facts: JobFacts
  /** Folded. */
  title: string
  sector: string | null
  city: string | null
  jobType: string | null
  /** The last day on which it is open, yyyy-mm-dd. */
  closesOn: string | null
  /** The day on which it was published, counted from 1970. */
  publishedDay: number
}

export interface RankedJob {
  job: IndexedJob
  points: number
}

interface Place {
  job: IndexedJob
  /** The numbers of its skills, and how each is asked for. */
  skills: readonly { number: number; importance: 'required' | 'preferred' }[]
}

const requiredBit = 128

/**
 * Every published job by the skills it asks for, in memory; with how rare each skill is among them.
 */
export class JobIndex {
  private readonly relatedSkills: RelatedSkills
  private readonly lists = new PostingLists()
  private readonly skills = new Numbers()
  readonly words = new JobWordsIndex()
  private readonly ordinals = new Map<string, number>()
  private readonly places: (Place | undefined)[] = []
  private readonly free: number[] = []
  private jobs = 0
  /**
   * Whether what follows is up to date: it is made when it is needed, and not after each of many
   * changes.
   */
  private isWeighed = false
  /** By the number of a skill: how many jobs ask for it, and what that makes of it. */
  private asking: number[] = []
  private rarities = new Int32Array(0)
  /** By the ordinal of a job: the sum of the weights of its skills. */
  private weights = new Int32Array(0)
  /** While a candidate's jobs are ranked. */
  private sums = new Int32Array(0)

  constructor(relatedSkills: RelatedSkills) {
    this.relatedSkills = relatedSkills
  }

  /** Adds or replaces jobs, and removes those that are null. */
  put(changes: readonly { id: string; job: IndexedJob | null }[]): void {
    if (changes.length === 0) return
    const last = [...new Map(changes.map((change) => [change.id, change])).values()]
    this.takeOut(last.map(({ id }) => id))
    for (const { job } of last) if (job !== null) this.add(job)
    this.isWeighed = false
  }

  private takeOut(ids: readonly string[]): void {
    const gone = ids.flatMap((id) => this.ordinals.get(id) ?? [])
    this.lists.remove(new Set(gone))
    for (const ordinal of gone) {
      for (const { number } of this.places[ordinal]?.skills ?? [])
        this.asking[number] = (this.asking[number] ?? 1) - 1
      this.words.remove(ordinal)
      this.places[ordinal] = undefined
      this.free.push(ordinal)
      this.jobs -= 1
    }
    for (const id of ids) this.ordinals.delete(id)
  }

  private add(job: IndexedJob): void {
    const ordinal = this.free.pop() ?? this.places.length
    const skills = job.facts.skills.map((wanted) => ({
      number: this.skills.of(wanted.key),
      importance: wanted.importance,
      requiredLevel: wanted.requiredLevel,
    }))
    for (const { number, importance, requiredLevel } of skills) {
      this.lists.add(number, ordinal, requiredLevel | (importance === 'required' ? requiredBit : 0))
      this.asking[number] = (this.asking[number] ?? 0) + 1
    }
    this.words.put(ordinal, job.facts)
    this.places[ordinal] = { job, skills }
    this.ordinals.set(job.id, ordinal)
    this.jobs += 1
  }

  private weigh(): void {
    if (this.isWeighed) return
    this.isWeighed = true
    this.rarities = Int32Array.from({ length: this.asking.length }, (_, number) =>
      toRarity(this.jobs, this.asking[number] ?? 0),
    )
    this.weights = Int32Array.from(this.places, (place) =>
      (place?.skills ?? []).reduce(
        (sum, { number, importance }) => sum + toWeight(importance, this.rarities[number] ?? 0),
        0,
      ),
    )
    this.sums = new Int32Array(this.places.length)
  }

  /** How rare a skill, or a word, is among the published jobs. */
  readonly rarity = (key: string): number => {
    if (isWordKey(key)) return this.words.rarity(key)
    this.weigh()
    const number = this.skills.find(key)
    return number === undefined
      ? toRarity(this.jobs, 0)
      : (this.rarities[number] ?? toRarity(this.jobs, 0))
  }

  find(id: string): IndexedJob | undefined {
    return this.places[this.ordinals.get(id) ?? -1]?.job
  }

  /** How many published jobs ask for a role of the taxonomy, and are open on a day. */
  openFor(occupation: string, today: string): number {
    return this.places.filter(
      (place) => place?.job.facts.occupation === occupation && isOpen(place.job, today),
    ).length
  }

  /** The jobs that are open on a day (yyyy-mm-dd). */
  open(today: string): IndexedJob[] {
    return this.places.flatMap((place) =>
      place !== undefined && isOpen(place.job, today) ? [place.job] : [],
    )
  }

  /**
   * Every job that a candidate matches and that is open on a day (yyyy-mm-dd), by points and then
   * by id.
   */
  rank(candidate: CandidateFacts, today: string, above = firstThreshold): RankedJob[] {
    this.weigh()
    const touched = this.sumByJob(this.getLevels(candidate))
    const shared = this.words.sharedBy(candidate.words ?? new Map())
    for (const ordinal of shared.keys()) if (this.sums[ordinal] === 0) touched.push(ordinal)
    const found: RankedJob[] = []
    for (const ordinal of touched) {
      const job = this.places[ordinal]?.job
      const sum = this.sums[ordinal] ?? 0
      this.sums[ordinal] = 0
      if (job === undefined || !isOpen(job, today)) continue
      const { facts } = job
      const { title = 0, text = 0 } = shared.get(ordinal) ?? {}
      const wordPoints = toWordPoints(facts, text)
      const points =
        toSkillPoints(getSkillShare(facts), sum, this.weights[ordinal] ?? 0) +
        wordPoints +
        toTitlePoints(facts, candidate.occupations, this.relatedSkills, title) +
        toExperiencePoints(facts, candidate.months)
      if (isListed(points, sum + wordPoints, above)) found.push({ job, points })
    }
    return found.toSorted((a, b) => b.points - a.points || (a.job.id < b.job.id ? -1 : 1))
  }

  /** What a candidate has of every skill, by what is near to it or by the words of its name. */
  private getLevels(candidate: CandidateFacts): Map<string, number> {
    const levels = levelsTowards(candidate, this.relatedSkills)
    for (const [key, level] of this.words.getLevels(candidate.words ?? new Map()))
      levels.set(key, Math.max(levels.get(key) ?? 0, level))
    return levels
  }

  /** Sums weight × met by job; gives the jobs that have anything. */
  private sumByJob(levels: ReadonlyMap<string, number>): number[] {
    const touched: number[] = []
    for (const [key, level] of levels) {
      const number = this.skills.find(key)
      const list = number === undefined ? undefined : this.lists.of(number)
      if (number !== undefined && list !== undefined)
        this.walk(list, level, this.rarities[number] ?? 0, touched)
    }
    return touched
  }

  private walk(
    { ordinals, payloads, count }: PostingList,
    level: number,
    rarity: number,
    touched: number[],
  ): void {
    for (let at = 0; at < count; at += 1) {
      const ordinal = ordinals[at] as number
      const payload = payloads[at] as number
      const met = toMetShare(level, payload & ~requiredBit)
      if (met === 0) continue
      if (this.sums[ordinal] === 0) touched.push(ordinal)
      this.sums[ordinal] =
        (this.sums[ordinal] as number) +
        toWeight((payload & requiredBit) === 0 ? 'preferred' : 'required', rarity) * met
    }
  }
}

const isOpen = ({ closesOn }: IndexedJob, today: string): boolean =>
  closesOn === null || closesOn >= today

/** What a candidate has of every skill that something of theirs counts towards. */
function levelsTowards(
  { skills }: CandidateFacts,
  relatedSkills: RelatedSkills,
): Map<string, number> {
  const levels = new Map<string, number>()
  for (const held of skills) {
    for (const { key, factor } of relatedSkills.from(held.key))
      levels.set(key, Math.max(levels.get(key) ?? 0, levelAt(held.level, factor)))
  }
  return levels
}
