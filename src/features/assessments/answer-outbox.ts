import { afterPaint } from '../../lib/after-paint'
import type { AnswerEdit, AttemptApi, QuestionType } from './attempt-api'
import { codeOf, isOutage } from './attempt-failure'
import type { AttemptKeeper } from './attempt-keeper'
import { keysOf } from './attempt-store'
import type { AttemptDatabase, KeptAnswer } from './attempt-store'
import { Serial } from './serial'
import { millisOf } from './server-clock'

/** The contract takes at most this many answers in one call. */
const BATCH = 100
/**
 * Longer than this without an answer is an outage, so an edit from before it says when it was made.
 */
const LATE_MS = 45_000

/**
 * Answers on their way: first onto the device, then to the server; gone from neither before the
 * server has them.
 */
export class AnswerOutbox {
  readonly #api: AttemptApi
  readonly #db: AttemptDatabase
  readonly #keeper: AttemptKeeper
  readonly #writes = new Serial()
  /** The newest edit of each question that is not on the device yet. */
  readonly #newest = new Map<string, KeptAnswer>()
  readonly #sends = new Serial()

  constructor(api: AttemptApi, db: AttemptDatabase, keeper: AttemptKeeper) {
    this.#api = api
    this.#db = db
    this.#keeper = keeper
  }

  /** Keeps an edit on the device. Resolves once it would survive a crash of the tab. */
  change(questionId: string, type: QuestionType, value: string): Promise<void> {
    const { record, clock, timer } = this.#keeper
    const made = clock.instant()
    const part = timer.position()?.part ?? record.parts.at(-1)?.id
    if (part === undefined)
      return Promise.reject(new Error('An attempt without parts cannot be answered.'))
    const sequence = this.#keeper.nextSequence()
    const { userId, attemptId, epoch } = record
    const answer: KeptAnswer = {
      ...made,
      userId,
      attemptId,
      questionId,
      part,
      type,
      value,
      epoch,
      sequence,
      unsent: true,
      delayed: false,
    }
    this.#newest.set(questionId, answer)
    // When it was made stands; the writing itself comes behind the paint of the key. Someone types
    // faster than a slow disk writes: a turn writes what stands by then, and the turns it made
    // needless pass.
    const painted = new Promise<void>(afterPaint)
    return this.#writes.run(async () => {
      await painted
      const newest = this.#newest.get(questionId)
      if (newest === undefined) return
      this.#newest.delete(questionId)
      await this.#keeper.write(['answers'], (tx) => tx.objectStore('answers').put(newest))
    })
  }

  /** Every answer kept for this attempt, by question. */
  async kept(): Promise<Map<string, string>> {
    const answers = await this.#all()
    return new Map(answers.map((answer) => [answer.questionId, answer.value]))
  }

  /**
   * Sends what the server does not have.
   * @returns whether something was written meanwhile
   * @throws what the call rejected with when no answer came; nothing is lost, send again
   */
  flush(): Promise<{ pending: boolean }> {
    return this.#sends.run(async () => {
      await this.#writes.run(() => Promise.resolve())
      const unsent = (await this.#all()).filter((answer) => answer.unsent)
      for (const epoch of new Set(unsent.map((answer) => answer.epoch))) {
        const answers = unsent.filter((answer) => answer.epoch === epoch)
        for (let at = 0; at < answers.length; at += BATCH)
          await this.#send(epoch, answers.slice(at, at + BATCH))
      }
      const kept = await this.#all()
      // Another tab may have been told: what the server refused is not to pass for saved here
      // either.
      if (kept.some(({ stale, epoch }) => stale === true && epoch === this.#keeper.record.epoch))
        await this.#keeper.refusedAsStale()
      return { pending: kept.some((answer) => answer.unsent) }
    })
  }

  /**
   * Sends this writer's answers of a part once more: of one that was gone back from, they count
   * only if they are saved once its time runs.
   */
  async sendAgain(part: KeptAnswer['part']): Promise<void> {
    const { epoch } = this.#keeper.record
    const sent = (await this.#all()).filter(
      (answer) =>
        answer.part === part && answer.epoch === epoch && !answer.unsent && answer.stale !== true,
    )
    if (sent.length === 0) return
    await this.#mark(sent, { unsent: true, delayed: false })
    await this.flush()
  }

  async #send(epoch: number, answers: KeptAnswer[]): Promise<void> {
    const { attemptId, assessmentId } = this.#keeper.record
    const askedAt = this.#keeper.clock.asking()
    try {
      const edits = answers.map((answer) => this.#editOf(answer))
      const { attempt } = await this.#api.saveAnswers(assessmentId, {
        attempt_id: attemptId,
        epoch,
        answers: edits,
      })
      await this.#mark(answers, { unsent: false, delayed: false })
      await this.#keeper.hear(attempt, askedAt)
    } catch (error) {
      if (isOutage(error)) {
        await this.#mark(answers, { unsent: true, delayed: true })
        throw error
      }
      const code = codeOf(error)
      if (answers.length > 1 && !ofTheWriter.includes(code)) {
        // It is one of them that the server does not take, and the others are not to go with it.
        const half = Math.ceil(answers.length / 2)
        await this.#send(epoch, answers.slice(0, half))
        return this.#send(epoch, answers.slice(half))
      }
      // Refused for good: the server has a later writer, an attempt that is over, or no place for
      // this one. Sending again changes nothing.
      await this.#mark(answers, {
        unsent: false,
        delayed: true,
        stale: code === 'writer_elsewhere',
      })
      if (endings.includes(code)) await this.#keeper.refusedForGood()
    }
  }

  /**
   * An edit that comes late tells when it was made; any other counts from the last answer that the
   * device had.
   */
  #editOf({
    questionId,
    sequence,
    type,
    value,
    since,
    elapsed_ms,
    delayed,
    part,
  }: KeptAnswer): AnswerEdit {
    const edit = { question_id: questionId, sequence, type, value }
    const made = millisOf({ since, elapsed_ms })
    if (delayed || this.#keeper.clock.now() - made > LATE_MS)
      return { ...edit, elapsed_ms, late: { since, part } }
    const heard = Date.parse(this.#keeper.clock.instant().since)
    return { ...edit, elapsed_ms: Math.max(0, Math.round(made - heard)) }
  }

  async #mark(
    sent: readonly KeptAnswer[],
    as: { unsent: boolean; delayed: boolean; stale?: boolean },
  ): Promise<void> {
    const tx = this.#db.transaction('answers', 'readwrite')
    for (const { userId, attemptId, questionId, sequence, epoch } of sent) {
      const kept = await tx.store.get([userId, attemptId, questionId])
      // An edit made while this one was on its way stays unsent.
      if (kept && kept.sequence === sequence && kept.epoch === epoch)
        await tx.store.put({ ...kept, ...as })
    }
    await tx.done
  }

  #all = (): Promise<KeptAnswer[]> =>
    this.#db.getAll('answers', keysOf(this.#keeper.record.userId, this.#keeper.record.attemptId))
}

const endings = [
  'attempt_over',
  'attempt_cancelled',
  'attempt_already_completed',
  'attempt_not_found',
]
/** These refuse whatever comes, whoever's neighbour it is. */
const ofTheWriter = ['writer_elsewhere', ...endings]
