import { getQuestionnaire } from '../../content/assessments'
import type { Deps } from '../../deps'
import { fieldsRefused, unsupportedFileType } from '../../http/domain-error'
import type { Handlers } from '../../http/contract/handler'
import { type Parts, readParts, textField, uuidPattern } from '../../http/contract/multipart'
import {
  attemptNotFound,
  fileTooLarge,
  questionNotFound,
  recordedAfterEnd,
} from '../attempts/assessments.errors'
import { type AttemptRow, attemptReader } from '../attempts/attempt.store'
import { isContinuation, recordingType, screenshotType, takeType } from './container.rules'
import { addEpisodePicture } from '../integrity/episode-picture.store'
import { liesAfterEnd } from '../integrity/evidence.rules'
import { storeTake } from './store-take.store'
import { madeAt } from '../answers/late.rules'
import { catchUpRow } from '../attempts/lifecycle.rules'
import { boundedCount, isMediaKind, maxBytes, takesAllowed } from './media.rules'
import { addScreenshot } from './media.store'
import { makePieceStore, runReader } from './piece.store'

const weekMs = 604_800_000

export function mediaHandlers(deps: Deps) {
  const findOwn = attemptReader(deps.db)
  const findRun = runReader(deps.db)
  const storePiece = makePieceStore(deps)

  const ownAttempt = async (
    userId: string,
    assessmentId: string,
    parts: Parts,
  ): Promise<AttemptRow> => {
    const row = await findOwn({ userId, id: textField(parts, 'attempt_id', uuidPattern) })
    if (row === null || row.assessmentId !== assessmentId) throw attemptNotFound()
    return row
  }

  return {
    async saveMedia({ params, request, session }) {
      const parts = await readParts(request, maxBytes.piece)
      const row = await ownAttempt(session.userId, params.assessment_id, parts)
      const kind = textField(parts, 'kind')
      if (!isMediaKind(kind)) throw fieldsRefused({ kind: 'invalid' })
      const sent = {
        attemptId: row.id,
        sessionId: textField(parts, 'session_id', uuidPattern),
        index: numberField(parts, 'index', 100_000),
        offsetMs: numberField(parts, 'offset_ms', weekMs),
        durationMs: numberField(parts, 'duration_ms', 3_600_000),
      }
      const last = textField(parts, 'last', /^(true|false)$/) === 'true'
      const bytes = toFile(parts)
      const now = deps.clock.now()
      const answer = (received: number) => ({
        data: { session_id: sent.sessionId, index: sent.index, received },
      })
      const known = kind === 'screenshot' || kind === 'episode' ? null : await findRun(sent)
      if (
        row.mediaDeletedAt !== null ||
        liesAfterEnd(
          catchUpRow(row, now).state,
          { offsetMs: sent.offsetMs, continues: known !== null },
          now,
        )
      )
        throw recordedAfterEnd()
      if (kind === 'screenshot') {
        if (bytes.length > maxBytes.screenshot) throw fileTooLarge()
        return answer(
          await addScreenshot(
            deps,
            row.userId,
            sent,
            await requireType(screenshotType, bytes),
            bytes,
            now,
          ),
        )
      }
      if (kind === 'episode') {
        if (bytes.length > maxBytes.episode) throw fileTooLarge()
        await addEpisodePicture(
          deps,
          row.userId,
          { attemptId: row.id, eventKey: sent.sessionId, offsetMs: sent.offsetMs },
          await requireType(screenshotType, bytes),
          bytes,
          now,
        )
        return answer(1)
      }
      if (known !== null && known.kind !== kind) throw fieldsRefused({ session_id: 'invalid' })
      if (known?.hasPiece === true) return answer(known.pieces)
      const mime = sent.index === 0 ? await requireType(recordingType, bytes) : null
      if (sent.index > 0 && !isContinuation(bytes, known?.hasFirst === true ? known.mime : null))
        throw unsupportedFileType()
      return answer(await storePiece({ ...sent, kind, last, mime, now }, bytes))
    },

    async saveAnswerMedia({ params, request, session }) {
      const parts = await readParts(request, maxBytes.take)
      const row = await ownAttempt(session.userId, params.assessment_id, parts)
      const part = getQuestionnaire(row.assessmentId)?.find(({ questions }) =>
        questions.some((question) => question.id === params.answer_id),
      )
      const asked = part?.questions.find((question) => question.id === params.answer_id)
      if (part === undefined || asked?.type !== 'audio') throw questionNotFound()
      const take = {
        attemptId: row.id,
        questionId: asked.id,
        epoch: numberField(parts, 'epoch', 1_000_000),
        take: numberField(parts, 'take', takesAllowed),
        durationMs: numberField(parts, 'duration_ms', 600_000),
        transcript: parts.fields.transcript?.slice(0, 20_000) ?? null,
        endedAt: toEnd(parts),
      }
      const bytes = toFile(parts)
      if (row.mediaDeletedAt !== null) throw recordedAfterEnd()
      const mime = await requireType(takeType, bytes)
      const { id, state } = await storeTake(deps, row, part.id, take, mime, bytes)
      return { data: { question_id: asked.id, take: take.take, media_id: id, state } }
    },
  } satisfies Partial<Handlers>
}

/** The media type by which a file is kept. Throws 415 when its content is of no accepted one. */
async function requireType(
  judge: (bytes: Buffer) => Promise<string | null>,
  bytes: Buffer,
): Promise<string> {
  const mime = await judge(bytes)
  if (mime === null) throw unsupportedFileType()
  return mime
}

function numberField(parts: Parts, name: string, max: number): number {
  const count = boundedCount(parts.fields[name], max)
  if (count === null)
    throw fieldsRefused({ [name]: parts.fields[name] === undefined ? 'required' : 'invalid' })
  return count
}

/** When a take ended, where its page says so: older pages do not. */
function toEnd(parts: Parts): Date | null {
  if (parts.fields.since === undefined && parts.fields.elapsed_ms === undefined) return null
  const since = textField(parts, 'since', instantPattern)
  const year = new Date(since).getUTCFullYear()
  if (year < 1 || year > 9998) throw fieldsRefused({ since: 'invalid' })
  return madeAt({ elapsed_ms: numberField(parts, 'elapsed_ms', weekMs), late: { since } })
}

/** A date, a time and an offset, as the contract's `date-time`. */
const instantPattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|[+-]\d{2}:\d{2})$/i

function toFile({ file }: Parts): Buffer {
  if (file === null || file.bytes.length === 0) throw fieldsRefused({ file: 'required' })
  return file.bytes
}
