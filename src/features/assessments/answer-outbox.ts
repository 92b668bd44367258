import { afterNextPaint } from '../../lib/after-next-paint'
import { editOf } from './answer-edit'
import type { AttemptApi, QuestionType } from './attempt-api'
import { toCode, isOfAttempt, isOutage } from './attempt-failure'
import type { LocalAttempt } from './local-attempt'
import { toKeyRange } from './attempt-store'
import type { AttemptDatabase, StoredAnswer } from './attempt-store'
import { isDiskFull } from './free-storage'
import { HeldAnswers } from './held-answers'
import { TaskQueue } from './task-queue'

/** The contract takes at most this many answers in one call. */
const BATCH = 100

/**
 * Answers on their way: first onto the device, then to the server; gone from neither before the
 * server has them.
 */
export class AnswerOutbox {
  readonly #api: AttemptApi
  readonly #db: AttemptDatabase
  readonly #local: LocalAttempt
  readonly #writes = new TaskQueue()
  /** The newest edit of each question that is not on the device yet, or found no room there. */
  readonly #newest = new Map<string, StoredAnswer>()
  /** The questions whose edit found no room. */
  readonly #unstored = new Set<string>()
  readonly #held = new HeldAnswers()
  readonly #sends = new TaskQueue()

  constructor(api: AttemptApi, db: AttemptDatabase, local: LocalAttempt) {
    this.#api = api
    this.#db = db
    this.#local = local
  }

  /** Whether something that was answered is in this page alone: the device has no room for it. */
  get hasUnkept(): boolean {
    return this.#unstored.size > 0
  }

  /** Whether the server holds each of these answers as it is shown, and how it holds one of them. */
  holds = this.#held.holds
  keepsApart = this.#held.keepsApart
  arrivalOf = this.#held.arrivalOf

  /**
   * Keeps an edit on the device. Resolves once it would survive a crash of the tab.
   * @throws what the write rejected with; the edit then lasts as long as the page, and is sent
   */
  change(questionId: string, type: QuestionType, value: string): Promise<void> {
    const { record, timer } = this.#local
    const part = timer.position()?.part ?? record.parts.at(-1)?.id
    if (part === undefined)
      return Promise.reject(new Error('An attempt without parts cannot be answered.'))
    this.#newest.set(questionId, this.#editMade(questionId, { part, type, value }))
    // When it was made stands; the writing itself comes behind the paint of the key. Someone types
    // faster than a slow disk writes: a turn writes what stands by then, and the turns it made
    // needless pass.
    const painted = new Promise<void>(afterNextPaint)
    return this.#writes.run(async () => {
      await painted
      await this.#keepNewest(questionId)
    })
  }

  /** What the device keeps of a question. */
  findStored = (questionId: string): Promise<StoredAnswer | undefined> => {
    const { userId, attemptId } = this.#local.record
    return this.#db.get('answers', [userId, attemptId, questionId])
  }

  /** Keeps answers that found no room on the device for as long as the page lasts. */
  holdInMemory(answers: readonly StoredAnswer[]): void {
    for (const answer of answers) {
      this.#newest.set(answer.questionId, answer)
      this.#unstored.add(answer.questionId)
    }
  }

  /** Every answer kept for this attempt, by question. */
  async readAll(): Promise<Map<string, string>> {
    const answers = await this.#all()
    this.#held.read(answers)
    return new Map(answers.map((answer) => [answer.questionId, answer.value]))
  }

  /**
   * Sends what the server does not have.
   * @returns whether something was written meanwhile
   * @throws what the call rejected with when no answer came; nothing is lost, send again
   */
  flush(): Promise<{ pending: boolean }> {
    return this.#sends.run(async () => {
      await this.#writes.run(() => this.#keepUnkept())
      const unsent = (await this.#all()).filter((answer) => answer.unsent)
      for (const epoch of new Set(unsent.map((answer) => answer.epoch))) {
        const answers = unsent.filter((answer) => answer.epoch === epoch)
        for (let at = 0; at < answers.length; at += BATCH)
          await this.#send(epoch, answers.slice(at, at + BATCH))
      }
      const stored = await this.#all()
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
    const sent = (await this.#all()).filter(
      (answer) =>
        answer.part === part && answer.epoch === epoch && !answer.unsent && answer.stale !== true,
    )
    if (sent.length === 0) return
    await this.#mark(sent, { unsent: true, delayed: false })
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
      const stored = (await this.#all())
        .filter((answer) => answer.came === 'kept' && answer.epoch === epoch && !answer.unsent)
        .map((answer) => ({ ...answer, delayed: true }))
      for (let at = 0; at < stored.length; at += BATCH)
        await this.#send(epoch, stored.slice(at, at + BATCH))
    })
  }

  /** What the server refused of an attempt that is over goes up once more with the next `flush`. */
  async retryRefused(): Promise<void> {
    const refused = (await this.#all()).filter((answer) => answer.refused !== undefined)
    if (refused.length === 0) return
    await this.#mark(refused, { unsent: true, delayed: true, refused: undefined, stale: false })
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
    const shown = await this.readAll()
    for (const { id, type } of asked.filter(({ id }) => questionIds.includes(id)))
      this.#newest.set(id, this.#editMade(id, { part, type, value: shown.get(id) ?? '' }))
    for (const id of questionIds)
      await this.#writes.run(() => this.#keepNewest(id)).catch(() => undefined)
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

  #editMade(questionId: string, said: Pick<StoredAnswer, 'part' | 'type' | 'value'>): StoredAnswer {
    const { record, clock } = this.#local
    const made = clock.instant()
    const { userId, attemptId, epoch } = record
    const sequence = this.#local.nextSequence()
    return {
      ...made,
      userId,
      attemptId,
      questionId,
      ...said,
      epoch,
      sequence,
      unsent: true,
      delayed: false,
    }
  }

  /** Writes what stands of a question by now, if it is not on the device. */
  async #keepNewest(questionId: string): Promise<void> {
    const newest = this.#newest.get(questionId)
    if (newest === undefined) return
    try {
      await this.#local.write(['answers'], (tx) => tx.objectStore('answers').put(newest))
    } catch (error) {
      this.#unstored.add(questionId)
      throw error
    }
    this.#unstored.delete(questionId)
    if (this.#newest.get(questionId) === newest) this.#newest.delete(questionId)
  }

  /** Tries once more to write what found no room; it is sent either way. */
  async #keepUnkept(): Promise<void> {
    for (const questionId of this.#unstored)
      await this.#keepNewest(questionId).catch(() => undefined)
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
      for (const [came, heard] of this.#held.hear(answers, saved))
        await this.#mark(heard, { unsent: false, delayed: false, refused: undefined, came })
      await this.#local.hear(attempt, askedAt)
    } catch (error) {
      if (isOutage(error)) {
        await this.#mark(answers, { unsent: true, delayed: true })
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
      await this.#mark(answers, {
        unsent: false,
        delayed: true,
        refused: code,
        stale: code === 'writer_elsewhere',
      })
      if (isOfAttempt(code)) await this.#local.refusedForGood()
    }
  }

  async #mark(
    sent: readonly StoredAnswer[],
    as: Pick<StoredAnswer, 'unsent' | 'delayed' | 'refused' | 'stale' | 'came'>,
  ): Promise<void> {
    for (const { questionId, sequence, epoch } of sent) {
      const newest = this.#newest.get(questionId)
      if (newest?.sequence === sequence && newest.epoch === epoch)
        this.#newest.set(questionId, { ...newest, ...as })
    }
    const tx = this.#db.transaction('answers', 'readwrite')
    const marking = sent.map(async ({ userId, attemptId, questionId, sequence, epoch }) => {
      const stored = await tx.store.get([userId, attemptId, questionId])
      // An edit made while this one was on its way stays unsent.
      if (stored && stored.sequence === sequence && stored.epoch === epoch)
        await tx.store.put({ ...stored, ...as })
    })
    await Promise.all([...marking, tx.done]).catch((error: unknown) => {
      // Where a full disk does not take the mark, it is sent once more, and stands once.
      if (!isDiskFull(error)) throw error
    })
  }

  /** What stands here of each question: on the device, or in this page where there was no room. */
  async #all(): Promise<StoredAnswer[]> {
    const { userId, attemptId } = this.#local.record
    const stored = await this.#db.getAll('answers', toKeyRange(userId, attemptId))
    const saved = stored.filter((answer) => answer.isSetAside !== true)
    const unstored = [...this.#unstored].flatMap((questionId) => {
      const newest = this.#newest.get(questionId)
      return newest === undefined ? [] : [newest]
    })
    return [
      ...saved.filter(({ questionId }) => !unstored.some((one) => one.questionId === questionId)),
      ...unstored,
    ]
  }
}

/** These refuse whatever comes, whoever's neighbour it is. */
const isOfTheWriter = (code: string): boolean => code === 'writer_elsewhere' || isOfAttempt(code)
