import type { CheckOutcome } from '../../../../machines/assessment/assessment-events'
import type { AssessmentCard } from './attempt-api'
import { isOutage } from './attempt-failure'
import type { AttemptRecord } from './attempt-store'
import type { DeviceAttempt } from './device-attempt'
import { hasUnsentWork, archive } from './local-attempt-store'

/**
 * Is there an attempt, and is this browser its writer? Offline the device itself answers, if it
 * can. `onCard` hears what is arranged for the candidate before anything is opened.
 */
export async function findAttempt(
  device: DeviceAttempt,
  onCard: (card: AssessmentCard) => void,
): Promise<CheckOutcome> {
  const { api, kind } = device.tools
  const stored = await device.findRunning()
  const askedAt = device.clock.asking()
  const cards = await api.listAttempts().catch((error: unknown) => {
    if (!isOutage(error) || stored === null) throw error
    return null
  })
  if (cards === null && stored !== null) {
    device.tools.devices.replaced = stored.replaced ?? []
    return foundHere(device, stored)
  }
  const card = cards?.find((one) => one.kind === kind)
  if (!card) return { found: 'unavailable' }
  onCard(card)
  if (stored && (card.attempt?.id !== stored.attemptId || card.attempt.status === 'REDO'))
    await archive(stored, device.tools.database)
  return foundByCard(device, card, askedAt)
}

async function foundByCard(
  device: DeviceAttempt,
  card: AssessmentCard,
  askedAt: number,
): Promise<CheckOutcome> {
  const { attempt, available, assessment_id, consent_needed: mustRead = false } = card
  if (!attempt || attempt.status === 'REDO')
    return available
      ? // Before a redo the text is read only where it has changed since.
        { found: attempt && !mustRead ? 'redo' : 'never', assessmentId: assessment_id }
      : { found: 'unavailable' }
  const ids = { assessmentId: attempt.assessment_id, attemptId: attempt.id }
  // Before anything is kept: what stands on the device is the writing tab's.
  if (attempt.status === 'IN_PROGRESS' && (await device.tools.lock.isElsewhere(attempt.id)))
    return { found: 'elsewhere', ...ids, position: null }
  const record = await device.record(attempt.id)
  const open = record && (await device.reopen(record))
  await open?.local.hear(attempt, askedAt, true)
  if (attempt.status === 'IN_PROGRESS')
    return open && record.epoch === attempt.epoch
      ? foundHere(device, open.local.record)
      : { found: 'elsewhere', ...ids, position: null }
  if (attempt.status === 'RESULT_PROCESSING')
    return {
      found:
        open && (await hasUnsentWork(device.tools.userId, device.tools.database, attempt.id))
          ? 'undrained'
          : 'processing',
      ...ids,
    }
  return { found: endByStatus[attempt.status], ...ids }
}

async function foundHere(device: DeviceAttempt, record: AttemptRecord): Promise<CheckOutcome> {
  const { assessmentId, attemptId } = record
  if (await device.tools.lock.isElsewhere(attemptId))
    return { found: 'elsewhere', assessmentId, attemptId, position: null }
  const { local } = await device.reopen(record)
  local.timer.advance(device.clock.now())
  const position = local.timer.position()
  return position
    ? { found: 'here', assessmentId, attemptId, position }
    : { found: 'finished', assessmentId, attemptId }
}

const endByStatus = { COMPLETED: 'completed', FAILED: 'failed', CANCELLED: 'cancelled' } as const
