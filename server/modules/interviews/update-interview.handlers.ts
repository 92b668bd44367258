import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import { storeBytes } from '../../db/stored-bytes'
import type { Deps } from '../../deps'
import { fieldsRefused } from '../../http/domain-error'
import type { Handlers } from '../../http/contract/handler'
import { type Parts, readParts } from '../../http/contract/multipart'
import type { Session } from '../../http/contract/session'
import { scanUpload } from '../../scanning/scan-upload'
import { plainName } from '../uploads/files.rules'
import { recordedType } from '../uploads/upload.rules'
import { type InterviewChange, toChange } from './interview-form.rules'
import {
  candidateNotFound,
  interviewNotFound,
  interviewNotPossible,
  uploadNotReady,
} from './interview.errors'
import { present } from './interview.handlers'
import { findInterview, holdSides, type InterviewRow } from './interview.store'
import { type StoredFile, keepFile, takeUpload } from './recording.store'
import { isRecorders } from './remux-recording.job'
import { refuseOverlap, takeStep, toOwner } from './apply-step.store'
import { notifySides } from './notify-sides.job'

/** A longer recording comes in pieces. */
const mostBytes = 16 * 1024 * 1024

type Finish = Extract<InterviewChange, { action: 'finished' }>
type End = Extract<InterviewChange, { action: 'cancelled' | 'not_attended' }>
type Move = Extract<InterviewChange, { action: 'rescheduled' }>

export function updateInterviewHandlers(deps: Deps) {
  return {
    async updateInterview({ params, request, session }) {
      const parts = await readParts(request, mostBytes)
      const change = toChange(parts.fields, deps.clock.now())
      if (change.action === 'finished') await finish(session, params.id, change, parts.file)
      else if (parts.file !== null) throw fieldsRefused({ recording: 'invalid' })
      else
        await deps.db.transaction((tx) =>
          change.action === 'rescheduled'
            ? move(tx, session, params.id, change)
            : change.action === 'cancelled' || change.action === 'not_attended'
              ? endUnheld(tx, session, params.id, change)
              : takeStep(tx, deps, session, {
                  id: params.id,
                  action: change.action,
                  note: change.note,
                }),
        )
      return { data: await present(deps, session, params.id) }
    },
  } satisfies Partial<Handlers>

  async function move(
    tx: Db,
    session: Session,
    id: string,
    { note, scheduledAt, durationMinutes }: Move,
  ): Promise<void> {
    await takeStep(
      tx,
      deps,
      session,
      { id, action: 'rescheduled', note },
      async ({ interview }) => {
        if ((await holdSides(tx, interview.recruiterId, interview.candidateId)) === null)
          throw candidateNotFound()
        const moved = { scheduledAt, durationMinutes: durationMinutes ?? interview.durationMinutes }
        await refuseOverlap(tx, { ...interview, ...moved }, id)
        return { ...moved, moves: interview.moves + 1 }
      },
    )
    await notifySides(deps, tx, id, 'moved')
  }

  /** Ends an interview that was not held, and says so to whom it was for. */
  async function endUnheld(tx: Db, session: Session, id: string, change: End): Promise<void> {
    await takeStep(tx, deps, session, { id, ...change }, async ({ interview }) =>
      change.action === 'cancelled'
        ? { cancelReason: change.reason, moves: interview.moves + 1 }
        : {},
    )
    await notifySides(deps, tx, id, change.action)
  }

  /** Ends an interview, or adds what was recorded to one that is over. */
  async function finish(
    session: Session,
    id: string,
    { note, uploadId, filename }: Finish,
    file: Parts['file'],
  ): Promise<void> {
    // Nobody else's interview has anything stored for it.
    const found = await findInterview(deps.db, id, toOwner(session))
    if (found === null) throw interviewNotFound()
    const isOver = found.interview.status === 'finished'
    const end = (tx: Db) => takeStep(tx, deps, session, { id, action: 'finished', note })
    const add = (tx: Db, keep: (row: InterviewRow, now: Date) => Promise<StoredFile>) =>
      takeStep(
        tx,
        deps,
        session,
        { id, action: 'recording_added', note: isOver ? note : null },
        async (row, now) => {
          if (row.interview.recordingFileId !== null) throw interviewNotPossible()
          const { id: recordingFileId, mime } = await keep(row, now)
          if (isRecorders(mime))
            await deps.jobs.send(tx, 'interview.remux', { file_id: recordingFileId })
          return { recordingFileId }
        },
      )
    if (file !== null) {
      const type = await recordedType(file.bytes)
      const { mime, bytes } = await scanUpload(
        deps,
        type === null ? null : { mime: type, bytes: file.bytes },
      )
      const fileId = newId()
      const key = `files/${fileId}`
      await storeBytes(deps, { key, bytes }, async (tx) => {
        if (!isOver) await end(tx)
        await add(tx, ({ interview }, now) =>
          keepFile(tx, {
            id: fileId,
            ownerId: interview.candidateId,
            storageKey: key,
            mime,
            filename: plainName(filename ?? file.filename),
            bytes: bytes.length,
            createdAt: now,
          }),
        )
      })
      return
    }
    await deps.db.transaction(async (tx) => {
      if (!isOver || uploadId === null) await end(tx)
      if (uploadId === null) return
      await add(tx, async ({ interview }) => {
        const taken = await takeUpload(tx, uploadId, session.userId, interview.candidateId)
        if (taken === null) throw uploadNotReady()
        return taken
      })
    })
  }
}
