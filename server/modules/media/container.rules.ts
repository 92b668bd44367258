import { fileTypeFromBuffer } from 'file-type'
import { beginsMp4, continuesMp4, mp4Tracks } from './mp4.rules'
import { beginsWebm, continuesWebm, webmTracks, type Tracks } from './webm.rules'

/**
 * How much of a file says what it is. More is not shown to the library that knows pictures and
 * sounds: it looks into archives too.
 */
const judgedBytes = 65_536

const pictures = ['image/jpeg', 'image/png', 'image/webp']
/**
 * Sound formats without a track list that can be decoded (scoring/decode.ts): file-type's name and
 * the name under which they are stored.
 */
const sounds = new Map([
  ['audio/wav', 'audio/wav'],
  ['audio/ogg; codecs=opus', 'audio/ogg'],
])

/** The media type of a screenshot by its content, or null when it is no picture. */
export async function screenshotType(bytes: Buffer): Promise<string | null> {
  const found = await getKind(bytes)
  return pictures.includes(found) ? found : null
}

/**
 * The media type that a recording's first piece begins, by the tracks its header lists; null where
 * none of them is a picture.
 */
export const recordingType = async (bytes: Buffer): Promise<string | null> => {
  const begun = readContainer(bytes)
  return begun?.tracks.video === true ? `video/${begun.container}` : null
}

/**
 * The media type of a spoken answer, or null where there is no sound in it or the file is of a kind
 * that no browser records and nobody could hear here, such as MP3.
 */
export async function takeType(bytes: Buffer): Promise<string | null> {
  const begun = readContainer(bytes)
  if (begun !== null) return begun.tracks.audio ? `audio/${begun.container}` : null
  return sounds.get(await getKind(bytes)) ?? null
}

/** The library's name for a file; empty if it knows none or fails. */
async function getKind(bytes: Buffer): Promise<string> {
  const found = await fileTypeFromBuffer(bytes.subarray(0, judgedBytes)).catch(() => undefined)
  return found?.mime ?? ''
}

/**
 * Whether a later piece can be the continuation of a recording. Null: its first piece has not
 * arrived, so it may be of either container.
 */
export function isContinuation(bytes: Buffer, mime: string | null): boolean {
  if (mime === null) return continuesWebm(bytes) || continuesMp4(bytes)
  return mime.endsWith('mp4') ? continuesMp4(bytes) : continuesWebm(bytes)
}

/**
 * The container of a file and its tracks. This code reads only the headers itself, because a media
 * library may never finish a made-up file, and this thread answers every call.
 */
function readContainer(bytes: Buffer): { container: 'webm' | 'mp4'; tracks: Tracks } | null {
  if (beginsWebm(bytes)) return { container: 'webm', tracks: webmTracks(bytes) }
  return beginsMp4(bytes) ? { container: 'mp4', tracks: mp4Tracks(bytes) } : null
}
