import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'

/** A random secret of 256 bits that fits into a URL. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is stored in place of a random secret. They have 256 bits, so a plain hash is enough. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url')

/** A keyed hash: for values that could be guessed (codes), and for deriving one secret from another. */
export const keyedHash = (key: Buffer, ...parts: string[]): string => createHmac('sha256', key).update(parts.join('\0')).digest('base64url')

/** Four random digits, leading zeros kept. */
export const newCode = (): string => String(randomInt(0, 10_000)).padStart(4, '0')
