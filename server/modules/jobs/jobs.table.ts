import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { components } from '../../../openapi/generated/api'
import { users } from '../auth/auth.table'
import { companies } from '../users/users.table'

type Schemas = components['schemas']

const at = (name: string) => timestamp(name, { withTimezone: true })

/** A skill as a job asks for it; `required_level` null where nobody said. */
export type StoredJobSkill = Schemas['PostedJob']['skills'][number]

/** A skill as a candidate shows it, with the words that show it. */
export interface StoredHeldSkill {
  /** The skill of the taxonomy, or `~` and the folded name of one that it does not know. */
  key: string
  name: string
  level: number
  source: 'resume' | 'course'
  evidence: string
  /** Whole years of the work that names it; left out where no work does. */
  years?: number
}

/** What a company posts. A draft may lack what publishing needs. */
export const jobs = pgTable(
  'jobs',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Null once the account of who posted it is gone. */
    postedBy: uuid('posted_by').references(() => users.id, { onDelete: 'set null' }),
    /** Its id in the applicant tracking system. */
    externalJobId: text('external_job_id'),
    title: text('title').notNull(),
    industry: text('industry'),
    /** The sector's id, as `user/sectors/` lists it. */
    sector: text('sector'),
    track: text('track'),
    /** The role of the taxonomy, where it is known otherwise than by the title. */
    occupation: text('occupation'),
    jobType: text('job_type', { enum: ['full_time', 'part_time'] }),
    availabilityMode: text('availability_mode', { enum: ['online', 'on_site'] }),
    city: text('city').$type<Schemas['City']>(),
    /** Years asked for. */
    experience: integer('experience'),
    skills: jsonb('skills').$type<StoredJobSkill[]>().notNull(),
    description: text('description').notNull(),
    source: text('source', { enum: ['form', 'link', 'file', 'text'] }).notNull(),
    sourceUrl: text('source_url'),
    status: text('status', { enum: ['draft', 'published', 'closed'] }).notNull(),
    /** Taken off the top jobs of its company's dashboard. */
    offDashboard: boolean('off_dashboard').notNull().default(false),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    publishedAt: at('published_at'),
    closesOn: date('closes_on'),
  },
  (t) => [
    index('jobs_company').on(t.companyId, t.createdAt),
    index('jobs_published').on(t.status, t.publishedAt),
    check(
      'jobs_published_whole',
      sql`${t.status} = 'draft' or num_nulls(${t.industry}, ${t.sector}, ${t.jobType}, ${t.availabilityMode}, ${t.city}, ${t.publishedAt}) = 0`,
    ),
  ],
)

/**
 * The relation between a candidate and a job: the candidate's actions, and the match as they last
 * saw it. Jobs that they never saw have no row.
 */
export const candidateJobs = pgTable(
  'candidate_jobs',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobId: uuid('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ['applied', 'withdrawn', 'dismissed'] }),
    statusAt: at('status_at'),
    isFavorite: boolean('is_favorite').notNull().default(false),
    /** In ten-thousandths; null for a job that was never in a list opened by the candidate. */
    shownPoints: integer('shown_points'),
    shownAt: at('shown_at'),
    pokedAt: at('poked_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.jobId] }),
    index('candidate_jobs_job').on(t.jobId, t.status),
  ],
)

export const courses = pgTable('courses', {
  id: uuid('id').primaryKey(),
  title: text('title').notNull(),
  titleAr: text('title_ar').notNull(),
  provider: text('provider').notNull(),
  providerAr: text('provider_ar').notNull(),
  description: text('description'),
  descriptionAr: text('description_ar'),
  /** The skills of the taxonomy that it teaches, the main one first. */
  skills: jsonb('skills').$type<string[]>().notNull(),
  level: text('level', { enum: ['beginner', 'intermediate', 'advanced'] }).notNull(),
  /** 0 is free, null is not known. */
  priceAed: doublePrecision('price_aed'),
  durationHours: doublePrecision('duration_hours'),
  mode: text('mode', { enum: ['online', 'on_site'] }).notNull(),
  language: text('language', { enum: ['en', 'ar'] }).notNull(),
  url: text('url'),
})

export const courseRegistrations = pgTable(
  'course_registrations',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseId: uuid('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ['registered', 'completed', 'cancelled'] }).notNull(),
    registeredAt: at('registered_at').notNull(),
    completedAt: at('completed_at'),
  },
  (t) => [primaryKey({ columns: [t.userId, t.courseId] })],
)

/** Numbers the changes that matching follows. */
export const matchChanges = pgSequence('match_changes')

/**
 * The data of a candidate that matching uses, made from the profile and the completed courses.
 * `seq` is null while a change waits to be indexed; database triggers set it. The row of a deleted
 * person stays, emptied, so that readers of the sequence learn of the deletion.
 */
export const candidateIndex = pgTable(
  'candidate_index',
  {
    userId: uuid('user_id').primaryKey(),
    /** The place in the arrays of the index in memory. */
    ordinal: integer('ordinal')
      .generatedAlwaysAsIdentity({ startWith: 0, minValue: 0 })
      .notNull()
      .unique(),
    seq: bigint('seq', { mode: 'number' }),
    /** Whether recruiters find them: an approved candidate with a profile. */
    listed: boolean('listed').notNull().default(false),
    /** Keys of skills, as in `held`, and beside each its level. */
    skills: text('skills').array().notNull().default([]),
    levels: smallint('levels').array().notNull().default([]),
    /** Roles of the taxonomy that were held, the latest first. */
    occupations: text('occupations').array().notNull().default([]),
    /** Months worked, in all; where work goes on, those before `workingSince`. */
    months: integer('months').notNull().default(0),
    /** Months since the year 0. */
    workingSince: integer('working_since'),
    currentTitle: text('current_title'),
    held: jsonb('held').$type<StoredHeldSkill[]>().notNull().default([]),
    /** The change up to which they were last notified of matches. */
    notifiedSeq: bigint('told_seq', { mode: 'number' }),
  },
  (t) => [
    index('candidate_index_seq').on(t.seq),
    index('candidate_index_pending')
      .on(t.userId)
      .where(sql`${t.seq} is null`),
    index('candidate_index_untold')
      .on(t.seq)
      .where(sql`${t.listed} and ${t.notifiedSeq} is distinct from ${t.seq}`),
  ],
)

/**
 * When a job last changed, in the order in which the changes are to be read; it outlives the job.
 */
export const jobChanges = pgTable(
  'job_changes',
  {
    jobId: uuid('job_id').primaryKey(),
    seq: bigint('seq', { mode: 'number' }),
    /** When the candidates who match the job well were notified of it. */
    notifiedAt: at('told_at'),
  },
  (t) => [
    index('job_changes_seq').on(t.seq),
    index('job_changes_pending')
      .on(t.jobId)
      .where(sql`${t.seq} is null`),
    index('job_changes_untold')
      .on(t.jobId)
      .where(sql`${t.notifiedAt} is null`),
  ],
)
