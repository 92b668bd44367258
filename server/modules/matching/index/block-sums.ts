import { toSharedShare } from '../words/word-match.rules'
import type { RankingPlan, WalkedSkill } from './ranking-plan'
import type { WalkedList, WalkedWords } from './walked-lists'

/** So many candidates are added up at a time that their sums stay in the processor's cache. */
export const blockSize = 8192

/**
 * What a block of candidates, whose ordinals follow each other, has of a job. Lists are walked from
 * where the block before ended.
 */
export class BlockSums {
  /** By the place in the block: weight × met of the skills. */
  readonly skills = new Int32Array(blockSize)
  /** Weight × strength of the words of the job, and of those of its title. */
  readonly text = new Int32Array(blockSize)
  readonly title = new Int32Array(blockSize)
  /** The most that the skill at hand adds, its words, and the places that have any of either. */
  private readonly most = new Int32Array(blockSize)
  private readonly words = new Int32Array(blockSize)
  private readonly having = new Uint16Array(blockSize)
  private readonly wording = new Uint16Array(blockSize)

  /** Adds up the block that begins with an ordinal, in place of the one before. */
  addUp({ skills, text, title }: RankingPlan, start: number): void {
    this.skills.fill(0)
    this.text.fill(0)
    this.title.fill(0)
    for (const skill of skills) this.addSkill(skill, start)
    for (const list of text.lists) add(list, this.text, start)
    for (const list of title.lists) add(list, this.title, start)
  }

  private addSkill({ lists, words, addsByWords }: WalkedSkill, start: number): void {
    const [first] = lists
    if (first !== undefined && lists.length === 1 && words.lists.length === 0) {
      add(first, this.skills, start)
      return
    }
    let count = 0
    for (const list of lists) count = raise(list, this.most, start, this.having, count)
    if (words.lists.length > 0) count = this.raiseByWords(words, addsByWords, start, count)
    pour(this.most, this.skills, this.having, count)
  }

  private raiseByWords(
    { lists, full }: WalkedWords,
    addsByWords: Int32Array,
    start: number,
    known: number,
  ): number {
    const { most, words, having, wording } = this
    let count = 0
    for (const list of lists) count = addNoting(list, words, start, wording, count)
    let length = known
    for (let at = 0; at < count; at += 1) {
      const place = wording[at] as number
      const value = addsByWords[toSharedShare(words[place] as number, full)] as number
      words[place] = 0
      const before = most[place] as number
      if (value <= before) continue
      if (before === 0) {
        having[length] = place
        length += 1
      }
      most[place] = value
    }
    return length
  }
}

/** Adds what was noted, and leaves nothing where it was. */
function pour(from: Int32Array, sums: Int32Array, noted: Uint16Array, count: number): void {
  for (let at = 0; at < count; at += 1) {
    const place = noted[at] as number
    sums[place] = (sums[place] as number) + (from[place] as number)
    from[place] = 0
  }
}

/** Adds what a list has for the block. */
function add(list: WalkedList, sums: Int32Array, start: number): void {
  const { ordinals, payloads, adds, count } = list
  let { at } = list
  for (; at < count; at += 1) {
    const place = (ordinals[at] as number) - start
    if (place >= blockSize) break
    sums[place] = (sums[place] as number) + (adds[payloads[at] as number] as number)
  }
  list.at = at
}

/** The same, and notes the places whose sum was nothing before. */
function addNoting(
  list: WalkedList,
  sums: Int32Array,
  start: number,
  noted: Uint16Array,
  known: number,
): number {
  const { ordinals, payloads, adds, count } = list
  let length = known
  let { at } = list
  for (; at < count; at += 1) {
    const place = (ordinals[at] as number) - start
    if (place >= blockSize) break
    const value = adds[payloads[at] as number] as number
    if (value === 0) continue
    const before = sums[place] as number
    if (before === 0) {
      noted[length] = place
      length += 1
    }
    sums[place] = before + value
  }
  list.at = at
  return length
}

/** Keeps the most that any list has, and notes the places that had nothing before. */
function raise(
  list: WalkedList,
  most: Int32Array,
  start: number,
  noted: Uint16Array,
  known: number,
): number {
  const { ordinals, payloads, adds, count } = list
  let length = known
  let { at } = list
  for (; at < count; at += 1) {
    const place = (ordinals[at] as number) - start
    if (place >= blockSize) break
    const value = adds[payloads[at] as number] as number
    const before = most[place] as number
    if (value <= before) continue
    if (before === 0) {
      noted[length] = place
      length += 1
    }
    most[place] = value
  }
  list.at = at
  return length
}
