import { ResumeProblem, getLines } from './text'
import type { Line } from './text'

const MAX_CHARACTERS = 1_000_000

/** The lines of a plain text file in UTF-8, UTF-16 or windows-1256. */
export const readTxt = (bytes: Uint8Array): Line[] => {
  const text = decodeText(bytes)
  if (text === null) throw new ResumeProblem('resume_broken')
  if (text.length > MAX_CHARACTERS) throw new ResumeProblem('resume_too_complex')
  return getLines(text)
}

/** The text that the bytes hold, or null when they are not text in a known encoding. */
export const decodeText = (bytes: Uint8Array): string | null => {
  const encoding = likelyEncoding(bytes)
  const text = decode(bytes, encoding) ?? decode(bytes, oneByteEncoding(bytes))
  return text === null || hasControls(text) ? null : text
}

/**
 * Whether the bytes are text in a known encoding. A file of megabytes is looked at in pieces, of
 * which none is kept.
 */
export const isText = (bytes: Uint8Array): boolean =>
  isPlain(bytes, likelyEncoding(bytes)) ?? isPlain(bytes, oneByteEncoding(bytes)) ?? false

const PIECE = 65_536

/** Whether a text has no controls; null when the bytes are none in this encoding. */
const isPlain = (bytes: Uint8Array, encoding: string): boolean | null => {
  const decoder = new TextDecoder(encoding, { fatal: true })
  let plain = true
  try {
    for (let at = 0; at < bytes.length; at += PIECE) {
      const piece = decoder.decode(bytes.subarray(at, at + PIECE), { stream: true })
      plain &&= !hasControls(piece)
    }
    return plain && !hasControls(decoder.decode())
  } catch {
    return null
  }
}

const likelyEncoding = (bytes: Uint8Array): string =>
  markedEncoding(bytes) ?? utf16Without(bytes) ?? 'utf-8'

const decode = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const markedEncoding = (bytes: Uint8Array): string | null => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return null
}

/** UTF-16 without a mark shows by the same high byte (0 or Arabic's 6) at every second place. */
const utf16Without = (bytes: Uint8Array): string | null => {
  const sample = bytes.subarray(0, 2000)
  if (sample.length < 8) return null
  const high = [0, 0]
  sample.forEach((byte, i) => {
    if (byte === 0 || byte === 6) high[i % 2] = (high[i % 2] ?? 0) + 1
  })
  const half = sample.length / 2
  if ((high[1] ?? 0) > 0.7 * half) return 'utf-16le'
  return (high[0] ?? 0) > 0.7 * half ? 'utf-16be' : null
}

/**
 * Arabic in windows-1256 makes runs of high bytes; Western accents stand alone between plain
 * letters.
 */
const oneByteEncoding = (bytes: Uint8Array): string => {
  let [inRuns, alone] = [0, 0]
  bytes.forEach((byte, i) => {
    if (byte < 0xc0) return
    if ((bytes[i - 1] ?? 0) >= 0xc0 || (bytes[i + 1] ?? 0) >= 0xc0) inRuns += 1
    else alone += 1
  })
  return inRuns > alone ? 'windows-1256' : 'windows-1252'
}

// Binary files show by control characters that no text editor writes.
const hasControls = (text: string): boolean =>
  /[\u0000-\u0008\u000E-\u001A\u001C-\u001F]/.test(text)
