import { whenKeysPause } from '../../../lib/after-next-paint'
import type { CameraFrames, Glimpse } from '../signals/camera-frames'
import type { CaptureDevices } from './capture-devices'
import type { CaptureRecording } from './capture-recording'
import {
  emptyKinds,
  isBlack,
  isSame,
  nextFaults,
  nextRestart,
  noFaults,
  noRestarts,
  standingFaults,
} from './recording-faults.rules'
import type { RecordingFault, RecordingKind, RecordingLook } from './recording-faults.rules'

const RECORDING_LOOK_MS = 5_000
/** A frame waits so long for a pause of somebody who types. */
const HOLD_MS = 2_000

interface Watched {
  recording: Pick<CaptureRecording, 'look' | 'restart'>
  devices: Pick<CaptureDevices, 'stream' | 'isMuted' | 'isAsking' | 'findEnded'>
  frames: CameraFrames
  glimpse: Glimpse
  /** A hidden page gets no new frames, so the picture cannot be judged then. */
  isHidden: () => boolean
  mono: () => number
}

export interface RecordingListener {
  /** What is wrong now, whenever that changes. */
  onFaults: (faults: readonly RecordingFault[]) => void
  /** Something that was wrong is over; in milliseconds of the monotonic clock. */
  onOver: (fault: { cause: RecordingFault; from: number; to: number }) => void
}

/**
 * Checks every five seconds whether the recorders produce data and the camera shows a changing
 * picture, and restarts those that do not.
 * @returns what stops it and reports the faults that are still open
 */
export function watchRecording(
  { recording, devices, frames, glimpse, isHidden, mono }: Watched,
  { onFaults, onOver }: RecordingListener,
): () => void {
  const began = new Map<RecordingFault, number>()
  const restarts = { camera: noRestarts, screen: noRestarts }
  let [watch, last, isLooking, isStopped] = [noFaults, mono(), false, false]
  let seen: Uint8ClampedArray | null = null

  const restart = (kinds: readonly RecordingKind[]) => {
    for (const kind of kinds) {
      const next = nextRestart(restarts[kind], mono())
      if (next === null) continue
      restarts[kind] = next
      recording.restart(kind)
    }
  }

  const tell = () => {
    const now = mono()
    const current = standingFaults(watch)
    const over = [...began].filter(([fault]) => !current.has(fault))
    const begun = [...current].filter(([fault]) => !began.has(fault))
    for (const [cause, from] of over) {
      began.delete(cause)
      onOver({ cause, from, to: now })
    }
    for (const [fault, ms] of begun) began.set(fault, now - ms)
    if (over.length + begun.length > 0) onFaults([...began.keys()])
    if (begun.some(([fault]) => fault !== 'recording_empty')) restart(['camera'])
    restart(emptyKinds(watch))
  }

  const judgePicture = async (): Promise<RecordingLook['picture']> => {
    const before = seen
    seen = null
    const camera = devices.stream('camera')
    if (camera === null || devices.isAsking || isHidden()) return null
    // A muted camera sends black.
    if (devices.isMuted('camera')) return 'black'
    const frame = await frames.grab(camera).catch(() => null)
    if (frame === null) return null
    seen = glimpse(frame)
    frame.close()
    if (seen === null) return null
    if (isBlack(seen)) return 'black'
    return before !== null && isSame(before, seen) ? 'same' : 'changed'
  }

  const look = async () => {
    devices.findEnded()
    if (isLooking) return
    isLooking = true
    await whenKeysPause(HOLD_MS)
    const picture = isStopped ? null : await judgePicture()
    isLooking = false
    if (isStopped) return
    const recorders = { camera: recording.look('camera'), screen: recording.look('screen') }
    // A machine that was asleep has recorded nothing, and that is not a fault.
    const ms = Math.min(mono() - last, 2 * RECORDING_LOOK_MS)
    last = mono()
    watch = nextFaults(watch, { recorders, picture, isMuted: devices.isMuted('microphone') }, ms)
    tell()
  }

  const timer = setInterval(() => void look(), RECORDING_LOOK_MS)
  return () => {
    clearInterval(timer)
    isStopped = true
    watch = noFaults
    tell()
    frames.stop()
  }
}
