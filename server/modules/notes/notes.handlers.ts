import { cleanBlock } from '../../../machines/shared/line'
import type { components } from '../../../openapi/generated/api'
import { recordAudit } from '../../db/audit'
import type { Deps } from '../../deps'
import { DomainError, fieldsRefused } from '../../http/domain-error'
import type { Handlers } from '../../http/contract/handler'
import { translate } from '../../http/contract/language'
import type { Session } from '../../http/contract/session'
import { companyMissing } from '../jobs/jobs.errors'
import { addNote, isCandidate, listNotes, type NoteRow, removeNote } from './notes.store'

/**
 * A company's notes about candidates. Only its own people read them, and only their author deletes
 * them.
 */
export function noteHandlers(deps: Deps) {
  const { db } = deps

  /** The company and the candidate of a call. */
  async function resolveSubject(session: Session, userId: string) {
    if (session.companyId === null) throw companyMissing()
    if (!(await isCandidate(db, userId))) throw new DomainError(404, 'user_not_found')
    return { companyId: session.companyId, userId }
  }

  return {
    async listCandidateNotes({ params, query: { page = 1, limit = 10 }, session }) {
      const { rows, total } = await listNotes(db, await resolveSubject(session, params.user_id), {
        skip: (page - 1) * limit,
        take: limit,
      })
      return { data: { results: rows.map((row) => present(row, session)), page, limit, total } }
    },

    async addCandidateNote({ params, body, session, lang }) {
      const subject = await resolveSubject(session, params.user_id)
      const text = cleanBlock(body.text)
      if (text === '') throw fieldsRefused({ text: 'required' })
      await addNote(db, { ...subject, authorId: session.userId, text, now: deps.clock.now() })
      const [added] = (await listNotes(db, subject, { skip: 0, take: 1 })).rows
      if (added === undefined) throw new Error('The note was not stored.')
      return { data: present(added, session), message: translate(lang, 'notices:note_saved') }
    },

    async deleteCandidateNote({ params, session, lang }) {
      const subject = await resolveSubject(session, params.user_id)
      await db.transaction(async (tx) => {
        if (!(await removeNote(tx, { ...subject, id: params.id, authorId: session.userId })))
          throw new DomainError(404, 'not_found')
        await recordAudit(tx, {
          act: 'note.deleted',
          userId: session.userId,
          subject: { kind: 'user', id: params.user_id },
          at: deps.clock.now(),
        })
      })
      return { data: {}, message: translate(lang, 'notices:removed') }
    },
  } satisfies Partial<Handlers>
}

const present = (
  { note, firstName, lastName }: NoteRow,
  session: Session,
): components['schemas']['CandidateNote'] => ({
  id: note.id,
  text: note.text,
  author: firstName === null ? null : `${firstName} ${lastName ?? ''}`.trim(),
  own: note.authorId === session.userId,
  created_at: note.createdAt.toISOString(),
})
