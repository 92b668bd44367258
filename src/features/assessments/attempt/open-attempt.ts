import type { AssessmentId, Attempt, AttemptApi, Questionnaire } from './attempt-api'
import { AnswerOutbox } from '../answers/answer-outbox'
import { AnswerStore } from '../answers/answer-store'
import { LocalAttempt } from './local-attempt'
import type { AttemptDatabase, AttemptRecord } from './attempt-store'
import { EventSender } from '../answers/event-sender'
import { PieceUploader } from '../capture/piece-uploader'
import type { ServerClock } from './server-clock'

/** An attempt opened on this device: what is known of it, its answers, and its ways to the server. */
export interface OpenAttempt {
  local: LocalAttempt
  answers: AnswerStore
  outbox: AnswerOutbox
  sender: EventSender
  uploader: PieceUploader
}

/** Opens the ways of an attempt whose record is at hand. */
export function openAttempt(
  api: AttemptApi,
  db: AttemptDatabase,
  clock: ServerClock,
  record: AttemptRecord,
): OpenAttempt {
  const local = new LocalAttempt(db, clock, record)
  const answers = new AnswerStore(db, local)
  const outbox = new AnswerOutbox(api, local, answers)
  const sender = new EventSender(api, db, local, outbox)
  const uploader = new PieceUploader(api, db, record.userId, record.attemptId, (piece) =>
    local.givenUp.emit(piece),
  )
  return { local, answers, outbox, sender, uploader }
}

/**
 * Sends all that is kept: answers, then events, then recordings, of which the rest waits once
 * somebody else wants the attempt.
 * @throws when no answer came; the rest stays
 */
export async function deliver(
  { outbox, sender, uploader }: OpenAttempt,
  wanted?: AbortSignal,
): Promise<void> {
  await outbox.flush()
  await sender.flush()
  await uploader.flush(wanted)
}

/**
 * The last answers and the end of the attempt.
 * @returns false where the server has a part open yet, and nothing ends
 * @throws when no answer came
 */
export async function submit({ local, outbox, sender }: OpenAttempt): Promise<boolean> {
  await outbox.flush()
  await sender.flush()
  if (local.record.running && !(await sender.waits('attempt.submitted'))) {
    // A part that ran out by this device's clock is over only if it is over on the server, too.
    await sender.fetchStatus()
    if (local.isAhead) return false
    await sender.record('attempt.submitted')
  }
  await sender.flush()
  await local.end()
  return true
}

/**
 * The saved answers first, then the cancellation; both are on the device before the first call.
 * @throws when no answer came
 */
export async function cancel(
  { local, sender }: OpenAttempt,
  reason: 'exited' | 'logged_out' | 'capture_lost',
): Promise<void> {
  const type = reason === 'capture_lost' ? 'capture.expired' : 'attempt.exited'
  if (local.record.running && !(await sender.waits(type)))
    await sender.record(type, reason === 'capture_lost' ? {} : { reason })
  await sender.flush()
  await local.end()
}

/** The record of an attempt as the server tells it, written by the epoch that it names. */
export function toRecord(
  userId: string,
  view: Attempt,
  questionnaire: Questionnaire | null,
  clock: ServerClock,
): AttemptRecord {
  const assessmentId: AssessmentId = view.assessment_id
  return {
    userId,
    attemptId: view.id,
    assessmentId,
    view,
    epoch: view.epoch,
    sequence: view.sequence,
    clock: clock.mark(),
    questionnaire,
    position: { part: view.part, phase: view.phase },
    parts: view.parts,
    running: view.status === 'IN_PROGRESS',
  }
}

/** Whether nothing of the attempt has passed yet. */
export const isBeginning = ({ part, phase, parts }: Attempt): boolean =>
  part === parts[0]?.id && phase === 'briefing'
