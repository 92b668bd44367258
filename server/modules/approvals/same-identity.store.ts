import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db'
import { users } from '../auth/auth.table'
import { candidates } from '../users/users.table'

export type SameIdentity = Awaited<ReturnType<typeof listRows>>[number]

const other = alias(candidates, 'other')

/** True if another account has the same Emirates ID as the user of the query. */
export const sharesIdentity = sql`exists (
  select 1 from ${candidates} as own
  inner join ${candidates} as twin
    on twin.emirates_id = own.emirates_id and twin.user_id <> own.user_id
  where own.user_id = ${users.id}
)`

const listRows = (db: Db, ids: readonly string[]) =>
  db
    .select({
      of: candidates.userId,
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      status: users.approvalStatus,
    })
    .from(candidates)
    .innerJoin(
      other,
      and(eq(other.emiratesId, candidates.emiratesId), ne(other.userId, candidates.userId)),
    )
    .innerJoin(users, eq(users.id, other.userId))
    .where(inArray(candidates.userId, [...ids]))
    .orderBy(asc(users.createdAt), asc(users.id))

/** By account the other ones that have the same Emirates ID; nobody who is the only one. */
export async function sameIdentities(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly SameIdentity[]>> {
  const found = new Map<string, SameIdentity[]>()
  if (ids.length === 0) return found
  for (const row of await listRows(db, ids)) found.set(row.of, [...(found.get(row.of) ?? []), row])
  return found
}

/**
 * Whether another account has the same Emirates ID. Two that come in at once take turns until the
 * transaction ends, so that the later one sees the earlier.
 */
export async function hasSameIdentity(tx: Db, userId: string): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(20260, 25)`)
  return (await sameIdentities(tx, [userId])).size > 0
}
