import { randomBytes } from 'node:crypto'
import { and, count, eq, gt, inArray, isNotNull, isNull, lt, lte, or } from 'drizzle-orm'
import { plusSeconds } from '../../runtime/clock'
import type { Db } from '../../db/db'
import { recoveryCodes, secondFactorChallenges, secondFactors } from './second-factor.table'
import type { Deps } from '../../deps'
import { toHash, keyedHash, newSecret, seal, unseal } from '../../http/secrets'
import {
  challengeLifetimeSeconds,
  recoveryCodeCount,
  recoveryCodeFrom,
} from './second-factor.rules'

interface Factor {
  secret: string
  activeSince: Date | null
}

/** The second factor of an account, on or begun; null for none. */
export async function findFactor(
  { secret: key }: Pick<Deps, 'secret'>,
  db: Db,
  userId: string,
): Promise<Factor | null> {
  const [found] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId))
  return found === undefined
    ? null
    : { secret: unseal(key, userId, found.sealedSecret), activeSince: found.activeSince }
}

/** Whether the account asks for a code at sign-in. */
export async function asksForCode(db: Db, userId: string): Promise<boolean> {
  const [found] = await db
    .select({ userId: secondFactors.userId })
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.activeSince)))
  return found !== undefined
}

/**
 * Keeps a secret that is still to be proven, in place of an earlier one. False when the account has
 * a second factor that is on.
 */
export async function beginFactor(
  { db, clock, secret: key }: Pick<Deps, 'db' | 'clock' | 'secret'>,
  userId: string,
  secret: string,
): Promise<boolean> {
  const begun = { sealedSecret: seal(key, userId, secret), createdAt: clock.now() }
  const [stored] = await db
    .insert(secondFactors)
    .values({ userId, ...begun })
    .onConflictDoUpdate({
      target: secondFactors.userId,
      set: begun,
      setWhere: isNull(secondFactors.activeSince),
    })
    .returning({ userId: secondFactors.userId })
  return stored !== undefined
}

/**
 * Turns a proven second factor on and makes its recovery codes; null when another call was first.
 */
export async function turnOn(
  deps: Pick<Deps, 'clock' | 'secret'>,
  db: Db,
  userId: string,
  step: number,
): Promise<string[] | null> {
  const [on] = await db
    .update(secondFactors)
    .set({ activeSince: deps.clock.now(), lastStep: step })
    .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.activeSince)))
    .returning({ userId: secondFactors.userId })
  if (on === undefined) return null
  const codes = Array.from({ length: recoveryCodeCount }, () => recoveryCodeFrom(randomBytes(10)))
  await db.insert(recoveryCodes).values(
    codes.map((code) => ({
      userId,
      hash: recoveryHash(deps.secret, userId, code.replace('-', '')),
    })),
  )
  return codes
}

/** Removes it, with its recovery codes and the sign-ins that wait for it. */
export async function removeFactor(db: Db, userId: string): Promise<void> {
  await db.delete(secondFactors).where(eq(secondFactors.userId, userId))
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const [found] = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)))
  return found?.left ?? 0
}

/** Takes the code of a time step; false when it, or a later one, was taken already. */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const isNew = or(isNull(secondFactors.lastStep), lt(secondFactors.lastStep, step))
  const [taken] = await db
    .update(secondFactors)
    .set({ lastStep: step })
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.activeSince), isNew))
    .returning({ userId: secondFactors.userId })
  return taken !== undefined
}

/** Takes a recovery code, once. */
export async function takeRecoveryCode(
  deps: Pick<Deps, 'clock' | 'secret' | 'formerSecrets'>,
  db: Db,
  userId: string,
  letters: string,
): Promise<'taken' | 'used' | 'unknown'> {
  const isThis = and(
    inArray(
      recoveryCodes.hash,
      [deps.secret, ...deps.formerSecrets].map((key) => recoveryHash(key, userId, letters)),
    ),
    eq(recoveryCodes.userId, userId),
  )
  const [taken] = await db
    .update(recoveryCodes)
    .set({ usedAt: deps.clock.now() })
    .where(and(isThis, isNull(recoveryCodes.usedAt)))
    .returning({ hash: recoveryCodes.hash })
  if (taken !== undefined) return 'taken'
  const [used] = await db.select({ hash: recoveryCodes.hash }).from(recoveryCodes).where(isThis)
  return used === undefined ? 'unknown' : 'used'
}

/**
 * Makes a sign-in wait for its code; the token of a social return may become the challenge. Those
 * nobody answered are forgotten.
 */
export async function issueChallenge(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
  challenge = newSecret(),
): Promise<string> {
  const now = clock.now()
  await db.delete(secondFactorChallenges).where(lte(secondFactorChallenges.expiresAt, now))
  await db.insert(secondFactorChallenges).values({
    hash: toHash(challenge),
    userId,
    expiresAt: plusSeconds(now, challengeLifetimeSeconds),
  })
  return challenge
}

/** The user whose sign-in waits for this challenge; null if it is unknown, answered or too old. */
export async function challengedBy(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  challenge: string,
): Promise<string | null> {
  const [found] = await db
    .select({ userId: secondFactorChallenges.userId })
    .from(secondFactorChallenges)
    .where(stands(challenge, clock.now()))
  return found?.userId ?? null
}

/** Uses a challenge up; false when another call was first. */
export async function takeChallenge(db: Db, challenge: string, now: Date): Promise<boolean> {
  const [taken] = await db
    .delete(secondFactorChallenges)
    .where(stands(challenge, now))
    .returning({ userId: secondFactorChallenges.userId })
  return taken !== undefined
}

/** Ends the sign-ins that wait: the password they began with is not the password any more. */
export async function dropChallenges(db: Db, userId: string): Promise<void> {
  await db.delete(secondFactorChallenges).where(eq(secondFactorChallenges.userId, userId))
}

const stands = (challenge: string, now: Date) =>
  and(eq(secondFactorChallenges.hash, toHash(challenge)), gt(secondFactorChallenges.expiresAt, now))

/** Keyed, because fifty bits could be tried out against a plain hash. */
const recoveryHash = (key: Buffer, userId: string, letters: string): string =>
  keyedHash(key, 'recovery', userId, letters)
