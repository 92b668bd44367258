import { monthsUntil } from '../candidate-facts.rules'
import {
  firstThreshold,
  isListed,
  type JobFacts,
  toSkillPoints,
  titlePointsFor,
} from '../matching.rules'
import type { Rarity, RelatedSkills } from '../related-skills.rules'
import { BlockSums, blockSize } from './block-sums'
import { CandidateWordsIndex } from './candidate-words-index'
import { getWordKeys } from './job-words-index'
import { toSharedShare } from '../words/word-match.rules'
import { isWordKey } from '../words/words.rules'
import { grown, Numbers, type PostingList, PostingLists } from './posting-lists'
import { keptRoles, makePointTables, type PointTables } from './point-tables'
import { planRanking, type RankingPlan } from './ranking-plan'
import { takeBest, type IndexedCandidate, type Ranked, type RankOptions } from './ranked-candidates'
import { type Days, lastDay } from '../../skills/skill-stats.rules'

const none = { ordinals: new Int32Array(0), count: 0 }

interface Listing extends Pick<RankOptions, 'now' | 'only'> {
  plan: RankingPlan
  points: PointTables
  above: number
}
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
  /** Above every ordinal. */
  private length = 0
  private known = new Uint8Array(0)
  private months = new Int16Array(0)
  private workingSince = new Int32Array(0)
  private held = new Uint16Array(0)
  private approvedDays = new Uint16Array(0)
  private readonly sums = new BlockSums()
  /** While a job is ranked: who is listed, with the points. */
  private found = new Int32Array(0)
  private points = new Uint16Array(0)

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
    this.length = Math.max(length, this.length)
    if (length <= this.capacity) return
    this.capacity = Math.max(length, this.capacity * 2, 1024)
    this.known = grown(this.known, this.capacity)
    this.months = grown(this.months, this.capacity)
    this.workingSince = grown(this.workingSince, this.capacity)
    this.held = grown(this.held, this.capacity * keptRoles)
    this.approvedDays = grown(this.approvedDays, this.capacity)
    this.found = new Int32Array(this.capacity)
    this.points = new Uint16Array(this.capacity)
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

  private getList(key: string, order?: 'in order'): PostingList | undefined {
    const number = this.skills.find(key)
    if (number === undefined) return undefined
    return order === undefined ? this.lists.of(number) : this.lists.inOrder(number)
  }

  /** The `first` best of the listed candidates, by points and then by ordinal. */
  rank(
    job: JobFacts,
    rarity: Rarity,
    { now, first, only, above = firstThreshold }: RankOptions,
  ): Ranked {
    const plan = planRanking(job, rarity, {
      relatedSkills: this.relatedSkills,
      words: this.words,
      getList: (key) => this.getList(key, 'in order'),
    })
    const points = makePointTables(job, {
      roles: this.roles.words(),
      relatedSkills: this.relatedSkills,
    })
    let count = 0
    for (let start = 0; start < this.length; start += blockSize) {
      this.sums.addUp(plan, start)
      count = this.list(start, count, { plan, points, now, only, above })
    }
    return {
      total: count,
      best: takeBest({ count, ordinals: this.found, points: this.points }, first),
    }
  }

  /** Notes who of a block comes to more than asked for, after those who were found so far. */
  private list(start: number, known: number, { plan, points, now, only, above }: Listing): number {
    const { skills, text, title } = this.sums
    const { byMonths, byRole } = points
    const lastMonth = byMonths.length - 1
    const most = {
      experience: byMonths[lastMonth] as number,
      bySkills: plan.weight === 0 ? 0 : points.skillShare / (1000 * plan.weight),
      byText: plan.text.full === 0 ? 0 : (points.byWords.at(-1) as number) / (100 * plan.text.full),
    }
    let count = known
    for (let place = 0; place < blockSize; place += 1) {
      const met = skills[place] as number
      const inText = text[place] as number
      if (met === 0 && inText === 0) continue
      const ordinal = start + place
      if (only !== undefined && !only.has(ordinal)) continue
      const titlePoints =
        byRole === null
          ? titlePointsFor(toSharedShare(title[place] as number, plan.title.full))
          : this.getTitlePoints(byRole, ordinal)
      // Points are rounded down, so who stays below with fractions and all years is not listed.
      const atMost = met * most.bySkills + inText * most.byText + titlePoints + most.experience
      if (atMost < above + 0.5) continue
      const wordPoints = points.byWords[toSharedShare(inText, plan.text.full)] as number
      const total =
        toSkillPoints(points.skillShare, met, plan.weight) +
        wordPoints +
        titlePoints +
        (byMonths[Math.min(lastMonth, this.countMonths(ordinal, now))] as number)
      if (!isListed(total, met + wordPoints, above)) continue
      this.found[count] = ordinal
      this.points[count] = total
      count += 1
    }
    return count
  }

  private countMonths(ordinal: number, now: number): number {
    const since = this.workingSince[ordinal] as number
    return monthsUntil(this.months[ordinal] as number, since === notWorking ? null : since, now)
  }

  private getTitlePoints(byRole: readonly Uint16Array[], ordinal: number): number {
    let points = 0
    for (let at = 0; at < keptRoles; at += 1) {
      const role = this.held[ordinal * keptRoles + at] as number
      if (role !== 0) points = Math.max(points, byRole[at]?.[role - 1] as number)
    }
    return points
  }
}
