import { fileTypeFromBuffer } from 'file-type'
import { getResumeKind } from '../../documents/extract/kind'
import type { uploads } from '../users/users.table'
import { pictureOnly } from './svg.rules'

export type UploadKind = (typeof uploads.$inferSelect)['kind']

const megabyte = 1024 * 1024

/**
 * The largest file of each kind, in bytes (section 5: resumes and job files 30 MB, pictures 2 MB).
 */
export const maxBytes: Record<UploadKind, number> = {
  resume: 30 * megabyte,
  avatar: 2 * megabyte,
  company_avatar: 2 * megabyte,
  job: 30 * megabyte,
  interview: 500 * megabyte,
}

/** The largest piece of a file that one call may carry, in bytes. */
export const chunkBytes = 5 * megabyte

/** Only who leads interviews has any to upload. */
export const isRecruitersOnly = (kind: UploadKind): boolean => kind === 'interview'

/** In how many pieces a file may come; the browser's smallest are 64 kB. */
export const mostChunks = 600

/**
 * How many files one account may have under way, and how many of a kind that are whole and used for
 * nothing; earlier ones go.
 */
export const mostAtOnce = 5

export const isUploadKind = (kind: string): kind is UploadKind => Object.hasOwn(maxBytes, kind)

export interface AcceptedFile {
  mime: string
  /** As they are kept. */
  bytes: Buffer
}

/**
 * A file with its media type, judged by its content: PDF, DOCX or text for resumes and jobs; PNG,
 * JPEG or SVG for pictures, of which only the picture is kept. Null if it is none of these,
 * whatever its name says. It blocks the thread, so the server uses `judgeUpload`.
 */
export async function acceptedFile(
  kind: Exclude<UploadKind, 'interview'>,
  bytes: Buffer,
): Promise<AcceptedFile | null> {
  if (kind === 'resume' || kind === 'job') {
    const found = await getResumeKind(bytes)
    return found === null ? null : { mime: resumeTypes[found], bytes }
  }
  const found = await detectType(bytes)
  if (found?.mime === 'image/png' || found?.mime === 'image/jpeg')
    return { mime: found.mime, bytes }
  const picture =
    found === undefined || found.mime === 'application/xml'
      ? pictureOnly(bytes.toString('utf8'))
      : null
  return picture === null ? null : { mime: 'image/svg+xml', bytes: Buffer.from(picture) }
}

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** A document under a password is stored like one without; reading it then says what is wrong. */
const resumeTypes = { pdf: 'application/pdf', docx, txt: 'text/plain', encrypted: docx } as const

/** How much of a recording says what it is. */
export const judgedBytes = 65_536

const recordedTypes = [
  'video/webm',
  'video/mp4',
  'video/quicktime',
  'video/x-matroska',
  'audio/mpeg',
  'audio/mp4',
  'audio/x-m4a',
  'audio/ogg',
  'audio/ogg; codecs=opus',
  'audio/wav',
]

/**
 * The media type of a recorded talk by its beginning, or null where it is neither sound nor film.
 */
export async function recordedType(bytes: Buffer): Promise<string | null> {
  const found = (await detectType(bytes.subarray(0, judgedBytes)))?.mime
  return found !== undefined && recordedTypes.includes(found) ? found : null
}

/** What the library takes it for; it may break on a made-up file. */
const detectType = (bytes: Buffer) => fileTypeFromBuffer(bytes).catch(() => undefined)
