import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../../db/db'
import { recordings, screenshots, takes } from '../media/media.table'
import { interviewJobs, interviews } from '../interviews/interviews.table'
import { episodePictures } from '../attempts/outcomes.table'
import { files, type TicketList, tickets } from '../users/users.table'
import type { Deps } from '../../deps'
import { toHash } from '../../http/secrets'

export type StoredFile = typeof files.$inferSelect
type Ticket = typeof tickets.$inferSelect
export type FileKind =
  'recording' | 'screenshot' | 'episode' | 'take' | 'resume' | 'report_pdf' | 'interview_recording'

/**
 * The stored file that a kind and an id name: a recording, screenshot, picture of an episode or
 * take by its own id, the rest by the file's.
 */
export async function findFile(db: Db, kind: FileKind, id: string): Promise<StoredFile | null> {
  if (kind === 'recording')
    return first(
      db
        .select({ file: files })
        .from(recordings)
        .innerJoin(files, eq(files.id, recordings.fileId))
        .where(and(eq(recordings.id, id), eq(recordings.state, 'ready'))),
    )
  if (kind === 'screenshot')
    return first(
      db
        .select({ file: files })
        .from(screenshots)
        .innerJoin(files, eq(files.id, screenshots.fileId))
        .where(eq(screenshots.id, id)),
    )
  if (kind === 'episode')
    return first(
      db
        .select({ file: files })
        .from(episodePictures)
        .innerJoin(files, eq(files.id, episodePictures.fileId))
        .where(eq(episodePictures.id, id)),
    )
  if (kind === 'take')
    return first(
      db
        .select({ file: files })
        .from(takes)
        .innerJoin(files, eq(files.id, takes.fileId))
        .where(eq(takes.id, id)),
    )
  return first(
    db
      .select({ file: files })
      .from(files)
      .where(and(eq(files.id, id), eq(files.kind, kind))),
  )
}

/** The company of the interview that a recording belongs to. */
export async function companyOfRecording(db: Db, fileId: string): Promise<string | null> {
  const [found] = await db
    .select({ companyId: interviewJobs.companyId })
    .from(interviews)
    .innerJoin(interviewJobs, eq(interviewJobs.jobId, interviews.jobId))
    .where(eq(interviews.recordingFileId, fileId))
  return found?.companyId ?? null
}

async function first(query: Promise<{ file: StoredFile }[]>): Promise<StoredFile | null> {
  return (await query)[0]?.file ?? null
}

/** An avatar or a logo; no other file is served without a ticket of its own. */
export const findPicture = (db: Db, id: string): Promise<StoredFile | null> =>
  first(
    db
      .select({ file: files })
      .from(files)
      .where(and(eq(files.id, id), inArray(files.kind, ['avatar', 'company_avatar']))),
  )

/** The ticket of a secret, with its file. */
export async function findTicket(
  db: Db,
  secret: string,
): Promise<{ ticket: Ticket; file: StoredFile } | null> {
  const [found] = await db
    .select({ ticket: tickets, file: files })
    .from(tickets)
    .innerJoin(files, eq(files.id, tickets.fileId))
    .where(eq(tickets.hash, toHash(secret)))
  return found ?? null
}

/** The ticket of a secret for a list that is made while it is read. */
export async function findListTicket(
  db: Db,
  secret: string,
): Promise<{ ticket: Ticket; list: TicketList } | null> {
  const [ticket] = await db
    .select()
    .from(tickets)
    .where(and(eq(tickets.hash, toHash(secret)), isNotNull(tickets.list)))
  return ticket === undefined || ticket.list === null ? null : { ticket, list: ticket.list }
}

/** Notes when a ticket was first opened. */
export async function openTicket(deps: Deps, { hash }: Ticket): Promise<void> {
  await deps.db
    .update(tickets)
    .set({ openedAt: deps.clock.now() })
    .where(and(eq(tickets.hash, hash), isNull(tickets.openedAt)))
}
