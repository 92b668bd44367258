import type { Rarity } from '../related-skills.rules'
import { Numbers, PostingLists } from './posting-lists'
import { type WalkedWords, walk } from './walked-lists'
import { toCount, weighWords, type Where } from '../words/word-match.rules'
import { isWordKey, type WantedWord } from '../words/words.rules'

const countsBy = (where: Where): Int32Array =>
  Int32Array.from({ length: 256 }, (_, stored) => toCount(stored, where))
const countsOf = { text: countsBy('text'), title: countsBy('title') }

/**
 * Which candidates have which word, in memory, with its strength. It keeps only words that some job
 * needs, a small part of all words in resumes.
 */
export class CandidateWordsIndex {
  private readonly lists = new PostingLists()
  private readonly numbers = new Numbers()

  /** From now on these words are kept; of those in the index, each list says who has the word. */
  keep(keys: readonly string[], lists = new PostingLists()): void {
    for (const [at, key] of keys.entries()) {
      if (this.numbers.find(key) !== undefined) continue
      this.lists.set(this.numbers.of(key), lists.of(at))
    }
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

  /** The lists of these words, in order, with what each strength adds. */
  walked(words: readonly WantedWord[], rarity: Rarity, where: Where): WalkedWords {
    const { weights, full } = weighWords(words, rarity, where)
    const counts = countsOf[where]
    const lists = words.flatMap(({ key }, at) => {
      const number = this.numbers.find(key)
      const weight = weights[at] ?? 0
      return number === undefined
        ? []
        : walk(
            this.lists.inOrder(number),
            counts.map((count) => weight * count),
          )
    })
    return { lists, full }
  }

  private getList(key: string) {
    const number = this.numbers.find(key)
    return number === undefined ? undefined : this.lists.of(number)
  }
}
