import type { CheckOutcome, RunOutcome } from '../../../../machines/assessment/assessment-events'
import { partsByKind } from '../../../../machines/assessment/parts'
import { newId } from '../../../lib/new-id'
import { restoreFromServer } from '../answers/restore-from-server'
import {
  type AssessmentCard,
  type AssessmentId,
  getAssessmentId,
  type Attempt,
} from '../attempt/attempt-api'
import { isOfAttempt, isOutage, toCode } from '../attempt/attempt-failure'
import { DeviceAttempt } from '../attempt/device-attempt'
import type { EngineTools } from './engine-tools'
import { findAttempt } from '../attempt/find-attempt'
import { forgetIfDone } from '../attempt/local-attempt-store'
import {
  cancel,
  deliver,
  submit,
  isBeginning,
  openAttempt,
  type OpenAttempt,
  toRecord,
} from '../attempt/open-attempt'
import { beganAt } from '../capture/record-episode'
import type { RecordingFault } from '../capture/recording-faults.rules'
import { ServerClock } from '../attempt/server-clock'
import { Emitter } from './emitter'

/**
 * What the chart's actors do: the one place where the attempt's store, calls, lock and clock come
 * together.
 */
export class AssessmentEngine {
  readonly tools: EngineTools
  readonly clock: ServerClock
  /** A call got no answer, or a part is about to run out: the server is worth asking. */
  readonly revalidations = new Emitter<void>()
  /** Emitted when the connection is back but the kept work could not be sent. */
  readonly onReconnectFailed = new Emitter<void>()
  /** A part is open on the server that is over here: the attempt is to be looked up anew. */
  readonly onServerReopened = new Emitter<void>()
  /** Something that a screen shows has changed: the attempt, its answers or its takes. */
  readonly changes = new Emitter<void>()
  /** What is wrong with the recording under way. */
  faults: readonly RecordingFault[] = []
  /** Resolves when the recorders have handed out their last pieces. */
  recordingEnded: Promise<void> = Promise.resolve()
  /**
   * The parts with the candidate's own times, as the server sent them last; before that, with the
   * times that everybody has.
   */
  plan: AssessmentCard['plan']
  readonly #device: DeviceAttempt
  #startKey = newId()
  /** The attempt that this page has entered: going back into it again is no reload. */
  #entered: string | null = null

  constructor(tools: EngineTools) {
    this.tools = tools
    this.plan = {
      arranged: false,
      parts: partsByKind[tools.kind].map(({ id, budget_seconds }) => ({
        id,
        budget_seconds,
        break_seconds: 0,
      })),
    }
    this.clock = new ServerClock(tools.ticks)
    this.#device = new DeviceAttempt(tools, this.clock, this.changes)
  }

  get attempt(): OpenAttempt | null {
    return this.#device.attempt
  }

  /**
   * Is there an attempt, and is this browser its writer? Offline the device itself answers, if it
   * can.
   */
  check(): Promise<CheckOutcome> {
    return findAttempt(this.#device, (card) => this.#hear(card))
  }

  /** Starts the attempt, or gets its start again when the first answer was lost. */
  async start(id: string): Promise<RunOutcome> {
    const assessmentId = getAssessmentId(id)
    const askedAt = this.clock.asking()
    try {
      const view = await this.tools.api.sendEvent(assessmentId, {
        ...this.#bare('attempt.started', null, this.#startKey, 1),
        device_check: this.tools.devices.check(),
      })
      this.clock.synchronize(view.server_time, askedAt)
      const run = await this.#enter(view, assessmentId, 'acquire')
      // The chart knows where an attempt begins; one that was started by a call whose answer was
      // lost may be further.
      return run.outcome === 'running' && isBeginning(view) ? { ...run, position: null } : run
    } catch (error) {
      if (isOfAttempt(toCode(error)) || toCode(error) === 'attempt_running')
        return { outcome: 'over' }
      throw error
    }
  }

  /** Goes back into the attempt kept on this device; needs no connection. */
  async resume(attemptId: string): Promise<RunOutcome> {
    const record = await this.#device.becomeWriterAgain(attemptId)
    if (!record) return { outcome: 'elsewhere' }
    const attempt = await this.#device.reopen(record)
    const { local, sender } = attempt
    if (this.#entered !== attemptId) {
      const away = Math.max(0, Math.round(this.tools.ticks.wall() - record.clock.wall))
      // A full disk may have lost the last numbers that were given.
      local.countFrom(local.record.sequence + LOST_NUMBERS)
      await sender.record('attempt.reentered')
      await sender.record('episode.recorded', {
        detail: { cause: 'reload', length_ms: away, ...beganAt(this, away) },
      })
    }
    await this.flush()
    if (!local.record.running) return { outcome: 'over' }
    if (local.record.view.epoch > local.record.epoch) return { outcome: 'elsewhere' }
    await this.#device.adoptAll(attempt).catch((error: unknown) => {
      if (local.record.questionnaire === null) throw error
      this.revalidate(error)
    })
    local.timer.advance(this.clock.now())
    await local.save()
    this.#entered = attemptId
    return this.#running(attemptId)
  }

  /**
   * Makes this browser the writer: the server raises the epoch, so the other one's edits cannot
   * count any more.
   */
  async takeOver(id: string, attemptId: string): Promise<RunOutcome> {
    const assessmentId = getAssessmentId(id)
    const known = await this.#device.record(attemptId)
    try {
      // What was written in this browser before still counts as the earlier writer's: it goes up
      // first.
      if (known) await this.#device.sendEarlier(known)
      const askedAt = this.clock.asking()
      const epoch = known?.epoch ?? 1
      const body = this.#bare('writer.taken', attemptId, newId(), epoch)
      const view = await this.tools.api.sendEvent(assessmentId, body)
      this.clock.synchronize(view.server_time, askedAt)
      if (view.status !== 'IN_PROGRESS') return { outcome: 'over' }
      const run = await this.#enter(view, assessmentId, 'steal')
      await this.#device.attempt?.sender.record('episode.recorded', {
        detail: { cause: 'second_tab', length_ms: null },
      })
      return run
    } catch (error) {
      if (isOfAttempt(toCode(error))) return { outcome: 'over' }
      throw error
    }
  }

  /** Sends the answers that the server does not have. @throws when no answer came */
  async save(): Promise<{ pending: boolean }> {
    const saved = await this.#device.attempt?.outbox.flush()
    await this.#device.adoptUnseen()
    return saved ?? { pending: false }
  }

  /** Sends what is unsent; an outage is noticed and waits for the connection. */
  async flush(): Promise<void> {
    await this.#device.attempt?.sender.flush().catch((error: unknown) => this.revalidate(error))
  }

  /** Reports an outage to the connection watch. */
  revalidate(error: unknown): void {
    if (isOutage(error)) this.revalidations.emit()
  }

  /**
   * The last answers and the end of the attempt. Where the server has a part open yet, nothing
   * ends: it is looked up anew.
   * @throws when no answer came, or nothing ended
   */
  async submit(): Promise<void> {
    if (await submit(this.#device.needed())) return
    this.onServerReopened.emit()
    throw new Error('A part is open on the server.')
  }

  /**
   * The saved answers first, then the cancellation; both are on the device before the first call.
   */
  async cancel(reason: 'exited' | 'logged_out' | 'capture_lost'): Promise<void> {
    await cancel(this.#device.needed(), reason)
  }

  /**
   * Everything that is kept goes up, and what is acknowledged is forgotten. @throws when no answer
   * came
   */
  async drain(): Promise<void> {
    const attempt = this.#device.needed()
    await this.recordingEnded
    await deliver(attempt)
    if (!attempt.local.record.view.drained && !(await attempt.sender.waits('recordings.drained')))
      await attempt.sender.record('recordings.drained')
    await attempt.sender.flush()
    await forgetIfDone(this.tools.userId, attempt.local.record.attemptId, this.tools.database)
    this.changes.emit()
  }

  /** How the server sees the assessment now: for what happens after an attempt is over. */
  async card(): Promise<AssessmentCard | null> {
    const card =
      (await this.tools.api.listAttempts()).find(({ kind }) => kind === this.tools.kind) ?? null
    if (card !== null) this.#hear(card)
    return card
  }

  /** Opens the record of an attempt that is over, so that what is left can go up. */
  async reopenStored(attemptId: string): Promise<OpenAttempt | null> {
    const record = await this.#device.record(attemptId)
    return record ? this.#device.reopen(record) : null
  }

  /** Switches the devices off when the recorders have handed out their last pieces. */
  async endCapture(): Promise<void> {
    await this.recordingEnded
    this.tools.devices.release()
  }

  dispose(): void {
    this.tools.devices.release()
    this.tools.lock.release()
  }

  /** What is arranged for the candidate. */
  #hear({ plan, replaced = [] }: AssessmentCard): void {
    this.plan = plan
    this.tools.devices.replaced = replaced
  }

  async #enter(
    view: Attempt,
    assessmentId: AssessmentId,
    how: 'acquire' | 'steal',
  ): Promise<RunOutcome> {
    if (view.status !== 'IN_PROGRESS') return { outcome: 'over' }
    const { answers, takes, ...questionnaire } = await this.tools.api.getQuestionnaire(assessmentId)
    const { userId, api, database, devices } = this.tools
    const opened = openAttempt(api, await database, this.clock, {
      ...toRecord(userId, view, questionnaire, this.clock),
      replaced: devices.replaced,
    })
    // Another tab may have taken over while the questions were on their way.
    if (!(await this.#device.becomeWriter(opened, how))) return { outcome: 'elsewhere' }
    // Before anybody reads the device for this writer, so that no screen shows what an earlier one
    // left.
    await restoreFromServer(opened, questionnaire, { answers, takes })
    await opened.answers.read()
    this.#device.attempt = opened
    this.#entered = view.id
    this.#startKey = newId()
    this.changes.emit()
    return this.#running(view.id)
  }

  #running(attemptId: string): RunOutcome {
    // Another tab may have taken over while this one was entering, before this one listened for
    // that.
    if (!this.tools.lock.holds(attemptId)) return { outcome: 'elsewhere' }
    const position = this.#device.attempt?.local.timer.position() ?? null
    return position ? { outcome: 'running', attemptId, position } : { outcome: 'finished' }
  }

  #bare(
    type: 'attempt.started' | 'writer.taken',
    attempt_id: string | null,
    key: string,
    epoch: number,
  ) {
    return {
      attempt_id,
      key,
      epoch,
      sequence: 0,
      type,
      ...this.clock.instant(),
      at: this.clock.wallTime(),
    }
  }
}

/** More than are given between two looks at the disk. */
const LOST_NUMBERS = 10_000
