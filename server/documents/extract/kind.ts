import { fileTypeFromBuffer } from 'file-type'
import { isText } from './txt'
import { zipEntries } from './zip'

export type ResumeKind = 'pdf' | 'docx' | 'txt'

/**
 * What a file is by its content; its name does not count. `encrypted` is an Office file under a
 * password, null is anything that is no resume file (a picture, a program, a spreadsheet, an
 * archive, an old .doc).
 */
export const getResumeKind = async (
  bytes: Uint8Array,
): Promise<ResumeKind | 'encrypted' | null> => {
  // Some producers put a few bytes before the PDF's mark, and readers allow it in the first
  // kilobyte.
  if (Buffer.from(bytes.subarray(0, 1024)).includes('%PDF-')) return 'pdf'
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    return zipEntries(bytes)?.entries.some((entry) => entry.name === 'word/document.xml')
      ? 'docx'
      : null
  }
  // A text file's own mark would be taken for the first bytes of a sound file.
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
    return isText(bytes) ? 'txt' : null
  const type = await fileTypeFromBuffer(bytes.subarray(0, 8192)).catch(() => undefined)
  if (type?.mime === 'application/x-cfb') {
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(
      Buffer.from('EncryptedPackage', 'utf16le'),
    )
      ? 'encrypted'
      : null
  }
  if (type) return null
  return isText(bytes) ? 'txt' : null
}
