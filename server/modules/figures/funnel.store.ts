import { and, count, eq, max, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { attempts } from '../attempts/attempts.table'
import { users } from '../auth/auth.table'
import { passMark } from '../results/result.rules'
import { evaluations } from '../results/results.table'
import { candidate } from './figures.store'

/**
 * The number of candidates at each step. A step counts only people of the step before, so none is
 * larger than the one before it.
 */
export async function countFunnel(db: Db) {
  const counted = and(
    eq(attempts.archived, false),
    eq(attempts.status, 'COMPLETED'),
    eq(attempts.witnessed, true),
    eq(evaluations.provisional, false),
  )
  const best = db
    .select({ userId: attempts.userId, overall: max(evaluations.overall).as('highest') })
    .from(attempts)
    .innerJoin(evaluations, eq(evaluations.attemptId, attempts.id))
    .where(counted)
    .groupBy(attempts.userId)
    .as('best')
  const confirmed = sql`${users.isEmailConfirmed}`
  const approved = sql`${confirmed} and ${users.approvalStatus} = 'APPROVED'`
  const assessed = sql`${approved} and ${best.overall} is not null`
  const those = (which: SQL) => sql<number>`count(*) filter (where ${which})::int`
  const [steps] = await db
    .select({
      registered: count(),
      confirmed: those(confirmed),
      approved: those(approved),
      assessed: those(assessed),
      passed: those(sql`${assessed} and ${best.overall} >= ${passMark}`),
    })
    .from(users)
    .leftJoin(best, eq(best.userId, users.id))
    .where(candidate)
  return steps ?? { registered: 0, confirmed: 0, approved: 0, assessed: 0, passed: 0 }
}
