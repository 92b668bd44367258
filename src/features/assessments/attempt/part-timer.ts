import type { Position } from '../../../../machines/assessment/assessment-events'
import {
  beginPart,
  toPartClock,
  currentPart,
  endPart,
  nextExpiry,
  toDeviceParts,
} from '../../../../machines/attempt/part-clock'
import type { PartClock } from '../../../../machines/attempt/part-clock'
import type { Attempt } from './attempt-api'
import type { StoredParts } from './attempt-store'

type Parts = Attempt['parts']

/**
 * A part with less than this time left on the server is not reopened: the time is kept for answers
 * on their way.
 */
const WORTH_MS = 5_000

/**
 * The times of an attempt's parts on this device, by the same part clock as the server's. It runs
 * on by itself offline; each answer of the server moves it forward and sets its deadlines. It goes
 * back only to a part that ran out here and is open on the server, and only when the attempt was
 * just looked up.
 */
export class PartTimer {
  #clock: PartClock

  constructor(parts: StoredParts) {
    this.#clock = toClock(parts)
  }

  /** The part and phase now, or null once all parts are over. */
  position(): Position | null {
    const part = currentPart(this.#clock)
    return part && { part: part.id, phase: part.started_at === null ? 'briefing' : 'answering' }
  }

  /** The parts with their times, to be kept or shown. */
  parts = (): Parts => toDeviceParts(this.#clock)

  /** When the briefing or part runs out: milliseconds on the server's clock, or null. */
  expiresAt(): number | null {
    const at = nextExpiry(this.#clock)
    return at === null ? null : Date.parse(at)
  }

  /** The candidate went on: from a briefing to its part, or from a part to the next briefing. */
  goOn(from: Position, now: number): void {
    const here = this.position()
    if (here?.part !== from.part || here.phase !== from.phase) return
    this.#step(new Date(now).toISOString())
  }

  /** Lets what is overdue at `now` run out. @returns what ran out, in order */
  advance(now: number): Position[] {
    const expired: Position[] = []
    for (;;) {
      const at = this.expiresAt()
      const here = this.position()
      if (at === null || here === null || at > now) return expired
      expired.push(here)
      this.#step(new Date(at).toISOString())
    }
  }

  /** Takes the server's view. @returns what ran out here because the server is further */
  follow(view: Attempt): Position[] {
    const theirs = view.status === 'IN_PROGRESS' ? toClock(view.parts) : null
    if (theirs === null) return []
    const behind = countSteps(theirs) - countSteps(this.#clock)
    if (behind < 0) return []
    const skipped: Position[] = []
    for (let step = 0; step < behind; step += 1) {
      const here = this.position()
      if (here) skipped.push(here)
      this.#step(view.server_time)
    }
    this.#clock = theirs
    return skipped
  }

  /**
   * Whether the server has a briefing or part open, for longer than a moment, that is over here:
   * minutes came after this device had gone on, or its clock was ahead over a reload.
   */
  isAheadOfClock(view: Attempt, now: number): boolean {
    const theirs = view.status === 'IN_PROGRESS' ? toClock(view.parts) : null
    if (theirs === null || countSteps(theirs) >= countSteps(this.#clock)) return false
    const at = nextExpiry(theirs)
    return at !== null && Date.parse(at) - now > WORTH_MS
  }

  /** Goes back to where the server stands. */
  goBack(view: Attempt): void {
    this.#clock = toClock(view.parts)
  }

  #step(at: string): void {
    const briefing = this.position()?.phase === 'briefing'
    this.#clock = briefing ? beginPart(this.#clock, at) : endPart(this.#clock, at)
  }
}

/** How many steps from the first briefing: two for each part. */
const countSteps = (clock: PartClock): number =>
  clock.current * 2 + (currentPart(clock)?.started_at == null ? 0 : 1)

/**
 * A record that an earlier version of the application kept says nothing of breaks; the server's
 * next word does.
 */
const toClock = (parts: StoredParts): PartClock =>
  toPartClock(parts.map((part) => ({ ...part, break_seconds: part.break_seconds ?? 0 })))
