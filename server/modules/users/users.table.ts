import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { components, operations } from '../../../openapi/generated/api'
import { users } from '../auth/auth.table'

const at = (name: string) => timestamp(name, { withTimezone: true })

export const companies = pgTable('companies', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  avatarFileId: uuid('avatar_file_id'),
  size: integer('size').notNull(),
  industry: text('industry').notNull(),
  location: text('location').notNull(),
  website: text('website'),
  description: text('description').notNull(),
  /** How many drafts and published jobs it may have at once; null is the usual number. */
  jobLimit: integer('job_limit'),
  /** Whether it may send jobs and candidates to the applicant tracking system. */
  atsAllowed: boolean('ats_allowed').notNull().default(false),
  createdAt: at('created_at').notNull(),
})

/** The details that candidates give at onboarding. */
export const candidates = pgTable('candidates', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  socialLinks: jsonb('social_links').$type<string[]>().notNull(),
  availability: jsonb('availability').$type<string[]>().notNull(),
  isEmirati: boolean('is_emirati').notNull(),
  emiratesId: text('emirates_id'),
  city: text('city').notNull(),
  address: text('address').notNull(),
  educationLevel: text('education_level').notNull(),
  availability40Hours: boolean('availability_40_hours').notNull(),
  heardFrom: text('heard_from').notNull(),
  accommodationsNeeded: boolean('accommodations_needed').notNull(),
  accommodationsDetail: text('accommodations_detail'),
  laptopAvailable: boolean('laptop_available').notNull(),
  wifiAvailable: boolean('wifi_available').notNull(),
  currentlyEmployed: boolean('currently_employed').notNull(),
  isStudent: boolean('is_student').notNull(),
  universityName: text('university_name'),
  availabilityMode: text('availability_mode').notNull(),
  createdAt: at('created_at').notNull(),
})

/** A file that arrives in chunks. */
export const uploads = pgTable(
  'uploads',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', {
      enum: ['resume', 'avatar', 'company_avatar', 'job', 'interview'],
    }).notNull(),
    filename: text('filename').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    received: bigint('received', { mode: 'number' }).notNull().default(0),
    /**
     * Bytes of each chunk in order; a chunk stands in storage under its offset until the file is
     * whole.
     */
    chunkSizes: jsonb('chunk_sizes').$type<number[]>().notNull().default([]),
    /** Set when complete and judged by content. */
    fileId: uuid('file_id'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('uploads_user').on(t.userId)],
)

/** Every stored file that a ticket can open. */
export const files = pgTable(
  'files',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    storageKey: text('storage_key').notNull(),
    mime: text('mime').notNull(),
    filename: text('filename').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('files_owner').on(t.ownerId)],
)

/**
 * Bytes that are about to be stored and that no row names yet; what is still here after a while was
 * left by a failure.
 */
export const strayBytes = pgTable('stray_bytes', {
  storageKey: text('storage_key').primaryKey(),
  at: at('at').notNull(),
})

export const profiles = pgTable('profiles', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  status: text('status', { enum: ['in_progress', 'completed'] })
    .notNull()
    .default('in_progress'),
  resumeFileId: uuid('resume_file_id').references(() => files.id),
  resumeStatus: text('resume_status', { enum: ['in_progress', 'completed', 'failed'] }),
  resumeFailure: text('resume_failure', {
    enum: ['resume_no_text', 'resume_encrypted', 'resume_broken', 'resume_too_complex'],
  }),
  resumeProgress: integer('resume_progress').notNull().default(0),
  /** The profile as it was read from the last readable resume; a review does not change it. */
  read: jsonb('read').$type<components['schemas']['ResumeProfile']>(),
  readAt: at('read_at'),
  /** Whether `read` was recognised in pictures of pages, where letters may be wrong. */
  readFromPicture: boolean('read_from_picture').notNull().default(false),
  /**
   * The profile that counts: what was read, as its owner reviewed and corrected it. Null until
   * then.
   */
  parsed: jsonb('parsed').$type<components['schemas']['ResumeProfile']>(),
  reviewedAt: at('reviewed_at'),
  reviewedBy: uuid('reviewed_by'),
  updatedAt: at('updated_at').notNull(),
})

/** The lines of the resume that `profiles.read` was read from, for its owner to see what stands where. */
export const resumeLines = pgTable('resume_lines', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  readAt: at('read_at').notNull(),
  lines: jsonb('lines').$type<components['schemas']['ResumeLine'][]>().notNull(),
})

/**
 * The awards of a candidate: those that a review of the profile keeps, and those that were added.
 */
export const awards = pgTable(
  'awards',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    issuer: text('issuer'),
    /** 'yyyy' or 'yyyy-mm'. */
    date: text('date'),
    /** The words of the resume; empty for what the candidate says alone. */
    evidence: text('evidence').notNull().default(''),
    /** True if it came with a review; the next review then replaces or keeps it. */
    fromResume: boolean('from_resume').notNull().default(false),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('awards_user').on(t.userId)],
)

/** Links to what a candidate made: a portfolio, a film, an article. */
export const profileMedia = pgTable(
  'profile_media',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    url: text('url').notNull(),
    /** True if it came with a review; the next review then replaces or keeps it. */
    fromResume: boolean('from_resume').notNull().default(false),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('profile_media_user').on(t.userId)],
)

type Schemas = components['schemas']
/** What narrows and sorts a list, without the page. */
type Ask<Asked> = Omit<NonNullable<Asked>, 'page' | 'limit' | 'limit_per_page' | 'download_report'>
type AskOf<Operation extends keyof operations> = Ask<operations[Operation]['parameters']['query']>

/** A list that is asked for as a file: which, how, for a reader where, and narrowed by what. */
export type TicketList = { format: 'csv' | 'xlsx'; lang: 'en' | 'ar'; timeZone: string } & (
  | { name: 'candidates'; ask: Ask<Schemas['SearchCandidates']> }
  | { name: 'skills'; ask: Ask<Schemas['SkillStatsQuery']> }
  | { name: 'employees'; ask: Ask<Schemas['EmployeesSearch']> }
  | { name: 'log'; ask: Ask<Schemas['AuditSearch']> }
  | { name: 'results'; ask: AskOf<'listResults'> & { assessment_id: Schemas['AssessmentId'] } }
  | { name: 'overall'; ask: AskOf<'listOverallResults'> }
  | { name: 'cancelled'; ask: AskOf<'listCancelledAssessments'> }
  | { name: 'redo'; ask: AskOf<'listRedoAssessments'> }
  | { name: 'personality'; ask: AskOf<'listPrinciplesResults'> }
  | { name: 'approvals'; ask: Ask<Schemas['AdminSearchRequest']> }
  /** Of one company, or of all for null. */
  | { name: 'jobs'; ask: Ask<Schemas['PostedJobsQuery']>; owner: string | null }
  | { name: 'matching'; ask: Ask<Schemas['CandidatesForJobsQuery']>; owner: string | null }
  | {
      name: 'interviews'
      ask: AskOf<'listInterviews'>
      whose: { company: string } | { candidate: string } | 'everybody'
    }
  | { name: 'ats'; ask: AskOf<'listAtsDeliveries'> }
  | { name: 'survey'; ask: AskOf<'listSurveyAnswers'> }
)

/** A link to one file for one user: opened within minutes, then good for ranges for hours. */
export const tickets = pgTable('tickets', {
  hash: text('hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  fileKind: text('file_kind').notNull(),
  fileId: uuid('file_id').notNull(),
  /** In place of a stored file. */
  list: jsonb('list').$type<TicketList>(),
  issuedAt: at('issued_at').notNull(),
  openedAt: at('opened_at'),
})

/** The access log: who did or opened what. Rows are kept for audit and never changed. */
export const accessLog = pgTable(
  'access_log',
  {
    id: uuid('id').primaryKey(),
    at: at('at').notNull(),
    userId: uuid('user_id').notNull(),
    action: text('action').notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    /** The person whose data the subject is, if any; the log of one person is read by it. */
    personId: uuid('person_id'),
    detail: jsonb('detail').$type<Record<string, string | number | boolean | null>>(),
  },
  (t) => [
    index('access_log_at').on(t.at, t.id),
    index('access_log_user').on(t.userId, t.at),
    index('access_log_subject').on(t.subjectId, t.at),
    index('access_log_person').on(t.personId, t.at),
    index('access_log_action').on(t.action, t.at),
  ],
)

/** Platform-wide settings and the server's own keys, one row each. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
})

/** Mail to be sent and mail sent; a row is written in the transaction of the act it tells about. */
export const mails = pgTable(
  'mails',
  {
    id: uuid('id').primaryKey(),
    to: text('to').notNull(),
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    at: at('at').notNull(),
    /** Not before this time: a decision's mail waits out its undo. */
    sendAfter: at('send_after').notNull(),
    sentAt: at('sent_at'),
    cancelledAt: at('cancelled_at'),
    /** What the mail is about, so that an undo can hold it back. */
    about: uuid('about'),
    /** A calendar file that goes with it. */
    calendar: text('calendar'),
  },
  (t) => [index('mails_at').on(t.at), index('mails_about').on(t.about)],
)
