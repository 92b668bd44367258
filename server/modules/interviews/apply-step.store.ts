import type { Db } from '../../db/db'
import type { Deps } from '../../deps'
import type { Session } from '../../http/contract/session'
import { getOwner } from '../companies/owner.rules'
import { interviewNotFound, interviewNotPossible, interviewOverlap } from './interview.errors'
import { toEnd, type InterviewAction, statusAfter } from './interview.rules'
import {
  addEvent,
  changeInterview,
  holdInterview,
  type Interview,
  type InterviewRow,
  isTaken,
  type InterviewOwner,
} from './interview.store'

interface Step {
  id: string
  action: Exclude<InterviewAction, 'invited'>
  /** What the company notes with it. */
  note: string | null
}

/**
 * One step of an interview in the transaction `tx`, with the entry in its history; `more` says what
 * else it changes.
 */
export async function takeStep(
  tx: Db,
  deps: Pick<Deps, 'clock'>,
  session: Session,
  { id, action, note }: Step,
  more: (row: InterviewRow, now: Date) => Promise<Partial<Interview>> = async () => ({}),
): Promise<void> {
  const row = await holdInterview(tx, id, toOwner(session))
  if (row === null) throw interviewNotFound()
  const status = statusAfter(row.interview.status, action)
  if (status === null) throw interviewNotPossible()
  const now = deps.clock.now()
  await changeInterview(tx, id, {
    ...(await more(row, now)),
    ...(action === 'started' ? { startedAt: now } : {}),
    ...(action === 'finished' ? { finishedAt: now } : {}),
    status,
  })
  await addEvent(tx, { interviewId: id, action, status, at: now, actorId: session.userId, note })
}

interface Appointment {
  recruiterId: string
  candidateId: string
  scheduledAt: Date
  durationMinutes: number
}

/**
 * Throws 409 where either side has another interview then than `but`. Both are held before it is
 * asked.
 */
export async function refuseOverlap(tx: Db, asked: Appointment, but: string | null): Promise<void> {
  if (await isTaken(tx, { ...asked, from: asked.scheduledAt, to: toEnd(asked), but }))
    throw interviewOverlap()
}

/** Recruiters see their company's interviews, admins all, candidates their own. */
export const toOwner = (session: Session): InterviewOwner => {
  if (session.role === 'individual') return { candidate: session.userId }
  const company = getOwner(session)
  return company === null ? 'everybody' : { company }
}
