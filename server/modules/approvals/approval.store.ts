import { and, asc, count, desc, eq, gte, inArray, not, type SQL, sql } from 'drizzle-orm'
import { type Act, recordAudit } from '../../db/audit'
import { anyAdmin } from '../../db/contact'
import type { Db } from '../../db/db'
import { attempts } from '../attempts/attempts.table'
import { users } from '../auth/auth.table'
import { candidates, companies, profiles, type TicketList } from '../users/users.table'
import { type ApprovalFacts, type Decision, type DecisionBy } from './approval.rules'
import { fullName } from '../results/result.presenter'
import { sortByIds, namedLike } from '../../db/search'
import { sameIdentities, sharesIdentity } from './same-identity.store'

export type Account = typeof users.$inferSelect
type Status = Account['approvalStatus']

/** The roles whose registrations an admin decides about. */
const decidable = ['individual', 'recruiter'] as const

export const isDecidable = (role: Account['roleName']): boolean =>
  decidable.some((one) => one === role)

export interface Filter {
  status: Status
  role?: (typeof decidable)[number] | undefined
  /** Part of the name or e-mail. */
  query?: string | undefined
  /** Whether another account has the same Emirates ID. */
  same_identity?: boolean | undefined
}

/** The condition for the accounts that a filter shows, whatever their status. */
export const shownBy = ({
  role,
  query,
  same_identity: same,
}: Omit<Filter, 'status'>): SQL | undefined =>
  and(
    inArray(users.roleName, role === undefined ? decidable : [role]),
    ...(query === undefined || query.trim() === '' ? [] : [namedLike(query, anyAdmin)]),
    same === undefined ? undefined : same ? sharesIdentity : not(sharesIdentity),
  )

const orders: Record<ApprovalsQuery['sort'], SQL[]> = {
  full_name: [asc(users.nameKey), asc(users.id)],
  '-full_name': [desc(users.nameKey), desc(users.id)],
  '-registered_at': [desc(users.createdAt), desc(users.id)],
  registered_at: [asc(users.createdAt), asc(users.id)],
}

export type ApprovalsQuery = Extract<TicketList, { name: 'approvals' }>['ask']

/** The accounts that fit, in order; a page of them, or all. */
export function accountIds(
  db: Db,
  { status, sort, ...ask }: ApprovalsQuery,
  page?: { skip: number; take: number },
): Promise<{ id: string }[]> {
  const query = db
    .select({ id: users.id })
    .from(users)
    .where(and(shownBy(ask), eq(users.approvalStatus, status)))
    .orderBy(...orders[sort])
    .$dynamic()
  return page === undefined ? query : query.offset(page.skip).limit(page.take)
}

/** How many accounts there are of each status under the same role and query. */
export async function countAccounts(
  db: Db,
  ask: Omit<Filter, 'status'>,
): Promise<Record<Status, number>> {
  const counted = await db
    .select({ status: users.approvalStatus, number: count() })
    .from(users)
    .where(shownBy(ask))
    .groupBy(users.approvalStatus)
  return {
    REGISTERED: 0,
    PENDING: 0,
    APPROVED: 0,
    DECLINED: 0,
    ...Object.fromEntries(counted.map(({ status, number }) => [status, number])),
  }
}

export type ApprovalRow = Awaited<ReturnType<typeof accountRows>>[number]

/** What is shown of these accounts, in the order of their ids. */
export async function accountRows(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      user: users,
      candidate: candidates,
      resumeStatus: profiles.resumeStatus,
      companyName: companies.name,
    })
    .from(users)
    .leftJoin(candidates, eq(candidates.userId, users.id))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .leftJoin(companies, eq(companies.id, users.companyId))
    .where(inArray(users.id, [...ids]))
  const same = await sameIdentities(db, ids)
  return sortByIds(
    ids,
    rows.map((row) => ({ ...row, sameIdentity: same.get(row.user.id) ?? [] })),
    ({ user }) => user.id,
  )
}

/**
 * The named accounts that an admin decides about, held until the transaction ends, each with what
 * its decision depends on.
 */
export async function holdAccounts(
  db: Db,
  ids: readonly string[],
): Promise<{ account: Account; facts: ApprovalFacts }[]> {
  const held = await db
    .select()
    .from(users)
    .where(and(inArray(users.id, [...ids]), inArray(users.roleName, [...decidable])))
    .orderBy(users.id)
    .for('update')
  const open = await db
    .select({ userId: attempts.userId })
    .from(attempts)
    .where(
      and(
        inArray(attempts.userId, [...ids]),
        eq(attempts.status, 'IN_PROGRESS'),
        eq(attempts.archived, false),
      ),
    )
  const begun = await db
    .select({ userId: attempts.userId })
    .from(attempts)
    .innerJoin(users, eq(users.id, attempts.userId))
    .where(and(inArray(users.id, [...ids]), gte(attempts.startedAt, users.approvalDecidedAt)))
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

/**
 * Who made the decisions since then, and which, for the words of the refusal. For several people,
 * or a decision by criteria, nobody is named.
 */
export async function decidedBy(
  db: Db,
  accounts: readonly Account[],
): Promise<{ context?: string; name?: string }> {
  const [account, ...others] = accounts
  if (account === undefined || others.length > 0) return { context: 'several' }
  if (account.approvalDecidedBy === null) return {}
  const [by] = await db.select().from(users).where(eq(users.id, account.approvalDecidedBy))
  return by === undefined
    ? {}
    : { context: account.approvalStatus, name: `\u2068${fullName(by)}\u2069` }
}

export interface Decided {
  account: Account
  decision: Decision
}

/**
 * Stores decisions, each with the entry in the access log that says who answers for it. Those that
 * lead to the same are one statement.
 */
export async function storeDecisions(
  db: Db,
  decided: readonly Decided[],
  by: DecisionBy,
): Promise<void> {
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
  const act =
    by.automatic !== true
      ? (`approval.${by.action}` as const)
      : by.action === 'approved'
        ? 'approval.automatic_approved'
        : 'approval.automatic_start_review'
  await recordAudit(
    db,
    ...decided.map(
      ({ account, decision }) =>
        ({
          act,
          userId: by.userId,
          subject: { kind: 'user', id: account.id },
          at: by.now,
          detail: { from: account.approvalStatus, to: decision.status },
        }) satisfies Act,
    ),
  )
}
