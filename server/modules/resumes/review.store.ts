import { and, eq, isNull } from 'drizzle-orm'
import type { components } from '../../../openapi/generated/api'
import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import { users } from '../auth/auth.table'
import { awards, profileMedia, profiles, resumeLines } from '../users/users.table'

/**
 * Stores a reviewed profile, which counts from now on, also if it was typed without a resume. Its
 * awards and media replace those of the earlier review; those added by hand stay. False if another
 * resume was read since.
 */
export const storeReview = (
  db: Db,
  userId: string,
  { profile, of }: { profile: components['schemas']['ResumeProfile']; of: Date | null },
  reviewedBy: string,
  now: Date,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    const { awards: earned, media, ...said } = profile
    const parsed = { ...said, awards: [], media: [] }
    const [stored] = await tx
      .update(profiles)
      .set({ status: 'completed', parsed, reviewedAt: now, reviewedBy, updatedAt: now })
      .where(
        and(
          eq(profiles.userId, userId),
          of === null ? isNull(profiles.readAt) : eq(profiles.readAt, of),
        ),
      )
      .returning({ userId: profiles.userId })
    if (stored === undefined) return false
    await tx.delete(awards).where(and(eq(awards.userId, userId), eq(awards.fromResume, true)))
    await tx
      .delete(profileMedia)
      .where(and(eq(profileMedia.userId, userId), eq(profileMedia.fromResume, true)))
    const own = { userId, fromResume: true, createdAt: now }
    if (earned.length > 0)
      await tx.insert(awards).values(earned.map((award) => ({ ...award, ...own })))
    if (media.length > 0)
      await tx
        .insert(profileMedia)
        .values(media.map(({ id, title, url }) => ({ id, title, url, ...own })))
    return true
  })

/** The lines of a person's resume as it was read last; null before the first reading. */
export async function findLines(
  db: Db,
  userId: string,
): Promise<typeof resumeLines.$inferSelect | null> {
  const [found] = await db.select().from(resumeLines).where(eq(resumeLines.userId, userId))
  return found ?? null
}

type Award = typeof awards.$inferSelect
type Media = typeof profileMedia.$inferSelect

/**
 * Adds an award, one call after another, so that no two pass the most together; null when there are
 * so many already.
 */
export const addAward = (
  db: Db,
  userId: string,
  said: Pick<Award, 'title' | 'issuer' | 'date'>,
  most: number,
  now: Date,
): Promise<Award | null> =>
  db.transaction(async (tx) => {
    await holdProfile(tx, userId)
    if ((await tx.$count(awards, eq(awards.userId, userId))) >= most) return null
    const award = {
      id: newId(now.getTime()),
      userId,
      ...said,
      evidence: '',
      fromResume: false,
      createdAt: now,
    }
    await tx.insert(awards).values(award)
    return award
  })

const holdProfile = (tx: Db, userId: string): Promise<unknown> =>
  tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')

/** False when there is no such award of this person. */
export async function removeAward(db: Db, userId: string, id: string): Promise<boolean> {
  const [gone] = await db
    .delete(awards)
    .where(and(eq(awards.id, id), eq(awards.userId, userId)))
    .returning({ id: awards.id })
  return gone !== undefined
}

/** Like `addAward`, for a link to something that the candidate made. */
export const addMedia = (
  db: Db,
  userId: string,
  { title, url }: { title: string; url: string },
  most: number,
  now: Date,
): Promise<Media | null> =>
  db.transaction(async (tx) => {
    await holdProfile(tx, userId)
    if ((await tx.$count(profileMedia, eq(profileMedia.userId, userId))) >= most) return null
    const media = {
      id: newId(now.getTime()),
      userId,
      title,
      url,
      fromResume: false,
      createdAt: now,
    }
    await tx.insert(profileMedia).values(media)
    return media
  })

/** False when there is no such item of this person. */
export async function removeMedia(db: Db, userId: string, id: string): Promise<boolean> {
  const [gone] = await db
    .delete(profileMedia)
    .where(and(eq(profileMedia.id, id), eq(profileMedia.userId, userId)))
    .returning({ id: profileMedia.id })
  return gone !== undefined
}
