import { index, integer, jsonb, pgTable, real, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { PartId } from '../../../machines/assessment/parts'
import { attempts } from './assessments'
import { users } from './auth'
import { files } from './user'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** A part that a candidate is spared, and why. */
export interface WaivedPart {
  part: PartId
  reason: string
}

/** What an admin arranged for a candidate, each change a row of its own: the last one stands for attempts that begin after it. */
export const arrangements = pgTable('arrangements', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull().references(() => users.id, { onDelete: 'cascade' }),
  /** What every part's time is multiplied by; 1 for the usual time. */
  timeFactor: real('time_factor').notNull(),
  /** By how much the briefing before each part but the first is lengthened. */
  breakSeconds: integer('break_seconds').notNull(),
  waived: jsonb('waived').$type<WaivedPart[]>().notNull(),
  reason: text('reason').notNull(),
  setBy: uuid('set_by').notNull().references(() => users.id),
  setAt: at('set_at').notNull(),
}, (t) => [index('arrangements_user').on(t.userId, t.setAt)])

/** What a candidate said, once, of an attempt that was cancelled, and what an admin decided. */
export const appeals = pgTable('appeals', {
  id: uuid('id').primaryKey(),
  attemptId: uuid('attempt_id').notNull().unique().references(() => attempts.id, { onDelete: 'cascade' }),
  statement: text('statement').notNull(),
  madeAt: at('made_at').notNull(),
  decision: text('decision', { enum: ['granted', 'declined'] }),
  decidedAt: at('decided_at'),
  decidedBy: uuid('decided_by').references(() => users.id),
  note: text('note'),
}, (t) => [index('appeals_open').on(t.decidedAt, t.madeAt)])

/** A still that shows what an episode was about; `eventKey` is the key under which the browser sent the episode. */
export const episodePictures = pgTable('episode_pictures', {
  id: uuid('id').primaryKey(),
  attemptId: uuid('attempt_id').notNull().references(() => attempts.id, { onDelete: 'cascade' }),
  eventKey: uuid('event_key').notNull().unique(),
  offsetMs: integer('offset_ms').notNull(),
  /** Null once it was deleted for its age. */
  fileId: uuid('file_id').references(() => files.id),
  receivedAt: at('received_at').notNull(),
}, (t) => [index('episode_pictures_attempt').on(t.attemptId)])
