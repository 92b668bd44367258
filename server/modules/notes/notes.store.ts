import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import { users } from '../auth/auth.table'
import { candidateNotes } from './notes.table'

/** A note with the name of who wrote it. */
export interface NoteRow {
  note: typeof candidateNotes.$inferSelect
  firstName: string | null
  lastName: string | null
}

/** The company of the notes, and the candidate they are about. */
interface About {
  companyId: string
  userId: string
}

const about = ({ companyId, userId }: About) =>
  and(eq(candidateNotes.companyId, companyId), eq(candidateNotes.userId, userId))

export async function isCandidate(db: Db, userId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.roleName, 'individual'), isNull(users.deletedAt)))
  return found !== undefined
}

/** A page of notes, the newest first, and how many there are. */
export async function listNotes(
  db: Db,
  subject: About,
  page: { skip: number; take: number },
): Promise<{ rows: NoteRow[]; total: number }> {
  const rows = await db
    .select({ note: candidateNotes, firstName: users.firstName, lastName: users.lastName })
    .from(candidateNotes)
    .leftJoin(users, eq(users.id, candidateNotes.authorId))
    .where(about(subject))
    .orderBy(desc(candidateNotes.createdAt), desc(candidateNotes.id))
    .limit(page.take)
    .offset(page.skip)
  const [counted] = await db.select({ total: count() }).from(candidateNotes).where(about(subject))
  return { rows, total: counted?.total ?? 0 }
}

export async function addNote(
  db: Db,
  { companyId, userId, authorId, text, now }: About & { authorId: string; text: string; now: Date },
): Promise<string> {
  const id = newId(now.getTime())
  await db.insert(candidateNotes).values({ id, companyId, userId, authorId, text, createdAt: now })
  return id
}

/** Gives false where there is none of this author's. */
export async function removeNote(
  tx: Db,
  { id, authorId, ...subject }: About & { id: string; authorId: string },
): Promise<boolean> {
  const removed = await tx
    .delete(candidateNotes)
    .where(and(about(subject), eq(candidateNotes.id, id), eq(candidateNotes.authorId, authorId)))
    .returning({ id: candidateNotes.id })
  return removed.length > 0
}
