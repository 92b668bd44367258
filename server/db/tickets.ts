import { eq } from 'drizzle-orm'
import type { Deps } from '../deps'
import { toHash, newSecret } from '../http/secrets'
import type { Db } from './db'
import { newId } from './id'
import { type Act, recordAudit } from './audit'
import { type TicketList, tickets } from '../modules/users/users.table'

export type { TicketList } from '../modules/users/users.table'

export interface TicketFile {
  kind: string
  fileId: string
  /** What the access log names: the thing the file belongs to. */
  subjectId: string
  /** The person whose data the file contains. */
  personId: string
}

/**
 * An address that serves one file to one user: opened within minutes, then good for hours. Who
 * asked for it is on record.
 */
export const addTicket = (
  deps: Issuing,
  userId: string,
  { kind, fileId, subjectId, personId }: TicketFile,
): Promise<string> =>
  issue(
    deps,
    userId,
    { fileKind: kind, fileId },
    {
      act: 'file.opened',
      subject: { kind, id: subjectId },
      personId,
      detail: { file_id: fileId },
    },
  )

/**
 * An address that serves a list as a file, made while it is read. Who asked for which list is on
 * record.
 */
export const addListTicket = (deps: Issuing, userId: string, list: TicketList): Promise<string> =>
  issue(
    deps,
    userId,
    { fileKind: 'list', fileId: newId(), list },
    {
      act: 'list.exported',
      subject: { kind: 'list', id: list.name },
      detail: { format: list.format },
    },
  )

/** Ends the file addresses that somebody was given, so that copies of them no longer work. */
export async function endTickets(db: Db, userId: string): Promise<void> {
  await db.delete(tickets).where(eq(tickets.userId, userId))
}

type Issuing = Pick<Deps, 'db' | 'clock'>

async function issue(
  { db, clock }: Issuing,
  userId: string,
  ticket: Pick<typeof tickets.$inferInsert, 'fileKind' | 'fileId' | 'list'>,
  record: Pick<Act, 'act' | 'subject' | 'personId' | 'detail'>,
): Promise<string> {
  const secret = newSecret()
  const now = clock.now()
  await db.transaction(async (tx) => {
    await tx.insert(tickets).values({ hash: toHash(secret), userId, issuedAt: now, ...ticket })
    await recordAudit(tx, { userId, at: now, ...record })
  })
  return `/api/files/${secret}`
}
