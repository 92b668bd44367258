/** The device's two clocks in milliseconds: one that nobody can set, and the one on the wall. */
export interface Ticks {
  mono(): number
  wall(): number
}

export const deviceTicks: Ticks = { mono: () => performance.now(), wall: () => Date.now() }

/** When something happened, in a form that does not depend on the device's wall clock. */
export interface Instant {
  /** `server_time` of the last answer before it. */
  since: string
  /** Monotonic milliseconds from that answer. */
  elapsed_ms: number
}

/** The values kept on the device so that the clock continues after a reload. */
export interface ClockMark extends Instant {
  wall: number
}

/** A wall clock that moves by more than this against the server's was set by somebody. */
const CHANGED_MS = 2_000

/**
 * The server's clock as the device knows it: the last answer's time plus monotonic time since.
 * Hours wrong or changed on the device make no difference.
 */
export class ServerClock {
  readonly #ticks: Ticks
  #since: string | null = null
  #heardAt = 0
  #carried = 0
  #wallAhead: number | null = null

  constructor(ticks: Ticks = deviceTicks) {
    this.#ticks = ticks
  }

  /** A moment to measure a call from; hand it to `synchronize` with the answer. */
  asking = (): number => this.#ticks.mono()

  /**
   * Takes an answer's `server_time`.
   * @returns by how many milliseconds the device's wall clock was set since the answer before, or 0
   */
  synchronize(serverTime: string, askedAt: number): number {
    const now = this.#ticks.mono()
    // The server wrote its time while the answer was on its way: half of the way is the best guess.
    this.#heardAt = now - Math.min(now - askedAt, 10_000) / 2
    this.#since = serverTime
    this.#carried = 0
    const before = this.#wallAhead
    this.#wallAhead = this.#ticks.wall() - this.now()
    const moved = before === null ? 0 : this.#wallAhead - before
    return Math.abs(moved) > CHANGED_MS ? Math.round(moved) : 0
  }

  /** Milliseconds since 1970 on the server's clock; the wall clock's until the server was heard. */
  now(): number {
    return this.#since === null ? this.#ticks.wall() : Date.parse(this.#since) + this.#elapsed()
  }

  /** This moment, relative to the last answer. */
  instant(): Instant {
    return {
      since: this.#since ?? new Date(this.now()).toISOString(),
      elapsed_ms: Math.round(this.#elapsed()),
    }
  }

  /** This moment and the wall's, to be kept on the device. */
  mark = (): ClockMark => ({ ...this.instant(), wall: this.#ticks.wall() })

  /**
   * Goes on from a kept mark, unless the server was heard on this page. Over the reload itself only
   * the wall clock ran; it never counts backwards.
   */
  restore(mark: ClockMark): void {
    if (this.#since !== null) return
    this.#since = mark.since
    this.#heardAt = this.#ticks.mono()
    this.#carried = mark.elapsed_ms + Math.max(0, this.#ticks.wall() - mark.wall)
  }

  /**
   * The device's wall clock as the contract wants it beside an event: evidence, never a measure.
   */
  wallTime = (): string => new Date(this.#ticks.wall()).toISOString()

  #elapsed = (): number =>
    this.#since === null ? 0 : this.#carried + this.#ticks.mono() - this.#heardAt
}

/** The server-clock milliseconds of a told instant. */
export const toMilliseconds = ({ since, elapsed_ms }: Instant): number =>
  Date.parse(since) + elapsed_ms
