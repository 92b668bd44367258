import { and, type Column, like, or, type SQL, sql } from 'drizzle-orm'
import { contactOpen, type Viewer } from './contact'
import { users } from '../modules/auth/auth.table'
import { foldName } from '../../machines/shared/fold'

/**
 * A pattern for `like` and `ilike` that finds the text anywhere, its own wildcards taken literally.
 */
export const containing = (text: string): string => `%${literal(text)}%`

const literal = (text: string): string =>
  text.trim().replace(/[\\%_]/g, (character) => `\\${character}`)

/** Somebody whose name, as `foldName` has it and `users.name_key` holds it, is like a pattern. */
const nameLike = (pattern: string): SQL => like(users.nameKey, pattern)

/** Somebody by a part of the name. */
export const nameContaining = (text: string): SQL => nameLike(containing(foldName(text)))

/**
 * Somebody by a part of the name or of the e-mail; who may not see an address does not find anybody
 * by it, or it could be guessed letter by letter.
 */
export const namedLike = (text: string, viewer: Viewer): SQL | undefined =>
  or(
    nameContaining(text),
    and(like(users.emailKey, containing(text.toLowerCase())), contactOpen(viewer)),
  )

/** Like `namedLike`, but matches the beginning of a word of the name, or of the e-mail. */
export function namedBeginning(text: string, viewer: Viewer): SQL | undefined {
  const name = literal(foldName(text))
  return or(
    nameLike(`${name}%`),
    nameLike(`% ${name}%`),
    and(like(users.emailKey, `${literal(text.toLowerCase())}%`), contactOpen(viewer)),
  )
}

/** Words by their letters alone, in the same order by either database. */
export const byLetters = (column: Column): SQL => sql`lower(${column}) collate "C"`

/** The column that a list is sorted by; a minus before it is the other way round. */
export const getColumn = <Sort extends string>(sort: Sort): Sorted<Sort> =>
  sort.replace('-', '') as Sorted<Sort>

type Sorted<Sort extends string> = Sort extends `-${infer Name}` ? Name : Sort

/**
 * A score to compare with, as scores are kept in four bytes: what is smaller than those can tell
 * from nothing is nothing.
 */
export const scoreBound = (score: number): number => (score < 1e-6 ? 0 : score)

/** Rows that were read by their ids, in the order that the ids had. */
export function sortByIds<Row>(
  ids: readonly string[],
  rows: readonly Row[],
  getId: (row: Row) => string,
): Row[] {
  const places = new Map(ids.map((id, place) => [id, place]))
  return rows.toSorted((a, b) => (places.get(getId(a)) ?? 0) - (places.get(getId(b)) ?? 0))
}
