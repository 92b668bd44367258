import { toMediaType, questionMedia } from '../../content/question-media'
import { isContactOpen, type Viewer, findViewer } from '../../db/contact'
import { addTicket, type TicketList } from '../../db/tickets'
import type { Deps } from '../../deps'
import { piecesInTurn } from '../../http/service/expensive-reads'
import type { Handlers } from '../../http/contract/handler'
import { type ListFile, toMime, toStream } from '../../http/list-file'
import { sealedIn } from '../../http/sealed-address'
import type { Session } from '../../http/contract/session'
import type { Storage } from '../../storage/storage'
import {
  fileNotFound,
  rangeNotSatisfiable,
  recordingNotFound,
  ticketExpired,
} from '../users/user.errors'
import { toDisposition, isUsable, parseRange } from './files.rules'
import {
  companyOfRecording,
  type FileKind,
  findFile,
  findListTicket,
  findPicture,
  findTicket,
  openTicket,
  type StoredFile,
} from './files.store'

/** Makes a list as a file for somebody; the modules whose lists they are know how. */
type ListFiles = (viewer: Viewer, list: TicketList) => ListFile

export function fileHandlers(deps: Deps, listFiles: ListFiles) {
  return {
    async issueTicket({ body, session }) {
      const { kind, id } = body.file
      const file = await findFile(deps.db, kind, id)
      if (
        file === null ||
        !maySee(session, kind, file.ownerId) ||
        !(await isContactOpen(deps.db, session, file.ownerId)) ||
        (kind === 'interview_recording' && !(await isOwnCompanys(deps, session, file.id)))
      )
        throw kind === 'recording' || kind === 'interview_recording'
          ? recordingNotFound()
          : fileNotFound()
      return {
        data: {
          url: await addTicket(deps, session.userId, {
            kind,
            fileId: file.id,
            subjectId: id,
            personId: file.ownerId,
          }),
        },
      }
    },

    async serveFile({ params, request, reply }) {
      const asked = await findListTicket(deps.db, params.ticket)
      if (asked !== null) {
        const { ticket, list } = asked
        if (!isUsable(ticket, deps.clock.now())) throw ticketExpired()
        const viewer = await findViewer(deps.db, ticket.userId)
        if (viewer === null) throw fileNotFound()
        if (ticket.openedAt === null) await openTicket(deps, ticket)
        const file = listFiles(viewer, list)
        const filename = `masar-${list.name}-${ticket.issuedAt.toISOString().slice(0, 10)}.${list.format}`
        return reply
          .status(200)
          .headers({
            'cache-control': 'private, no-store',
            'content-disposition': toDisposition(toMime[list.format], filename),
            'content-type': toMime[list.format],
            'x-content-type-options': 'nosniff',
          })
          .send(
            toStream(list.format, { ...file, pieces: piecesInTurn(ticket.userId, file.pieces) }),
          )
      }
      const { file, storage, keep } = await fileBehind(deps, params.ticket)
      const size = await storage.size(file.storageKey)
      if (size === null) throw fileNotFound()
      const range = parseRange(request.headers.range, size)
      if (range === 'unsatisfiable') {
        void reply.header('content-range', `bytes */${size}`)
        throw rangeNotSatisfiable()
      }
      void reply.headers({
        'accept-ranges': 'bytes',
        'cache-control': keep ? 'private, max-age=14400, immutable' : 'private, no-store',
        // Uploaded files may be shown, but must not run as a page of ours.
        'content-security-policy':
          "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'; sandbox",
        'content-disposition': toDisposition(file.mime, file.filename),
        'content-type': file.mime,
        'x-content-type-options': 'nosniff',
      })
      if (range === 'whole')
        return reply
          .status(200)
          .header('content-length', size)
          .send(await storage.read(file.storageKey))
      return reply
        .status(206)
        .headers({
          'content-length': range.end - range.start + 1,
          'content-range': `bytes ${range.start}-${range.end}/${size}`,
        })
        .send(await storage.read(file.storageKey, range))
    },
  } satisfies Partial<Handlers>
}

interface Served {
  file: Pick<StoredFile, 'storageKey' | 'mime' | 'filename'>
  storage: Storage
  /** Whether a browser may keep it. */
  keep: boolean
}

/** The file of a ticket or of a sealed address. Opening a ticket is noted. */
async function fileBehind(deps: Deps, ticket: string): Promise<Served> {
  const sealed = sealedIn(deps, ticket)
  if (sealed !== null) {
    if (sealed.expired) throw ticketExpired()
    if (sealed.kind === 'question') return questionFile(sealed.name)
    const file = await findPicture(deps.db, sealed.name)
    if (file === null) throw fileNotFound()
    return { file, storage: deps.storage, keep: true }
  }
  const found = await findTicket(deps.db, ticket)
  if (found === null) throw fileNotFound()
  if (!isUsable(found.ticket, deps.clock.now())) throw ticketExpired()
  if (found.ticket.openedAt === null) await openTicket(deps, found.ticket)
  return { file: found.file, storage: deps.storage, keep: false }
}

function questionFile(name: string): Served {
  const mime = toMediaType(name)
  if (mime === null) throw fileNotFound()
  return {
    file: { storageKey: name, mime, filename: name.replace('/', '-') },
    storage: questionMedia,
    keep: true,
  }
}

/** Interviews are their company's own; an admin sees all. */
const isOwnCompanys = async ({ db }: Deps, session: Session, fileId: string): Promise<boolean> =>
  session.role === 'recruiter admin' ||
  (session.companyId !== null && (await companyOfRecording(db, fileId)) === session.companyId)

const ownKinds: readonly FileKind[] = ['resume', 'report_pdf']

/** Recruiters may see what belongs to candidates; a candidate their own resume and result. */
const maySee = (session: Session, kind: FileKind, ownerId: string): boolean =>
  session.role !== 'individual' || (ownerId === session.userId && ownKinds.includes(kind))
