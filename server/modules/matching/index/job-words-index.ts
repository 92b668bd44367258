import { type JobFacts, levelByWords, toRarity } from '../matching.rules'
import type { Rarity } from '../related-skills.rules'
import { Numbers } from './posting-lists'
import {
  toCount,
  type HeldWords,
  toSharedShare,
  weighWords,
  type Where,
} from '../words/word-match.rules'
import { type WantedWord, wordKey } from '../words/words.rules'

/** Words that are compared together, by their numbers, as they weigh now. */
interface Part {
  words: readonly WantedWord[]
  numbers: Int32Array
  where: Where
  weights: readonly number[]
  full: number
}

interface WordedJob {
  title: Part
  text: Part
  /** Keys of its skills that the taxonomy does not know. */
  skills: readonly string[]
  /** Each of its words once. */
  numbers: readonly number[]
}

/** What a candidate shares with a job, in thousandths. */
export interface Shared {
  title: number
  text: number
}

/**
 * The words of the published jobs that the taxonomy does not know all of, in memory; with how rare
 * each word is among these jobs.
 */
export class JobWordsIndex {
  private readonly roots = new Numbers()
  private readonly jobs = new Map<number, WordedJob>()
  private readonly skills = new Map<string, { part: Part; asking: number }>()
  /** By the number of a word: how many jobs have it. */
  private asking: number[] = []
  private isWeighed = true
  private strengths = new Uint8Array(0)

  put(ordinal: number, facts: JobFacts): void {
    const unknown = facts.skills.filter(({ words = [] }) => words.length > 0)
    if (facts.words === undefined && unknown.length === 0) return
    const title = this.toPart(facts.words?.title ?? [], 'title')
    const text = this.toPart(facts.words?.text ?? [], 'text')
    for (const { key, words = [] } of unknown) {
      const known = this.skills.get(key)
      if (known === undefined) this.skills.set(key, { part: this.toPart(words, 'text'), asking: 1 })
      else known.asking += 1
    }
    const skills = unknown.map(({ key }) => key)
    const parts = [title, text, ...skills.flatMap((key) => this.skills.get(key)?.part ?? [])]
    const numbers = [...new Set(parts.flatMap((part) => [...part.numbers]))]
    for (const number of numbers) this.asking[number] = (this.asking[number] ?? 0) + 1
    this.jobs.set(ordinal, { title, text, skills, numbers })
    this.isWeighed = false
  }

  remove(ordinal: number): void {
    const job = this.jobs.get(ordinal)
    if (job === undefined) return
    this.jobs.delete(ordinal)
    for (const number of job.numbers) this.asking[number] = (this.asking[number] ?? 1) - 1
    for (const key of job.skills) {
      const known = this.skills.get(key)
      if (known === undefined) continue
      known.asking -= 1
      if (known.asking === 0) this.skills.delete(key)
    }
    this.isWeighed = false
  }

  /** The roots that some job has now. */
  wanted(): string[] {
    return this.roots.words().filter((_, number) => (this.asking[number] ?? 0) > 0)
  }

  /** How rare a word is, as with skills; counted over the jobs that have words. */
  readonly rarity: Rarity = (key) =>
    toRarity(this.jobs.size, this.asking[this.roots.find(key.slice(1)) ?? -1] ?? 0)

  /** What a candidate has of the skills that the taxonomy does not know, by the words of their names. */
  getLevels(held: HeldWords): Map<string, number> {
    this.hold(held)
    const levels = new Map<string, number>()
    for (const [key, { part }] of this.skills) {
      const level = levelByWords(this.sumShared(part))
      if (level > 0) levels.set(key, level)
    }
    return levels
  }

  /**
   * The words that a candidate shares with each job, by its ordinal; jobs without any are left out.
   */
  sharedBy(held: HeldWords): Map<number, Shared> {
    this.hold(held)
    const found = new Map<number, Shared>()
    for (const [ordinal, job] of this.jobs) {
      const shared = { title: this.sumShared(job.title), text: this.sumShared(job.text) }
      if (shared.title > 0 || shared.text > 0) found.set(ordinal, shared)
    }
    return found
  }

  private toPart(words: readonly WantedWord[], where: Where): Part {
    const numbers = Int32Array.from(words, ({ root }) => this.roots.of(root))
    return { words, numbers, where, weights: [], full: 0 }
  }

  private hold(held: HeldWords): void {
    this.weigh()
    this.strengths = new Uint8Array(this.asking.length)
    for (const [root, strength] of held) {
      const number = this.roots.find(root)
      if (number !== undefined && number < this.strengths.length) this.strengths[number] = strength
    }
  }

  private sumShared({ numbers, weights, where, full }: Part): number {
    let sum = 0
    for (let at = 0; at < numbers.length; at += 1) {
      const strength = this.strengths[numbers[at] as number] as number
      if (strength > 0) sum += (weights[at] as number) * toCount(strength, where)
    }
    return toSharedShare(sum, full)
  }

  private weigh(): void {
    if (this.isWeighed) return
    this.isWeighed = true
    const parts = [
      ...[...this.jobs.values()].flatMap(({ title, text }) => [title, text]),
      ...[...this.skills.values()].map(({ part }) => part),
    ]
    for (const part of parts) Object.assign(part, weighWords(part.words, this.rarity, part.where))
  }
}

/** The keys under which the words of a job are indexed. */
export const getWordKeys = ({ words, skills }: JobFacts): string[] =>
  [
    ...(words?.title ?? []),
    ...(words?.text ?? []),
    ...skills.flatMap((skill) => skill.words ?? []),
  ].map(({ root }) => wordKey(root))
