import { fileTypeFromBuffer } from 'file-type'
import type { components } from '../../../openapi/generated/api'

type MediaKind = components['schemas']['MediaKind']

const megabyte = 1024 * 1024

/** The largest piece of a recording (some ten seconds), spoken take and screenshot that one call may carry, in bytes. */
export const maxBytes = { piece: 16 * megabyte, take: 12 * megabyte, screenshot: 3 * megabyte } as const

/** The most that all recordings of one attempt may hold, in bytes. */
export const maxRecordedBytes = 4096 * megabyte

export const isMediaKind = (kind: string): kind is MediaKind => kind === 'screen' || kind === 'camera' || kind === 'screenshot'

const videos = ['video/webm', 'video/mp4', 'video/quicktime', 'video/matroska', 'video/x-matroska']
const sounds = ['audio/webm', 'audio/ogg', 'audio/mp4', 'audio/x-m4a', 'audio/wav', 'audio/mpeg', 'audio/opus', 'audio/ogg; codecs=opus']
const pictures = ['image/jpeg', 'image/png', 'image/webp']

/**
 * The media type of a file by its content, or null when it is not of the kind. A recording's first piece carries its header;
 * the later ones are a continuation that nothing can be read from alone, so they are taken as the first one's.
 */
export async function mediaType(kind: 'recording' | 'take' | 'screenshot', bytes: Buffer): Promise<string | null> {
  const found = (await fileTypeFromBuffer(bytes))?.mime
  if (found === undefined) return null
  if (kind === 'screenshot') return pictures.includes(found) ? found : null
  const isVideo = videos.includes(found)
  const container = found.endsWith('mp4') || found.endsWith('quicktime') || found.endsWith('m4a') ? 'mp4' : 'webm'
  if (kind === 'recording') return isVideo ? `video/${container}` : null
  // A recorder's sound is told from its picture only by the tracks inside; both say video/webm at first sight.
  if (isVideo) return `audio/${container}`
  return sounds.includes(found) ? found : null
}

/** A whole number within bounds, or null. */
export function boundedCount(text: string | undefined, max: number): number | null {
  if (text === undefined || !/^\d{1,12}$/.test(text)) return null
  const count = Number(text)
  return count <= max ? count : null
}
