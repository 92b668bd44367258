import { isOutage } from '../attempt/attempt-failure'
import { type Backoff, createBackoff } from '../../../lib/retry'

/**
 * While the attempt runs the writing browser says that it is there this often; 45 s of silence is
 * an outage.
 */
export const HEARTBEAT_MS = 15_000

export interface ConnectionListener {
  onLost: () => void
  /** With how long the server did not answer, in milliseconds. */
  onRestored: (length_ms: number) => void
}

/**
 * Finds out by heartbeats whether the server answers. Offline it asks again sooner, and at once
 * when it may be back.
 */
export class ConnectionWatch {
  readonly #beat: () => Promise<void>
  readonly #listener: ConnectionListener
  readonly #mono: () => number
  readonly #backoff: Backoff
  #timer: ReturnType<typeof setTimeout> | null = null
  #lostAt: number | null = null
  #beating = false
  /** The browser came back while a heartbeat was out, which may still fail for the time before. */
  #askAgain = false
  #stopped = false

  constructor(
    sendHeartbeat: () => Promise<void>,
    listener: ConnectionListener,
    mono: () => number,
    backoff = createBackoff(),
  ) {
    this.#beat = sendHeartbeat
    this.#listener = listener
    this.#mono = mono
    this.#backoff = backoff
  }

  /** @returns what stops the heartbeats */
  start(page: EventTarget): () => void {
    const check = () => void this.check()
    const back = () => {
      this.#askAgain = this.#beating
      check()
    }
    page.addEventListener('online', back)
    page.addEventListener('offline', check)
    check()
    return () => {
      this.#stopped = true
      page.removeEventListener('online', back)
      page.removeEventListener('offline', check)
      if (this.#timer !== null) clearTimeout(this.#timer)
    }
  }

  /**
   * Sends a heartbeat now: after a failed call, or when the browser says that something changed.
   */
  async check(): Promise<void> {
    if (this.#beating || this.#stopped) return
    this.#beating = true
    const answered = await this.#beat().then(
      () => true,
      (error: unknown) => !isOutage(error),
    )
    this.#beating = false
    if (this.#stopped) return
    if (answered) this.#answered()
    else this.#silent()
    const next = this.#lostAt === null ? HEARTBEAT_MS : Math.min(HEARTBEAT_MS, this.#backoff.next())
    this.#beatIn(this.#askAgain ? 0 : next)
    this.#askAgain = false
  }

  /**
   * Continues the outage, because the waiting work could not be sent. The next heartbeat that is
   * answered ends it again.
   */
  onReconnectFailed(): void {
    this.#lostAt ??= this.#mono()
    this.#beatIn(this.#backoff.next())
  }

  #beatIn(wait: number): void {
    if (this.#timer !== null) clearTimeout(this.#timer)
    if (!this.#stopped) this.#timer = setTimeout(() => void this.check(), wait)
  }

  #answered(): void {
    this.#backoff.reset()
    if (this.#lostAt === null) return
    const length = this.#mono() - this.#lostAt
    this.#lostAt = null
    this.#listener.onRestored(Math.round(length))
  }

  #silent(): void {
    if (this.#lostAt !== null) return
    this.#lostAt = this.#mono()
    this.#listener.onLost()
  }
}
