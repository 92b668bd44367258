import { useEffect, useState } from 'react'
import type { AssessmentKind } from '../../../../machines/assessment/parts'
import { AssessmentRun, type RunTools } from './assessment-run'
import { browserFacts } from '../browser-support'
import { cameraFrames, getDisplay, glimpses } from '../signals/camera-frames'
import { CaptureDevices } from '../capture/capture-devices'
import { joinStreams } from '../capture/capture-recording'
import { audioRecorder, videoRecorder } from '../capture/chunk-recorder'
import { httpAttemptApi } from '../attempt/http-attempt-api'
import { attemptDatabase } from '../attempt/local-attempt-store'
import { listenForVoice } from '../capture/level-meter'
import { captureStill } from '../capture/screenshots'
import { deviceTicks } from '../attempt/server-clock'
import { detectorInWorker } from '../signals/signal-detector'
import { transcriberFor } from '../capture/transcriber'
import { WriterLock } from '../attempt/writer-lock'

/**
 * The visit to an assessment that a page has open; null until then. Leaving the page interrupts a
 * running attempt; coming back re-enters it.
 */
export function useAssessment(kind: AssessmentKind, userId: string): AssessmentRun | null {
  const [run, setRun] = useState<AssessmentRun | null>(null)
  useEffect(() => {
    const opened = new AssessmentRun(browserTools(kind, userId))
    // The run is shown once it has its first view.
    const { unsubscribe } = opened.subscribe(() => setRun(opened))
    opened.start()
    return () => {
      unsubscribe()
      opened.dispose()
      setRun(null)
    }
  }, [kind, userId])
  return run
}

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
        still: captureStill,
        signals: {
          detector: detectorInWorker,
          frames: cameraFrames,
          display: () => getDisplay(document),
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
