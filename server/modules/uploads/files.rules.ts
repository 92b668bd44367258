import { cleanLine } from '../../../machines/shared/line'
import { plusSeconds } from '../../runtime/clock'

const openWithinSeconds = 5 * 60
const usableSeconds = 2 * 3600

/** Whether a ticket still opens its file: first within 5 minutes of its issue, then for 2 hours. */
export function isUsable(
  { issuedAt, openedAt }: { issuedAt: Date; openedAt: Date | null },
  now: Date,
): boolean {
  return openedAt === null
    ? now <= plusSeconds(issuedAt, openWithinSeconds)
    : now <= plusSeconds(openedAt, usableSeconds)
}

export type RequestedRange = { start: number; end: number } | 'whole' | 'unsatisfiable'

/**
 * What a Range header asks of a file of `size` bytes (RFC 9110, 14.1.2): one range of bytes, its
 * end included. A header that is malformed or asks for several ranges is answered with the whole
 * file, as the RFC allows.
 */
export function parseRange(header: string | undefined, size: number): RequestedRange {
  const [, from = '', to = ''] = /^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? '') ?? []
  if (from === '' && to === '') return 'whole'
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 }
  }
  const start = Number(from)
  const end = to === '' ? size - 1 : Math.min(Number(to), size - 1)
  if (to !== '' && Number(to) < start) return 'whole'
  return start >= size ? 'unsatisfiable' : { start, end }
}

/**
 * A file's name alone: no folders, nothing unseen that could show another ending than the real one,
 * 255 characters at most.
 */
export function plainName(given: string): string {
  const name = [...cleanLine(given.split(/[/\\]/).at(-1) ?? '')]
    .slice(0, 255)
    .join('')
    .replace(/^\.+/, '')
  return name === '' ? 'file' : name
}

/** Played or shown where it is asked for; anything else is saved. */
export const toDisposition = (mime: string, filename: string): string => {
  const how = /^(video|audio)\/|^image\/(jpeg|png|webp)$/.test(mime) ? 'inline' : 'attachment'
  const plain = filename.replace(/[^\w.-]+/g, '_')
  return `${how}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(filename)}`
}
