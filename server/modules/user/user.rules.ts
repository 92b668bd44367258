import { createHash } from 'node:crypto'

/** The id of a sector of the taxonomy: a UUID derived from its name there (RFC 9562, version 8), so that it never changes. */
export function sectorId(name: string): string {
  const hex = createHash('sha256').update(`sector:${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
