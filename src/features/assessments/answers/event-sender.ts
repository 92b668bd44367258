import { newId } from '../../../lib/new-id'
import type { AnswerOutbox } from './answer-outbox'
import type { AttemptApi, AttemptEventRequest, ClientEventType } from '../attempt/attempt-api'
import { toCode, isOfAttempt, isOutage, questionsIn } from '../attempt/attempt-failure'
import type { LocalAttempt } from '../attempt/local-attempt'
import type { AttemptDatabase, StoredEvent } from '../attempt/attempt-store'
import { isDiskFull } from '../attempt/free-storage'
import { TaskQueue } from '../engine/task-queue'

/** The content of an event; it has its own key if another record refers to it. */
type Said = Pick<AttemptEventRequest, 'part' | 'reason' | 'detail' | 'answers'> &
  Partial<Pick<AttemptEventRequest, 'key'>>

/** These end a part or the attempt: what was answered goes up before them. */
const afterAnswers: readonly ClientEventType[] = [
  'part.submitted',
  'attempt.submitted',
  'attempt.exited',
  'capture.expired',
]
const partEvents: readonly ClientEventType[] = ['part.begun', 'part.submitted']
/**
 * Lifecycle events on their way, in order and each under its own key, so that one sent twice counts
 * once.
 */
export class EventSender {
  readonly #api: AttemptApi
  readonly #db: AttemptDatabase
  readonly #local: LocalAttempt
  readonly #outbox: AnswerOutbox
  /** Events that are not on the device yet, or found no room there; they come after those that are. */
  readonly #unwritten: StoredEvent[] = []
  readonly #writes = new TaskQueue()
  readonly #sends = new TaskQueue()

  constructor(api: AttemptApi, db: AttemptDatabase, local: LocalAttempt, outbox: AnswerOutbox) {
    this.#api = api
    this.#db = db
    this.#local = local
    this.#outbox = outbox
  }

  /** Keeps an event on the device, dated now. It goes up with the next `flush`. */
  record(type: ClientEventType, said: Said = {}): Promise<void> {
    const { userId, attemptId, assessmentId } = this.#local.record
    const body = this.#bodyOf(type, said)
    return this.#writes.run(async () => {
      this.#unwritten.push({ userId, attemptId, assessmentId, body })
      await this.#writeDown()
      await this.#count()
      await this.#local.save()
    })
  }

  /** Writes what is not on the device yet, in order. What finds no room lasts as long as the page. */
  async #writeDown(): Promise<void> {
    for (let next = this.#unwritten[0]; next !== undefined; next = this.#unwritten[0]) {
      const event = next
      const isRefused = await this.#local
        .write(['events'], (tx) => tx.objectStore('events').add(event))
        .then(() => false, refuseOther)
      if (isRefused) return
      this.#drop(event)
    }
  }

  /** By itself and not by its place: it may have been sent while it was being written. */
  #drop(event: StoredEvent): void {
    const at = this.#unwritten.indexOf(event)
    if (at >= 0) this.#unwritten.splice(at, 1)
  }

  /**
   * Sends what is waiting, the oldest first.
   * @throws what the call rejected with when no answer came; the rest stays and goes up next time
   */
  flush(): Promise<void> {
    return this.#sends.run(async () => {
      await this.#writes.run(() => this.#writeDown())
      for (;;) {
        const [event] = await this.#waiting(1)
        if (!event) return
        if (afterAnswers.includes(event.body.type)) await this.#outbox.flush()
        // The shown answers have been sent again. If they still differ, the event waits for the
        // next time: the server closes the part itself when its time is over.
        if ((await this.#send(event)) === 'differs' && (await this.#send(event)) === 'differs')
          return
      }
    })
  }

  /** Counts what is waiting from before the page was loaded. */
  prepare = (): Promise<void> => this.#count()

  /** True while an event of this type has not been acknowledged. */
  waits = async (type: ClientEventType): Promise<boolean> =>
    (await this.#waiting()).some(({ body }) => body.type === type)

  /** Tells the server that this browser is there. Not kept: only its answer matters. */
  async sendHeartbeat(): Promise<void> {
    const askedAt = this.#local.clock.asking()
    const body = this.#bodyOf('heartbeat', {})
    try {
      await this.#local.hear(
        await this.#api.sendEvent(this.#local.record.assessmentId, body),
        askedAt,
      )
    } catch (error) {
      // A device on which nothing is written learns by this alone that another one took over.
      if (!isOutage(error)) await this.#tell(toCode(error), body.epoch)
      throw error
    }
  }

  /**
   * Has the server say how the attempt stands. A refusal says it as well. @throws when no answer
   * came
   */
  async fetchStatus(): Promise<void> {
    await this.sendHeartbeat().catch((error: unknown) => {
      if (isOutage(error)) throw error
    })
  }

  /** @returns `differs` where the server holds other answers than were shown, which are sent again */
  async #send(event: StoredEvent): Promise<'settled' | 'differs'> {
    const { assessmentId, body } = event
    const askedAt = this.#local.clock.asking()
    let refused: string | null = null
    try {
      const view = await this.#api.sendEvent(assessmentId, body)
      await this.#forget(event)
      await this.#local.hear(view, askedAt)
    } catch (error) {
      if (isOutage(error)) throw error
      if (toCode(error) === 'answers_differ' && body.part !== undefined) {
        await this.#outbox.sendShown(body.part, questionsIn(error))
        return 'differs'
      }
      // The server will never take it: it is of an earlier writer, or the attempt is over.
      await this.#forget(event)
      refused = toCode(error)
    }
    if (refused === null) return 'settled'
    await this.#tell(refused, body.epoch)
    // The parts stand otherwise on the server, and only its view tells how.
    if (refused === 'client_event_refused' && partEvents.includes(body.type))
      await this.fetchStatus()
    return 'settled'
  }

  /**
   * What a refusal means for the chart. One left over from an earlier writer of this browser says
   * nothing about now.
   */
  async #tell(code: string, epoch: number): Promise<void> {
    if (code === 'writer_elsewhere' && epoch === this.#local.record.epoch)
      await this.#local.refusedAsStale()
    if (isOfAttempt(code)) await this.#local.refusedForGood()
  }

  #bodyOf(type: ClientEventType, said: Said): AttemptEventRequest {
    const { record, clock } = this.#local
    return {
      attempt_id: record.attemptId,
      key: newId(),
      epoch: record.epoch,
      sequence: type === 'heartbeat' ? record.sequence : this.#local.nextSequence(),
      type,
      ...said,
      ...clock.instant(),
      at: clock.wallTime(),
    }
  }

  async #forget(event: StoredEvent): Promise<void> {
    this.#drop(event)
    if (event.id !== undefined) await this.#db.delete('events', event.id)
    await this.#count()
  }

  async #count(): Promise<void> {
    const waiting = await this.#waiting()
    this.#local.partEventsWaiting(
      waiting.filter(({ body }) => partEvents.includes(body.type)).length,
    )
  }

  async #waiting(count?: number): Promise<StoredEvent[]> {
    const { userId, attemptId } = this.#local.record
    const stored = await this.#db.getAllFromIndex('events', 'attempt', [userId, attemptId], count)
    return [...stored, ...this.#unwritten]
  }
}

/** True for a disk that is full. @throws everything else */
function refuseOther(error: unknown): true {
  if (!isDiskFull(error)) throw error
  return true
}
