import { sql } from 'drizzle-orm'
import { users } from './schema/auth'

/** A pattern for `ilike` that finds the text anywhere, its own wildcards taken literally. */
export const containing = (text: string): string => `%${literal(text)}%`

/** A pattern for `ilike` that finds what begins with the text. */
export const beginningWith = (text: string): string => `${literal(text)}%`

/** A pattern for `ilike` that finds a later word that begins with the text. */
export const wordBeginningWith = (text: string): string => `% ${literal(text)}%`

const literal = (text: string): string => text.trim().replace(/[\\%_]/g, (character) => `\\${character}`)

/** Names as people sort them, whatever their case and marks, in the same order by either database. */
export const nameOrder = sql`lower(regexp_replace(normalize(${users.firstName} || ' ' || ${users.lastName}, NFKD), '[\\u0300-\\u036f\\u064b-\\u0655]', '', 'g')) collate "C"`
