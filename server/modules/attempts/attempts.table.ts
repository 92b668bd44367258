import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { AttemptState } from '../../../machines/attempt/attempt-fold'
import type { components } from '../../../openapi/generated/api'
import { users } from '../auth/auth.table'

type Lack = components['schemas']['EvidenceLack']
type DeviceCheck = components['schemas']['DeviceCheck']

const at = (name: string) => timestamp(name, { withTimezone: true })

const assessmentIds = [
  'english_v1',
  'english_v2',
  'english_v3',
  'annotation_v1',
  'annotation_v2',
  'annotation_v3',
] as const
const statuses = [
  'IN_PROGRESS',
  'RESULT_PROCESSING',
  'COMPLETED',
  'FAILED',
  'CANCELLED',
  'REDO',
] as const

/** A candidate's consent to being recorded, with the version of the text that was agreed to. */
export const consents = pgTable(
  'consents',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['english', 'annotation'] }).notNull(),
    assessmentId: text('assessment_id', { enum: assessmentIds }).notNull(),
    textVersion: text('text_version').notNull(),
    lang: text('lang', { enum: ['en', 'ar'] }).notNull(),
    givenAt: at('given_at').notNull(),
  },
  (t) => [index('consents_user').on(t.userId, t.kind)],
)

/** One attempt: the fold of its events, kept beside them so that a step needs no replay. */
export const attempts = pgTable(
  'attempts',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    assessmentId: text('assessment_id', { enum: assessmentIds }).notNull(),
    kind: text('kind', { enum: ['english', 'annotation'] }).notNull(),
    status: text('status', { enum: statuses }).notNull(),
    archived: boolean('archived').notNull().default(false),
    /**
     * Of its evaluation, kept here by the database itself: what lists of attempts are sorted and
     * narrowed by.
     */
    overall: real('overall'),
    state: jsonb('state').$type<AttemptState>().notNull(),
    eventCount: integer('event_count').notNull(),
    /** When the attempt next changes by itself; what the sweep looks for. */
    nextExpiryAt: at('next_expiry_at'),
    /** The last time the writing browser was heard; a gap of more than 45 seconds is an outage. */
    lastSeenAt: at('last_seen_at').notNull(),
    startedAt: at('started_at').notNull(),
    finishedAt: at('finished_at'),
    /**
     * The missing evidence by the last check; null before it. Only a result without missing
     * evidence, or one that a reviewer accepted, can pass.
     */
    lacks: jsonb('lacks').$type<Lack[]>(),
    witnessed: boolean('witnessed').notNull().default(false),
    /** What its browser found when it checked the devices; null where it sent nothing. */
    deviceCheck: jsonb('device_check').$type<DeviceCheck>(),
    /** When its recordings, takes and screenshots were deleted for their age. */
    mediaDeletedAt: at('media_deleted_at'),
    /** Parts that an offline device began or submitted, as it reported later. */
    deviceTimes: jsonb('device_times').$type<DeviceTimes>().notNull().default({}),
    /**
     * Raised by every late edit that counts, so that an evaluation under way sees that it read too
     * early.
     */
    answersRevision: integer('answers_revision').notNull().default(0),
    evaluationTries: integer('evaluation_tries').notNull().default(0),
  },
  (t) => [
    uniqueIndex('attempts_one_open')
      .on(t.userId, t.kind)
      .where(sql`${t.status} <> 'REDO' and not ${t.archived}`),
    index('attempts_listing')
      .on(t.assessmentId, t.startedAt, t.id)
      .where(sql`not ${t.archived}`),
    index('attempts_scored')
      .on(t.assessmentId, t.overall.desc().nullsLast(), t.id.desc().nullsFirst())
      .where(sql`not ${t.archived}`),
    index('attempts_ended')
      .on(t.status, t.finishedAt, t.id)
      .where(sql`not ${t.archived}`),
    // Somebody's last attempt at a kind, for one person and for everybody in turn.
    index('attempts_last')
      .on(t.kind, t.userId, t.startedAt.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`not ${t.archived}`),
    index('attempts_due').on(t.nextExpiryAt),
    index('attempts_media')
      .on(t.finishedAt)
      .where(sql`${t.mediaDeletedAt} is null`),
  ],
)

/** By part: ISO instants, and the digests of the answers that the page showed, by question. */
export type DeviceTimes = Partial<
  Record<string, { begun?: string; submitted?: string; shown?: Partial<Record<string, string>> }>
>

/** The append-only list of an attempt's lifecycle; `attempts.state` is its fold. */
export const attemptEvents = pgTable(
  'attempt_events',
  {
    id: uuid('id').primaryKey(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    type: text('type').notNull(),
    /** When it counts, on the server's clock. */
    at: at('at').notNull(),
    receivedAt: at('received_at').notNull(),
    /** The device's wall clock; evidence only. */
    deviceAt: at('device_at'),
    epoch: integer('epoch').notNull(),
    sequence: integer('sequence').notNull(),
    part: text('part'),
    reason: text('reason'),
    detail: jsonb('detail'),
    actor: text('actor', { enum: ['candidate', 'server', 'reviewer'] }).notNull(),
    actorId: uuid('actor_id'),
    /** The browser's idempotency key. */
    key: uuid('key'),
    chartVersion: integer('chart_version').notNull(),
  },
  (t) => [
    uniqueIndex('attempt_events_position').on(t.attemptId, t.position),
    uniqueIndex('attempt_events_key').on(t.key, t.attemptId),
  ],
)

/** Stretches in which the writing browser was not heard for more than 45 seconds. */
export const attemptOutages = pgTable(
  'attempt_outages',
  {
    id: uuid('id').primaryKey(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    from: at('from').notNull(),
    to: at('to').notNull(),
  },
  (t) => [index('attempt_outages_attempt').on(t.attemptId)],
)

/**
 * Times in which no server was running. An outage within them is shown as ours, not as the
 * candidate's.
 */
export const serverDowntimes = pgTable(
  'server_downtimes',
  {
    id: uuid('id').primaryKey(),
    from: at('from').notNull(),
    to: at('to').notNull(),
  },
  (t) => [index('server_downtimes_to').on(t.to)],
)

/** The present answer to a question: the highest sequence of the highest epoch. */
export const answers = pgTable(
  'answers',
  {
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    questionId: text('question_id').notNull(),
    epoch: integer('epoch').notNull(),
    sequence: integer('sequence').notNull(),
    type: text('type').notNull(),
    value: text('value').notNull(),
    savedAt: at('saved_at').notNull(),
    deliveredLate: boolean('delivered_late').notNull().default(false),
    /** How it came about: how often it was saved, since when, and by how many words it grew at most. */
    edits: integer('edits').notNull().default(1),
    firstSavedAt: at('first_saved_at'),
    largestInsertion: integer('largest_insertion').notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.attemptId, t.questionId] })],
)

/**
 * Edits that came after their part was over or from a writer that was no longer the one: kept and
 * shown.
 */
export const lateEdits = pgTable(
  'late_edits',
  {
    id: uuid('id').primaryKey(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    questionId: text('question_id').notNull(),
    epoch: integer('epoch').notNull(),
    sequence: integer('sequence').notNull(),
    value: text('value').notNull(),
    editedAt: at('edited_at'),
    deliveredAt: at('delivered_at').notNull(),
    counted: boolean('counted').notNull(),
    /** It counts once the recordings of its minute are here, or a reviewer says so. */
    awaiting: boolean('awaiting').notNull().default(false),
  },
  (t) => [uniqueIndex('late_edits_once').on(t.attemptId, t.questionId, t.epoch, t.sequence)],
)

/**
 * The assessments taken under accounts that were deleted since. The person is stored as a keyed
 * hash of the address or the identity number.
 */
export const pastAttempts = pgTable(
  'past_attempts',
  {
    hash: text('hash').notNull(),
    kind: text('kind', { enum: ['english', 'annotation'] }).notNull(),
    assessmentIds: jsonb('assessment_ids').$type<string[]>().notNull(),
    /** Whether an attempt stood: another one is then for an admin to allow. */
    standing: boolean('standing').notNull(),
    at: at('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.hash, t.kind] }), index('past_attempts_at').on(t.at)],
)
