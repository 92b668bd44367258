import { inArray } from 'drizzle-orm'
import { demoAttempts } from '../content/demo/attempts'
import type { Db } from '../db/db'
import { newId } from '../db/id'
import { users } from '../modules/auth/auth.table'
import { employments } from '../modules/employees/employments.table'
import { gulfDay } from '../modules/candidates/candidate.rules'

const day = 24 * 3_600_000

/**
 * Two of the assessed candidates were hired, and one of them has left, so that the register shows
 * both cases.
 */
export async function addDemoEmployees(
  tx: Db,
  { userId, companyId, now }: { userId: string; companyId: string; now: Date },
): Promise<void> {
  const people = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      inArray(
        users.email,
        demoAttempts.slice(0, 2).map(({ email }) => email),
      ),
    )
    .orderBy(users.email)
  const before = (days: number) => gulfDay(new Date(now.getTime() - days * day))
  const base = { companyId, addedAt: now, addedBy: userId }
  await tx.insert(employments).values(
    people.map(({ id }, index) => ({
      ...base,
      id: newId(),
      userId: id,
      since: before(150 - index * 30),
      ...(index === 0 ? {} : { endedOn: before(12), endedBy: userId }),
    })),
  )
}
