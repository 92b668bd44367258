import { restoreFromServer } from '../answers/restore-from-server'
import { isOutage } from './attempt-failure'
import { hasLaterWriter, listRecords } from './attempt-records'
import type { AttemptRecord } from './attempt-store'
import type { EngineTools } from '../engine/engine-tools'
import { openAttempt, type OpenAttempt } from './open-attempt'
import type { ServerClock } from './server-clock'
import type { Emitter } from '../engine/emitter'

/** The attempt that this page has open, and the records on this device that it is opened from. */
export class DeviceAttempt {
  readonly tools: EngineTools
  readonly clock: ServerClock
  readonly #changes: Emitter<void>
  /** The attempt whose stored answers this page has not got from the server yet. */
  #unseen: OpenAttempt | null = null
  /** What is open; the engine puts in what it has entered. */
  attempt: OpenAttempt | null = null

  constructor(tools: EngineTools, clock: ServerClock, changes: Emitter<void>) {
    this.tools = tools
    this.clock = clock
    this.#changes = changes
  }

  /** Takes the attempt's lock; the chart hears when another tab takes it over. */
  hold(attemptId: string, how: 'acquire' | 'steal') {
    const { lock } = this.tools
    return lock[how](attemptId, () => this.attempt?.local.signals.emit({ type: 'writer.taken' }))
  }

  /**
   * Makes this tab the writer of an attempt that is opened. The lock is taken before the record
   * names the new epoch, so that no other tab finds that record with its lock free.
   * @returns false when another tab of this browser is the writer
   */
  async becomeWriter({ local }: OpenAttempt, how: 'acquire' | 'steal'): Promise<boolean> {
    const { attemptId } = local.record
    const database = await this.tools.database
    return this.tools.lock.alone(attemptId, async () => {
      if (await hasLaterWriter(database, local.record)) return false
      if ((await this.hold(attemptId, how)) === 'elsewhere') return false
      return local.save()
    })
  }

  /**
   * Makes this tab the writer that the record on this device names.
   * @returns the record as the tab before left it; undefined when another tab is the writer
   */
  becomeWriterAgain(attemptId: string): Promise<AttemptRecord | undefined> {
    return this.tools.lock.alone(attemptId, async () =>
      (await this.hold(attemptId, 'acquire')) === 'elsewhere' ? undefined : this.record(attemptId),
    )
  }

  /**
   * What an earlier writer of this browser left, takes among it: they are answers. @throws when no
   * answer came
   */
  async sendEarlier(record: AttemptRecord): Promise<void> {
    const { outbox, uploader } = await this.reopen(record)
    await outbox.flush()
    await uploader.flushTakes()
  }

  /** The attempt of a record, as it is open already or opened anew. */
  async reopen(record: AttemptRecord): Promise<OpenAttempt> {
    const open = this.attempt?.local.record
    // Another tab of this browser may have been at it since this page had it open.
    if (
      this.attempt &&
      open?.attemptId === record.attemptId &&
      open.epoch === record.epoch &&
      open.sequence >= record.sequence &&
      record.running
    )
      return this.attempt
    this.clock.restore(record.clock)
    const opened = openAttempt(this.tools.api, await this.tools.database, this.clock, record)
    await opened.sender.prepare()
    // Before a screen looks, which would show an empty sheet until then.
    await opened.answers.read()
    this.attempt = opened
    this.#changes.emit()
    return opened
  }

  /**
   * Has the questions, and what the server holds of the answers: a full disk may have kept less.
   * @throws when no answer came
   */
  async adoptAll(attempt: OpenAttempt): Promise<void> {
    const { local } = attempt
    this.#unseen = attempt
    const { answers, takes, ...questionnaire } = await this.tools.api.getQuestionnaire(
      local.record.assessmentId,
    )
    this.#unseen = null
    await restoreFromServer(attempt, questionnaire, { answers, takes })
    await local.storeQuestions(questionnaire)
    this.#changes.emit()
  }

  /** The same, where no answer came when the attempt was opened. @throws when none comes now */
  async adoptUnseen(): Promise<void> {
    if (this.attempt === null || this.#unseen !== this.attempt) return
    await this.adoptAll(this.attempt).catch((error: unknown) => {
      if (isOutage(error)) throw error
      // The server gives out nothing more about an attempt that is over.
      this.#unseen = null
    })
  }

  /** The open attempt. @throws when there is none */
  needed(): OpenAttempt {
    if (!this.attempt) throw new Error('There is no attempt on this device to send anything of.')
    return this.attempt
  }

  /** The record of an attempt, if this device has one. */
  async record(attemptId: string): Promise<AttemptRecord | undefined> {
    return (await listRecords(await this.tools.database, this.tools.userId, attemptId))[0]
  }

  /** The record of an attempt of this kind that runs. */
  async findRunning(): Promise<AttemptRecord | null> {
    const records = await listRecords(await this.tools.database, this.tools.userId)
    return records.find((record) => record.running && record.view.kind === this.tools.kind) ?? null
  }
}
