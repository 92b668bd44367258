import { fileTypeFromBuffer } from 'file-type'
import type { uploads } from '../../db/schema/user'

export type UploadKind = (typeof uploads.$inferSelect)['kind']

const megabyte = 1024 * 1024

/** The largest file of each kind, in bytes (section 5: resumes 30 MB, pictures 2 MB). */
export const maxBytes: Record<UploadKind, number> = { resume: 30 * megabyte, avatar: 2 * megabyte, company_avatar: 2 * megabyte }

/** The largest piece of a file that one call may carry, in bytes. */
export const chunkBytes = 5 * megabyte

export const isUploadKind = (kind: string): kind is UploadKind => kind in maxBytes

/** Names of the parts that only a Word document of the open format has, as they stand in the archive's directory. */
const wordPart = Buffer.from('word/document.xml')

/**
 * The media type of a file, judged by its content: for resumes PDF, DOCX or text; for pictures PNG, JPEG or SVG.
 * Null when it is none of these, whatever its name says.
 */
export async function acceptedType(kind: UploadKind, bytes: Buffer): Promise<string | null> {
  const found = await fileTypeFromBuffer(bytes)
  if (kind === 'resume') {
    if (found === undefined) return isText(bytes) ? 'text/plain' : null
    if (found.mime === 'application/pdf') return found.mime
    return bytes.includes(wordPart) ? docx : null
  }
  if (found !== undefined) return found.mime === 'image/png' || found.mime === 'image/jpeg' ? found.mime : found.mime === 'application/xml' && isSvg(bytes) ? 'image/svg+xml' : null
  return isSvg(bytes) ? 'image/svg+xml' : null
}

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Text has no control characters but tabs and line ends; UTF-16 is told by its mark. */
function isText(bytes: Buffer): boolean {
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return true
  return !bytes.subarray(0, 65_536).some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27))
}

/** A picture that cannot act: SVG without scripts, handlers, embedded documents or references outside itself. */
function isSvg(bytes: Buffer): boolean {
  const text = bytes.toString('utf8')
  return /^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*<svg[\s>]/i.test(text) && !/<script|<foreignObject|<!ENTITY|\son\w+\s*=|javascript:|(href|src)\s*=\s*["']?(?!#)/i.test(text)
}
