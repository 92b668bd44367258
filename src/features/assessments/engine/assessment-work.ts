import { fromCallback, fromPromise } from 'xstate'
import type {
  AssessmentEvent,
  CheckOutcome,
  Device,
  RunOutcome,
  Unsupported,
} from '../../../../machines/assessment/assessment-events'
import type { AssessmentKind, PartId } from '../../../../machines/assessment/parts'
import type { CancelReason } from '../../../../machines/attempt/attempt-events'
import type { AssessmentEngine } from './assessment-engine'
import { getDigests } from '../answers/answer-text'
import { getAssessmentId } from '../attempt/attempt-api'
import { type Backoff, createBackoff } from '../../../lib/retry'
import { unsupportedBecause } from '../browser-support'
import { countGrace } from '../capture/capture-grace'
import type { PageTools } from './page-tools'
import { TaskQueue } from './task-queue'
import {
  sendAgain,
  watchAbsence,
  watchAttempt,
  watchClock,
  watchConnection,
  watchDevices,
  watchEnd,
  watchReturn,
} from './run-watchers'
import { recordCapture } from '../capture/record-capture'

type NoInput = Record<string, never>

interface Run {
  assessmentId: string
  attemptId: string
}

/** Gives the assessment chart its work: `machine.provide(assessmentWork(engine, tools))`. */
export const assessmentWork = (engine: AssessmentEngine, tools: PageTools) => {
  const backoff = createBackoff()
  const steps = new TaskQueue()
  return {
    actors: {
      ...promises(engine, tools, backoff, steps),
      ...watchers(engine, tools),
    },
    actions: {
      recordPartBegun: (_: unknown, { part }: { part: PartId }) =>
        void steps.run(() => begin(engine, part)),
      recordPartSubmitted: (_: unknown, { part }: { part: PartId }) =>
        submit(engine, tools, steps, part),
    },
    delays: { retry: backoff.next },
  }
}

const promises = (
  engine: AssessmentEngine,
  tools: PageTools,
  backoff: Backoff,
  steps: TaskQueue,
) => ({
  checkAttempt: fromPromise<CheckOutcome, { kind: AssessmentKind }>(() => engine.check()),
  checkBrowser: fromPromise<{ unsupported: Unsupported | null }, NoInput>(async () => ({
    unsupported: unsupportedBecause(await tools.facts(), engine.tools.devices.replaced),
  })),
  giveConsent: fromPromise<void, { assessmentId: string; textVersion: string; lang: 'en' | 'ar' }>(
    ({ input: { assessmentId, textVersion, lang } }) =>
      engine.tools.api.giveConsent(getAssessmentId(assessmentId), {
        text_version: textVersion,
        lang,
      }),
  ),
  findDevice: fromPromise<{ live: boolean }, { device: Device }>(async ({ input }) => ({
    live: engine.tools.devices.find(input.device),
  })),
  askDevice: fromPromise<void, { device: Device }>(async ({ input }) => {
    // What is on or not needed may have been asked for before that was looked up.
    if (!engine.tools.devices.find(input.device)) await engine.tools.devices.ask(input.device)
  }),
  startAttempt: fromPromise<RunOutcome, { assessmentId: string }>(({ input }) =>
    engine.start(input.assessmentId),
  ),
  resumeAttempt: fromPromise<RunOutcome, Run>(({ input }) => engine.resume(input.attemptId)),
  takeOver: fromPromise<RunOutcome, Run>(({ input }) =>
    engine.takeOver(input.assessmentId, input.attemptId),
  ),
  resync: fromPromise<void, Run>(async () => {
    try {
      await engine.attempt?.sender.flush()
      await engine.attempt?.outbox.flush()
      backoff.reset()
    } catch (error) {
      engine.onReconnectFailed.emit()
      throw error
    }
  }),
  saveAnswers: fromPromise<{ pending: boolean }, Run>(async () => {
    try {
      const saved = await engine.save()
      backoff.reset()
      return saved
    } catch (error) {
      engine.revalidate(error)
      throw error
    }
  }),
  countCaptureGrace: fromPromise<void, NoInput>(({ signal }) =>
    countGrace(engine.tools.ticks.mono, signal, engine.tools.ticks.wall),
  ),
  submitAttempt: fromPromise<void, Run>(async () => {
    await tools.stopTake()
    let goesOn = false
    const stop = engine.onServerReopened.on(() => (goesOn = true))
    try {
      await steps.run(() => engine.submit())
    } finally {
      stop()
      // A candidate who continues with a part needs the devices.
      if (!goesOn) await engine.endCapture()
    }
  }),
  cancelAttempt: fromPromise<void, Run & { reason: CancelReason }>(
    async ({ input: { reason } }) => {
      await tools.stopTake()
      await engine.endCapture()
      await engine.cancel(reason === 'logged_out' || reason === 'capture_lost' ? reason : 'exited')
    },
  ),
  drainRecordings: fromPromise<void, Run>(async () => {
    await engine.drain()
    engine.dispose()
  }),
})

const watchers = (engine: AssessmentEngine, tools: PageTools) => ({
  watchClock: fromCallback<AssessmentEvent, Run>(({ sendBack }) => watchClock(engine, sendBack)),
  watchConnection: fromCallback<AssessmentEvent, Run>(({ sendBack }) =>
    watchConnection(engine, tools.network, sendBack),
  ),
  recordCapture: fromCallback<AssessmentEvent, Run>(({ sendBack }) =>
    recordCapture(engine, tools, sendBack),
  ),
  watchIntegrity: fromCallback<AssessmentEvent, Run>(({ sendBack }) =>
    watchAbsence(engine, tools, sendBack),
  ),
  watchReturn: fromCallback<AssessmentEvent, NoInput>(({ sendBack }) =>
    watchReturn(tools.network, sendBack),
  ),
  watchEnd: fromCallback<AssessmentEvent, Run>(({ input, sendBack }) =>
    watchEnd(engine, input.attemptId, sendBack),
  ),
  watchDevices: fromCallback<AssessmentEvent, NoInput>(({ sendBack }) =>
    watchDevices(engine, sendBack),
  ),
  watchAttempt: fromCallback<AssessmentEvent, Run>(({ input, sendBack }) => {
    engine.dispose()
    return watchAttempt(engine, input.attemptId, sendBack)
  }),
})

/** The part begins here at once, and on the server when the event arrives. */
async function begin(engine: AssessmentEngine, part: PartId): Promise<void> {
  await engine.attempt?.sender.record('part.begun', { part })
  await engine.attempt?.local.goOn({ part, phase: 'briefing' })
  engine.changes.emit()
  void engine.flush().then(() => sendAgain(engine, part))
}

/** The part is over here at once, with what the page shows at this moment. */
function submit(engine: AssessmentEngine, tools: PageTools, steps: TaskQueue, part: PartId): void {
  const shown = tools.shown()
  const asked = engine.attempt?.local.record.questionnaire?.parts.find(({ id }) => id === part)
  const said =
    shown === null || asked === undefined ? {} : { answers: getDigests(shown, asked.questions) }
  // The take is stopped now: when this step's turn comes, one of the next part may be under way.
  const takeStopped = tools.stopTake()
  void steps.run(async () => {
    await takeStopped
    await engine.attempt?.sender.record('part.submitted', { part, ...said })
    await engine.attempt?.local.goOn({ part, phase: 'answering' })
    engine.changes.emit()
    void engine.flush()
  })
}
