import { and, eq, ilike, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { users } from '../../db/schema/auth'
import { beginningWith, nameOrder, wordBeginningWith } from '../../db/search'

/** The first few candidates by name with a word of the name, or the e-mail, beginning with the text; `onlyId` leaves one person to be found. */
export function candidatesBeginningWith(db: Db, text: string, { onlyId, most }: { onlyId: string | null; most: number }) {
  const name = sql`${users.firstName} || ' ' || ${users.lastName}`
  const begins = or(ilike(name, beginningWith(text)), ilike(name, wordBeginningWith(text)), ilike(users.email, beginningWith(text)))
  return db.select().from(users).where(and(eq(users.roleName, 'individual'), begins, ...(onlyId === null ? [] : [eq(users.id, onlyId)]))).orderBy(nameOrder, users.id).limit(most)
}
