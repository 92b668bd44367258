import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  real,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PartId } from '../../../machines/assessment/parts'
import { attempts } from './attempts.table'
import { users } from '../auth/auth.table'
import { candidates, files } from '../users/users.table'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** A part that is left out for a candidate, and the reason. */
export interface WaivedPart {
  part: PartId
  reason: string
}

/** A source of recordings that something else stands in for, and what. */
export interface ReplacedSource {
  source: 'camera' | 'screen'
  reason: string
}

/**
 * The arrangements that admins made for candidates. Each change is a new row; the last one applies
 * to attempts that begin after it.
 */
export const arrangements = pgTable(
  'arrangements',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** What every part's time is multiplied by; 1 for the usual time. */
    timeFactor: real('time_factor').notNull(),
    /** By how much the briefing before each part but the first is lengthened. */
    breakSeconds: integer('break_seconds').notNull(),
    waived: jsonb('waived').$type<WaivedPart[]>().notNull(),
    replaced: jsonb('replaced').$type<ReplacedSource[]>().notNull().default([]),
    /** The candidate writes by dictation or another aid, which writes many words at once. */
    assistiveInput: boolean('assistive_input').notNull().default(false),
    reason: text('reason').notNull(),
    setBy: uuid('set_by')
      .notNull()
      .references(() => users.id),
    setAt: at('set_at').notNull(),
  },
  (t) => [index('arrangements_user').on(t.userId, t.setAt)],
)

/** What a candidate said, once, of an attempt that was cancelled, and what an admin decided. */
export const appeals = pgTable(
  'appeals',
  {
    id: uuid('id').primaryKey(),
    attemptId: uuid('attempt_id')
      .notNull()
      .unique()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    statement: text('statement').notNull(),
    madeAt: at('made_at').notNull(),
    decision: text('decision', { enum: ['granted', 'declined'] }),
    decidedAt: at('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id),
    note: text('note'),
  },
  (t) => [index('appeals_open').on(t.decidedAt, t.madeAt)],
)

/**
 * A still that shows what an episode was about; `eventKey` is the key under which the browser sent
 * the episode.
 */
export const episodePictures = pgTable(
  'episode_pictures',
  {
    id: uuid('id').primaryKey(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    eventKey: uuid('event_key').notNull().unique(),
    offsetMs: integer('offset_ms').notNull(),
    /** Null once it was deleted for its age. */
    fileId: uuid('file_id').references(() => files.id),
    receivedAt: at('received_at').notNull(),
  },
  (t) => [index('episode_pictures_attempt').on(t.attemptId)],
)

/**
 * The last results of each candidate, one row each from onboarding on. Triggers of the database
 * (migration 0020) update it in the transaction that begins, ends, evaluates or resets an attempt,
 * so that lists of a hundred thousand can be sorted without reading attempts.
 */
export const candidateResults = pgTable(
  'candidate_results',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => candidates.userId, { onDelete: 'cascade' }),
    /** The last attempt at each kind, those that were reset left out. */
    englishAttemptId: uuid('english_attempt_id'),
    annotationAttemptId: uuid('annotation_attempt_id'),
    /** The final score; null while it is being scored again or waits for a reviewer. */
    english: real('english'),
    annotation: real('annotation'),
    /** The mean of the scores there are. */
    average: doublePrecision('average').generatedAlwaysAs(
      sql`(coalesce(english, annotation) + coalesce(annotation, english)) / 2`,
    ),
    /** When the later of the two began. */
    lastStartedAt: at('last_started_at'),
  },
  (t) => [
    index('candidate_results_english').on(
      t.english.desc().nullsLast(),
      t.userId.desc().nullsFirst(),
    ),
    index('candidate_results_annotation').on(
      t.annotation.desc().nullsLast(),
      t.userId.desc().nullsFirst(),
    ),
    index('candidate_results_average').on(
      t.average.desc().nullsLast(),
      t.userId.desc().nullsFirst(),
    ),
    index('candidate_results_last').on(t.lastStartedAt, t.userId),
  ],
)
