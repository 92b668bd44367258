/**
 * Who has a skill, or which jobs ask for it: an ordinal and a byte about each, in typed arrays
 * outside the heap of objects.
 */
export interface PostingList {
  ordinals: Int32Array
  payloads: Uint8Array
  count: number
  /** How many of the first ones stand in the order of their ordinals. */
  ordered: number
}

/**
 * Posting lists by the number of a skill. What is added goes to the end, and is put in order when
 * somebody asks for it in order.
 */
export class PostingLists {
  private readonly lists: (PostingList | undefined)[] = []

  of(skill: number): PostingList | undefined {
    return this.lists[skill]
  }

  /** The same, by ordinal. */
  inOrder(skill: number): PostingList | undefined {
    const list = this.lists[skill]
    if (list !== undefined && list.ordered < list.count) putInOrder(list)
    return list
  }

  set(skill: number, list: PostingList | undefined): void {
    this.lists[skill] = list
  }

  add(skill: number, ordinal: number, payload: number): void {
    const list = (this.lists[skill] ??= {
      ordinals: new Int32Array(4),
      payloads: new Uint8Array(4),
      count: 0,
      ordered: 0,
    })
    const { count } = list
    if (count === list.ordinals.length) {
      list.ordinals = grown(list.ordinals, count * 2)
      list.payloads = grown(list.payloads, count * 2)
    }
    list.ordinals[count] = ordinal
    list.payloads[count] = payload
    list.count += 1
    if (list.ordered === count && (count === 0 || (list.ordinals[count - 1] as number) < ordinal))
      list.ordered += 1
  }

  /** Takes everything of these ordinals out. */
  remove(gone: ReadonlySet<number>): void {
    if (gone.size === 0) return
    const ordinals = Int32Array.from(gone).toSorted()
    const marks = new Uint8Array((ordinals.at(-1) as number) + 1)
    for (const ordinal of gone) marks[ordinal] = 1
    for (const list of this.lists) {
      if (list === undefined) continue
      // A few are looked for; for many, a look at everything is faster.
      if (gone.size * Math.log2(list.ordered + 1) < list.ordered) {
        keepUnmarked(list, marks, list.ordered)
        takeOut(list, ordinals)
      } else keepUnmarked(list, marks, 0)
    }
  }
}

/** Removes those with a mark among all from a place on. */
function keepUnmarked(list: PostingList, marks: Uint8Array, from: number): void {
  const { ordinals, payloads, count, ordered } = list
  let length = from
  for (let at = from; at < count; at += 1) {
    const ordinal = ordinals[at] as number
    if (marks[ordinal] === 1) {
      if (at < ordered) list.ordered -= 1
      continue
    }
    if (length !== at) {
      ordinals[length] = ordinal
      payloads[length] = payloads[at] as number
    }
    length += 1
  }
  list.count = length
}

/** Removes some ordinals, which ascend, from among those that stand in order. */
function takeOut(list: PostingList, gone: Int32Array): void {
  const { ordinals } = list
  let place = 0
  let taken = 0
  const close = (next: number) => {
    if (taken > 0) move(list, place, next, place - taken)
    place = next
  }
  for (const ordinal of gone) {
    const found = findPlace(ordinals, ordinal, place, list.ordered)
    if (found === list.ordered) break
    if (ordinals[found] !== ordinal) continue
    close(found)
    place += 1
    taken += 1
  }
  if (taken === 0) return
  close(list.count)
  list.count -= taken
  list.ordered -= taken
}

/** Sorts what was added out of order, and puts each of it where it belongs, from the last on. */
function putInOrder(list: PostingList): void {
  const { ordinals, payloads, count, ordered } = list
  const late = Float64Array.from(
    { length: count - ordered },
    (_, at) => (ordinals[ordered + at] as number) * 256 + (payloads[ordered + at] as number),
  ).toSorted()
  let end = ordered
  for (let at = late.length - 1; at >= 0; at -= 1) {
    const ordinal = Math.floor((late[at] as number) / 256)
    const place = findPlace(ordinals, ordinal, 0, end)
    move(list, place, end, place + at + 1)
    ordinals[place + at] = ordinal
    payloads[place + at] = (late[at] as number) % 256
    end = place
  }
  list.ordered = count
}

function move({ ordinals, payloads }: PostingList, from: number, to: number, target: number): void {
  ordinals.copyWithin(target, from, to)
  payloads.copyWithin(target, from, to)
}

/** The first place in a part that ascends whose ordinal is not below this one. */
function findPlace(ordinals: Int32Array, ordinal: number, from: number, to: number): number {
  let [low, high] = [from, to]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((ordinals[middle] as number) < ordinal) low = middle + 1
    else high = middle
  }
  return low
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
