import { toAnswerEdit } from './answer-edit'
import type { AnswerStore } from './answer-store'
import type { AttemptApi } from '../attempt/attempt-api'
import { toCode, isOfAttempt, isOutage } from '../attempt/attempt-failure'
import type { LocalAttempt } from '../attempt/local-attempt'
import type { StoredAnswer } from '../attempt/attempt-store'
import { TaskQueue } from '../engine/task-queue'

/** The contract takes at most this many answers in one call. */
const BATCH = 100

/** Sends the answers of an attempt. An answer stays on the device until the server has it. */
export class AnswerOutbox {
  readonly #api: AttemptApi
  readonly #local: LocalAttempt
  readonly #answers: AnswerStore
  readonly #sends = new TaskQueue()

  constructor(api: AttemptApi, local: LocalAttempt, answers: AnswerStore) {
    this.#api = api
    this.#local = local
    this.#answers = answers
  }

  /**
   * Sends the answers that the server does not have.
   * @returns whether new answers were written during the call
   * @throws what the call rejected with when no answer came; nothing is lost, send again
   */
  flush(): Promise<{ pending: boolean }> {
    return this.#sends.run(async () => {
      await this.#answers.writeDown()
      const unsent = (await this.#answers.rows()).filter((answer) => answer.unsent)
      for (const epoch of new Set(unsent.map((answer) => answer.epoch))) {
        const answers = unsent.filter((answer) => answer.epoch === epoch)
        for (let at = 0; at < answers.length; at += BATCH)
          await this.#send(epoch, answers.slice(at, at + BATCH))
      }
      const stored = await this.#answers.rows()
      // The server may have refused an answer in another tab. The answer must not count as saved in
      // this tab either.
      if (stored.some(({ stale, epoch }) => stale === true && epoch === this.#local.record.epoch))
        await this.#local.refusedAsStale()
      return { pending: stored.some((answer) => answer.unsent) }
    })
  }

  /**
   * Sends this writer's answers of a part again. When a part is reopened, its answers count only if
   * they are saved after its time runs again.
   */
  async sendAgain(part: StoredAnswer['part']): Promise<void> {
    const { epoch } = this.#local.record
    const sent = (await this.#answers.rows()).filter(
      (answer) =>
        answer.part === part && answer.epoch === epoch && !answer.unsent && answer.stale !== true,
    )
    if (sent.length === 0) return
    await this.#answers.mark(sent, { unsent: true, delayed: false })
    await this.flush()
  }

  /**
   * Asks the server whether late answers that it only kept count by now. It sends the same edits
   * again, which changes nothing; the response states how each edit is held.
   * @throws when no answer came
   */
  refreshStored(): Promise<void> {
    return this.#sends.run(async () => {
      const { epoch } = this.#local.record
      const stored = (await this.#answers.rows())
        .filter((answer) => answer.came === 'kept' && answer.epoch === epoch && !answer.unsent)
        .map((answer) => ({ ...answer, delayed: true }))
      for (let at = 0; at < stored.length; at += BATCH)
        await this.#send(epoch, stored.slice(at, at + BATCH))
    })
  }

  /**
   * Marks the answers that the server refused because the attempt was over, so that the next
   * `flush` sends them again.
   */
  async retryRefused(): Promise<void> {
    const refused = (await this.#answers.rows()).filter((answer) => answer.refused !== undefined)
    if (refused.length === 0) return
    await this.#answers.mark(refused, {
      unsent: true,
      delayed: true,
      refused: undefined,
      stale: false,
    })
  }

  /**
   * Sends what the page shows as new edits, because the server holds other answers to these
   * questions. The edits are numbered after all that the server has seen: a full disk may have lost
   * an edit, or the last number.
   * @throws when no answer came
   */
  async sendShown(part: StoredAnswer['part'], questionIds: readonly string[]): Promise<void> {
    const { record } = this.#local
    const asked = record.questionnaire?.parts.find(({ id }) => id === part)?.questions ?? []
    await this.#countFromSeen()
    await this.#answers.setAnew(
      part,
      asked.filter(({ id }) => questionIds.includes(id)),
    )
    await this.flush()
  }

  /** Continues the numbering after the last number that the server has seen from this writer. */
  async #countFromSeen(): Promise<void> {
    const { assessmentId, epoch } = this.#local.record
    const answers = await this.#api.getQuestionnaire(assessmentId).then(
      (asked) => asked.answers,
      (error: unknown) => {
        if (isOutage(error)) throw error
        return []
      },
    )
    const seen = answers.filter((answer) => answer.epoch === epoch)
    this.#local.countFrom(Math.max(0, ...seen.map(({ sequence }) => sequence)))
  }

  async #send(epoch: number, answers: StoredAnswer[]): Promise<void> {
    const { attemptId, assessmentId } = this.#local.record
    const askedAt = this.#local.clock.asking()
    try {
      const edits = answers.map((answer) => toAnswerEdit(answer, this.#local.clock))
      const { saved, attempt } = await this.#api.saveAnswers(assessmentId, {
        attempt_id: attemptId,
        epoch,
        answers: edits,
      })
      await this.#answers.acknowledge(answers, saved)
      await this.#local.hear(attempt, askedAt)
    } catch (error) {
      if (isOutage(error)) {
        await this.#answers.mark(answers, { unsent: true, delayed: true })
        throw error
      }
      const code = toCode(error)
      if (answers.length > 1 && !isOfTheWriter(code)) {
        // The server refuses one of these answers. Halving the batch finds that one, so that the
        // others are saved.
        const half = Math.ceil(answers.length / 2)
        await this.#send(epoch, answers.slice(0, half))
        return this.#send(epoch, answers.slice(half))
      }
      // The server has a later writer, has ended the attempt, or does not accept this answer.
      // Another try would change nothing, so the answer stays on the device.
      await this.#answers.mark(answers, {
        unsent: false,
        delayed: true,
        refused: code,
        stale: code === 'writer_elsewhere',
      })
      if (isOfAttempt(code)) await this.#local.refusedForGood()
    }
  }
}

/** These codes refuse every answer of this writer, so splitting the batch would not help. */
const isOfTheWriter = (code: string): boolean => code === 'writer_elsewhere' || isOfAttempt(code)
