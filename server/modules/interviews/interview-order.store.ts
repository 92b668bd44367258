import { desc, inArray, not, type SQL, sql } from 'drizzle-orm'
import { overStatuses } from './interview.rules'
import { interviews } from './interviews.table'

/** What is still to come or under way, the soonest first; then what is over, the latest first. */
export function nextFirst(): SQL[] {
  const isOver = inArray(interviews.status, [...overStatuses])
  return [
    sql`${isOver}`,
    sql`case when ${not(isOver)} then ${interviews.scheduledAt} end`,
    desc(interviews.scheduledAt),
    desc(interviews.id),
  ]
}
