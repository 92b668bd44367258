/**
 * Who has a skill, or which jobs ask for it: an ordinal and a byte about each, in typed arrays
 * outside the heap of objects.
 */
export interface PostingList {
  ordinals: Int32Array
  payloads: Uint8Array
  count: number
}

/**
 * Posting lists by the number of a skill. Nothing is kept in order, so adding is cheap and removing
 * is one pass.
 */
export class PostingLists {
  private readonly lists: (PostingList | undefined)[] = []

  of(skill: number): PostingList | undefined {
    return this.lists[skill]
  }

  add(skill: number, ordinal: number, payload: number): void {
    const list = (this.lists[skill] ??= {
      ordinals: new Int32Array(4),
      payloads: new Uint8Array(4),
      count: 0,
    })
    if (list.count === list.ordinals.length) {
      list.ordinals = grown(list.ordinals, list.count * 2)
      list.payloads = grown(list.payloads, list.count * 2)
    }
    list.ordinals[list.count] = ordinal
    list.payloads[list.count] = payload
    list.count += 1
  }

  /** Takes everything of these ordinals out, in one pass over all lists. */
  remove(gone: ReadonlySet<number>): void {
    if (gone.size === 0) return
    const marks = new Uint8Array(Math.max(...gone) + 1)
    for (const ordinal of gone) marks[ordinal] = 1
    for (const list of this.lists) if (list !== undefined) keepUnmarked(list, marks)
  }
}

function keepUnmarked(list: PostingList, marks: Uint8Array): void {
  const { ordinals, payloads } = list
  let length = 0
  for (let at = 0; at < list.count; at += 1) {
    const ordinal = ordinals[at] ?? 0
    if (marks[ordinal] === 1) continue
    if (length !== at) {
      ordinals[length] = ordinal
      payloads[length] = payloads[at] ?? 0
    }
    length += 1
  }
  list.count = length
}

/** A longer copy of an array. */
export function grown<Kind extends Int32Array | Int16Array | Uint8Array | Uint16Array>(
  array: Kind,
  length: number,
): Kind {
  const longer = new (array.constructor as new (length: number) => Kind)(length)
  longer.set(array)
  return longer
}

/** Gives each word a number, the first one 0. */
export class Numbers {
  private readonly known = new Map<string, number>()

  of(word: string): number {
    const known = this.known.get(word)
    if (known !== undefined) return known
    const next = this.known.size
    this.known.set(word, next)
    return next
  }

  /** All words, in the order of their numbers. */
  words(): string[] {
    return [...this.known.keys()]
  }

  /** The number of a word that has one. */
  find(word: string): number | undefined {
    return this.known.get(word)
  }
}
