import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { attempts } from '../attempts/attempts.table'
import { awards, files, profileMedia, profiles } from './users.table'

export interface ProfileRecord {
  profile: typeof profiles.$inferSelect
  resume: typeof files.$inferSelect | null
  awards: (typeof awards.$inferSelect)[]
  media: (typeof profileMedia.$inferSelect)[]
}

/**
 * The profile of a user with the resume file behind it, awards and media; null before onboarding.
 */
export async function findProfile(db: Db, userId: string): Promise<ProfileRecord | null> {
  const [found] = await db
    .select({ profile: profiles, resume: files })
    .from(profiles)
    .leftJoin(files, eq(files.id, profiles.resumeFileId))
    .where(eq(profiles.userId, userId))
  if (found === undefined) return null
  return {
    ...found,
    awards: await db
      .select()
      .from(awards)
      .where(eq(awards.userId, userId))
      .orderBy(asc(awards.createdAt), asc(awards.id)),
    media: await db
      .select()
      .from(profileMedia)
      .where(eq(profileMedia.userId, userId))
      .orderBy(asc(profileMedia.createdAt), asc(profileMedia.id)),
  }
}

/**
 * Puts a new resume in place and in progress; what was parsed before is kept until the new one is
 * read.
 */
export async function beginResume(
  db: Db,
  userId: string,
  fileId: string,
  now: Date,
): Promise<void> {
  const reading = {
    status: 'in_progress',
    resumeFileId: fileId,
    resumeStatus: 'in_progress',
    resumeFailure: null,
    resumeProgress: 10,
    updatedAt: now,
  } as const
  await db
    .insert(profiles)
    .values({ userId, ...reading })
    .onConflictDoUpdate({ target: profiles.userId, set: reading })
}

/** An empty profile for a candidate without a resume, who is going to type it. */
export async function beginProfile(db: Db, userId: string, now: Date): Promise<void> {
  await db.insert(profiles).values({ userId, status: 'in_progress', updatedAt: now })
}

/**
 * Whether an assessment of this person is under way, during which nothing about them is replaced.
 */
export async function hasRunningAttempt(db: Db, userId: string): Promise<boolean> {
  const [running] = await db
    .select({ id: attempts.id })
    .from(attempts)
    .where(and(eq(attempts.userId, userId), eq(attempts.status, 'IN_PROGRESS')))
    .limit(1)
  return running !== undefined
}
