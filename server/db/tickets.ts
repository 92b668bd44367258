import type { Deps } from '../deps'
import { hashOf, newSecret } from '../http/secrets'
import { newId } from './id'
import { accessLog, tickets } from './schema/user'

export interface TicketFile {
  kind: string
  fileId: string
  /** What the access log names: the thing the file belongs to. */
  subjectId: string
}

/** An address that serves one file to one user: opened within minutes, then good for hours. Who asked for it is on record. */
export async function addTicket(deps: Pick<Deps, 'db' | 'clock'>, userId: string, { kind, fileId, subjectId }: TicketFile): Promise<string> {
  const secret = newSecret()
  const now = deps.clock.now()
  await deps.db.transaction(async (tx) => {
    await tx.insert(tickets).values({ hash: hashOf(secret), userId, fileKind: kind, fileId, issuedAt: now })
    await tx.insert(accessLog).values({ id: newId(now.getTime()), at: now, userId, action: 'file.opened', subjectKind: kind, subjectId, detail: { file_id: fileId } })
  })
  return `/api/files/${secret}`
}
