import type { AttemptApi, TakeAnswer } from '../attempt/attempt-api'
import { toCode, isOfAttempt, isOutage } from '../attempt/attempt-failure'
import { toKeyRange } from '../attempt/attempt-store'
import type { AttemptDatabase, StoredPiece, StoredTake } from '../attempt/attempt-store'
import { freeStorage } from '../attempt/free-storage'
import { TaskQueue } from '../engine/task-queue'

/**
 * Recordings on their way: kept on the device, sent one after another in the order of each
 * recorder's run, deleted when acknowledged and for nothing else. What the server refuses stays and is
 * tried again when the attempt is opened the next time. The server counts a piece once by its run
 * and index, so one sent twice does no harm.
 */
export class PieceUploader {
  readonly #api: AttemptApi
  readonly #db: AttemptDatabase
  readonly #userId: string
  readonly #attemptId: string
  readonly #giveUp: (piece: StoredPiece) => void
  readonly #sends = new TaskQueue()
  /**
   * Runs of a recorder of which the server refused a piece for good: without it the rest is no
   * file.
   */
  readonly #refusedRuns = new Set<string>()
  /** What the server refused since the attempt was opened; it is not sent again until the next time. */
  readonly #refused = new Set<string>()
  /** The server takes nothing of this attempt. */
  #isAttemptRefused = false

  /** @param giveUp is told of each piece that the disk had no room for, beside an answer or at all */
  constructor(
    api: AttemptApi,
    db: AttemptDatabase,
    userId: string,
    attemptId: string,
    giveUp: (piece: StoredPiece) => void = () => undefined,
  ) {
    this.#giveUp = giveUp
    this.#api = api
    this.#db = db
    this.#userId = userId
    this.#attemptId = attemptId
  }

  /** @throws what the write rejected with, after the piece was reported as lost */
  storePiece = async (piece: StoredPiece): Promise<void> => {
    await freeStorage(this.#db, () => this.#db.put('pieces', piece)).catch((error: unknown) => {
      this.#giveUp(piece)
      throw error
    })
  }

  /** Keeps the picture of an episode where there is room: it makes way for everything else. */
  storeEpisodePicture = async (piece: StoredPiece): Promise<void> => {
    await this.#db.put('pieces', piece).catch(() => undefined)
  }

  storeTake = async (take: StoredTake): Promise<void> => {
    await freeStorage(this.#db, () => this.#db.put('takes', take), {
      of: take,
      onGivenUp: this.#giveUp,
    })
  }

  /** The takes of this attempt, sent or not, by question. */
  takes = (): Promise<StoredTake[]> => this.#db.getAll('takes', this.#range())

  /** How many pieces and takes are still to be sent: neither acknowledged nor refused. */
  async waiting(): Promise<number> {
    if (this.#isAttemptRefused) return 0
    const takes = await this.takes()
    const unsent =
      (await this.#db.count('pieces', this.#range())) +
      takes.filter((take) => take.file !== null).length
    return unsent - this.#refused.size
  }

  /**
   * Sends what is kept: takes first, as they are answers. What is not sent once it is `stopped`
   * stays.
   * @throws what the call rejected with when no answer came; the rest stays
   */
  flush(stopped?: AbortSignal): Promise<void> {
    return this.#sends.run(async () => {
      await this.#sendTakes()
      for (const key of await this.#db.getAllKeys('pieces', this.#range())) {
        if (stopped?.aborted) return
        const piece = await this.#db.get('pieces', key)
        if (piece) await this.#sendPiece(piece)
      }
    })
  }

  /**
   * Sends the takes alone. @throws what the call rejected with when no answer came; the rest stays
   */
  flushTakes = (): Promise<void> => this.#sends.run(() => this.#sendTakes())

  /**
   * Asks the server whether late takes that it only kept count by now. Their sound is already
   * there, so this fetches the questions, which state it for each take.
   * @throws what the call rejected with when there was no answer
   */
  refreshStored = (): Promise<void> =>
    this.#sends.run(async () => {
      const stored = (await this.takes()).filter(({ came }) => came === 'kept')
      const [first] = stored
      if (first === undefined) return
      const { takes } = await this.#api.getQuestionnaire(first.assessmentId)
      for (const take of stored) {
        const stored = takes.find(
          (one) => one.question_id === take.questionId && one.take === take.take,
        )
        if (stored !== undefined)
          await this.#db.put('takes', { ...take, came: toCame(stored.state) })
      }
    })

  async #sendTakes(): Promise<void> {
    for (const take of await this.takes()) await this.#sendTake(take)
  }

  async #sendPiece(piece: StoredPiece): Promise<void> {
    const { attemptId, assessmentId, kind, sessionId, index, offset_ms, duration_ms, last, file } =
      piece
    const upload = {
      attempt_id: attemptId,
      kind,
      session_id: sessionId,
      index,
      offset_ms,
      duration_ms,
      last,
      file,
    }
    const key = toName(sessionId, index)
    if (this.#isAttemptRefused || this.#refused.has(key)) return
    const taken =
      !this.#refusedRuns.has(sessionId) &&
      (await this.#unlessRefused(this.#api.savePiece(assessmentId, upload))) !== null
    if (taken) {
      await this.#db.delete('pieces', [piece.userId, attemptId, sessionId, index])
      return
    }
    this.#refused.add(key)
    // A still stands by itself.
    if (kind !== 'screenshot' && kind !== 'episode') this.#refusedRuns.add(sessionId)
  }

  async #sendTake(take: StoredTake): Promise<void> {
    const { attemptId, assessmentId, questionId, epoch, duration_ms, transcript, file } = take
    const { since, elapsed_ms } = take
    const key = toName(questionId, take.take)
    if (file === null || this.#isAttemptRefused || this.#refused.has(key)) return
    const upload = { attempt_id: attemptId, epoch, take: take.take, duration_ms, file }
    const state = await this.#unlessRefused(
      this.#api.saveTake(assessmentId, questionId, {
        ...upload,
        ...(transcript === null ? {} : { transcript }),
        ...(since === undefined || elapsed_ms === undefined ? {} : { since, elapsed_ms }),
      }),
    )
    if (state === null) this.#refused.add(key)
    else await this.#db.put('takes', { ...take, file: null, came: toCame(state) })
  }

  /**
   * A refusal is no acknowledgement. @returns null for one
   * @throws what the call rejected with when no answer came
   */
  async #unlessRefused<Answer>(call: Promise<Answer>): Promise<Answer | null> {
    try {
      return await call
    } catch (error) {
      if (isOutage(error)) throw error
      if (isOfAttempt(toCode(error))) this.#isAttemptRefused = true
      return null
    }
  }

  #range = (): IDBKeyRange => toKeyRange(this.#userId, this.#attemptId)
}

/** The state of a take as it is kept on the device; a take that came in time has none. */
export const toCame = (state: TakeAnswer): StoredTake['came'] =>
  state === 'saved' ? undefined : state

const toName = (of: string, index: number): string => `${of} ${index}`
