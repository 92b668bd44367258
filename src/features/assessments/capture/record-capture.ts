import type { Device } from '../../../../machines/assessment/assessment-events'
import { inTime } from '../../../lib/in-time'
import { newId } from '../../../lib/new-id'
import type { AssessmentEngine } from '../engine/assessment-engine'
import { CaptureRecording } from './capture-recording'
import type { OpenAttempt } from '../attempt/open-attempt'
import type { PageTools } from '../engine/page-tools'
import { beganAt, record } from './record-episode'
import { watchRecording } from './recording-watch'
import type { RecordingListener } from './recording-watch'
import type { SendEvent } from '../engine/run-watchers'
import { watchSignals } from '../signals/signals-watch'
import type { SignalResult } from '../signals/signals-watch'

const UPLOAD_MS = 5_000
/** A picture of a moment that takes longer is not worth holding up who hands in. */
const PICTURE_MS = 5_000

const lostCause = {
  camera: 'camera_lost',
  microphone: 'microphone_lost',
  screen: 'screen_lost',
} as const

/**
 * Records camera, microphone and screen, looks whether that works, looks at the camera for signals,
 * and sends what is kept.
 * @returns what stops it
 */
export function recordCapture(
  engine: AssessmentEngine,
  { recording: tools, page, isCovered }: Pick<PageTools, 'recording' | 'page' | 'isCovered'>,
  sendEvent: SendEvent,
): () => void {
  const attempt = engine.attempt
  if (!attempt) return () => undefined
  const { devices, ticks } = engine.tools
  const { userId, attemptId, assessmentId, view } = attempt.local.record
  const of = { userId, attemptId, assessmentId }
  const recording = new CaptureRecording(
    devices,
    attempt.uploader,
    tools,
    of,
    () => engine.clock.now() - Date.parse(view.started_at),
  )
  const lostAt = new Map<Device, number>()

  const lose = (device: Device) => {
    if (lostAt.has(device)) return
    lostAt.set(device, ticks.mono())
    void recording.end(device === 'screen' ? 'screen' : 'camera')
    record(engine, 'capture.lost', { cause: lostCause[device], length_ms: null, device })
    sendEvent({ type: 'device.lost', device })
  }
  const restore = (device: Device) => {
    const from = lostAt.get(device)
    lostAt.delete(device)
    const length_ms = from === undefined ? null : Math.round(ticks.mono() - from)
    record(engine, 'capture.restored', { cause: lostCause[device], length_ms, device })
    if (devices.lost().length > 0) return
    recording.start()
    sendEvent({ type: 'device.restored', device })
  }

  const stopListening = devices.changes.on(({ type, device }) =>
    type === 'device.lost' ? lose(device) : restore(device),
  )
  // The rest of a run is no file without the piece, so what follows is recorded as another.
  const stopGivingWay = attempt.local.givenUp.on(({ kind, offset_ms, duration_ms }) => {
    record(engine, 'episode.recorded', { cause: 'disk_full', offset_ms, length_ms: duration_ms })
    if (kind !== 'screen' && kind !== 'camera') return
    void recording.end(kind).then(() => recording.start())
  })
  recording.start()
  for (const device of devices.lost()) lose(device)
  const frames = tools.signals.frames()
  const signals = recordSignals(engine, attempt, {
    recording: { ...tools, signals: { ...tools.signals, frames: () => frames } },
    isCovered,
  })
  const stopWatching = watchRecording(
    {
      recording,
      devices,
      frames,
      glimpse: tools.glimpse,
      isHidden: () => page.hidden,
      mono: ticks.mono,
    },
    faultListener(engine),
  )
  let uploading = false
  const send = async () => {
    if (uploading) return
    uploading = true
    await attempt.uploader.flush().catch((error: unknown) => engine.revalidate(error))
    uploading = false
  }
  const upload = setInterval(() => void send(), UPLOAD_MS)
  return () => {
    stopListening()
    stopGivingWay()
    stopWatching()
    clearInterval(upload)
    const [recorded, noted] = [recording.stop(), signals.stop()]
    engine.recordingEnded = Promise.all([recorded, noted]).then(() => undefined)
  }
}

/** Shows what is wrong with the recording, and notes it as an episode when it is over. */
const faultListener = (engine: AssessmentEngine): RecordingListener => ({
  onFaults: (faults) => {
    engine.faults = faults
    engine.changes.emit()
  },
  onOver: ({ cause, from, to }) =>
    record(engine, 'episode.recorded', {
      cause,
      length_ms: Math.round(to - from),
      ...beganAt(engine, engine.tools.ticks.mono() - from),
    }),
})

/**
 * Looks at the camera for signals, and keeps each as an episode with its picture. `stop` resolves
 * when all is kept, or its time is over.
 */
function recordSignals(
  engine: AssessmentEngine,
  { local, uploader }: OpenAttempt,
  { recording, isCovered }: Pick<PageTools, 'recording' | 'isCovered'>,
): { stop: () => Promise<unknown> } {
  const { devices, ticks } = engine.tools
  const { userId, attemptId, assessmentId } = local.record
  let keeping: Promise<unknown> = Promise.resolve()
  const storePicture = async (
    sessionId: string,
    offset_ms: number,
    picture: SignalResult['picture'],
  ) => {
    const file = await picture
    if (file === null) return
    await uploader.storeEpisodePicture({
      userId,
      attemptId,
      assessmentId,
      kind: 'episode',
      sessionId,
      index: 0,
      offset_ms,
      duration_ms: 0,
      last: true,
      file,
    })
  }
  const stop = watchSignals(
    {
      ...recording.signals,
      camera: () => devices.stream('camera'),
      isHeld: () => isCovered() || devices.isAsking,
      mono: ticks.mono,
    },
    {
      onSignal: ({ cause, from, to, picture }) => {
        const key = newId()
        const began = beganAt(engine, ticks.mono() - from)
        record(
          engine,
          'episode.recorded',
          { cause, length_ms: to === null ? null : Math.round(to - from), ...began },
          key,
        )
        keeping = Promise.allSettled([keeping, storePicture(key, began.offset_ms, picture)])
      },
      onUnavailable: () =>
        record(engine, 'episode.recorded', { cause: 'signals_unavailable', length_ms: null }),
    },
  )
  return {
    stop: () => {
      stop()
      return inTime(keeping, PICTURE_MS).catch(() => undefined)
    },
  }
}
