/**
 * Reads the structure of a WebM (Matroska) file without decoding it: its tracks, and whether a
 * piece continues one. Every step moves forward, so it always ends.
 */

export interface Tracks {
  video: boolean
  audio: boolean
}

const ids = {
  header: 0x1a45dfa3,
  segment: 0x18538067,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  cluster: 0x1f43b675,
  simpleBlock: 0xa3,
} as const

const headerBytes = Buffer.from([0x1a, 0x45, 0xdf, 0xa3])

export const beginsWebm = (bytes: Buffer): boolean => bytes.subarray(0, 4).equals(headerBytes)

/**
 * An empty cluster and what is passed over: a reader that looks for the next cluster behind the
 * last bytes of a recorder finds this one, and does not look for ever.
 */
export const webmEnd = Buffer.from([0x1f, 0x43, 0xb6, 0x75, 0x80, 0xec, 0x90, ...Buffer.alloc(16)])

/** The tracks that a file's header lists; none where its beginning does not hold a list. */
export function webmTracks(bytes: Buffer): Tracks {
  const segment = elementsIn(bytes, 0, bytes.length).find(({ id }) => id === ids.segment)
  const list =
    segment === undefined
      ? undefined
      : elementsIn(bytes, segment.content, segment.end).find(({ id }) => id === ids.tracks)
  const types =
    list === undefined
      ? []
      : elementsIn(bytes, list.content, list.end)
          .filter(({ id }) => id === ids.track)
          .map((track) => readType(bytes, track))
  return { video: types.includes(1), audio: types.includes(2) }
}

interface Element {
  id: number
  content: number
  /** As it says, or the end of the bytes where it says more or nothing. */
  end: number
}

function readType(bytes: Buffer, { content, end }: Element): number | undefined {
  const type = elementsIn(bytes, content, end).find(({ id }) => id === ids.trackType)
  return type === undefined ? undefined : bytes[type.content]
}

/**
 * The elements that follow each other between two places; what comes after one of unknown length is
 * within it.
 */
function elementsIn(bytes: Buffer, from: number, to: number): Element[] {
  const found: Element[] = []
  for (let at = from; at < to;) {
    const idLength = vintLength(bytes, at)
    const size = idLength > 4 ? null : sizeAt(bytes, at + idLength)
    // Nothing of a header comes after the first cluster.
    if (size === null || found.at(-1)?.id === ids.cluster || found.length > 10_000) break
    const end = Math.min(to, size.isUnknown ? to : size.content + size.value)
    found.push({ id: bytes.readUIntBE(at, idLength), content: size.content, end })
    at = end
  }
  return found
}

/** How many bytes a number of EBML takes that begins here; 9 where none does. */
const vintLength = (bytes: Buffer, at: number): number => Math.clz32(bytes[at] ?? 0) - 23

function sizeAt(
  bytes: Buffer,
  at: number,
): { value: number; content: number; isUnknown: boolean } | null {
  const length = vintLength(bytes, at)
  if (length > 8 || at + length > bytes.length) return null
  const mask = 0xff >>> length
  let value = (bytes[at] ?? 0) & mask
  let isUnknown = value === mask
  for (let index = 1; index < length; index++) {
    const next = bytes[at + index] ?? 0
    value = value * 256 + next
    isUnknown &&= next === 0xff
  }
  return { value, content: at + length, isUnknown }
}

/**
 * The elements that may follow the header. The contents of a cluster are walked through, all others
 * are skipped.
 */
const following: readonly number[] = [
  ids.cluster,
  ids.simpleBlock,
  0xa0,
  0xe7,
  0xa7,
  0xab,
  0xec,
  0xbf,
  0x1c53bb6b,
  0x1254c367,
  0x114d9b74,
]

/** With which byte one of these begins. */
const firstBytes = new Uint8Array(256)
for (const id of following) firstBytes[id > 0xffff ? id >>> 24 : id > 0xff ? id >>> 8 : id] = 1

/** This many elements in a row cannot be a coincidence. */
const enough = 6

/** Bytes of an element's id and size at most: a piece may begin within them. */
const longestHead = 12

/**
 * No picture of a recorder takes more bytes: a piece that begins within one gets to the next by
 * then.
 */
const longestElement = 2 * 1024 * 1024

/** Nor does a piece hold more elements: a minute has some thousands. */
const mostElements = 200_000

/**
 * Whether a piece continues a file. A recorder cuts its file anywhere, mostly right after the first
 * byte of an element, so a piece may begin with the rest of an element's head. The elements of a
 * continuation follow each other to the end; if it begins in the middle of one, several have to
 * follow. Each place is checked once, and only some in a large piece, because this thread answers
 * every call.
 */
export function continuesWebm(bytes: Buffer): boolean {
  if (beginsWebm(bytes)) return false
  const first = sizeAt(bytes, 0)
  const afterFirst = first === null ? bytes.length + 1 : first.content + first.value
  if (afterFirst === bytes.length) return true
  const looked = { at: new Uint8Array(bytes.length), left: mostElements }
  if (elementsToEnd(bytes, afterFirst, looked) > 0) return true
  const farthest = Math.min(bytes.length, longestElement)
  for (let at = 0; at < farthest && looked.left > 0; at++)
    if (
      firstBytes[bytes[at] ?? 0] === 1 &&
      elementsToEnd(bytes, at, looked) >= (at < longestHead ? 1 : enough)
    )
      return true
  return false
}

interface Looked {
  /** 1 for each place that was looked at. */
  at: Uint8Array
  /** How many more elements may be. */
  left: number
}

/**
 * How many whole elements follow each other from here to the end, where the last may be cut off;
 * none when they do not get there.
 */
function elementsToEnd(bytes: Buffer, from: number, looked: Looked): number {
  let whole = 0
  for (let at = from; looked.at[at] === 0 && looked.left > 0; whole++) {
    looked.at[at] = 1
    // No room for an element's head: the piece was cut there.
    if (bytes.length - at < 2) return whole
    const next = afterElement(bytes, at)
    if (next === null) return 0
    looked.left -= 1
    if (next >= bytes.length) return next === bytes.length ? whole + 1 : whole
    at = next
  }
  return 0
}

/** Where the element that begins here ends, or a cluster's content begins; null where none does. */
function afterElement(bytes: Buffer, at: number): number | null {
  const idLength = vintLength(bytes, at)
  if (idLength > 4 || at + idLength >= bytes.length) return null
  const id = bytes.readUIntBE(at, idLength)
  const size = following.includes(id) ? sizeAt(bytes, at + idLength) : null
  if (size === null) return null
  if (id === ids.cluster) return size.content
  // A block begins with the number of its track.
  if (
    id === ids.simpleBlock &&
    size.content < bytes.length &&
    vintLength(bytes, size.content) !== 1
  )
    return null
  return size.content + size.value
}
