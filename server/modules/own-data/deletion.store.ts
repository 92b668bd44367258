import { and, asc, eq, inArray, isNotNull, isNull, ne, notInArray, sql } from 'drizzle-orm'
import { recordAudit } from '../../db/audit'
import type { Db } from '../../db/db'
import { attempts } from '../attempts/attempts.table'
import { mediaHolds, recordingPieces, recordings, screenshots, takes } from '../media/media.table'
import { users } from '../auth/auth.table'
import { episodePictures } from '../attempts/outcomes.table'
import { notifications } from '../notifications/notifications.table'
import { companies, files, mails, uploads } from '../users/users.table'
import { type Tie, readTies } from '../../db/ties'
import { allChunkKeys } from '../uploads/upload.store'

/** The attempts of a person whose recordings somebody holds. */
export async function heldAttempts(db: Db, userId: string): Promise<string[]> {
  const held = await db
    .selectDistinct({ id: attempts.id })
    .from(mediaHolds)
    .innerJoin(attempts, eq(attempts.id, mediaHolds.attemptId))
    .where(and(eq(attempts.userId, userId), isNull(mediaHolds.liftedAt)))
  return held.map(({ id }) => id)
}

/** Whether somebody took an assessment, of which it is kept that they did. */
export async function hasAttempts(db: Db, userId: string): Promise<boolean> {
  const [taken] = await db
    .select({ id: attempts.id })
    .from(attempts)
    .where(eq(attempts.userId, userId))
    .limit(1)
  return taken !== undefined
}

/** Whether somebody is the only admin there is. */
export async function isLastAdmin(db: Db, userId: string): Promise<boolean> {
  const admins = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.roleName, 'recruiter admin'))
    .limit(2)
  return admins.length === 1 && admins[0]?.id === userId
}

/** Lets admins go one after another: of two at once the second finds the first gone. */
export async function holdAdmins(tx: Db): Promise<void> {
  await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.roleName, 'recruiter admin'))
    .orderBy(asc(users.id))
    .for('update')
}

/** Whether anything on record about others names this person. */
export async function isOnRecord(db: Db, userId: string): Promise<boolean> {
  const ties = (await tiesToUsers(db)).filter(({ whenGone }) => whenGone === 'kept')
  for (const { table, column } of ties) {
    const { rows } = await db.execute(
      sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${userId} limit 1`,
    )
    if (rows.length > 0) return true
  }
  return false
}

const tiesToUsers = async (db: Db): Promise<Tie[]> =>
  (await readTies(db)).filter(
    ({ parent, parentColumn }) => parent === 'users' && parentColumn === 'id',
  )

/**
 * Deletes a person's data from the database, except attempts under a hold and their recordings. The
 * person's row is deleted, too, unless such an attempt or a decision about somebody else refers to
 * it: then it stays, emptied. Returns the keys of the files to delete from the store.
 */
export async function erasePerson(tx: Db, userId: string, now: Date): Promise<string[]> {
  const [person] = await tx
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  if (person === undefined) return []
  await leaveLogo(tx, userId)
  const held = await heldAttempts(tx, userId)
  // Notifications of an appeal name the person. Those about an attempt under a hold stay without
  // the name.
  if (held.length > 0)
    await tx
      .update(notifications)
      .set({ words: sql`jsonb_set(${notifications.words}, '{name}', '"—"')` })
      .where(and(inArray(notifications.attemptId, held), sql`${notifications.words} ? 'name'`))
  const storedFiles = await filesOfAttempts(tx, held)
  const keys = [...(await unfinishedUploads(tx, userId)), ...(await getPieces(tx, userId, held))]
  await tx
    .delete(attempts)
    .where(
      and(
        eq(attempts.userId, userId),
        ...(held.length === 0 ? [] : [notInArray(attempts.id, held)]),
      ),
    )
  for (const { table, column, whenGone } of await tiesToUsers(tx)) {
    if (whenGone === 'kept' || table === 'attempts' || table === 'files') continue
    const isTheirs = sql`${sql.identifier(column)} = ${userId}`
    await tx.execute(
      whenGone === 'deleted'
        ? sql`delete from ${sql.identifier(table)} where ${isTheirs}`
        : sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = null where ${isTheirs}`,
    )
  }
  // Files come last: profiles and results name them.
  const gone = await tx
    .delete(files)
    .where(
      and(
        eq(files.ownerId, userId),
        ...(storedFiles.length === 0 ? [] : [notInArray(files.id, storedFiles)]),
      ),
    )
    .returning({ key: files.storageKey })
  await tx.delete(mails).where(eq(mails.to, person.email))
  if (held.length > 0 || (await isOnRecord(tx, userId)))
    await tx
      .update(users)
      .set({ ...nobody(userId), deletedAt: now })
      .where(eq(users.id, userId))
  else await tx.delete(users).where(eq(users.id, userId))
  return [...keys, ...gone.map(({ key }) => key)]
}

/**
 * A logo belongs to the company, so it passes to another person of it. If there is nobody, it is
 * deleted.
 */
async function leaveLogo(tx: Db, userId: string): Promise<void> {
  const [logo] = await tx
    .select({ fileId: files.id, companyId: companies.id })
    .from(companies)
    .innerJoin(files, eq(files.id, companies.avatarFileId))
    .where(eq(files.ownerId, userId))
  if (logo === undefined) return
  const [heir] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, logo.companyId), ne(users.id, userId)))
    .orderBy(asc(users.createdAt), asc(users.id))
    .limit(1)
  if (heir === undefined)
    await tx.update(companies).set({ avatarFileId: null }).where(eq(companies.id, logo.companyId))
  else await tx.update(files).set({ ownerId: heir.id }).where(eq(files.id, logo.fileId))
}

/** Notes in the access log that an account was deleted. */
export async function recordDeletion(tx: Db, userId: string, now: Date): Promise<void> {
  await recordAudit(tx, {
    act: 'account.deleted',
    userId,
    subject: { kind: 'user', id: userId },
    at: now,
  })
}

/** Deleted accounts whose remaining attempts are no longer under a hold. */
export async function releasedPeople(db: Db): Promise<string[]> {
  const left = await db
    .selectDistinct({ id: users.id })
    .from(users)
    .innerJoin(attempts, eq(attempts.userId, users.id))
    .where(isNotNull(users.deletedAt))
  const released: string[] = []
  for (const { id } of left) {
    const [of, held] = [
      await db.select({ id: attempts.id }).from(attempts).where(eq(attempts.userId, id)),
      await heldAttempts(db, id),
    ]
    if (held.length < of.length) released.push(id)
  }
  return released
}

/**
 * The letter that an account is deleted is the last thing that names its address: it goes once it
 * was sent.
 */
export async function deleteLettersOfLeaving(db: Db): Promise<void> {
  await db.delete(mails).where(and(eq(mails.kind, 'account_deleted'), isNotNull(mails.sentAt)))
}

async function filesOfAttempts(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const found = await Promise.all(
    [recordings, screenshots, takes, episodePictures].map((table) =>
      db
        .select({ fileId: table.fileId })
        .from(table)
        .where(inArray(table.attemptId, [...ids])),
    ),
  )
  return found.flat().flatMap(({ fileId }) => fileId ?? [])
}

async function unfinishedUploads(db: Db, userId: string): Promise<string[]> {
  const begun = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.userId, userId), isNull(uploads.fileId)))
  return begun.flatMap(allChunkKeys)
}

async function getPieces(db: Db, userId: string, but: readonly string[]): Promise<string[]> {
  const pieces = await db
    .select({ key: recordingPieces.storageKey })
    .from(recordingPieces)
    .innerJoin(recordings, eq(recordings.id, recordingPieces.recordingId))
    .innerJoin(attempts, eq(attempts.id, recordings.attemptId))
    .where(
      and(
        eq(attempts.userId, userId),
        ...(but.length === 0 ? [] : [notInArray(attempts.id, [...but])]),
      ),
    )
  return pieces.map(({ key }) => key)
}

/** A person of whom nothing is known. */
const nobody = (id: string): Partial<typeof users.$inferInsert> => ({
  email: `${id}@deleted.invalid`,
  emailKey: `${id}@deleted.invalid`,
  passwordHash: null,
  firstName: '—',
  lastName: '',
  mobileNumber: null,
  roleName: null,
  isEmailConfirmed: false,
  approvalReason: null,
  approvalPrevious: null,
  approvalPreviousReason: null,
  companyId: null,
  avatarFileId: null,
})
