import type { Rarity } from '../related-skills.rules'
import { Numbers, PostingLists } from './posting-lists'
import { toCount, toSharedShare, weighWords, type Where } from '../words/word-match.rules'
import { isWordKey, type WantedWord } from '../words/words.rules'

/** Who shares some words, each with how much of them in thousandths. */
export interface SharedList {
  ordinals: Int32Array
  payloads: Uint16Array
  count: number
}

/**
 * Which candidates have which word, in memory, with its strength. It keeps only words that some job
 * needs, a small part of all words in resumes.
 */
export class CandidateWordsIndex {
  private readonly lists = new PostingLists()
  private readonly numbers = new Numbers()
  /** While words are added up: by ordinal the sum, and who has any. */
  private sums = new Int32Array(0)
  private touched = new Int32Array(0)

  /** From now on these words are kept; gives those that were not kept before. */
  keep(keys: readonly string[]): string[] {
    const added = [...new Set(keys)].filter((key) => this.numbers.find(key) === undefined)
    for (const key of added) this.numbers.of(key)
    return added
  }

  /** Whether all of them are kept. */
  keeps(keys: readonly string[]): boolean {
    return keys.every((key) => this.numbers.find(key) !== undefined)
  }

  /** Puts the words among these keys in, of one who is not in with them. */
  put(ordinal: number, keys: readonly string[], levels: readonly number[]): void {
    for (const [at, key] of keys.entries()) {
      const number = isWordKey(key) ? this.numbers.find(key) : undefined
      if (number !== undefined) this.lists.add(number, ordinal, levels[at] ?? 0)
    }
  }

  remove(ordinals: ReadonlySet<number>): void {
    this.lists.remove(ordinals)
  }

  /** How many candidates these words lead to. */
  countPostings(keys: readonly string[]): number {
    return keys.reduce((total, key) => total + (this.getList(key)?.count ?? 0), 0)
  }

  /** Everybody who has any of these words; `length` is above every ordinal. */
  shared(words: readonly WantedWord[], rarity: Rarity, where: Where, length: number): SharedList {
    const { weights, full } = weighWords(words, rarity, where)
    if (this.sums.length < length) {
      this.sums = new Int32Array(length)
      this.touched = new Int32Array(length)
    }
    const { sums, touched } = this
    const counts = Uint8Array.from({ length: 256 }, (_, stored) => toCount(stored, where))
    let count = 0
    for (const [at, { key }] of words.entries()) {
      const list = this.getList(key)
      const weight = weights[at] ?? 0
      for (let place = 0; place < (list?.count ?? 0); place += 1) {
        const counted = weight * (counts[list?.payloads[place] as number] as number)
        if (counted === 0) continue
        const ordinal = list?.ordinals[place] as number
        if (sums[ordinal] === 0) {
          touched[count] = ordinal
          count += 1
        }
        sums[ordinal] = (sums[ordinal] as number) + counted
      }
    }
    const ordinals = touched.slice(0, count)
    const payloads = Uint16Array.from(ordinals, (ordinal) =>
      toSharedShare(sums[ordinal] as number, full),
    )
    for (const ordinal of ordinals) sums[ordinal] = 0
    return { ordinals, payloads, count }
  }

  private getList(key: string) {
    const number = this.numbers.find(key)
    return number === undefined ? undefined : this.lists.of(number)
  }
}
