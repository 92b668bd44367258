import { asc, count, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { byLetters, getColumn, sortByIds } from '../../db/search'
import type { TicketList } from '../../db/tickets'
import { atsDeliveries } from './ats.table'
import { jobs } from '../jobs/jobs.table'
import { companies } from '../users/users.table'
import { type NamedDelivery, named } from './ats.store'

export type DeliveriesQuery = Extract<TicketList, { name: 'ats' }>['ask']

/** The list shows failed deliveries by default. */
function inState({ state = 'failed' }: DeliveriesQuery): SQL | undefined {
  return state === 'all'
    ? undefined
    : eq(atsDeliveries.state, state === 'queued' ? 'waiting' : state)
}

/** The deliveries that fit, in order; a page of them, or all. */
export function deliveryIds(
  db: Db,
  ask: DeliveriesQuery,
  page?: { skip: number; take: number },
): Promise<{ id: string }[]> {
  const { sort = '-created_at' } = ask
  const way = sort.startsWith('-') ? desc : asc
  const found = db.select({ id: atsDeliveries.id }).from(atsDeliveries).$dynamic()
  const latest = [desc(atsDeliveries.createdAt), desc(atsDeliveries.id)]
  const ordered = {
    created_at: () => found.orderBy(way(atsDeliveries.createdAt), way(atsDeliveries.id)),
    tries: () => found.orderBy(way(atsDeliveries.tries), ...latest),
    job_title: () =>
      found
        .innerJoin(jobs, eq(jobs.id, atsDeliveries.jobId))
        .orderBy(way(byLetters(jobs.title)), ...latest),
    company_name: () =>
      found
        .innerJoin(companies, eq(companies.id, atsDeliveries.companyId))
        .orderBy(way(byLetters(companies.name)), ...latest),
  }[getColumn(sort)]()
  const query = ordered.where(inState(ask))
  return page === undefined ? query : query.limit(page.take).offset(page.skip)
}

export async function countDeliveries(db: Db, ask: DeliveriesQuery): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(atsDeliveries).where(inState(ask))
  return counted?.total ?? 0
}

/** These deliveries with what they are about, in the order of their ids. */
export async function deliveryRows(db: Db, ids: readonly string[]): Promise<NamedDelivery[]> {
  return ids.length === 0
    ? []
    : sortByIds(
        ids,
        await named(db).where(inArray(atsDeliveries.id, [...ids])),
        ({ delivery }) => delivery.id,
      )
}
