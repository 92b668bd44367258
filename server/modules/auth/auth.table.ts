import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** Text in the order of its code points, which is the same in either database. */
const orderedText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    /** Trimmed and lowercased: what two addresses are compared by. */
    emailKey: text('email_key').notNull().unique(),
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /**
     * The full name as people sort and search names: what `foldName` makes of it, letter for
     * letter, so that every search finds it by an index.
     */
    nameKey: orderedText('name_key')
      .notNull()
      .generatedAlwaysAs(
        sql`btrim(regexp_replace(translate(lower(normalize(regexp_replace(normalize(first_name || ' ' || last_name, NFKD), '[\\u0300-\\u036f\\u0640\\u064b-\\u0655\\u0670]', '', 'g'), NFKC)), 'ةىٱ', 'هيا'), '\\s+', ' ', 'g'))`,
      ),
    mobileNumber: text('mobile_number'),
    roleName: text('role_name', { enum: ['individual', 'recruiter', 'recruiter admin'] }),
    isEmailConfirmed: boolean('is_email_confirmed').notNull().default(false),
    approvalStatus: text('approval_status', {
      enum: ['REGISTERED', 'PENDING', 'APPROVED', 'DECLINED'],
    })
      .notNull()
      .default('REGISTERED'),
    approvalReason: text('approval_reason'),
    approvalDecidedAt: at('approval_decided_at'),
    approvalDecidedBy: uuid('approval_decided_by'),
    /** What the status was before the last decision, for the undo of 60 seconds. */
    approvalPrevious: text('approval_previous', {
      enum: ['REGISTERED', 'PENDING', 'APPROVED', 'DECLINED'],
    }),
    approvalPreviousReason: text('approval_previous_reason'),
    companyId: uuid('company_id'),
    avatarFileId: uuid('avatar_file_id'),
    lang: text('lang', { enum: ['en', 'ar'] })
      .notNull()
      .default('en'),
    createdAt: at('created_at').notNull(),
    /**
     * Set where the account was deleted and the row stays, emptied, for what is on record about
     * others or held of it.
     */
    deletedAt: at('deleted_at'),
  },
  (t) => [
    index('users_approval').on(t.approvalStatus, t.createdAt),
    index('users_pool').on(t.roleName, t.createdAt, t.id),
    index('users_standing').on(t.roleName, t.approvalStatus, t.createdAt, t.id),
    index('users_named').on(t.nameKey, t.id),
  ],
)

/** One sign-in on one device: the family of its rotating tokens. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent'),
    /**
     * The thumbprint (RFC 7638) of the browser's key that signs its refreshes; null where the browser
     * has none.
     */
    keyThumbprint: text('key_thumbprint'),
    createdAt: at('created_at').notNull(),
    endedAt: at('ended_at'),
    endReason: text('end_reason', {
      enum: ['logout', 'token_reused', 'key_missing', 'password_changed', 'revoked'],
    }),
  },
  (t) => [index('sessions_user').on(t.userId)],
)

/** Access tokens, by hash. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('access_tokens_session').on(t.sessionId)],
)

/**
 * Refresh tokens, by hash. A successor is derived from its predecessor, so it is found again by
 * derivation.
 */
export const refreshTokens = pgTable(
  'refresh_tokens',
  {
    hash: text('hash').primaryKey(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [index('refresh_tokens_session').on(t.sessionId)],
)

/**
 * What `rate-limiter-flexible` counts, in the columns that it expects: so many points under a key
 * until a time, in milliseconds since 1970.
 */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull().default(0),
    expire: bigint('expire', { mode: 'number' }),
  },
  (t) => [index('rate_limits_expire').on(t.expire)],
)

/** A four-digit code and the long link that goes with it in the same mail. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    purpose: text('purpose', {
      enum: ['verify_email', 'reset_password', 'delete_account'],
    }).notNull(),
    /** Null once five codes were sent in a day: then only the link counts. */
    codeHash: text('code_hash'),
    linkHash: text('link_hash').notNull().unique(),
    tries: integer('tries').notNull().default(0),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    usedAt: at('used_at'),
  },
  (t) => [index('verification_codes_user').on(t.userId, t.purpose, t.createdAt)],
)

/** A sign-in with a provider that is under way (between the redirect out and the callback). */
export const socialFlows = pgTable('social_flows', {
  stateHash: text('state_hash').primaryKey(),
  provider: text('provider', { enum: ['google', 'linkedin'] }).notNull(),
  codeVerifier: text('code_verifier').notNull(),
  nonce: text('nonce').notNull(),
  expiresAt: at('expires_at').notNull(),
})

export const socialIdentities = pgTable('social_identities', {
  /** `provider:subject`, as the provider names the person. */
  key: text('key').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: at('created_at').notNull(),
})

/** The short-lived, single-use token of a social return, by hash. */
export const socialReturns = pgTable('social_returns', {
  hash: text('hash').primaryKey(),
  userId: uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  expiresAt: at('expires_at').notNull(),
  usedAt: at('used_at'),
})
