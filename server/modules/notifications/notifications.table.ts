import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { components } from '../../../openapi/generated/api'
import { attempts } from '../attempts/attempts.table'
import { users } from '../auth/auth.table'
import { jobs } from '../jobs/jobs.table'

type Schemas = components['schemas']

const at = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Notifications shown in the product. A row is written in the transaction of the act it is about.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<Schemas['Notification']['kind']>().notNull(),
    /** The subject of the notification: nobody has two unread ones of the same kind and subject. */
    subject: text('subject').notNull(),
    /** From when on it is seen: a decision's waits out its undo. */
    at: at('at').notNull(),
    /** How often it came about since it was last read. */
    times: integer('times').notNull(),
    /** What its words name. */
    words: jsonb('words').$type<Record<string, string | number>>().notNull(),
    jobId: uuid('job_id').references(() => jobs.id, { onDelete: 'cascade' }),
    interviewId: uuid('interview_id'),
    attemptId: uuid('attempt_id').references(() => attempts.id, { onDelete: 'cascade' }),
    assessmentId: text('assessment_id').$type<Schemas['AssessmentId']>(),
    readAt: at('read_at'),
  },
  (t) => [
    index('notifications_list').on(t.userId, t.at, t.id),
    index('notifications_job').on(t.jobId),
    uniqueIndex('notifications_unread')
      .on(t.userId, t.kind, t.subject)
      .where(sql`${t.readAt} is null`),
  ],
)
