import { and, count, eq, gte, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import { type Act, noteAct } from '../../db/audit'
import type { Db } from '../../db/db'
import { attempts } from '../../db/schema/assessments'
import { users } from '../../db/schema/auth'
import { candidates, companies, profiles } from '../../db/schema/user'
import { type ApprovalFacts, type Decision, type DecisionBy } from './approval.rules'
import { containing, nameOrder } from '../../db/search'

export type Account = typeof users.$inferSelect
type Status = Account['approvalStatus']

/** Those whose approval an admin decides: whoever has chosen a role, admins aside. */
const decidable = ['individual', 'recruiter'] as const

export interface Filter {
  status: Status
  role?: (typeof decidable)[number] | undefined
  /** Part of the name or e-mail. */
  query?: string | undefined
}

/** Whom a filter shows, whatever their status. */
export const shownBy = ({ role, query }: Omit<Filter, 'status'>): SQL | undefined =>
  and(inArray(users.roleName, role === undefined ? decidable : [role]), ...(query === undefined || query.trim() === '' ? [] : [nameOrEmail(query)]))

/** The accounts of one status by name, a page of them, and how many there are of each status under the same role and query. */
export async function searchAccounts(db: Db, { status, role, query }: Filter, page: { skip: number; take: number }) {
  const matching = shownBy({ role, query })
  const counted = await db.select({ status: users.approvalStatus, number: count() }).from(users).where(matching).groupBy(users.approvalStatus)
  const found = await db.select({ id: users.id }).from(users).where(and(matching, eq(users.approvalStatus, status))).orderBy(nameOrder, users.id).offset(page.skip).limit(page.take)
  return { rows: await rowsOf(db, found.map(({ id }) => id)), counts: Object.fromEntries(counted.map(({ status: of, number }) => [of, number])) as Partial<Record<Status, number>> }
}

export type ApprovalRow = Awaited<ReturnType<typeof rowsOf>>[number]

/** In the order of `ids`. */
async function rowsOf(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select({ user: users, candidate: candidates, resumeStatus: profiles.resumeStatus, companyName: companies.name })
    .from(users)
    .leftJoin(candidates, eq(candidates.userId, users.id))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(inArray(users.id, [...ids]))
  return rows.toSorted((a, b) => ids.indexOf(a.user.id) - ids.indexOf(b.user.id))
}

const nameOrEmail = (query: string): SQL | undefined => or(ilike(sql`${users.firstName} || ' ' || ${users.lastName}`, containing(query)), ilike(users.email, containing(query)))

/** The named accounts that an admin decides about, held until the transaction ends, each with what its decision depends on. */
export async function holdAccounts(db: Db, ids: readonly string[]): Promise<{ account: Account; facts: ApprovalFacts }[]> {
  const held = await db.select().from(users).where(and(inArray(users.id, [...ids]), inArray(users.roleName, [...decidable]))).orderBy(users.id).for('update')
  const open = await db.select({ userId: attempts.userId }).from(attempts).where(and(inArray(attempts.userId, [...ids]), eq(attempts.status, 'IN_PROGRESS'), eq(attempts.archived, false)))
  const begun = await db.select({ userId: attempts.userId }).from(attempts).innerJoin(users, eq(users.id, attempts.userId)).where(and(inArray(users.id, [...ids]), gte(attempts.startedAt, users.approvalDecidedAt)))
  return held.map((account) => ({
    account,
    facts: {
      status: account.approvalStatus,
      previous: account.approvalPrevious,
      decidedAt: account.approvalDecidedAt,
      attemptRuns: open.some(({ userId }) => userId === account.id),
      attemptStarted: begun.some(({ userId }) => userId === account.id),
    },
  }))
}

export interface Decided {
  account: Account
  decision: Decision
}

/** Stores decisions, each with the entry in the access log that says who answers for it. Those that lead to the same are one statement. */
export async function storeDecisions(db: Db, decided: readonly Decided[], by: DecisionBy): Promise<void> {
  const undone = by.action === 'undo'
  const ways = new Map<string, { decision: Decision; ids: string[] }>()
  for (const { account, decision } of decided) {
    const way = `${decision.status} ${decision.previous}`
    ways.set(way, { decision, ids: [...(ways.get(way)?.ids ?? []), account.id] })
  }
  for (const { decision, ids } of ways.values()) {
    await db
      .update(users)
      .set({
        approvalStatus: decision.status,
        approvalPrevious: decision.previous,
        approvalReason: undone ? sql`${users.approvalPreviousReason}` : by.reason,
        approvalPreviousReason: undone ? null : sql`${users.approvalReason}`,
        approvalDecidedAt: undone ? null : by.now,
        approvalDecidedBy: by.automatic === true ? null : by.userId,
      })
      .where(inArray(users.id, ids))
  }
  if (decided.length === 0) return
  // By criteria nobody is declined, and nothing is undone.
  const act = by.automatic !== true ? (`approval.${by.action}` as const) : by.action === 'approved' ? 'approval.automatic_approved' : 'approval.automatic_start_review'
  await noteAct(db, ...decided.map(({ account, decision }) => ({ act, userId: by.userId, subject: { kind: 'user', id: account.id }, at: by.now, detail: { from: account.approvalStatus, to: decision.status } }) satisfies Act))
}
