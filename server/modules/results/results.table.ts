import {
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { components } from '../../../openapi/generated/api'
import { attempts } from '../attempts/attempts.table'
import { users } from '../auth/auth.table'
import { files } from '../users/users.table'

type WritingScores = components['schemas']['WritingScores']

export interface ScoresBefore {
  overall: number | null
  criteria: components['schemas']['Criterion'][]
}

/** A version of an attempt's scores that does not count, or no longer. */
export interface ScoreVersion {
  /** The version of the scorers; null for scores from before versions were stored. */
  scorer: string | null
  overall: number | null
  criteria: { key: components['schemas']['CriterionKey']; score: number | null }[]
  /** When these scores were made, and when the attempt was scored again by another version. */
  made_at: string
  scored_again_at: string
  /** False for a newer version that would have taken away a pass, and so never counted. */
  has_counted: boolean
}

const at = (name: string) => timestamp(name, { withTimezone: true })

/** The scores of an attempt with their evidence; the last one made stands. */
export const evaluations = pgTable('evaluations', {
  attemptId: uuid('attempt_id')
    .primaryKey()
    .references(() => attempts.id, { onDelete: 'cascade' }),
  overall: real('overall'),
  provisional: boolean('provisional').notNull(),
  criteria: jsonb('criteria').$type<components['schemas']['Criterion'][]>().notNull(),
  madeAt: at('made_at').notNull(),
  /** The version of the scorers; null for scores from before versions were stored. */
  scorer: text('scorer'),
  /** The versions that do not count, the newest first. */
  versions: jsonb('versions').$type<ScoreVersion[]>().notNull().default([]),
})

/** Scores that a person gave to spoken and written answers, newest last. */
export const reviews = pgTable(
  'reviews',
  {
    id: uuid('id').primaryKey(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    reviewerId: uuid('reviewer_id')
      .notNull()
      .references(() => users.id),
    scores: jsonb('scores').$type<Record<string, number>>().notNull(),
    writing: jsonb('writing').$type<Record<string, WritingScores>>().notNull().default({}),
    note: text('note'),
    /** True for a second reviewer's scores, which do not count. */
    second: boolean('second').notNull().default(false),
    /** A second reviewer is asked for. */
    asksSecond: boolean('asks_second').notNull().default(false),
    /**
     * The measured scores before the first review; null for reviews from before they were stored.
     */
    before: jsonb('before').$type<ScoresBefore>(),
    at: at('at').notNull(),
  },
  (t) => [index('reviews_attempt').on(t.attemptId)],
)

/** That a result counts although evidence of its attempt is missing. */
export const acceptedEvidence = pgTable('accepted_evidence', {
  attemptId: uuid('attempt_id')
    .primaryKey()
    .references(() => attempts.id, { onDelete: 'cascade' }),
  reviewerId: uuid('reviewer_id')
    .notNull()
    .references(() => users.id),
  note: text('note').notNull(),
  at: at('at').notNull(),
})

/** The PDF of a whole report in one language, made of what the report said then. */
export const attemptReportFiles = pgTable(
  'attempt_report_files',
  {
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    lang: text('lang', { enum: ['en', 'ar'] }).notNull(),
    /** A hash of all that the file says. */
    contents: text('contents').notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.attemptId, t.lang] })],
)

/** The PDF of a result in one language, made for one state of the scores. */
export const reportFiles = pgTable(
  'report_files',
  {
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    lang: text('lang', { enum: ['en', 'ar'] }).notNull(),
    evaluationMadeAt: at('evaluation_made_at').notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
  },
  (t) => [primaryKey({ columns: [t.attemptId, t.lang] })],
)
