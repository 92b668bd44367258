import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { components } from '../../../openapi/generated/api'
import { users } from '../auth/auth.table'
import { companies } from '../users/users.table'

type Schemas = components['schemas']

const at = (name: string) => timestamp(name, { withTimezone: true })

/** A job in the interview system, from its first interview on; it outlives the job. */
export const interviewJobs = pgTable(
  'interview_jobs',
  {
    jobId: uuid('job_id').primaryKey(),
    /** Its id in the interview system. */
    id: text('id').notNull().unique(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
  },
  (t) => [index('interview_jobs_list').on(t.companyId, t.title, t.jobId)],
)

export const interviews = pgTable(
  'interviews',
  {
    id: uuid('id').primaryKey(),
    jobId: uuid('job_id')
      .notNull()
      .references(() => interviewJobs.jobId, { onDelete: 'cascade' }),
    /**
     * The recruiter who leads an interview is part of its record, so their row is never deleted.
     */
    recruiterId: uuid('recruiter_id')
      .notNull()
      .references(() => users.id),
    candidateId: uuid('candidate_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status').$type<Schemas['InterviewStatus']>().notNull(),
    scheduledAt: at('scheduled_at').notNull(),
    durationMinutes: integer('duration_minutes').notNull(),
    timeZone: text('time_zone').notNull(),
    candidateTimeZone: text('candidate_time_zone'),
    place: text('place'),
    note: text('note'),
    /** How often it was moved or cancelled: a calendar takes the version with the highest number. */
    moves: integer('moves').notNull().default(0),
    startedAt: at('started_at'),
    finishedAt: at('finished_at'),
    /** Why it was cancelled, in words for the candidate. */
    cancelReason: text('cancel_reason'),
    recordingFileId: uuid('recording_file_id'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    index('interviews_job').on(t.jobId, t.scheduledAt),
    index('interviews_recruiter').on(t.recruiterId, t.scheduledAt),
    index('interviews_candidate').on(t.candidateId, t.scheduledAt),
    index('interviews_recording').on(t.recordingFileId),
  ],
)

/** What happened in an interview, never edited; a note is the company's. */
export const interviewEvents = pgTable(
  'interview_events',
  {
    id: uuid('id').primaryKey(),
    /** Two of one moment stay in their order. */
    position: integer('position').generatedAlwaysAsIdentity().notNull(),
    interviewId: uuid('interview_id')
      .notNull()
      .references(() => interviews.id, { onDelete: 'cascade' }),
    action: text('action')
      .$type<Schemas['InterviewHistory']['data']['events'][number]['action']>()
      .notNull(),
    status: text('status').$type<Schemas['InterviewStatus']>().notNull(),
    at: at('at').notNull(),
    actorId: uuid('actor_id')
      .notNull()
      .references(() => users.id),
    note: text('note'),
  },
  (t) => [index('interview_events_interview').on(t.interviewId, t.position)],
)
