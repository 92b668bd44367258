import type { AssessmentEvent, Position } from '../../../../machines/assessment/assessment-events'
import type { Attempt, Questionnaire } from './attempt-api'
import { writeAs } from './attempt-records'
import type { WriterStore, Writing } from './attempt-records'
import type { AttemptDatabase, AttemptRecord, StoredPiece } from './attempt-store'
import { isDiskFull, freeStorage } from './free-storage'
import { PartTimer } from './part-timer'
import type { ServerClock } from './server-clock'
import { Emitter } from '../engine/emitter'

/**
 * The state of the attempt under way, in memory and on the device: the last answer of the server,
 * the writer's epoch and sequence, and the times of the parts. Every answer of the server is passed
 * to `hear`.
 */
export class LocalAttempt {
  readonly signals = new Emitter<AssessmentEvent>()
  /** The device's wall clock was set, by this many milliseconds. */
  readonly clockChanged = new Emitter<number>()
  /** The server has begun to count late answers since it last answered. */
  readonly answersRevised = new Emitter<void>()
  /** A piece of a recording that was not sent made room for an answer, or found none itself. */
  readonly givenUp = new Emitter<StoredPiece>()
  readonly timer: PartTimer
  readonly clock: ServerClock
  readonly #db: AttemptDatabase
  #record: AttemptRecord
  #unsentPartEvents = 0
  /**
   * When the last of them was acknowledged or refused. A view that was asked for before is older
   * than that.
   */
  #partsSettledAt = -Infinity
  #isAhead = false

  constructor(db: AttemptDatabase, clock: ServerClock, record: AttemptRecord) {
    this.#db = db
    this.clock = clock
    this.#record = record
    this.timer = new PartTimer(record.parts)
  }

  get record(): Readonly<AttemptRecord> {
    return this.#record
  }

  /** By the server's last word a part is open there that is over here. */
  get isAhead(): boolean {
    return this.#isAhead
  }

  /** The next number of this writer's epoch; kept with whatever is written next. */
  nextSequence(): number {
    this.#record = { ...this.#record, sequence: this.#record.sequence + 1 }
    return this.#record.sequence
  }

  /** The server has seen a number of this writer's epoch: the next one is after it. */
  countFrom(sequence: number): void {
    this.#record = { ...this.#record, sequence: Math.max(this.#record.sequence, sequence) }
  }

  /** While a part's begin or end waits to be sent, the server's word on parts is old news. */
  partEventsWaiting(count: number): void {
    if (count < this.#unsentPartEvents) this.#partsSettledAt = this.clock.asking()
    this.#unsentPartEvents = count
  }

  /**
   * Takes the server's view of the attempt and sends the chart the events that follow from it. If a
   * part is over here but open on the server, the chart looks the attempt up; a view with
   * `lookedUp` then decides.
   */
  async hear(view: Attempt, askedAt: number, lookedUp = false): Promise<void> {
    const moved = this.clock.synchronize(view.server_time, askedAt)
    const isMine = view.id === this.#record.attemptId
    if (!isMine) return
    // A page before this one may have given numbers that a full disk did not keep.
    if (view.epoch === this.#record.epoch) this.countFrom(view.sequence)
    const isRevised = view.answers_revision !== this.#record.view.answers_revision
    this.#record = { ...this.#record, view }
    const isSettled = this.#unsentPartEvents === 0
    const ahead =
      isSettled &&
      askedAt >= this.#partsSettledAt &&
      this.timer.isAheadOfClock(view, this.clock.now())
    if (ahead && lookedUp) this.timer.goBack(view)
    this.#isAhead = ahead && !lookedUp
    const expired = isSettled ? this.timer.follow(view) : []
    if (view.status !== 'IN_PROGRESS') this.#record = { ...this.#record, running: false }
    await this.save()
    if (moved !== 0) this.clockChanged.emit(moved)
    if (isRevised) this.answersRevised.emit()
    if (view.status !== 'IN_PROGRESS') this.signals.emit({ type: 'attempt.ended' })
    else if (view.epoch > this.#record.epoch) this.signals.emit({ type: 'writer.taken' })
    else if (this.#isAhead) this.signals.emit({ type: 'attempt.reset' })
    else this.#tell(expired)
  }

  /** Lets overdue briefings and parts run out, and tells the chart. Called every second. */
  async tick(): Promise<void> {
    const expired = this.timer.advance(this.clock.now())
    if (expired.length === 0) return
    await this.save()
    this.#tell(expired)
  }

  /** The candidate went on from here. */
  async goOn(from: Position): Promise<void> {
    this.timer.goOn(from, this.clock.now())
    await this.save()
  }

  async storeQuestions(questionnaire: Questionnaire): Promise<void> {
    this.#record = { ...this.#record, questionnaire }
    await this.save()
  }

  /** The attempt is over for this browser. */
  async end(): Promise<void> {
    this.#record = { ...this.#record, running: false }
    await this.save()
  }

  /**
   * The server has a later writer. Kept on the device, so that a reload without a connection does
   * not take this page for the writer again and call saved what was refused.
   */
  async refusedAsStale(): Promise<void> {
    const { view, epoch } = this.#record
    this.#record = { ...this.#record, view: { ...view, epoch: Math.max(view.epoch, epoch + 1) } }
    await this.save()
    this.signals.emit({ type: 'writer.taken' })
  }

  /**
   * The server takes nothing more of it, so it is over or was set aside: the chart looks up what it
   * became.
   */
  async refusedForGood(): Promise<void> {
    await this.end()
    this.signals.emit({ type: 'attempt.ended' })
  }

  /**
   * A record that found no room stays in memory and is written with the next one.
   * @returns false when a later writer of this browser has taken over
   */
  async save(): Promise<boolean> {
    const position = this.timer.position()
    this.#record = {
      ...this.#record,
      clock: this.clock.mark(),
      parts: this.timer.parts(),
      position: { part: position?.part ?? null, phase: position?.phase ?? null },
    }
    const put = this.write(['attempts'], (tx) => tx.objectStore('attempts').put(this.#record))
    return put.catch((error: unknown) => {
      if (!isDiskFull(error)) throw error
      return true
    })
  }

  /**
   * Writes on the device as this writer. If a later writer of this browser has taken over, nothing
   * is written and the chart is told.
   */
  async write<Store extends WriterStore>(
    stores: Store[],
    put: (tx: Writing<Store>) => Promise<unknown>,
  ): Promise<boolean> {
    const isWriter = await freeStorage(
      this.#db,
      () => writeAs(this.#db, this.#record, stores, put),
      { of: this.#record, onGivenUp: (piece) => this.givenUp.emit(piece) },
    )
    if (!isWriter) this.signals.emit({ type: 'writer.taken' })
    return isWriter
  }

  #tell(expired: readonly Position[]): void {
    for (const position of expired) this.signals.emit({ type: 'clock.expired', ...position })
  }
}
