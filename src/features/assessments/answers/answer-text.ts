import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { AttemptEventRequest } from '../attempt/attempt-api'

type Digests = NonNullable<AttemptEventRequest['answers']>

/**
 * The characters that the database cannot store: the zero character, and half of a surrogate pair.
 */
const unstorable = /[\0\p{Surrogate}]/gu

/**
 * Makes a text that the server accepts. A keyboard or an extension may leave characters that it
 * refuses, and the refusal would delay the other answers, so each is replaced by the sign for an
 * unknown character.
 */
export const storable = (value: string): string => value.replace(unstorable, '\uFFFD')

/**
 * The SHA-256 digests, in hexadecimal, of the answers that a page shows to these questions. An
 * empty answer has none.
 */
export const getDigests = (
  shown: ReadonlyMap<string, string>,
  questions: readonly { id: string }[],
): Digests =>
  questions.flatMap(({ id }) => {
    const value = shown.get(id) ?? ''
    return value === '' ? [] : [{ question_id: id, digest: bytesToHex(sha256(utf8ToBytes(value))) }]
  })
