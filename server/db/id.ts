import { randomBytes } from 'node:crypto'

/**
 * A version 7 UUID (RFC 9562): 48 bits of milliseconds, then random bits, so that ids sort by
 * creation. Made here because PostgreSQL 15 and the embedded database have no function for it.
 */
export function newId(at: number = Date.now()): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(at, 0, 6)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
