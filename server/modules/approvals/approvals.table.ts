import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { users } from '../auth/auth.table'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Registrations that an admin held on to, to decide about exactly these. */
export const selections = pgTable(
  'selections',
  {
    id: uuid('id').primaryKey(),
    heldBy: uuid('held_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    heldAt: at('held_at').notNull(),
    /** The status that all of them had. */
    status: text('status', { enum: ['REGISTERED', 'PENDING', 'APPROVED', 'DECLINED'] }).notNull(),
    total: integer('total').notNull(),
    /** The first of them by name. */
    names: jsonb('names').$type<string[]>().notNull(),
    /** Null until it was decided. */
    action: text('action', { enum: ['approved', 'declined', 'start_review'] }),
    reason: text('reason'),
    confirmedAt: at('confirmed_at'),
    undoAskedAt: at('undo_asked_at'),
    undoneBy: uuid('undone_by'),
    /** Set when nothing is left to do, for what was asked last. */
    finishedAt: at('finished_at'),
  },
  (t) => [index('selections_open').on(t.finishedAt, t.confirmedAt)],
)

export const selectionPeople = pgTable(
  'selection_people',
  {
    selectionId: uuid('selection_id')
      .notNull()
      .references(() => selections.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Null until it was their turn. */
    outcome: text('outcome', { enum: ['changed', 'left', 'undone', 'kept'] }),
    changedAt: at('changed_at'),
  },
  (t) => [
    primaryKey({ columns: [t.selectionId, t.userId] }),
    index('selection_people_outcome').on(t.selectionId, t.outcome),
  ],
)

/**
 * Answers to decisions that carried a key, so that one sent again is answered and not made again.
 */
export const approvalKeys = pgTable('approval_keys', {
  key: uuid('key').primaryKey(),
  decidedBy: uuid('decided_by')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  decidedAt: at('decided_at').notNull(),
  userIds: jsonb('user_ids').$type<string[]>().notNull(),
})
