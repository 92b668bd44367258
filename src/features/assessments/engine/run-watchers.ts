import type { AssessmentEvent } from '../../../../machines/assessment/assessment-events'
import type { PartId } from '../../../../machines/assessment/parts'
import type { AssessmentEngine } from './assessment-engine'
import { ConnectionWatch, HEARTBEAT_MS } from './connection-watch'
import { watchIntegrity } from '../signals/integrity-watch'
import type { PageTools } from './page-tools'
import { record, beganAt } from '../capture/record-episode'

export type SendEvent = (event: AssessmentEvent) => void

const TICK_MS = 1_000
/** This long before a part runs out, the server is asked whether time was granted. */
const REVALIDATE_AHEAD_MS = 3_000
const POLL_MS = 10_000

/**
 * Lets parts run out by the server's clock and passes on what the server says. @returns what stops
 * it
 */
export function watchClock(engine: AssessmentEngine, sendEvent: SendEvent): () => void {
  const local = engine.attempt?.local
  if (!local) return () => undefined
  const stopListening = local.signals.on((event) => {
    if (event.type === 'clock.expired' && event.phase === 'briefing')
      void sendAgain(engine, event.part)
    sendEvent(event)
  })
  const stopClock = local.clockChanged.on((moved) =>
    record(engine, 'episode.recorded', { cause: 'clock_changed', length_ms: Math.abs(moved) }),
  )
  const stopRevisions = local.answersRevised.on(() => void refreshStored(engine))
  let asked: number | null = null
  const revalidateAhead = () => {
    const at = local.timer.position()?.phase === 'answering' ? local.timer.expiresAt() : null
    if (at === null || at === asked || at - engine.clock.now() > REVALIDATE_AHEAD_MS) return
    asked = at
    engine.revalidations.emit()
  }
  const timer = setInterval(() => {
    revalidateAhead()
    void local.tick()
  }, TICK_MS)
  return () => {
    stopListening()
    stopClock()
    stopRevisions()
    clearInterval(timer)
  }
}

/** Sends the answers of a part again when it begins, because it may have been reopened. */
export const sendAgain = async (engine: AssessmentEngine, part: PartId): Promise<void> =>
  engine.attempt?.outbox.sendAgain(part).catch((error: unknown) => engine.revalidate(error))

/** Lets the page learn which late answers count by now, written and spoken. */
async function refreshStored(engine: AssessmentEngine): Promise<void> {
  const { outbox, uploader } = engine.attempt ?? {}
  await outbox?.refreshStored().catch((error: unknown) => engine.revalidate(error))
  await uploader?.refreshStored().catch((error: unknown) => engine.revalidate(error))
  engine.changes.emit()
}

/** Heartbeats, and what follows when they are not answered. @returns what stops it */
export function watchConnection(
  engine: AssessmentEngine,
  page: EventTarget,
  sendEvent: SendEvent,
): () => void {
  const sender = engine.attempt?.sender
  if (!sender) return () => undefined
  const { mono } = engine.tools.ticks
  const listener = {
    onLost: () => {
      record(engine, 'connection.lost', { cause: 'offline', length_ms: null })
      sendEvent({ type: 'connection.lost' })
    },
    onRestored: (length_ms: number) => {
      record(engine, 'connection.restored', { cause: 'offline', length_ms })
      sendEvent({ type: 'connection.restored' })
    },
  }
  const watch = new ConnectionWatch(() => sender.sendHeartbeat(), listener, mono)
  const stopDoubts = engine.revalidations.on(() => void watch.check())
  const stopMissed = engine.onReconnectFailed.on(() => watch.onReconnectFailed())
  const stop = watch.start(page)
  return () => {
    stopDoubts()
    stopMissed()
    stop()
  }
}

/**
 * Passes on that the browser is connected again, while something waits for that and nobody sends
 * heartbeats. @returns what stops it
 */
export function watchReturn(network: EventTarget, sendEvent: SendEvent): () => void {
  const back = () => sendEvent({ type: 'connection.restored' })
  network.addEventListener('online', back)
  return () => network.removeEventListener('online', back)
}

/**
 * Before the attempt a device that goes off only has to be switched on again. @returns what stops
 * it
 */
export const watchDevices = (engine: AssessmentEngine, sendEvent: SendEvent): (() => void) =>
  engine.tools.devices.changes.on((change) => {
    if (change.type === 'device.lost') sendEvent(change)
  })

/** Absences from the page, each kept as an episode. @returns what stops it */
export const watchAbsence = (
  engine: AssessmentEngine,
  { page, isCovered }: Pick<PageTools, 'page' | 'isCovered'>,
  sendEvent: SendEvent,
): (() => void) =>
  watchIntegrity(
    page,
    engine.tools.ticks.mono,
    {
      onAway: () => sendEvent({ type: 'away.began' }),
      onBack: () => sendEvent({ type: 'away.ended' }),
      onEpisode: (episode) =>
        record(engine, 'episode.recorded', {
          ...episode,
          ...beganAt(engine, episode.length_ms ?? 0),
        }),
    },
    () => isCovered() || engine.tools.devices.isAsking,
  )

/**
 * Has a page that another one took over hear that the attempt is over: it sends no heartbeats, so
 * it looks as often as they go out. @returns what stops it
 */
export function watchEnd(
  engine: AssessmentEngine,
  attemptId: string,
  sendEvent: SendEvent,
): () => void {
  let stopped = false
  const look = async () => {
    const attempt = (await engine.card())?.attempt
    const isRunning = attempt?.id === attemptId && attempt.status === 'IN_PROGRESS'
    if (!isRunning && !stopped) sendEvent({ type: 'attempt.ended' })
  }
  const timer = setInterval(() => void look().catch(() => undefined), HEARTBEAT_MS)
  return () => {
    stopped = true
    clearInterval(timer)
  }
}

/**
 * Asks every few seconds what became of an attempt that is over, and sends what is left. @returns
 * what stops it
 */
export function watchAttempt(
  engine: AssessmentEngine,
  attemptId: string,
  sendEvent: SendEvent,
): () => void {
  let stopped = false
  const look = async () => {
    const card = await engine.card()
    const event = card && toOutcome(card, attemptId)
    if (event && !stopped) sendEvent(event)
  }
  const deliverStored = async () => {
    const stored = await engine.reopenStored(attemptId)
    if (stored) await engine.drain()
  }
  const poll = () => void look().catch(() => undefined)
  poll()
  void deliverStored().catch(() => undefined)
  const timer = setInterval(poll, POLL_MS)
  return () => {
    stopped = true
    clearInterval(timer)
  }
}

type Card = NonNullable<Awaited<ReturnType<AssessmentEngine['card']>>>

/** What the server's view means for a chart whose attempt is over. */
export function toOutcome(
  { attempt, available, assessment_id, consent_needed: mustRead = false }: Card,
  attemptId: string,
): AssessmentEvent | null {
  // A redo that cannot be taken now, or before which the text is to be read that has changed since,
  // is looked at anew, as what was never taken.
  if (!attempt || (attempt.status === 'REDO' && (!available || mustRead)))
    return { type: 'attempt.reset' }
  if (attempt.status === 'REDO') return { type: 'redo.granted', assessmentId: assessment_id }
  if (attempt.id !== attemptId) return { type: 'attempt.reset' }
  // The attempt is being scored, perhaps for a second time, so the chart has to look it up again.
  if (attempt.status === 'RESULT_PROCESSING') return { type: 'attempt.ended' }
  if (attempt.status === 'COMPLETED') return { type: 'result.completed' }
  if (attempt.status === 'FAILED') return { type: 'result.failed' }
  if (attempt.status === 'CANCELLED') return { type: 'attempt.disqualified' }
  return null
}
