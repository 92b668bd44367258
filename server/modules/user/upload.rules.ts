import { fileTypeFromBuffer } from 'file-type'
import { resumeKindOf } from './resume/extract/kind'
import type { uploads } from '../../db/schema/user'

export type UploadKind = (typeof uploads.$inferSelect)['kind']

const megabyte = 1024 * 1024

/** The largest file of each kind, in bytes (section 5: resumes 30 MB, pictures 2 MB). */
export const maxBytes: Record<UploadKind, number> = { resume: 30 * megabyte, avatar: 2 * megabyte, company_avatar: 2 * megabyte }

/** The largest piece of a file that one call may carry, in bytes. */
export const chunkBytes = 5 * megabyte

export const isUploadKind = (kind: string): kind is UploadKind => kind in maxBytes

/**
 * The media type of a file, judged by its content: for resumes PDF, DOCX or text; for pictures PNG, JPEG or SVG.
 * Null when it is none of these, whatever its name says.
 */
export async function acceptedType(kind: UploadKind, bytes: Buffer): Promise<string | null> {
  if (kind === 'resume') {
    const found = await resumeKindOf(bytes)
    return found === null ? null : resumeTypes[found]
  }
  const found = await fileTypeFromBuffer(bytes)
  if (found?.mime === 'image/png' || found?.mime === 'image/jpeg') return found.mime
  return (found === undefined || found.mime === 'application/xml') && isSvg(bytes) ? 'image/svg+xml' : null
}

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** A document under a password is stored like one without; reading it then says what is wrong. */
const resumeTypes = { pdf: 'application/pdf', docx, txt: 'text/plain', encrypted: docx } as const

/** A picture that cannot act: SVG without scripts, handlers, embedded documents or references outside itself. */
function isSvg(bytes: Buffer): boolean {
  const text = bytes.toString('utf8')
  return /^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/i.test(text) && !/<script|<foreignObject|<!ENTITY|\son\w+\s*=|javascript:|(href|src)\s*=\s*["']?(?!#)/i.test(text)
}
