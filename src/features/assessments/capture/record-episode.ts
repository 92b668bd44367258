import type { ClientEventType, EpisodeDetail } from '../attempt/attempt-api'
import type { OpenAttempt } from '../attempt/open-attempt'
import type { ServerClock } from '../attempt/server-clock'

/** The parts of the engine that an episode needs. */
interface Noting {
  attempt: OpenAttempt | null
  clock: ServerClock
  flush: () => Promise<void>
}

/** When something began that many milliseconds ago, since the attempt's start. */
export function beganAt(engine: Omit<Noting, 'flush'>, ago: number): { offset_ms: number } {
  const started = Date.parse(engine.attempt?.local.record.view.started_at ?? '')
  return { offset_ms: Math.max(0, Math.round(engine.clock.now() - started - ago) || 0) }
}

/** Notes an event of the attempt and sends it as soon as that goes. */
export function record(
  engine: Noting,
  type: ClientEventType,
  detail: EpisodeDetail,
  key?: string,
): void {
  const sender = engine.attempt?.sender
  void sender
    ?.record(type, key === undefined ? { detail } : { detail, key })
    .then(() => engine.flush())
}
