import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { AttemptEventRequest } from './attempt-api'

type Digests = NonNullable<AttemptEventRequest['answers']>

/** What no text can be stored with: the zero character, and half of a surrogate pair. */
const unstorable = /[\0\p{Surrogate}]/gu

/**
 * An answer as it can be stored. What a keyboard or an extension may leave behind and the server
 * would refuse is replaced by the sign for an unknown character, or it would take the rest with it.
 */
export const storable = (value: string): string => value.replace(unstorable, '\uFFFD')

/**
 * What a page says of the answers that it shows to these questions: SHA-256 of each as UTF-8, in
 * hexadecimal. An empty one is none.
 */
export const getDigests = (
  shown: ReadonlyMap<string, string>,
  questions: readonly { id: string }[],
): Digests =>
  questions.flatMap(({ id }) => {
    const value = shown.get(id) ?? ''
    return value === '' ? [] : [{ question_id: id, digest: bytesToHex(sha256(utf8ToBytes(value))) }]
  })
