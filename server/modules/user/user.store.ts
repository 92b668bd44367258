import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { attempts } from '../../db/schema/assessments'
import { files, profiles } from '../../db/schema/user'

export interface ProfileRecord {
  profile: typeof profiles.$inferSelect
  resume: typeof files.$inferSelect | null
}

/** The profile of a user with the resume file behind it; null before the first resume. */
export async function findProfile(db: Db, userId: string): Promise<ProfileRecord | null> {
  const [found] = await db.select({ profile: profiles, resume: files }).from(profiles).leftJoin(files, eq(files.id, profiles.resumeFileId)).where(eq(profiles.userId, userId))
  return found ?? null
}

/** Puts a new resume in place and in progress; what was parsed before is kept until the new one is read. */
export async function beginResume(db: Db, userId: string, fileId: string, now: Date): Promise<void> {
  const reading = { status: 'in_progress', resumeFileId: fileId, resumeStatus: 'in_progress', resumeFailure: null, resumeProgress: 10, updatedAt: now } as const
  await db.insert(profiles).values({ userId, ...reading }).onConflictDoUpdate({ target: profiles.userId, set: reading })
}

/** Whether an assessment of this person is under way, during which nothing about them is replaced. */
export async function hasRunningAttempt(db: Db, userId: string): Promise<boolean> {
  const [running] = await db.select({ id: attempts.id }).from(attempts).where(and(eq(attempts.userId, userId), eq(attempts.status, 'IN_PROGRESS'))).limit(1)
  return running !== undefined
}
