import { consentTextVersion } from '../../machines/shared/consent-text'
import { IDBFactory } from 'fake-indexeddb'
import { getDigests } from '../../src/features/assessments/answers/answer-text'
import { AssessmentEngine } from '../../src/features/assessments/engine/assessment-engine'
import type { AttemptApi, QuestionType } from '../../src/features/assessments/attempt/attempt-api'
import { openAttemptDatabase } from '../../src/features/assessments/attempt/attempt-store'
import type { AttemptDatabase } from '../../src/features/assessments/attempt/attempt-store'
import { CaptureDevices } from '../../src/features/assessments/capture/capture-devices'
import { isDiskFull } from '../../src/features/assessments/attempt/free-storage'
import { onDisk } from '../../src/features/assessments/testing/full-disk'
import { FakeLocks, FakeMedia } from '../../src/features/assessments/testing/fake-media'
import { WriterLock } from '../../src/features/assessments/attempt/writer-lock'
import type { SubmittedPart } from './submitted-parts'
import type { DeviceName, Fate, PageName } from './schedule'
import type { ServerSide } from './server-side'
import { callsOver, type Wire } from './wire'

/** A browser: its disk, its locks, and a wall clock that may be wrong. */
export class Device {
  readonly disk = new IDBFactory()
  readonly locks = new FakeLocks()
  wallAhead = 0
  /** How many of the next writes find no room, and how many have not. */
  refusals = 0
  refused = 0

  constructor(readonly name: DeviceName) {}
}

/**
 * One page: the product's engine with its outbox, its sender and its store, over a wire that fails.
 * What a chart would do on top of them (enter, take over, show what is saved) is done as the chart
 * does it.
 */
export class Page {
  /** What becomes of its next calls. */
  readonly fates: Fate[] = []
  readonly engine: AssessmentEngine
  /** Resolves when the page is killed. */
  readonly gone: Promise<void>
  #end: () => void = () => undefined
  #dead = false
  /** Whether the candidate may write here. */
  #place: 'outside' | 'elsewhere' | 'writing' | 'over' = 'outside'
  #taken = false
  readonly #left = new Set<string>()
  #heard: unknown = null
  readonly #db: AttemptDatabase
  readonly #lock: WriterLock

  private constructor(
    readonly name: PageName,
    readonly device: Device,
    server: ServerSide,
    wire: Wire,
    db: AttemptDatabase,
    api: AttemptApi,
  ) {
    const openedAt = server.now()
    this.#db = db
    this.#lock = new WriterLock(device.locks)
    this.gone = new Promise((resolve) => (this.#end = resolve))
    this.engine = new AssessmentEngine({
      userId: server.userId,
      kind: 'english',
      api: callsOver(
        wire,
        api,
        () => this.fates.shift(),
        () => this.#dead,
      ),
      database: Promise.resolve(db),
      ticks: { mono: () => server.now() - openedAt, wall: () => server.now() + device.wallAhead },
      lock: this.#lock,
      devices: new CaptureDevices(() => new FakeMedia()),
    })
  }

  static async open(
    name: PageName,
    device: Device,
    server: ServerSide,
    wire: Wire,
    api: AttemptApi,
  ): Promise<Page> {
    globalThis.indexedDB = device.disk
    const db = onDisk(await openAttemptDatabase(), () => {
      if (device.refusals === 0) return false
      device.refusals -= 1
      device.refused += 1
      return true
    })
    return new Page(name, device, server, wire, db, api)
  }

  /**
   * The tab dies: what was not on the disk is gone, and nothing that is under way comes back to it.
   */
  kill(): void {
    this.#dead = true
    this.#db.close()
    this.#lock.release()
    this.#end()
  }

  get epoch(): number {
    return this.engine.attempt?.local.record.epoch ?? 0
  }

  isWriting = (): boolean => this.#place === 'writing' && !this.#taken && !this.#dead
  isDead = (): boolean => this.#dead
  /** The last outcome of entering or taking over, or of a later answer of the server. */
  isOver = (): boolean => this.#place === 'over'

  /** The part whose questions may be answered here, or null. */
  openPart(): string | null {
    const position = this.engine.attempt?.local.timer.position() ?? null
    const isOpen = position?.phase === 'answering' && !this.#left.has(position.part)
    return this.isWriting() && isOpen ? position.part : null
  }

  /** From the check to the work, where this page finds itself the writer. */
  async enter(): Promise<void> {
    if (this.isWriting()) return
    const found = await this.engine.check()
    if (found.found === 'here') this.#went(await this.engine.resume(found.attemptId))
    else this.#place = found.found === 'elsewhere' ? 'elsewhere' : 'over'
  }

  /** The candidate starts the assessment. */
  async start(): Promise<void> {
    await this.engine.tools.api.giveConsent('english_v3', {
      text_version: consentTextVersion,
      lang: 'en',
    })
    this.#went(await this.engine.start('english_v3'))
  }

  /** The candidate asks for the attempt here. */
  async takeOver(): Promise<void> {
    if (this.isWriting()) return
    const known = this.engine.attempt?.local.record
    if (known?.running === true)
      return this.#went(await this.engine.takeOver(known.assessmentId, known.attemptId))
    const found = await this.engine.check()
    if (found.found === 'elsewhere' || found.found === 'here')
      this.#went(await this.engine.takeOver(found.assessmentId, found.attemptId))
    else this.#place = 'over'
  }

  /** Something is typed. @returns whether it is on the disk for good */
  async type(questionId: string, type: QuestionType, value: string): Promise<boolean> {
    const { attempt } = this.engine
    if (attempt === null) return false
    const isKept = await attempt.answers.set({ id: questionId, type }, value).then(
      () => true,
      (error: unknown) => {
        if (isDiskFull(error)) return false
        throw error
      },
    )
    return isKept && this.isWriting()
  }

  /** Whether the server holds every answer as this page shows it. */
  async isHeld(): Promise<boolean> {
    await this.engine.attempt?.answers.read()
    return (this.engine.attempt?.answers.status ?? 'unsaved') !== 'unsaved'
  }

  /** @returns whether the page shows everything as saved */
  async save(): Promise<boolean> {
    const saved = await this.engine.save()
    return !saved.pending && this.isWriting()
  }

  /** @returns whether it is on the disk for good */
  async note(tag: number): Promise<boolean> {
    const { refused } = this.device
    await this.engine.attempt?.sender.record('episode.recorded', {
      detail: { cause: 'tab_hidden', length_ms: tag },
    })
    return this.device.refused === refused && this.isWriting()
  }

  /** @returns whether every event is on the server, as far as this page knows */
  async send(): Promise<boolean> {
    await this.engine.attempt?.sender.flush()
    return this.isWriting()
  }

  beat = async (): Promise<void> => this.engine.attempt?.sender.sendHeartbeat()

  tick = async (): Promise<void> => this.engine.attempt?.local.tick()

  /**
   * Begins the part that is being briefed, or hands in the one that is on.
   * @returns what was shown, where a part was handed in
   */
  async goOn(): Promise<SubmittedPart | null> {
    const attempt = this.engine.attempt
    const here = attempt?.local.timer.position() ?? null
    if (attempt === null || here === null) return null
    const { record } = attempt.local
    const questions = record.questionnaire?.parts.find(({ id }) => id === here.part)?.questions
    if (here.phase === 'briefing' || questions === undefined) {
      await attempt.sender.record('part.begun', { part: here.part })
      await attempt.local.goOn(here)
      await this.engine.flush()
      return null
    }
    // The chart leaves the part with the press; nothing is typed into it any more.
    this.#left.add(here.part)
    const shown = new Map(questions.map(({ id }) => [id, attempt.answers.get(id)]))
    await attempt.sender.record('part.submitted', {
      part: here.part,
      answers: getDigests(shown, questions),
    })
    const { epoch, sequence } = attempt.local.record
    await attempt.local.goOn(here)
    await this.engine.flush()
    return { epoch, sequence, shown }
  }

  /** The answers that this device keeps, by question. */
  kept = async (): Promise<Map<string, string>> => {
    const rows = (await this.engine.attempt?.answers.rows()) ?? []
    return new Map(rows.map(({ questionId, value }) => [questionId, value]))
  }

  #went({ outcome }: { outcome: 'running' | 'elsewhere' | 'over' | 'finished' }): void {
    this.#left.clear()
    this.#place = outcome === 'running' ? 'writing' : outcome === 'elsewhere' ? 'elsewhere' : 'over'
    this.#taken = false
    const signals = this.engine.attempt?.local.signals
    if (signals === undefined || signals === this.#heard) return
    this.#heard = signals
    signals.on(({ type }) => {
      if (type === 'writer.taken') this.#taken = true
      if (type === 'attempt.ended') this.#place = 'over'
    })
  }
}
