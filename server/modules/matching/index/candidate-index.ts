import { monthsUntil } from '../candidate-facts.rules'
import {
  toExperiencePoints,
  firstThreshold,
  isListed,
  type JobFacts,
  roleFactorAt,
  toSkillPoints,
  getSkillShare,
  titlePointsFor,
  type WantedSkill,
  toWeight,
  toWordPoints,
} from '../matching.rules'
import type { Rarity, RelatedSkills } from '../related-skills.rules'
import { metByWords, metTable } from './met-tables.rules'
import { CandidateWordsIndex, type SharedList } from './candidate-words-index'
import { getWordKeys } from './job-words-index'
import { isWordKey } from '../words/words.rules'
import { grown, Numbers, type PostingList, PostingLists } from './posting-lists'
import { takeBest, type IndexedCandidate, type Ranked, type RankOptions } from './ranked-candidates'
import { type Days, lastDay } from '../../skills/skill-stats.rules'

const none = { ordinals: new Int32Array(0), count: 0 }
const keptRoles = 3
const notWorking = -1

/**
 * Every listed candidate by their skills, in memory. A job is ranked by walking the postings of the
 * skills that count towards its own, once each, so the cost grows with those postings and not with
 * the number of candidates. Candidates are known by their ordinals in the database.
 */
export class CandidateIndex {
  private readonly relatedSkills: RelatedSkills
  private readonly lists = new PostingLists()
  private readonly skills = new Numbers()
  private readonly roles = new Numbers()
  readonly words = new CandidateWordsIndex()
  private capacity = 0
  private known = new Uint8Array(0)
  private months = new Int16Array(0)
  private workingSince = new Int32Array(0)
  private held = new Uint16Array(0)
  private approvedDays = new Uint16Array(0)
  /**
   * While a job is ranked: weight × met so far, the best met of the skill at hand, which skill that
   * is, and who was met.
   */
  private sums = new Int32Array(0)
  private best = new Uint16Array(0)
  /** The same of the words of the job and of its title: thousandths shared. */
  private inText = new Uint16Array(0)
  private inTitles = new Uint16Array(0)
  private marks = new Uint16Array(0)
  private touched = new Int32Array(0)
  private touchedCount = 0

  constructor(relatedSkills: RelatedSkills) {
    this.relatedSkills = relatedSkills
  }

  /** How many postings a job's skills lead to: what ranking it costs. */
  countPostings(job: JobFacts): number {
    return job.skills
      .flatMap((wanted) => this.relatedSkills.towards(wanted.key))
      .reduce(
        (total, { key }) => total + (this.getList(key)?.count ?? 0),
        this.words.countPostings(getWordKeys(job)),
      )
  }

  /** Puts candidates in, each in the place of what was known of them. */
  put(candidates: readonly IndexedCandidate[]): void {
    this.reach(Math.max(-1, ...candidates.map(({ ordinal }) => ordinal)) + 1)
    const gone = new Set(
      candidates.map(({ ordinal }) => ordinal).filter((ordinal) => this.known[ordinal] === 1),
    )
    this.lists.remove(gone)
    this.words.remove(gone)
    for (const candidate of candidates) this.add(candidate)
  }

  private add({
    ordinal,
    listed,
    skills,
    levels,
    occupations,
    months,
    workingSince,
    approvedDay,
  }: IndexedCandidate): void {
    this.known[ordinal] = listed ? 1 : 0
    if (!listed) return
    this.months[ordinal] = Math.min(months, 32_000)
    this.workingSince[ordinal] = workingSince ?? notWorking
    this.approvedDays[ordinal] = approvedDay
    for (let at = 0; at < keptRoles; at += 1) {
      const role = occupations[at]
      // 0 stands for none.
      this.held[ordinal * keptRoles + at] = role === undefined ? 0 : this.roles.of(role) + 1
    }
    for (const [at, key] of skills.entries())
      if (!isWordKey(key)) this.lists.add(this.skills.of(key), ordinal, levels[at] ?? 0)
    this.words.put(ordinal, skills, levels)
  }

  private reach(length: number): void {
    if (length <= this.capacity) return
    this.capacity = Math.max(length, this.capacity * 2, 1024)
    this.known = grown(this.known, this.capacity)
    this.months = grown(this.months, this.capacity)
    this.workingSince = grown(this.workingSince, this.capacity)
    this.held = grown(this.held, this.capacity * keptRoles)
    this.approvedDays = grown(this.approvedDays, this.capacity)
    this.sums = new Int32Array(this.capacity)
    this.best = new Uint16Array(this.capacity)
    this.inText = new Uint16Array(this.capacity)
    this.inTitles = new Uint16Array(this.capacity)
    this.marks = new Uint16Array(this.capacity)
    this.touched = new Int32Array(this.capacity)
  }

  /** The day on which each listed candidate was approved. */
  approvals(): Uint16Array {
    return this.approvedDays.filter((_, ordinal) => this.known[ordinal] === 1)
  }

  /** The same of those who have a skill. */
  approvalsHaving(key: string): Uint16Array {
    const { ordinals, count } = this.getList(key) ?? none
    return Uint16Array.from(
      { length: count },
      (_, at) => this.approvedDays[ordinals[at] as number] as number,
    )
  }

  /** How many listed candidates have a skill, of those approved from one day up to another. */
  countHaving(key: string, { from, to }: Days): number {
    const { ordinals, count } = this.getList(key) ?? none
    if (from === 0 && to === lastDay) return count
    let having = 0
    for (let at = 0; at < count; at += 1) {
      const day = this.approvedDays[ordinals[at] as number] as number
      if (day >= from && day <= to) having += 1
    }
    return having
  }

  private getList(key: string): PostingList | undefined {
    const number = this.skills.find(key)
    return number === undefined ? undefined : this.lists.of(number)
  }

  /** The `first` best of the listed candidates, by points and then by ordinal. */
  rank(
    job: JobFacts,
    rarity: Rarity,
    { now, first, only, above = firstThreshold }: RankOptions,
  ): Ranked {
    const weight = this.sumByCandidate(job.skills, rarity)
    const shared = this.share(job, rarity)
    const found = this.listed(job, weight, { now, only, above })
    for (const ordinal of shared.text.ordinals) this.inText[ordinal] = 0
    for (const ordinal of shared.title.ordinals) this.inTitles[ordinal] = 0
    return { total: found.count, best: takeBest(found, first) }
  }

  /** Notes what everybody shares of the words of a job. */
  private share({ words }: JobFacts, rarity: Rarity): { title: SharedList; text: SharedList } {
    const title = this.words.shared(words?.title ?? [], rarity, 'title', this.capacity)
    const text = this.words.shared(words?.text ?? [], rarity, 'text', this.capacity)
    for (let at = 0; at < title.count; at += 1)
      this.inTitles[title.ordinals[at] as number] = title.payloads[at] as number
    for (let at = 0; at < text.count; at += 1) {
      const ordinal = text.ordinals[at] as number
      this.inText[ordinal] = text.payloads[at] as number
      if (this.marks[ordinal] === 0) this.touch(ordinal)
    }
    return { title, text }
  }

  private touch(ordinal: number): void {
    this.touched[this.touchedCount] = ordinal
    this.touchedCount += 1
  }

  /**
   * Sums weight × met over the wanted skills for everybody who has anything near them; gives the
   * sum of the weights.
   */
  private sumByCandidate(wantedSkills: readonly WantedSkill[], rarity: Rarity): number {
    let weights = 0
    for (const [at, wanted] of wantedSkills.entries()) {
      const weight = toWeight(wanted.importance, rarity(wanted.key))
      weights += weight
      for (const { key, factor } of this.relatedSkills.towards(wanted.key)) {
        const list = this.getList(key)
        if (list !== undefined)
          this.walk(list, metTable(factor, wanted.requiredLevel), weight, at + 1)
      }
      if (wanted.words !== undefined)
        this.walk(
          this.words.shared(wanted.words, rarity, 'text', this.capacity),
          metByWords(wanted.requiredLevel),
          weight,
          at + 1,
        )
    }
    return weights
  }

  /** Of several skills that count towards the same wanted one only the best counts. */
  private walk(
    { ordinals, payloads, count }: PostingList | SharedList,
    met: Uint16Array,
    weight: number,
    mark: number,
  ): void {
    const { sums, best, marks } = this
    for (let at = 0; at < count; at += 1) {
      const ordinal = ordinals[at] as number
      const value = met[payloads[at] as number] as number
      const seen = marks[ordinal] as number
      if (seen === mark) {
        const before = best[ordinal] as number
        if (value > before) {
          sums[ordinal] = (sums[ordinal] as number) + weight * (value - before)
          best[ordinal] = value
        }
      } else {
        if (seen === 0) this.touch(ordinal)
        marks[ordinal] = mark
        best[ordinal] = value
        sums[ordinal] = (sums[ordinal] as number) + weight * value
      }
    }
  }

  /** Who comes to more than asked for, with their points; leaves the working arrays empty. */
  private listed(
    job: JobFacts,
    weight: number,
    { now, only, above }: Pick<RankOptions, 'now' | 'only'> & { above: number },
  ): { count: number; ordinals: Int32Array; points: Uint16Array } {
    const share = getSkillShare(job)
    const titlePoints = this.titleTable(job)
    const ordinals = new Int32Array(this.touchedCount)
    const points = new Uint16Array(this.touchedCount)
    let count = 0
    for (let at = 0; at < this.touchedCount; at += 1) {
      const ordinal = this.touched[at] as number
      const sum = this.sums[ordinal] as number
      this.sums[ordinal] = 0
      this.marks[ordinal] = 0
      const wordPoints = toWordPoints(job, this.inText[ordinal] as number)
      if (only !== undefined && !only.has(ordinal)) continue
      const total =
        toSkillPoints(share, sum, weight) +
        wordPoints +
        this.titlePoints(titlePoints, ordinal) +
        toExperiencePoints(job, this.countMonths(ordinal, now))
      if (!isListed(total, sum + wordPoints, above)) continue
      ordinals[count] = ordinal
      points[count] = total
      count += 1
    }
    this.touchedCount = 0
    return { count, ordinals, points }
  }

  private countMonths(ordinal: number, now: number): number {
    const since = this.workingSince[ordinal] as number
    return monthsUntil(this.months[ordinal] as number, since === notWorking ? null : since, now)
  }

  /** The factor of every known role for a job, by number; null where the job names none. */
  private titleTable({ occupation }: JobFacts): Uint16Array | null {
    return occupation === null
      ? null
      : Uint16Array.from(this.roles.words(), (held) =>
          this.relatedSkills.roleFactor(occupation, held),
        )
  }

  private titlePoints(table: Uint16Array | null, ordinal: number): number {
    if (table === null) return titlePointsFor(this.inTitles[ordinal] as number)
    let factor = 0
    for (let at = 0; at < keptRoles; at += 1) {
      const role = this.held[ordinal * keptRoles + at] as number
      if (role !== 0) factor = Math.max(factor, roleFactorAt(table[role - 1] as number, at))
    }
    return titlePointsFor(factor)
  }
}
