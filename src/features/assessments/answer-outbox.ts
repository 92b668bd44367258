import { editOf } from './answer-edit'
import type { AnswerStore } from './answer-store'
import type { AttemptApi } from './attempt-api'
import { toCode, isOfAttempt, isOutage } from './attempt-failure'
import type { LocalAttempt } from './local-attempt'
import type { StoredAnswer } from './attempt-store'
import { TaskQueue } from './task-queue'

/** The contract takes at most this many answers in one call. */
const BATCH = 100

/** Sends the answers of an attempt; none is gone from the device before the server has it. */
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
   * Sends what the server does not have.
   * @returns whether something was written meanwhile
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
      // Another tab may have been told: what the server refused is not to pass for saved here
      // either.
      if (stored.some(({ stale, epoch }) => stale === true && epoch === this.#local.record.epoch))
        await this.#local.refusedAsStale()
      return { pending: stored.some((answer) => answer.unsent) }
    })
  }

  /**
   * Sends this writer's answers of a part once more: of one that was gone back from, they count
   * only if they are saved once its time runs.
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
   * Asks the server whether late answers that it only kept count by now. Sending the same edit again
   * changes nothing, and the server's answer says how the edit stands.
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

  /** What the server refused of an attempt that is over goes up once more with the next `flush`. */
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
   * The server holds other answers to these questions of a part than the page shows: what is shown
   * goes up as new edits, numbered after all that the server has seen. A disk that was full may have
   * lost an edit, or the last number that was given.
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

  /** Goes on after the last number of this writer's that the server has seen. */
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
      const edits = answers.map((answer) => editOf(answer, this.#local.clock))
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
        // It is one of them that the server does not take, and the others are not to go with it.
        const half = Math.ceil(answers.length / 2)
        await this.#send(epoch, answers.slice(0, half))
        return this.#send(epoch, answers.slice(half))
      }
      // The server has a later writer, an attempt that is over, or no place for this one. Sending
      // again now changes nothing, and it stays on the device.
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

/** These refuse whatever comes, whoever's neighbour it is. */
const isOfTheWriter = (code: string): boolean => code === 'writer_elsewhere' || isOfAttempt(code)
