import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { plusSeconds } from '../../runtime/clock'
import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import { verificationCodes, users } from './auth.table'
import type { Deps } from '../../deps'
import { toHash, keyedHash, newCode, newSecret } from '../../http/secrets'
import { codeExpired, invalidCode, linkUsed } from './auth.errors'
import { codeLifetimeSeconds, codeTries, mayCarryCode } from './auth.rules'

type Purpose = (typeof verificationCodes.$inferSelect)['purpose']
type Code = typeof verificationCodes.$inferSelect

/**
 * Makes a code and a link for an account; `code` is null once a day's codes are used up. Earlier
 * ones of the purpose end.
 */
export async function issueCode(
  deps: Pick<Deps, 'clock' | 'secret'>,
  db: Db,
  userId: string,
  purpose: Purpose,
): Promise<{ code: string | null; link: string }> {
  const now = deps.clock.now()
  const earlier = await db
    .select({ createdAt: verificationCodes.createdAt, codeHash: verificationCodes.codeHash })
    .from(verificationCodes)
    .where(and(eq(verificationCodes.userId, userId), eq(verificationCodes.purpose, purpose)))
  const code = mayCarryCode(
    earlier.filter((e) => e.codeHash !== null).map((e) => e.createdAt),
    now,
  )
    ? newCode()
    : null
  const link = newSecret()
  await db
    .update(verificationCodes)
    .set({ expiresAt: now })
    .where(
      and(
        eq(verificationCodes.userId, userId),
        eq(verificationCodes.purpose, purpose),
        isNull(verificationCodes.usedAt),
      ),
    )
  await db.insert(verificationCodes).values({
    id: newId(),
    userId,
    purpose,
    codeHash: code === null ? null : keyedHash(deps.secret, userId, code),
    linkHash: toHash(link),
    createdAt: now,
    expiresAt: plusSeconds(now, codeLifetimeSeconds),
  })
  return { code, link }
}

/**
 * The code row that four digits open for the account with this address. A wrong try is counted
 * before the answer, and after five the code is dead. Throws `invalid_code` or `code_expired`; an
 * address without an account answers like a wrong code.
 */
export async function findByDigits(
  deps: Pick<Deps, 'db' | 'clock' | 'secret'>,
  emailKey: string,
  digits: string,
  purpose: Purpose,
): Promise<Code> {
  const [row] = await deps.db
    .select({ code: verificationCodes })
    .from(verificationCodes)
    .innerJoin(users, eq(users.id, verificationCodes.userId))
    .where(and(eq(users.emailKey, emailKey), eq(verificationCodes.purpose, purpose)))
    .orderBy(desc(verificationCodes.createdAt), desc(verificationCodes.id))
    .limit(1)
  if (row === undefined) throw invalidCode()
  const { code } = row
  const [counted] = await deps.db
    .update(verificationCodes)
    .set({ tries: sql`${verificationCodes.tries} + 1` })
    .where(and(eq(verificationCodes.id, code.id), sql`${verificationCodes.tries} < ${codeTries}`))
    .returning({ id: verificationCodes.id })
  if (
    counted === undefined ||
    code.codeHash === null ||
    code.codeHash !== keyedHash(deps.secret, code.userId, digits)
  )
    throw invalidCode()
  if (code.usedAt !== null) throw invalidCode()
  if (code.expiresAt <= deps.clock.now()) throw codeExpired()
  return code
}

/** The code row that a link opens. Throws `invalid_code`, `link_used` or `code_expired`. */
export async function findByLink(
  deps: Pick<Deps, 'db' | 'clock'>,
  link: string,
  purpose: Purpose,
): Promise<Code> {
  const [code] = await deps.db
    .select()
    .from(verificationCodes)
    .where(
      and(eq(verificationCodes.linkHash, toHash(link)), eq(verificationCodes.purpose, purpose)),
    )
  if (code === undefined) throw invalidCode()
  if (code.usedAt !== null) throw linkUsed()
  if (code.expiresAt <= deps.clock.now()) throw codeExpired()
  return code
}

/** Uses a code up. Throws `link_used` when another call was first. */
export async function useCode(db: Db, id: string, now: Date): Promise<void> {
  const [used] = await db
    .update(verificationCodes)
    .set({ usedAt: now })
    .where(and(eq(verificationCodes.id, id), isNull(verificationCodes.usedAt)))
    .returning({ id: verificationCodes.id })
  if (used === undefined) throw linkUsed()
}
