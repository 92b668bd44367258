import { createHash, type Hash } from 'node:crypto'
import type { Print } from '../modules/media/media.table'

/** Fewer pictures than these may have the same sizes by chance. */
const leastBlocks = 16

/** A print ends at the first key picture after so many, and at the latest after so many. */
const blocks = { enough: 64, most: 512 }

/** Where nothing moves every block is as small as the next, of whatever it is a picture. */
const leastSizes = 8

/** Of an attempt of nine hours; a file that was made up may hold more. */
const mostPrints = 4000

/**
 * Tells the pictures of a film by the sizes of their blocks, without decoding one. Each print begins
 * at a key picture where it can, so that a film that was cut has the same ones from the cut on.
 */
export class PrintMaker {
  readonly #prints: Print[] = []
  #digest: Hash = createHash('sha256')
  readonly #sizes = new Set<number>()
  #hasKey = false
  #count = 0
  #from = 0
  #to = 0

  see(at: number, { type, data }: { type: 'key' | 'delta'; data: Uint8Array }): void {
    const isEnough = this.#count >= blocks.enough && type === 'key'
    if (isEnough || this.#count >= blocks.most) this.#turn()
    if (this.#count === 0) this.#from = at
    this.#to = at
    this.#count += 1
    this.#hasKey ||= type === 'key'
    if (this.#sizes.size < leastSizes) this.#sizes.add(data.length)
    this.#digest.update(`${data.length} `)
  }

  /** The prints, once nothing more is seen. */
  end(): readonly Print[] {
    this.#turn()
    return this.#prints
  }

  #turn(): void {
    const digest = this.#digest.digest('hex').slice(0, 16)
    const isTelling = this.#hasKey || this.#sizes.size >= leastSizes
    if (this.#count >= leastBlocks && isTelling && this.#prints.length < mostPrints)
      this.#prints.push([this.#from, this.#to, digest])
    this.#digest = createHash('sha256')
    this.#sizes.clear()
    this.#hasKey = false
    this.#count = 0
  }
}
