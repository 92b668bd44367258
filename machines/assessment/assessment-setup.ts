import { and, assign, fromCallback, fromPromise, setup, stateIn } from 'xstate'
import type { CancelReason } from '../attempt/attempt-events'
import type {
  AssessmentContext,
  AssessmentEvent,
  CheckOutcome,
  Device,
  Phase,
  Position,
  RunOutcome,
  Unsupported,
} from './assessment-events'
import { toFailure } from './failure'
import type { AssessmentKind, PartId } from './parts'

/** A promise actor that the browser has to implement. */
const work = <Output, Input = Record<string, never>>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(new Error(`The actor ${name} was not provided.`)))

/** A watcher that runs while its state lasts and reports by events. */
const watcher = <Input extends object = Record<string, never>>(name: string) =>
  fromCallback<AssessmentEvent, Input>(() => {
    throw new Error(`The actor ${name} was not provided.`)
  })

export interface Run {
  assessmentId: string
  attemptId: string
}

const devicesGranted = [
  stateIn({ permissions: { camera: 'granted' } }),
  stateIn({ permissions: { microphone: 'granted' } }),
  stateIn({ permissions: { screen: 'granted' } }),
]

/**
 * Types, actors, actions, guards and delays that the states of an assessment chart are written in.
 */
export const assessmentSetup = setup({
  types: {
    context: {} as AssessmentContext,
    events: {} as AssessmentEvent,
    tags: {} as
      'busy' | 'offline' | 'covered' | 'readOnly' | 'recording' | 'over' | 'running' | 'unsaved',
  },
  actors: {
    checkAttempt: work<CheckOutcome, { kind: AssessmentKind }>('checkAttempt'),
    checkBrowser: work<{ unsupported: Unsupported | null }>('checkBrowser'),
    giveConsent: work<void, { assessmentId: string; textVersion: string; lang: 'en' | 'ar' }>(
      'giveConsent',
    ),
    findDevice: work<{ live: boolean }, { device: Device }>('findDevice'),
    askDevice: work<void, { device: Device }>('askDevice'),
    startAttempt: work<RunOutcome, { assessmentId: string }>('startAttempt'),
    resumeAttempt: work<RunOutcome, Run>('resumeAttempt'),
    takeOver: work<RunOutcome, Run>('takeOver'),
    resync: work<void, Run>('resync'),
    saveAnswers: work<{ pending: boolean }, Run>('saveAnswers'),
    countCaptureGrace: work<void>('countCaptureGrace'),
    submitAttempt: work<void, Run>('submitAttempt'),
    cancelAttempt: work<void, Run & { reason: CancelReason }>('cancelAttempt'),
    drainRecordings: work<void, Run>('drainRecordings'),
    watchClock: watcher<Run>('watchClock'),
    watchConnection: watcher<Run>('watchConnection'),
    recordCapture: watcher<Run>('recordCapture'),
    watchIntegrity: watcher<Run>('watchIntegrity'),
    watchDevices: watcher('watchDevices'),
    watchAttempt: watcher<Run>('watchAttempt'),
    watchReturn: watcher('watchReturn'),
    watchEnd: watcher<Run>('watchEnd'),
  },
  actions: {
    keepFound: assign((_, found: CheckOutcome) => ({
      assessmentId: 'assessmentId' in found ? found.assessmentId : null,
      attemptId: 'attemptId' in found ? found.attemptId : null,
      position: 'position' in found ? found.position : null,
      redo: found.found === 'redo',
      failure: null,
      reason: null,
    })),
    keepRun: assign((_, run: RunOutcome) =>
      run.outcome === 'running'
        ? { attemptId: run.attemptId, position: run.position, failure: null }
        : { failure: null },
    ),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: toFailure(error) })),
    keepUnsupported: assign((_, { unsupported }: { unsupported: Unsupported | null }) => ({
      failure: unsupported ? { code: unsupported } : null,
    })),
    clearFailure: assign({ failure: null }),
    keepReason: assign((_, { reason }: { reason: CancelReason }) => ({ reason })),
    keepRedo: assign(({ event }) =>
      event.type === 'redo.granted'
        ? {
            assessmentId: event.assessmentId,
            attemptId: null,
            position: null,
            redo: true,
            reason: null,
            failure: null,
          }
        : {},
    ),
    /** The event goes into the outbox of events; implemented in the browser. */
    recordPartBegun: (_, _params: { part: PartId }) => undefined,
    recordPartSubmitted: (_, _params: { part: PartId }) => undefined,
  },
  guards: {
    isFound: (_, { found, is }: { found: CheckOutcome; is: CheckOutcome['found'] }) =>
      found.found === is,
    isRunning: (_, { run }: { run: RunOutcome }) => run.outcome === 'running',
    isElsewhere: (_, { run }: { run: RunOutcome }) => run.outcome === 'elsewhere',
    isFinished: (_, { run }: { run: RunOutcome }) => run.outcome === 'finished',
    isSupported: (_, { unsupported }: { unsupported: Unsupported | null }) => unsupported === null,
    isReentry: ({ context }) => context.attemptId !== null,
    isRedo: ({ context }) => context.redo,
    isDevice: ({ event }, { device }: { device: Device }) =>
      (event.type === 'device.asked' || event.type === 'device.lost') && event.device === device,
    isLive: (_, { live }: { live: boolean }) => live,
    isAt: ({ context }, { part, phase }: Position) =>
      context.position?.part === part && context.position.phase === phase,
    isAbout: ({ event }, { part, phase }: { part: PartId; phase: Phase }) =>
      event.type === 'clock.expired' && event.part === part && event.phase === phase,
    hasPending: (_, { pending }: { pending: boolean }) => pending,
    allGranted: and(devicesGranted),
    allGrantedAgain: and(['isReentry', ...devicesGranted]),
    isWriter: stateIn({ running: { writer: 'mine' } }),
  },
  delays: {
    /** Typing pauses this long before an answer goes up. */
    autosave: 800,
    /** Before the next try after no answer; the browser provides a back-off. */
    retry: 5_000,
  },
})
