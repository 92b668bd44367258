import { and, count, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import { demoRequests } from './demo-requests.table'

export type DemoRequest = Omit<typeof demoRequests.$inferInsert, 'id'>

export const storeRequest = (db: Db, request: DemoRequest): Promise<unknown> =>
  db.insert(demoRequests).values({ ...request, id: newId(request.at.getTime()) })

/** How often this address has asked since then. */
export async function requestsSince(db: Db, email: string, since: Date): Promise<number> {
  const [counted] = await db
    .select({ number: count() })
    .from(demoRequests)
    .where(and(eq(demoRequests.email, email), gt(demoRequests.at, since)))
  return counted?.number ?? 0
}

export const deleteRequestsBefore = (db: Db, before: Date): Promise<unknown> =>
  db.delete(demoRequests).where(lt(demoRequests.at, before))
