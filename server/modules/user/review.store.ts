import { and, eq, isNull } from 'drizzle-orm'
import type { components } from '../../../openapi/generated/api'
import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import { awards, profileMedia, profiles } from '../../db/schema/user'

/**
 * Puts a reviewed profile in place: from now on it is the one that counts. Its awards and media take the place of those of the
 * review before; what was added stays. False when another resume was read than the one it was made of.
 */
export const keepReview = (db: Db, userId: string, { profile, of }: { profile: components['schemas']['ResumeProfile']; of: Date | null }, reviewedBy: string, now: Date): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { awards: earned, media, ...said } = profile
    const parsed = { ...said, awards: [], media: [] }
    const [kept] = await tx.update(profiles).set({ parsed, reviewedAt: now, reviewedBy, updatedAt: now }).where(and(eq(profiles.userId, userId), of === null ? isNull(profiles.readAt) : eq(profiles.readAt, of))).returning({ userId: profiles.userId })
    if (kept === undefined) return false
    await tx.delete(awards).where(and(eq(awards.userId, userId), eq(awards.fromResume, true)))
    await tx.delete(profileMedia).where(and(eq(profileMedia.userId, userId), eq(profileMedia.fromResume, true)))
    const own = { userId, fromResume: true, createdAt: now }
    if (earned.length > 0) await tx.insert(awards).values(earned.map((award) => ({ ...award, ...own })))
    if (media.length > 0) await tx.insert(profileMedia).values(media.map(({ id, title, url }) => ({ id, title, url, ...own })))
    return true
  })

type Award = typeof awards.$inferSelect
type Media = typeof profileMedia.$inferSelect

export async function addAward(db: Db, userId: string, said: Pick<Award, 'title' | 'issuer' | 'date'>, now: Date): Promise<Award> {
  const award = { id: newId(now.getTime()), userId, ...said, evidence: '', fromResume: false, createdAt: now }
  await db.insert(awards).values(award)
  return award
}

/** False when there is no such award of this person. */
export async function removeAward(db: Db, userId: string, id: string): Promise<boolean> {
  const [gone] = await db.delete(awards).where(and(eq(awards.id, id), eq(awards.userId, userId))).returning({ id: awards.id })
  return gone !== undefined
}

export async function addMedia(db: Db, userId: string, { title, url }: { title: string; url: string }, now: Date): Promise<Media> {
  const media = { id: newId(now.getTime()), userId, title, url, fromResume: false, createdAt: now }
  await db.insert(profileMedia).values(media)
  return media
}

/** False when there is no such item of this person. */
export async function removeMedia(db: Db, userId: string, id: string): Promise<boolean> {
  const [gone] = await db.delete(profileMedia).where(and(eq(profileMedia.id, id), eq(profileMedia.userId, userId))).returning({ id: profileMedia.id })
  return gone !== undefined
}
