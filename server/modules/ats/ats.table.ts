import { index, integer, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { users } from '../auth/auth.table'
import { jobs } from '../jobs/jobs.table'
import { companies } from '../users/users.table'

const at = (name: string) => timestamp(name, { withTimezone: true })

/**
 * What goes to the applicant tracking system: a job, or a candidate for a job. One row for each,
 * kept until it is there or given up.
 */
export const atsDeliveries = pgTable(
  'ats_deliveries',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** The candidate; null where the job itself is sent. */
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    askedBy: uuid('asked_by').references(() => users.id, { onDelete: 'set null' }),
    /** `failed` is given up: nothing tries it again by itself. */
    state: text('state', { enum: ['waiting', 'sent', 'failed'] }).notNull(),
    tries: integer('tries').notNull().default(0),
    nextTryAt: at('next_try_at').notNull(),
    /**
     * A server is sending this delivery until then. If it stops in between, another server takes
     * over afterwards.
     */
    busyUntil: at('busy_until'),
    /** Why the last try came to nothing. */
    failure: text('failure', {
      enum: ['no_answer', 'unavailable', 'refused', 'unreadable', 'gone'],
    }),
    failureStatus: integer('failure_status'),
    createdAt: at('created_at').notNull(),
    settledAt: at('settled_at'),
  },
  (t) => [
    unique('ats_deliveries_one').on(t.jobId, t.userId).nullsNotDistinct(),
    index('ats_deliveries_due').on(t.state, t.nextTryAt),
    index('ats_deliveries_company').on(t.companyId, t.createdAt),
  ],
)
