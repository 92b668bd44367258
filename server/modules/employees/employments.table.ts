import { sql } from 'drizzle-orm'
import { date, index, pgTable, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from '../auth/auth.table'
import { companies } from '../users/users.table'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Present and past employments, as recruiters of the companies registered them. */
export const employments = pgTable(
  'employments',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The candidate. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The first day of work. */
    since: date('since').notNull(),
    /** The last one; null while they work there. */
    endedOn: date('ended_on'),
    addedAt: at('added_at').notNull(),
    /** Null once the account of who registered it is gone. */
    addedBy: uuid('added_by').references(() => users.id, { onDelete: 'set null' }),
    endedBy: uuid('ended_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('employments_open')
      .on(t.companyId, t.userId)
      .where(sql`${t.endedOn} is null`),
    index('employments_list').on(t.companyId, t.since, t.id),
    index('employments_user').on(t.userId),
  ],
)
