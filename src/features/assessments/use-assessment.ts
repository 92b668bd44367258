import { useEffect, useState, useSyncExternalStore } from 'react'
import type { AssessmentEvent, Device } from '../../../machines/assessment/assessment-events'
import type { AssessmentKind } from '../../../machines/assessment/parts'
import { scheduleBetweenKeystrokes } from '../../lib/after-next-paint'
import type { RunTools } from './assessment-run'
import type { AssessmentView } from './assessment-view'
import type { Question } from './attempt-api'
import { browserFacts } from './browser-support'
import { cameraFrames, displayOf, glimpses } from './camera-frames'
import { CaptureDevices } from './capture-devices'
import { joinStreams } from './capture-recording'
import { audioRecorder, videoRecorder } from './chunk-recorder'
import { httpAttemptApi } from './http-attempt-api'
import { attemptDatabase } from './local-attempt-store'
import { listenForVoice } from './level-meter'
import { AssessmentRunStore } from './assessment-run-store'
import { stillOf } from './screenshots'
import { deviceTicks } from './server-clock'
import { detectorInWorker } from './signal-detector'
import type { LiveView } from './steady-view'
import { transcriberFor } from './transcriber'
import { WriterLock } from './writer-lock'

/** An assessment as a screen uses it. */
export interface UsedAssessment extends Omit<AssessmentView, keyof LiveView> {
  /** What changes while somebody types: `useLive` draws what it needs of it. */
  live: { subscribe: (listener: () => void) => () => void; readonly view: LiveView }
  send: (event: AssessmentEvent) => void
  /** Keeps an answer on the device at once and has it sent. */
  answer: (question: Pick<Question, 'id' | 'type'>, value: string) => void
  /**
   * The same for a field that shows what is typed by itself: whoever else draws the answer hears of
   * it when the key is painted.
   */
  write: (question: Pick<Question, 'id' | 'type'>, value: string) => void
  startTake: (question: Pick<Question, 'id' | 'max_seconds'>) => Promise<boolean>
  stopTake: () => Promise<void>
  /**
   * Somebody looks at this question: its sound or picture is tried again at once where it failed.
   */
  wantMedia: (questionId: string) => void
  /** The live picture or sound of a device, for a preview or a level meter. */
  stream: (device: Device) => MediaStream | null
  /** A voice is heard at the microphone: the check of the devices says so when the attempt begins. */
  hearVoice: () => void
  /** Milliseconds on the server's clock, whatever the device's says. */
  now: () => number
}

/**
 * Takes part in an assessment: the chart's snapshot, what it is about, and the ways to act on it.
 * Null until the page has opened it. Leaving the page interrupts a running attempt; coming back
 * re-enters it.
 */
export function useAssessment(kind: AssessmentKind, userId: string): UsedAssessment | null {
  const [host] = useState(() => new AssessmentRunStore())
  useEffect(() => host.open(browserTools(kind, userId)), [host, kind, userId])
  const view = useSyncExternalStore(host.subscribe, host.steady)
  const run = host.run
  if (run === null || view === null) return null
  return {
    ...view,
    live: run,
    send: run.send,
    answer: run.answer,
    write: run.write,
    startTake: run.startTake,
    stopTake: run.stopTake,
    wantMedia: run.wantMedia,
    stream: (device) => run.engine.tools.devices.stream(device),
    hearVoice: run.engine.tools.devices.hearVoice,
    now: () => run.engine.clock.now(),
  }
}

/**
 * Something of what changes while somebody types. Drawn anew only when it is another value, which
 * should be a plain one.
 */
export const useLive = <Value>(
  { live }: Pick<UsedAssessment, 'live'>,
  select: (view: LiveView) => Value,
): Value => useSyncExternalStore(live.subscribe, () => select(live.view))

/**
 * Whole seconds left until the briefing or part runs out, counted down by the server's clock; null
 * when none runs.
 */
export function useSecondsLeft({
  expiresAt,
  now,
}: Pick<UsedAssessment, 'expiresAt' | 'now'>): number | null {
  const [, setSeen] = useState<number | null>(null)
  useEffect(() => {
    if (expiresAt === null) return
    // Looked at four times a second, so that no second comes late, and drawn anew when it is
    // another one.
    let shown: number | null = null
    const show = () => setSeen(secondsUntil(expiresAt, now()))
    const timer = setInterval(() => {
      const seconds = secondsUntil(expiresAt, now())
      if (seconds !== shown) scheduleBetweenKeystrokes(show, { pressing: true })
      shown = seconds
    }, 250)
    return () => clearInterval(timer)
  }, [expiresAt, now])
  return expiresAt === null ? null : secondsUntil(expiresAt, now())
}

const secondsUntil = (at: number, now: number): number => Math.max(0, Math.ceil((at - now) / 1000))

function browserTools(kind: AssessmentKind, userId: string): RunTools {
  return {
    userId,
    kind,
    api: httpAttemptApi(userId),
    // Asked for whenever it is used: after a refusal it is opened anew.
    get database() {
      return attemptDatabase()
    },
    ticks: deviceTicks,
    lock: new WriterLock(),
    devices: new CaptureDevices(),
    page: {
      facts: browserFacts,
      page: document,
      network: window,
      recording: {
        recorder: videoRecorder,
        still: stillOf,
        signals: {
          detector: detectorInWorker,
          frames: cameraFrames,
          display: () => displayOf(document),
        },
        glimpse: glimpses(),
        join: joinStreams,
        mono: deviceTicks.mono,
      },
    },
    // The English assessment is spoken in English, whatever the interface's language.
    take: {
      recorder: audioRecorder,
      transcriber: () => transcriberFor('en-US'),
      listen: listenForVoice,
    },
  }
}
