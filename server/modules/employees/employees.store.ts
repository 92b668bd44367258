import {
  and,
  asc,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  max,
  type SQL,
  sql,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { components } from '../../../openapi/generated/api'
import { shownTo, type Viewer } from '../../db/contact'
import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import { users } from '../auth/auth.table'
import { employments } from './employments.table'
import { candidateIndex } from '../jobs/jobs.table'
import { candidates, companies } from '../users/users.table'
import { byLetters, sortByIds, namedLike } from '../../db/search'
import type { Owner } from '../companies/owner.rules'

export type EmployeesQuery = Omit<
  components['schemas']['EmployeesSearch'],
  'page' | 'limit' | 'download_report'
>
export type Employment = typeof employments.$inferSelect
export type EmployeeRow = Awaited<ReturnType<typeof employeeRows>>[number]

const adders = alias(users, 'adders')
const enders = alias(users, 'enders')

const companyOrder = byLetters(companies.name)

const orders: Record<EmployeesQuery['sort'], SQL[]> = {
  '-since': [desc(employments.since), desc(employments.id)],
  since: [asc(employments.since), asc(employments.id)],
  full_name: [asc(users.nameKey), asc(employments.id)],
  '-full_name': [desc(users.nameKey), desc(employments.id)],
  company: [asc(companyOrder), asc(users.nameKey), asc(employments.id)],
  '-company': [desc(companyOrder), asc(users.nameKey), asc(employments.id)],
  ended_on: [sql`${employments.endedOn} asc nulls last`, asc(employments.id)],
  '-ended_on': [sql`${employments.endedOn} desc nulls last`, desc(employments.id)],
}

/**
 * The ids of everybody in the register who fits, in order; one page, or all. Details are read only
 * for the rows that are shown.
 */
export function employeeIds(
  db: Db,
  viewer: Viewer,
  ask: EmployeesQuery,
  page?: { skip: number; take: number },
): Promise<{ id: string }[]> {
  const query = db
    .select({ id: employments.id })
    .from(employments)
    .innerJoin(users, eq(users.id, employments.userId))
    .innerJoin(companies, eq(companies.id, employments.companyId))
    .where(fitting(ask, viewer))
    .orderBy(...orders[ask.sort])
    .$dynamic()
  return page === undefined ? query : query.limit(page.take).offset(page.skip)
}

export async function countEmployees(db: Db, viewer: Viewer, ask: EmployeesQuery): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(employments)
    .innerJoin(users, eq(users.id, employments.userId))
    .where(fitting(ask, viewer))
  return counted?.total ?? 0
}

function fitting(
  {
    status,
    query,
    user_id: userId,
    company_id: companyId,
    from_date: from,
    to_date: to,
  }: EmployeesQuery,
  viewer: Viewer,
): SQL | undefined {
  return and(
    companyId === undefined ? undefined : eq(employments.companyId, companyId),
    userId === undefined ? undefined : eq(employments.userId, userId),
    status === 'ALL'
      ? undefined
      : status === 'current'
        ? isNull(employments.endedOn)
        : isNotNull(employments.endedOn),
    query === undefined || query.trim() === '' ? undefined : namedLike(query, viewer),
    from === undefined ? undefined : gte(employments.since, from),
    to === undefined ? undefined : lte(employments.since, to),
  )
}

/** What is shown of these employments to a viewer, in the order of their ids. */
export async function employeeRows(db: Db, viewer: Viewer, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      employment: employments,
      user: {
        firstName: users.firstName,
        lastName: users.lastName,
        email: shownTo(viewer, users.email),
        mobileNumber: shownTo(viewer, users.mobileNumber),
        avatarFileId: users.avatarFileId,
      },
      city: candidates.city,
      isEmirati: candidates.isEmirati,
      currentTitle: candidateIndex.currentTitle,
      companyName: companies.name,
      adder: { firstName: adders.firstName, lastName: adders.lastName },
      ender: { firstName: enders.firstName, lastName: enders.lastName },
    })
    .from(employments)
    .innerJoin(users, eq(users.id, employments.userId))
    .innerJoin(candidates, eq(candidates.userId, employments.userId))
    .innerJoin(companies, eq(companies.id, employments.companyId))
    .leftJoin(candidateIndex, eq(candidateIndex.userId, employments.userId))
    .leftJoin(adders, eq(adders.id, employments.addedBy))
    .leftJoin(enders, eq(enders.id, employments.endedBy))
    .where(inArray(employments.id, [...ids]))
  return sortByIds(ids, rows, ({ employment }) => employment.id)
}

/** The companies that have anybody in the register, by name. */
export const companiesInRegister = (db: Db): Promise<{ id: string; name: string }[]> =>
  db
    .selectDistinct({ id: companies.id, name: companies.name, order: companyOrder })
    .from(companies)
    .innerJoin(employments, eq(employments.companyId, companies.id))
    .orderBy(companyOrder, companies.id)

/**
 * A candidate, held until the transaction ends, so that of two who register them one comes after
 * the other.
 */
export async function holdCandidate(
  tx: Db,
  userId: string,
): Promise<Pick<typeof users.$inferSelect, 'approvalStatus'> | null> {
  const [found] = await tx
    .select({ approvalStatus: users.approvalStatus })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.roleName, 'individual'), isNull(users.deletedAt)))
    .for('update')
  return found ?? null
}

/**
 * Whether somebody works for a company now, and the last day of work that they had there before.
 */
export async function employedBefore(
  tx: Db,
  companyId: string,
  userId: string,
): Promise<{ now: boolean; last: string | null }> {
  const [found] = await tx
    .select({
      open: sql<number>`count(*) filter (where ${employments.endedOn} is null)::int`,
      last: max(employments.endedOn),
    })
    .from(employments)
    .where(and(eq(employments.companyId, companyId), eq(employments.userId, userId)))
  return { now: (found?.open ?? 0) > 0, last: found?.last ?? null }
}

export async function addEmployment(
  tx: Db,
  employment: Pick<Employment, 'companyId' | 'userId' | 'since' | 'addedBy' | 'addedAt'>,
): Promise<string> {
  const id = newId(employment.addedAt.getTime())
  await tx.insert(employments).values({ id, ...employment })
  return id
}

/** An employment with the name of its company, held until the transaction ends. */
export async function holdEmployment(
  tx: Db,
  id: string,
  owner: Owner,
): Promise<{ employment: Employment; companyName: string } | null> {
  const [found] = await tx
    .select({ employment: employments, companyName: companies.name })
    .from(employments)
    .innerJoin(companies, eq(companies.id, employments.companyId))
    .where(
      and(eq(employments.id, id), owner === null ? undefined : eq(employments.companyId, owner)),
    )
    .for('update', { of: employments })
  return found ?? null
}

export const endEmployment = (
  tx: Db,
  id: string,
  end: Pick<Employment, 'endedOn' | 'endedBy'>,
): Promise<unknown> => tx.update(employments).set(end).where(eq(employments.id, id))

export async function companyName(db: Db, id: string): Promise<string> {
  const [found] = await db
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, id))
  return found?.name ?? ''
}
