import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto'

/** A random secret of 256 bits that fits into a URL. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is stored in place of a random secret. They have 256 bits, so a plain hash is enough. */
export const toHash = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url')

/** Compared by their hashes, which are of one length, in a time that tells nothing. */
export const isSameSecret = (given: string, stored: string): boolean =>
  timingSafeEqual(Buffer.from(toHash(given)), Buffer.from(toHash(stored)))

/**
 * A keyed hash: for values that could be guessed (codes), and for deriving one secret from another.
 */
export const keyedHash = (key: Buffer, ...parts: string[]): string =>
  createHmac('sha256', key).update(parts.join('\0')).digest('base64url')

/** Four random digits, leading zeros kept. */
export const newCode = (): string => String(randomInt(0, 10_000)).padStart(4, '0')

/**
 * Encrypts values that have to be read again (AES-256-GCM). Decryption needs the same owner, so
 * that one person's value cannot be put in the place of another's.
 */
export function seal(key: Buffer, owner: string, text: string): string {
  const start = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', sealingKey(key), start).setAAD(Buffer.from(owner))
  return Buffer.concat([
    start,
    cipher.update(text, 'utf8'),
    cipher.final(),
    cipher.getAuthTag(),
  ]).toString('base64url')
}

/**
 * Opens what `seal` closed. Throws when it was changed, or sealed for another owner or under
 * another key.
 */
export function unseal(key: Buffer, owner: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(key), bytes.subarray(0, 12), {
    authTagLength: 16,
  })
  decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-16))
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString(
    'utf8',
  )
}

const sealingKey = (key: Buffer): Buffer => createHmac('sha256', key).update('seal').digest()
