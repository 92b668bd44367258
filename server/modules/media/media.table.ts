import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { attempts } from '../attempts/attempts.table'
import { users } from '../auth/auth.table'
import { files } from '../users/users.table'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** The sound of a take, measured independently of the words. */
export interface AudioMeasures {
  duration_seconds: number
  speech_share: number
  long_pauses: number
  level_db: number
  range_db?: number
  voiced_share?: number
  pitch_moves?: number | null
  /** How it was spoken: scoring/audio.ts says what each is. */
  delivery?: {
    pauses: number
    pause_seconds: number
    pause_share: number
    syllables: number
    syllable_rate: number
  }
}

/** Where a stretch begins and ends, in milliseconds. */
export type Stretch = readonly [from: number, to: number]

/** Some pictures in a row, and a digest of the sizes of their blocks in their order. */
export type Print = readonly [from: number, to: number, digest: string]

/** The stretches of a recording that really hold pictures and sound, from its own beginning. */
export interface MeasuredMedia {
  video: readonly Stretch[]
  audio: readonly Stretch[]
  /** Of its pictures; left out of what was measured before there were any. */
  prints?: readonly Print[]
}

/**
 * Keeps what was recorded of an attempt from being deleted for its age. Who set and lifted each
 * hold, and why, stays on record.
 */
export const mediaHolds = pgTable(
  'media_holds',
  {
    id: uuid('id').primaryKey(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    setBy: uuid('set_by')
      .notNull()
      .references(() => users.id),
    setAt: at('set_at').notNull(),
    liftReason: text('lift_reason'),
    liftedBy: uuid('lifted_by').references(() => users.id),
    liftedAt: at('lifted_at'),
  },
  (t) => [
    index('media_holds_attempt').on(t.attemptId),
    uniqueIndex('media_holds_one_standing')
      .on(t.attemptId)
      .where(sql`${t.liftedAt} is null`),
  ],
)

/** A recorded take of a spoken answer. */
export const takes = pgTable(
  'takes',
  {
    id: uuid('id').primaryKey(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    questionId: text('question_id').notNull(),
    take: integer('take').notNull(),
    epoch: integer('epoch').notNull(),
    durationMs: integer('duration_ms').notNull(),
    transcript: text('transcript'),
    /** The measured sound; null until it is measured, or if it cannot be. */
    audio: jsonb('audio').$type<AudioMeasures>(),
    /** Null once it was deleted for its age. */
    fileId: uuid('file_id').references(() => files.id),
    /** When it ended by the word of its page; null where that did not say. */
    endedAt: at('ended_at'),
    /** False for a take that came after its part was over and does not count, or not yet. */
    counted: boolean('counted').notNull(),
    /** It counts once the recordings of its minute are here, or a reviewer says so. */
    awaiting: boolean('awaiting').notNull().default(false),
    receivedAt: at('received_at').notNull(),
  },
  (t) => [uniqueIndex('takes_once').on(t.attemptId, t.questionId, t.epoch, t.take)],
)

/** One run of one recorder; its pieces are put together into one file that can be sought in. */
export const recordings = pgTable(
  'recordings',
  {
    id: uuid('id').primaryKey(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['screen', 'camera'] }).notNull(),
    sessionId: uuid('session_id').notNull(),
    offsetMs: bigint('offset_ms', { mode: 'number' }).notNull(),
    durationMs: bigint('duration_ms', { mode: 'number' }).notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    mime: text('mime').notNull(),
    pieces: integer('pieces').notNull(),
    lastIndex: integer('last_index'),
    state: text('state', { enum: ['processing', 'ready', 'broken', 'deleted'] }).notNull(),
    fileId: uuid('file_id').references(() => files.id),
    /**
     * The measured contents of its file; null until they are measured, and for files from before
     * they were.
     */
    measured: jsonb('measured').$type<MeasuredMedia>(),
    lastReceivedAt: at('last_received_at').notNull(),
  },
  (t) => [
    uniqueIndex('recordings_session').on(t.attemptId, t.sessionId),
    index('recordings_processing').on(t.state, t.lastReceivedAt),
  ],
)

export const recordingPieces = pgTable(
  'recording_pieces',
  {
    recordingId: uuid('recording_id')
      .notNull()
      .references(() => recordings.id, { onDelete: 'cascade' }),
    index: integer('index').notNull(),
    offsetMs: bigint('offset_ms', { mode: 'number' }).notNull(),
    durationMs: integer('duration_ms').notNull(),
    bytes: integer('bytes').notNull(),
    storageKey: text('storage_key').notNull(),
    receivedAt: at('received_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.recordingId, t.index] })],
)

export const screenshots = pgTable(
  'screenshots',
  {
    id: uuid('id').primaryKey(),
    attemptId: uuid('attempt_id')
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    sessionId: uuid('session_id').notNull(),
    index: integer('index').notNull(),
    offsetMs: bigint('offset_ms', { mode: 'number' }).notNull(),
    /** Null once it was deleted for its age. */
    fileId: uuid('file_id').references(() => files.id),
    receivedAt: at('received_at').notNull(),
  },
  (t) => [uniqueIndex('screenshots_once').on(t.attemptId, t.sessionId, t.index)],
)
