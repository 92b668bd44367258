import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../auth/auth.table'
import { companies } from '../users/users.table'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** A company's notes about a candidate, which no other company and no candidate can read. */
export const candidateNotes = pgTable(
  'candidate_notes',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The candidate. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null once the account of who wrote it is gone. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('candidate_notes_of').on(t.companyId, t.userId, t.createdAt),
    index('candidate_notes_user').on(t.userId),
  ],
)
