import { createActor, toObserver, type Observer, type Subscription } from 'xstate'
import type { AssessmentEvent, Device } from '../../../../machines/assessment/assessment-events'
import {
  annotationMachine,
  englishMachine,
} from '../../../../machines/assessment/assessment.machine'
import { getAssessmentPosition } from '../../../../machines/assessment/position'
import { inspection } from '../../../inspection'
import { scheduleBetweenKeystrokes } from '../../../lib/after-next-paint'
import { AssessmentEngine } from './assessment-engine'
import { type AssessmentView, getSaving, spokenArrivals } from './assessment-view'
import { keepSame, takesAnswer, unarrivedIn } from './assessment-view'
import type { Arrival } from '../answers/answer-store'
import { assessmentWork } from './assessment-work'
import type { Question } from '../attempt/attempt-api'
import type { EngineTools } from './engine-tools'
import { leaveThisPageBy } from './open-run'
import type { PageTools } from './page-tools'
import { type MediaState, QuestionMedia } from './question-media'
import { Emitter } from './emitter'
import { TakeRecorder, type TakeState, type TakeTools } from '../capture/take-recorder'

export interface RunTools extends EngineTools {
  page: Omit<PageTools, 'stopTake' | 'shown' | 'isCovered'>
  take: Omit<TakeTools, 'microphone' | 'mono' | 'instant'>
}

type Listener = ((view: AssessmentView) => void) | Observer<AssessmentView>

/**
 * One visit to an assessment: the chart, its engine, and the view of both that the screens draw.
 */
export class AssessmentRun {
  readonly engine: AssessmentEngine
  readonly #changes = new Emitter<void>()
  readonly #changesBetweenKeys = new Emitter<void>()
  readonly #actor
  readonly #tools: RunTools
  readonly #stops: (() => void)[] = []
  #takes: { attemptId: string; recorder: TakeRecorder } | null = null
  #media: { attemptId: string; questions: QuestionMedia } | null = null
  #takesKept: ReadonlyMap<string, number> = new Map()
  #spoken: ReadonlyMap<string, Arrival> = new Map()
  #waiting = 0
  #view: AssessmentView

  constructor(tools: RunTools) {
    this.#tools = tools
    this.engine = new AssessmentEngine(tools)
    const machine = tools.kind === 'english' ? englishMachine : annotationMachine
    const stopTake = () => this.#takes?.recorder.stop() ?? Promise.resolve()
    this.#actor = createActor(
      machine.provide(
        assessmentWork(this.engine, {
          ...tools.page,
          stopTake,
          shown: () => this.engine.attempt?.answers.values ?? null,
          isCovered: this.#isCovered,
        }),
      ),
      inspection(),
    )
    this.#view = this.#look()
  }

  get view(): AssessmentView {
    return this.#view
  }

  getSnapshot = (): AssessmentView => this.#view

  /** Tells of each view at once, but for what is typed. */
  subscribe = (to: Listener): Subscription => this.#listen(this.#changes, to)

  /** The same for changes that can wait: listeners are called when no key is being handled. */
  readonly betweenKeys = {
    getSnapshot: this.getSnapshot,
    subscribe: (to: Listener): Subscription => this.#listen(this.#changesBetweenKeys, to),
  }

  send = (event: AssessmentEvent): void => this.#actor.send(event)

  start(): void {
    const stored = setInterval(() => void this.#readStore(), 2_000)
    const subscription = this.#actor.subscribe(() => this.#refresh())
    this.#stops.push(
      () => clearInterval(stored),
      () => subscription.unsubscribe(),
      this.engine.changes.on(() => void this.#readStore()),
      this.engine.onServerReopened.on(() => this.send({ type: 'attempt.reset' })),
      this.#tools.devices.changes.on(() => this.#refresh()),
      leaveThisPageBy({
        userId: this.#tools.userId,
        isWriting: this.#isWriting,
        leave: this.leave,
      }),
    )
    this.#actor.start()
  }

  /**
   * The confirmed logout: resolves when the cancellation is sent, or kept on the device because
   * nobody answers.
   */
  leave = (): Promise<void> => {
    this.send({ type: 'logout.confirmed' })
    return this.#changes.until(() => {
      const { snapshot } = this.#view
      return !snapshot.hasTag('running') && !snapshot.matches({ cancelling: 'sending' })
    })
  }

  readonly #isCovered = (): boolean => {
    const snapshot = this.#actor.getSnapshot()
    return snapshot.hasTag('covered') || snapshot.matches({ running: { dialog: 'confirmingExit' } })
  }

  readonly #isWriting = (): boolean => this.view.snapshot.matches({ running: { writer: 'mine' } })

  /** Leaving the page interrupts an attempt, it never ends it: what is kept stays on the device. */
  dispose(): void {
    this.#actor.stop()
    for (const stop of this.#stops) stop()
    this.#media?.questions.stop()
    void this.#takes?.recorder.stop()
    void this.engine.recordingEnded.then(() => this.engine.dispose())
  }

  /**
   * The candidate wrote or chose something, where that may be done: onto the device behind the paint
   * of the key, to the server when typing pauses.
   */
  answer = (question: Pick<Question, 'id' | 'type'>, value: string): void => {
    const answers = this.engine.attempt?.answers
    if (!answers || !takesAnswer(this.view, question.id)) return
    answers.set(question, value).then(
      // If the chart already knows of an unsaved answer, this one is sent with it. An event for
      // each key would slow down typing.
      () =>
        this.#actor.getSnapshot().hasTag('unsaved')
          ? undefined
          : this.send({ type: 'answer.changed' }),
      // There is no room for it here: the page says so, and it is sent all the same.
      () => this.send({ type: 'answer.changed' }),
    )
    // This happens at once: a component that is drawn in between must not put an earlier text into
    // the field.
    this.#view = { ...this.#view, answers: answers.values }
    scheduleBetweenKeystrokes(this.#tellBetweenKeys)
  }

  /** The live picture or sound of a device, for a preview or a level meter. */
  stream = (device: Device): MediaStream | null => this.#tools.devices.stream(device)

  /** A voice is heard at the microphone: the check of the devices says so when the attempt begins. */
  hearVoice = (): void => this.#tools.devices.hearVoice()

  /** Milliseconds on the server's clock, whatever the device's says. */
  now = (): number => this.engine.clock.now()

  /** Begins a spoken answer. @returns false when it may not begin */
  startTake = async ({ id, max_seconds }: Pick<Question, 'id' | 'max_seconds'>): Promise<boolean> =>
    (await this.#takeRecorder()?.start(id, max_seconds ?? 90)) ?? false

  stopTake = async (): Promise<void> => {
    await this.#takes?.recorder.stop()
    await this.#readStore()
  }

  /**
   * Somebody looks at this question: its sound or picture is tried again at once where it failed.
   */
  wantMedia = (questionId: string): void => this.#media?.questions.want(questionId)

  #takeRecorder(): TakeRecorder | null {
    const attempt = this.engine.attempt
    if (!attempt) return null
    const { userId, attemptId, assessmentId } = attempt.local.record
    if (this.#takes?.attemptId === attemptId) return this.#takes.recorder
    const { devices, ticks, take } = this.#tools
    const microphone = () => devices.stream('microphone')
    const recorder = new TakeRecorder(
      { ...take, microphone, mono: ticks.mono, instant: () => this.engine.clock.instant() },
      attempt.uploader,
      { userId, attemptId, assessmentId },
      // A take-back gives this page a later epoch while the recorder stays.
      () => (this.engine.attempt ?? attempt).local.record.epoch,
    )
    recorder.changes.on(() => void this.#readStore())
    this.#takes = { attemptId, recorder }
    return recorder
  }

  /**
   * Fetches and keeps what the questions of the attempt under way show and let hear, and stops when
   * it is over.
   */
  #keepMedia(): void {
    const record = this.engine.attempt?.local.record
    const { questionnaire = null, attemptId = '', running = false } = record ?? {}
    if (this.#media !== null && (this.#media.attemptId !== attemptId || !running))
      this.#media.questions.stop()
    if (
      record === undefined ||
      questionnaire === null ||
      !running ||
      this.#media?.attemptId === attemptId
    )
      return
    const { api, database } = this.#tools
    const questions = new QuestionMedia(api, database, record, questionnaire)
    this.#media = { attemptId, questions }
    questions.changes.on(() => this.#refresh())
    void questions.run()
  }

  async #readStore(): Promise<void> {
    const attempt = this.engine.attempt
    this.#keepMedia()
    if (attempt) {
      const [takes, waiting] = await Promise.all([
        attempt.uploader.takes(),
        attempt.uploader.waiting(),
        attempt.answers.read(),
      ])
      // Another attempt since then: the change has had it read again.
      if (attempt !== this.engine.attempt) return
      const counts = new Map<string, number>()
      for (const { questionId } of takes) counts.set(questionId, (counts.get(questionId) ?? 0) + 1)
      this.#takesKept = keepSame(this.#takesKept, counts)
      this.#spoken = spokenArrivals(takes)
      this.#waiting = waiting
    }
    this.#refresh()
  }

  #refresh(): void {
    this.#view = this.#look()
    this.#changes.emit()
    scheduleBetweenKeystrokes(this.#tellBetweenKeys)
  }

  readonly #tellBetweenKeys = (): void => {
    this.#view = this.#look()
    this.#changesBetweenKeys.emit()
  }

  #listen(changes: Emitter<void>, to: Listener): Subscription {
    const { next } = toObserver(to)
    return { unsubscribe: changes.on(() => next?.(this.#view)) }
  }

  #look(): AssessmentView {
    // Undefined with the first look alone.
    const before: AssessmentView | undefined = this.#view
    const snapshot = this.#actor.getSnapshot()
    const { attempt } = this.engine
    const { local, answers } = attempt ?? {}
    return {
      snapshot,
      questionnaire: local?.record.questionnaire ?? null,
      answers: answers?.values ?? noAnswers,
      parts: keepSame(before?.parts, local?.timer.parts() ?? []),
      plan: this.engine.plan,
      replaced: this.#tools.devices.replaced,
      position: keepSame(before?.position, getAssessmentPosition(snapshot)),
      expiresAt: local?.timer.expiresAt() ?? null,
      saving: getSaving(snapshot, answers?.status ?? 'saved', this.#spoken),
      unarrived: keepSame(
        before?.unarrived,
        attempt ? unarrivedIn(snapshot, attempt, this.#spoken) : {},
      ),
      storageFailed: answers?.hasUnkept ?? false,
      lostDevices: keepSame(before?.lostDevices, this.#tools.devices.lost()),
      recordingFaults: this.engine.faults,
      take: this.#takes?.recorder.state ?? noTake,
      takesStored: this.#takesKept,
      takesHeard: this.#takes?.recorder.voiceMs ?? noTakes,
      media: this.#media?.questions.states ?? noMedia,
      waiting: this.#waiting,
    }
  }
}

const noAnswers: AssessmentView['answers'] = new Map()
const noTake: TakeState = { at: 'idle' }
const noTakes: ReadonlyMap<string, Blob> = new Map()
const noMedia: ReadonlyMap<string, MediaState> = new Map()
