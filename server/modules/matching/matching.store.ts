import { setImmediate } from 'node:timers/promises'
import { loadTaxonomy } from '../../content/taxonomy/taxonomy'
import type { Clock } from '../../runtime/clock'
import type { Db } from '../../db/db'
import {
  type CandidateSource,
  type CompletedCourse,
  toIndexedFacts,
  toMonthNumber,
} from './candidate-facts.rules'
import { CandidateIndex } from './index/candidate-index'
import {
  candidatesAfter,
  indexSome,
  indexedWith,
  markOutdated,
} from './index/candidate-index.store'
import { JobIndex, type RankedJob } from './index/job-index'
import { getWordKeys } from './index/job-words-index'
import { jobsAfter, numberChangedJobs } from './index/job-index.store'
import { PostingLists } from './index/posting-lists'
import type { Ranked, RankOptions } from './index/ranked-candidates'
import { buildRelatedSkills } from './related-skills.rules'
import { type CandidateFacts, firstThreshold, type JobFacts } from './matching.rules'
import { makeSkillWords } from './words/skill-words.rules'
import { readThreshold, type StoredThreshold, thresholdPoints } from './threshold.store'
import { wordKey } from './words/words.rules'

/** The number of rows that are read and indexed in one go, before other work gets its turn. */
const [candidateSlice, jobSlice, indexedTogether] = [2000, 500, 50]

/**
 * Jobs and candidates by their skills, in the memory of this process, following what the database
 * says. The first call of either reads everything, in slices; each later one what has changed.
 */
export class Matching {
  private readonly db: Db
  private readonly clock: Clock
  readonly relatedSkills = buildRelatedSkills(loadTaxonomy())
  readonly jobs = new JobIndex(this.relatedSkills)
  readonly candidates = new CandidateIndex(this.relatedSkills)
  private readonly words = makeSkillWords(loadTaxonomy())
  private jobSeq = 0
  private candidateSeq = 0
  private candidatesLoaded = false
  /** Whether everybody was looked at by the rules of today, or is about to be. */
  private isCurrent = false
  /** Words that jobs which are not published need. */
  private readonly askedWords = new Set<string>()
  /** A match is listed above so many points. */
  private above = firstThreshold
  /** What was saved before is in the indexes. */
  private jobsAsOf: Date | null = null
  private candidatesAsOf: Date | null = null
  private firstJobs: Promise<void> | null = null
  private counted = { asOf: '', totals: new Map<string, number>() }

  constructor({ db, clock }: { db: Db; clock: Clock }) {
    this.db = db
    this.clock = clock
  }

  /** Catches up with changed jobs; after it, all that was published before the call is there. */
  readonly followJobs = inTurn(async () => {
    const asOf = this.clock.now()
    this.listFrom(await readThreshold(this.db))
    await numberChangedJobs(this.db)
    for (let read = jobSlice; read === jobSlice; await setImmediate()) {
      const { seq, changes } = await jobsAfter(this.db, this.jobSeq, jobSlice, this.relatedSkills)
      this.jobs.put(changes)
      this.jobSeq = seq
      read = changes.length
    }
    this.jobsAsOf = asOf
  })

  /** Catches up with changed candidates; after it, all that was saved before the call is there. */
  readonly followCandidates = inTurn(async () => {
    await this.publishedJobs()
    const asOf = this.clock.now()
    await this.keepWords()
    this.isCurrent ||= await markOutdated(this.db, candidateSlice)
    for (let more = true; more; await setImmediate())
      more = await indexSome(this.db, this.derive, indexedTogether)
    for (let read = candidateSlice; read === candidateSlice; await setImmediate()) {
      const { seq, candidates } = await candidatesAfter(this.db, this.candidateSeq, candidateSlice)
      this.candidates.put(candidates)
      this.candidateSeq = seq
      read = candidates.length
    }
    this.candidatesLoaded = true
    this.candidatesAsOf = asOf
  })

  /**
   * Fetches the words that jobs newly need for the candidates in the index. A candidate who changed
   * in between has a later number, and comes with all words then.
   */
  private async keepWords(): Promise<void> {
    const { words } = this.candidates
    const needed = [...this.jobs.words.wanted().map(wordKey), ...this.askedWords]
    const added = [...new Set(needed)].filter((key) => !words.keeps([key]))
    this.askedWords.clear()
    if (added.length === 0) return
    const numbers = new Map(added.map((key, at) => [key, at]))
    const lists = new PostingLists()
    if (this.candidateSeq > 0)
      for await (const rows of indexedWith(this.db, added, {
        upTo: this.candidateSeq,
        slice: candidateSlice,
      }))
        for (const { ordinal, skills, levels } of rows)
          for (const [at, key] of skills.entries()) {
            const number = numbers.get(key)
            if (number !== undefined) lists.add(number, ordinal, levels[at] ?? 0)
          }
    words.keep(added, lists)
  }

  /** Takes another threshold. */
  listFrom(stored: StoredThreshold): void {
    this.above = thresholdPoints(stored)
  }

  /** A match is listed above so many points. */
  get listedAbove(): number {
    return this.above
  }

  /** A candidate's jobs that are listed on a day (yyyy-mm-dd), the best first. */
  async jobsOf(candidate: CandidateFacts, today: string): Promise<RankedJob[]> {
    return (await this.publishedJobs()).rank(candidate, today, this.above)
  }

  /**
   * The published jobs. Before they are read for the first time this waits: it is a matter of a
   * second, and a list without them would be wrong.
   */
  async publishedJobs(): Promise<JobIndex> {
    // One that failed is tried again by the next who asks.
    this.firstJobs ??= this.followJobs().catch((error: unknown) => {
      this.firstJobs = null
      throw error
    })
    await this.firstJobs
    return this.jobs
  }

  /**
   * The best candidates of a job; null while they are read for the first time, which for a million
   * takes half a minute: ask again then.
   */
  async candidatesOf(job: JobFacts, options: Omit<RankOptions, 'now'>): Promise<Ranked | null> {
    if (!this.candidatesLoaded) return null
    const words = getWordKeys(job)
    if (!this.candidates.words.keeps(words)) {
      for (const key of words) this.askedWords.add(key)
      await this.followCandidates()
    }
    const { rarity } = await this.publishedJobs()
    const above = Math.max(this.above, options.above ?? 0)
    return this.candidates.rank(job, rarity, { now: this.month(), ...options, above })
  }

  /**
   * How many candidates a job has; null as in `candidatesOf`. A list asks for all of its jobs at
   * every look, so what was counted holds until a candidate or a job changes, or the month, which
   * lengthens experience.
   */
  async countFor(
    { id, updatedAt }: { id: string; updatedAt: Date },
    facts: JobFacts,
  ): Promise<number | null> {
    const asOf = `${this.candidateSeq} ${this.jobSeq} ${this.month()} ${this.above}`
    if (this.counted.asOf !== asOf) this.counted = { asOf, totals: new Map() }
    const key = `${id} ${updatedAt.getTime()}`
    const known = this.counted.totals.get(key)
    if (known !== undefined) return known
    const ranked = await this.candidatesOf(facts, { first: 0 })
    if (ranked !== null && this.counted.asOf === asOf) this.counted.totals.set(key, ranked.total)
    return ranked?.total ?? null
  }

  /**
   * The moment before which everything that was saved is in both indexes; null while they are read
   * for the first time.
   */
  asOf(): Date | null {
    const [jobs, candidates] = [this.jobsAsOf, this.candidatesAsOf]
    return jobs === null || candidates === null ? null : jobs < candidates ? jobs : candidates
  }

  month(): number {
    return toMonthNumber(this.clock.now())
  }

  /** What is indexed of a candidate. */
  readonly derive = (source: CandidateSource, courses: readonly CompletedCourse[]) =>
    toIndexedFacts(source, courses, this.month(), {
      relatedSkills: this.relatedSkills,
      ...this.words,
    })
}

/**
 * Runs one call at a time. Calls that come during a run share one more run after it, because their
 * changes may have come too late for the present one.
 */
function inTurn(run: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null
  let next: Promise<void> | null = null
  const begin = (): Promise<void> => {
    running = run().finally(() => {
      running = null
    })
    return running
  }
  return () => {
    if (next !== null) return next
    if (running === null) return begin()
    next = running
      .catch(() => undefined)
      .then(() => {
        next = null
        return begin()
      })
    return next
  }
}
