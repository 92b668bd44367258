import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '../auth/auth.table'

const at = (name: string) => timestamp(name, { withTimezone: true })

/**
 * The authenticator app of an account. Until a code has proven it, `activeSince` is null and
 * nothing is asked for at sign-in.
 */
export const secondFactors = pgTable('second_factors', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted, for it has to be read again at every sign-in. */
  sealedSecret: text('sealed_secret').notNull(),
  /** The time step of the last code taken: that one and those before it are not taken again. */
  lastStep: integer('last_step'),
  createdAt: at('created_at').notNull(),
  activeSince: at('active_since'),
})

/** Recovery codes, by keyed hash. They go with the second factor. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    hash: text('hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    usedAt: at('used_at'),
  },
  (t) => [index('recovery_codes_user').on(t.userId)],
)

/**
 * Sign-ins that wait for their second factor, by hash of the challenge. They go with the second
 * factor, too.
 */
export const secondFactorChallenges = pgTable(
  'second_factor_challenges',
  {
    hash: text('hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => secondFactors.userId, { onDelete: 'cascade' }),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [index('second_factor_challenges_user').on(t.userId)],
)
