import { and, desc, eq, gt, inArray, isNull, max, ne, sql, type SQL } from 'drizzle-orm'
import { plusSeconds } from '../../runtime/clock'
import { batched } from '../../db/batch'
import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import { accessTokens, refreshTokens, sessions, users } from './auth.table'
import { profiles } from '../users/users.table'
import type { Deps } from '../../deps'
import { toHash, keyedHash, newSecret } from '../../http/secrets'
import type { Session } from '../../http/contract/session'
import { toAccountStatus } from '../../../machines/shared/account-status'
import { accessLifetimeSeconds, predecessorSeconds, refreshLifetimeSeconds } from './auth.rules'

export interface TokenPair {
  token: string
  refreshToken: string
}

type EndReason = NonNullable<(typeof sessions.$inferInsert)['endReason']>

type Rotation =
  | { kind: 'renewed'; pair: TokenPair }
  /** The session has just been ended. */
  | { kind: 'reused' | 'key_missing'; userId: string }
  /** The session was over before, and why; null for a token that is unknown or expired. */
  | { kind: 'over'; reason: EndReason | null }

/**
 * Reads who a `token` header belongs to; null for no token, an unknown one, or one whose time or
 * session is over. Every call asks the database, calls that come at once together: a session that
 * was ended is over with the next request.
 */
export function sessionReader(
  deps: Pick<Deps, 'db' | 'clock'>,
): (token: unknown) => Promise<Session | null> {
  const find = batched((hashes: readonly string[]) => findSessions(deps.db, hashes))
  return async (token) => {
    if (typeof token !== 'string' || token === '') return null
    const found = await find(toHash(token))
    if (found === undefined || found.expiresAt <= deps.clock.now()) return null
    const accountStatus = toAccountStatus({
      is_email_confirmed: found.isEmailConfirmed,
      role: found.role,
      is_account_confirmed: found.approval === 'APPROVED',
      profile_status: found.profileStatus,
    })
    return {
      id: found.id,
      userId: found.userId,
      role: found.role,
      accountStatus,
      companyId: found.companyId,
    }
  }
}

async function findSessions(db: Db, hashes: readonly string[]) {
  const found = await db
    .select({
      hash: accessTokens.hash,
      id: sessions.id,
      userId: users.id,
      expiresAt: accessTokens.expiresAt,
      isEmailConfirmed: users.isEmailConfirmed,
      role: users.roleName,
      approval: users.approvalStatus,
      companyId: users.companyId,
      profileStatus: profiles.status,
    })
    .from(accessTokens)
    .innerJoin(sessions, eq(sessions.id, accessTokens.sessionId))
    .innerJoin(users, eq(users.id, sessions.userId))
    .leftJoin(profiles, eq(profiles.userId, users.id))
    .where(and(inArray(accessTokens.hash, [...hashes]), isNull(sessions.endedAt)))
  const byHash = new Map(found.map((row) => [row.hash, row]))
  return hashes.map((hash) => byHash.get(hash))
}

/** Begins a session on one device, bound to the key its browser proved to hold, if any. */
export async function openSession(
  deps: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  userAgent: string | undefined,
  keyThumbprint: string | null = null,
): Promise<TokenPair> {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const sessionId = newId()
    await tx.insert(sessions).values({
      id: sessionId,
      userId,
      userAgent: userAgent?.slice(0, 300) ?? null,
      keyThumbprint,
      createdAt: now,
    })
    const refreshToken = newSecret()
    await tx.insert(refreshTokens).values({
      hash: toHash(refreshToken),
      sessionId,
      expiresAt: plusSeconds(now, refreshLifetimeSeconds),
    })
    return { token: await addAccessToken(tx, sessionId, now), refreshToken }
  })
}

/**
 * Exchanges a refresh token for a new pair. A session that is bound to a key is renewed only with
 * that key; a token that comes without it ends the session.
 *
 * The new token is derived from the old one. If the old one comes again before the new one was
 * used, because the response was lost, it gives the same new token; any other reuse ends the
 * session. Without a key the old token is accepted for one minute only: otherwise a thief who
 * always comes between two refreshes of the owner would never be found.
 * @param keyThumbprint of the key that the call proved to hold; null for none
 */
export async function rotate(
  deps: Deps,
  refreshToken: string,
  keyThumbprint: string | null,
): Promise<Rotation> {
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const renewed = async (sessionId: string, next: string): Promise<Rotation> => ({
      kind: 'renewed',
      pair: { token: await addAccessToken(tx, sessionId, now), refreshToken: next },
    })
    // Two tabs may come with the same token at once: the session's row is the turnstile.
    const [found] = await tx
      .select({
        sessionId: sessions.id,
        userId: sessions.userId,
        keyThumbprint: sessions.keyThumbprint,
        endedAt: sessions.endedAt,
        endReason: sessions.endReason,
        expiresAt: refreshTokens.expiresAt,
        usedAt: refreshTokens.usedAt,
      })
      .from(refreshTokens)
      .innerJoin(sessions, eq(sessions.id, refreshTokens.sessionId))
      .where(eq(refreshTokens.hash, toHash(refreshToken)))
      .for('update', { of: sessions })
    if (found === undefined || found.expiresAt <= now) return { kind: 'over', reason: null }
    if (found.endedAt !== null) return { kind: 'over', reason: found.endReason }
    const isBound = found.keyThumbprint !== null
    if (isBound && found.keyThumbprint !== keyThumbprint) {
      await endSessions(tx, eq(sessions.id, found.sessionId), 'key_missing', now)
      return { kind: 'key_missing', userId: found.userId }
    }
    const successorBy = (key: Buffer) => keyedHash(key, 'refresh', refreshToken)
    if (found.usedAt !== null) {
      // It may have been derived before the server's key was turned.
      const candidates = [deps.secret, ...deps.formerSecrets].map(successorBy)
      const [next] = await tx
        .select({ hash: refreshTokens.hash, usedAt: refreshTokens.usedAt })
        .from(refreshTokens)
        .where(inArray(refreshTokens.hash, candidates.map(toHash)))
      const successor = candidates.find((candidate) => toHash(candidate) === next?.hash)
      const isHonoured = isBound || now <= plusSeconds(found.usedAt, predecessorSeconds)
      if (successor === undefined || next?.usedAt !== null || !isHonoured) {
        await endSessions(tx, eq(sessions.id, found.sessionId), 'token_reused', now)
        return { kind: 'reused', userId: found.userId }
      }
      return renewed(found.sessionId, successor)
    }
    const successor = successorBy(deps.secret)
    // The row was read before the lock was had by a rival: look again under it.
    const [claimed] = await tx
      .update(refreshTokens)
      .set({ usedAt: now })
      .where(and(eq(refreshTokens.hash, toHash(refreshToken)), isNull(refreshTokens.usedAt)))
      .returning({ hash: refreshTokens.hash })
    if (claimed !== undefined)
      await tx.insert(refreshTokens).values({
        hash: toHash(successor),
        sessionId: found.sessionId,
        expiresAt: plusSeconds(now, refreshLifetimeSeconds),
      })
    return renewed(found.sessionId, successor)
  })
}

export const endSession = (deps: Pick<Deps, 'db' | 'clock'>, sessionId: string): Promise<number> =>
  endSessions(deps.db, eq(sessions.id, sessionId), 'logout', deps.clock.now())

/** Ends every session of a user, as after a new password; says how many were open. */
export const endUserSessions = (
  db: Db,
  userId: string,
  reason: EndReason,
  now: Date,
): Promise<number> => endSessions(db, eq(sessions.userId, userId), reason, now)

/** Ends every session of a user but the one that asks. */
export const endOtherSessions = (
  db: Db,
  { id, userId }: Pick<Session, 'id' | 'userId'>,
  reason: EndReason,
  now: Date,
): Promise<number> =>
  endSessions(db, and(eq(sessions.userId, userId), ne(sessions.id, id)), reason, now)

/** Ends one session of a user; false when they have none of this id that is open. */
export async function endOneSession(
  db: Db,
  userId: string,
  id: string,
  now: Date,
): Promise<boolean> {
  const [ended] = await db
    .update(sessions)
    .set({ endedAt: now, endReason: 'revoked' })
    .where(and(eq(sessions.id, id), eq(sessions.userId, userId), isNull(sessions.endedAt)))
    .returning({ id: sessions.id })
  return ended !== undefined
}

/** The sessions of a user that could still go on, each with when it last renewed its token. */
export async function listOpenSessions({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: string) {
  const lastExpiry = max(accessTokens.expiresAt)
  const found = await db
    .select({
      id: sessions.id,
      userAgent: sessions.userAgent,
      createdAt: sessions.createdAt,
      lastExpiry,
    })
    .from(sessions)
    .innerJoin(accessTokens, eq(accessTokens.sessionId, sessions.id))
    .where(and(eq(sessions.userId, userId), isNull(sessions.endedAt)))
    .groupBy(sessions.id)
    .having(
      gt(lastExpiry, plusSeconds(clock.now(), accessLifetimeSeconds - refreshLifetimeSeconds)),
    )
    .orderBy(desc(lastExpiry))
  return found.map(({ lastExpiry: expiry, ...session }) => ({
    ...session,
    lastSeenAt: plusSeconds(expiry ?? session.createdAt, -accessLifetimeSeconds),
  }))
}

async function endSessions(
  db: Db,
  which: SQL | undefined,
  endReason: EndReason,
  now: Date,
): Promise<number> {
  const ended = await db
    .update(sessions)
    .set({ endedAt: now, endReason })
    .where(and(which, isNull(sessions.endedAt)))
    .returning({ id: sessions.id })
  return ended.length
}

async function addAccessToken(db: Db, sessionId: string, now: Date): Promise<string> {
  const token = newSecret()
  await db
    .delete(accessTokens)
    .where(and(eq(accessTokens.sessionId, sessionId), sql`${accessTokens.expiresAt} <= ${now}`))
  await db
    .insert(accessTokens)
    .values({ hash: toHash(token), sessionId, expiresAt: plusSeconds(now, accessLifetimeSeconds) })
  return token
}
