import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { plusSeconds } from '../../runtime/clock'
import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import { socialFlows, socialIdentities, socialReturns, users } from './auth.table'
import type { Deps } from '../../deps'
import type { Lang } from '../../http/contract/language'
import { toHash, newSecret } from '../../http/secrets'
import { comparable } from './auth.rules'
import type { ProviderProfile } from './social.rules'
import { endUserSessions } from './session.store'

export type Provider = (typeof socialFlows.$inferSelect)['provider']

const flowLifetimeSeconds = 10 * 60
const returnLifetimeSeconds = 2 * 60

/** Remembers a sign-in under way; those that nobody came back from are forgotten. */
export async function beginFlow(
  deps: Deps,
  provider: Provider,
  flow: { state: string; codeVerifier: string; nonce: string },
): Promise<void> {
  await deps.db.delete(socialFlows).where(lte(socialFlows.expiresAt, deps.clock.now()))
  await deps.db.insert(socialFlows).values({
    stateHash: toHash(flow.state),
    provider,
    codeVerifier: flow.codeVerifier,
    nonce: flow.nonce,
    expiresAt: plusSeconds(deps.clock.now(), flowLifetimeSeconds),
  })
}

/** The flow that `state` began, once; null when unknown, used or too old. */
export async function takeFlow(
  deps: Deps,
  state: string,
  provider: Provider,
): Promise<{ codeVerifier: string; nonce: string } | null> {
  const [flow] = await deps.db
    .delete(socialFlows)
    .where(and(eq(socialFlows.stateHash, toHash(state)), eq(socialFlows.provider, provider)))
    .returning()
  return flow === undefined || flow.expiresAt <= deps.clock.now() ? null : flow
}

/**
 * The account of a person of a provider: the linked one; else the one with the same address, linked
 * only because the provider says the address is verified (an unconfirmed account's password is
 * discarded, for its maker never proved the address); else a new one. Null when the provider
 * vouches for no address.
 */
export async function accountFor(
  deps: Deps,
  provider: Provider,
  profile: ProviderProfile,
  lang: Lang,
): Promise<string | null> {
  const key = `${provider}:${profile.subject}`
  const now = deps.clock.now()
  return deps.db.transaction(async (tx) => {
    const [linked] = await tx
      .select({ userId: socialIdentities.userId })
      .from(socialIdentities)
      .where(eq(socialIdentities.key, key))
    if (linked !== undefined) return linked.userId
    if (profile.email === null || !profile.emailVerified) return null
    const emailKey = comparable(profile.email)
    const [existing] = await tx
      .select({ id: users.id, isEmailConfirmed: users.isEmailConfirmed })
      .from(users)
      .where(eq(users.emailKey, emailKey))
    const userId = existing?.id ?? newId()
    if (existing === undefined)
      await tx.insert(users).values({
        id: userId,
        email: profile.email.trim(),
        emailKey,
        firstName: profile.givenName,
        lastName: profile.familyName,
        isEmailConfirmed: true,
        lang,
        createdAt: now,
      })
    else if (!existing.isEmailConfirmed) {
      await tx
        .update(users)
        .set({ isEmailConfirmed: true, passwordHash: null })
        .where(eq(users.id, userId))
      await endUserSessions(tx, userId, 'revoked', now)
    }
    await tx.insert(socialIdentities).values({ key, userId, createdAt: now })
    return userId
  })
}

/** A token for the way back into the application, good once and for two minutes. */
export async function issueSocialReturn(deps: Deps, userId: string): Promise<string> {
  const token = newSecret()
  await deps.db.insert(socialReturns).values({
    hash: toHash(token),
    userId,
    expiresAt: plusSeconds(deps.clock.now(), returnLifetimeSeconds),
  })
  return token
}

/** Ends the ways back into the application that were not taken yet. */
export async function dropSocialReturns(db: Db, userId: string): Promise<void> {
  await db.delete(socialReturns).where(eq(socialReturns.userId, userId))
}

/** The user of a social return token; null if it is unknown, used or too old. */
export async function redeemSocialReturn(deps: Deps, token: string): Promise<string | null> {
  const now = deps.clock.now()
  const [redeemed] = await deps.db
    .update(socialReturns)
    .set({ usedAt: now })
    .where(
      and(
        eq(socialReturns.hash, toHash(token)),
        isNull(socialReturns.usedAt),
        gt(socialReturns.expiresAt, now),
      ),
    )
    .returning({ userId: socialReturns.userId })
  return redeemed?.userId ?? null
}
