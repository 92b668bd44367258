import type { Tracks } from './webm.rules'

export const beginsMp4 = (bytes: Buffer): boolean => typeAt(bytes, 0) === 'ftyp'

/** The tracks that a file's `moov` lists; none where its beginning does not hold one. */
export function mp4Tracks(bytes: Buffer): Tracks {
  const tracks = boxesIn(bytes, 0, bytes.length)
    .filter(({ type }) => type === 'moov')
    .flatMap((box) => findChildren(bytes, box, 'trak'))
  const handlers = tracks
    .flatMap((track) => findChildren(bytes, track, 'mdia'))
    .flatMap((media) => findChildren(bytes, media, 'hdlr'))
    .map(({ content }) => bytes.toString('latin1', content + 8, content + 12))
  return { video: handlers.includes('vide'), audio: handlers.includes('soun') }
}

const fragmentTypes = [
  'styp',
  'sidx',
  'moof',
  'mdat',
  'mfra',
  'free',
  'skip',
  'emsg',
  'prft',
  'uuid',
]

/** A fragmented file goes on with boxes; the header of another file is no continuation. */
export const continuesMp4 = (bytes: Buffer): boolean =>
  fragmentTypes.includes(typeAt(bytes, 0)) || (!beginsMp4(bytes) && bytes.includes('moof'))

interface Box {
  type: string
  content: number
  end: number
}

const typeAt = (bytes: Buffer, at: number): string => bytes.toString('latin1', at + 4, at + 8)

const findChildren = (bytes: Buffer, { content, end }: Box, type: string): Box[] =>
  boxesIn(bytes, content, end).filter((box) => box.type === type)

/**
 * The boxes that follow each other between two places. Each takes eight bytes at least, so this
 * ends.
 */
function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const found: Box[] = []
  for (let at = from; at + 8 <= to && found.length < 10_000;) {
    const size = bytes.readUInt32BE(at)
    if (size !== 0 && size < 8) break
    const end = size === 0 ? to : Math.min(to, at + size)
    found.push({ type: typeAt(bytes, at), content: at + 8, end })
    at = end
  }
  return found
}
