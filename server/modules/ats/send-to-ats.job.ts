import type { Deps } from '../../deps'
import { type Ats, AtsFailed, makeAts } from './ats-client'
import { candidateForAts, jobForAts } from './ats.presenter'
import { nextTry } from './ats.rules'
import {
  type Delivery,
  dueDeliveries,
  findSendable,
  settleDelivery,
  takeDelivery,
} from './ats.store'
import { findJob } from '../jobs/jobs.store'

/** The number of deliveries in one round; the next round takes the rest. */
const round = 20
/** Longer than a call may take: a server that has not finished by then has stopped. */
const busySeconds = 60

/**
 * Sends the deliveries that are due. The queue is in the database, so another server continues
 * after a stop.
 */
export async function sendDueToAts(deps: Deps): Promise<void> {
  const ats = makeAts(deps)
  if (ats === null) return
  for (const { id } of await dueDeliveries(deps.db, deps.clock.now(), round)) {
    const failure = await sendToAts(deps, ats, id)
    // Where one gets no answer, neither do the others: they keep their tries.
    if (failure === 'no_answer') return
  }
}

/** One try of one delivery; nothing where another is at it. Gives why it came to nothing. */
export async function sendToAts(
  deps: Deps,
  ats: Ats,
  id: string,
): Promise<AtsFailed['failure'] | null> {
  const begun = deps.clock.now()
  const delivery = await takeDelivery(deps.db, id, {
    now: begun,
    until: new Date(begun.getTime() + busySeconds * 1000),
  })
  if (delivery === null) return null
  try {
    const posting = await send(deps, ats, delivery)
    await settleDelivery(
      deps.db,
      delivery,
      { state: 'sent', settledAt: deps.clock.now(), failure: null, failureStatus: null },
      posting,
    )
    return null
  } catch (error) {
    if (!(error instanceof AtsFailed)) throw error
    const now = deps.clock.now()
    const { failure, status: failureStatus } = error
    const next = nextTry(failure, delivery.tries, now, error.waitSeconds)
    deps.log.warn(
      {
        delivery: id,
        tries: delivery.tries,
        failure,
        status: failureStatus,
        givenUp: next === null,
      },
      'not sent to the applicant tracking system',
    )
    await settleDelivery(
      deps.db,
      delivery,
      {
        failure,
        failureStatus,
        ...(next === null ? { state: 'failed', settledAt: now } : { nextTryAt: next }),
      },
      null,
    )
    return failure
  }
}

/** Sends a job or a candidate as they are now. Gives the id of a job's posting. */
async function send({ db }: Deps, ats: Ats, { jobId, userId }: Delivery): Promise<string | null> {
  const found = await findJob(db, jobId, null)
  if (found === null || found.job.status !== 'published') throw new AtsFailed('gone', null)
  if (userId === null) return ats.putJob(jobId, jobForAts(found))
  const person = await findSendable(db, userId)
  if (person === null || found.job.externalJobId === null) throw new AtsFailed('gone', null)
  await ats.putCandidate(found.job.externalJobId, userId, candidateForAts(person))
  return null
}
