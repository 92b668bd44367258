import { integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../auth/auth.table'
import { files } from '../users/users.table'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** A candidate's way through the personality questionnaire. */
export const principlesRuns = pgTable('principles_runs', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  startedAt: at('started_at').notNull(),
  /** When the last statement was answered; null before. */
  finishedAt: at('finished_at'),
})

/** The answer to each statement, 1 to 5; the last answer counts. */
export const principlesAnswers = pgTable(
  'principles_answers',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => principlesRuns.userId, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    answer: integer('answer').notNull(),
    answeredAt: at('answered_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.number] })],
)

/** The profile as a PDF in one language. */
export const principlesFiles = pgTable(
  'principles_files',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => principlesRuns.userId, { onDelete: 'cascade' }),
    lang: text('lang', { enum: ['en', 'ar'] }).notNull(),
    madeAt: at('made_at').notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
  },
  (t) => [primaryKey({ columns: [t.userId, t.lang] })],
)
