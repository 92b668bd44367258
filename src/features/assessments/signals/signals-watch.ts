import { whenKeysPause } from '../../../lib/after-next-paint'
import { inTime } from '../../../lib/in-time'
import { nextDisplay, nextSignals, noSignals, pauseSignals, toSample } from './camera-signals.rules'
import type { CameraSignals, Display, SignalCause, SignalStep } from './camera-signals.rules'
import type { CameraFrames } from './camera-frames'
import type { SignalDetector } from './signal-detector'

export const LOOK_MS = 3_000
/**
 * A look takes a core for up to half a second, so it waits as long for a pause of somebody who
 * types.
 */
const HOLD_MS = 3_000
/** A camera that gives no picture is not waited for longer: nothing else would be looked at. */
const FRAME_MS = 10_000
/** After this many failed looks in a row, the browser counts as giving no signals. */
const FAILURES = 3

export interface SignalTools {
  detector: () => SignalDetector
  frames: () => CameraFrames
  /** How the screen is arranged. */
  display: () => string
}

interface Watched extends SignalTools {
  camera: () => MediaStream | null
  /**
   * Something of ours lies over the work, or the browser asks for something: nothing is counted.
   */
  isHeld: () => boolean
  mono: () => number
}

export interface SignalResult {
  cause: SignalCause | 'display_changed'
  /** In milliseconds of the monotonic clock; a change of the screen has no length. */
  from: number
  to: number | null
  picture: Promise<Blob | null>
}

export interface SignalListener {
  onSignal: (signal: SignalResult) => void
  /** Called once when nothing can be looked for, now or later. */
  onUnavailable: () => void
}

/**
 * Looks at the camera's picture every three seconds, or every six while somebody types without a
 * pause, and at how the screens are arranged. A picture that cannot be looked at never counts as an
 * empty room.
 * @returns what stops it and reports the signals that are still open
 */
export function watchSignals(
  { camera, isHeld, mono, ...tools }: Watched,
  { onSignal, onUnavailable }: SignalListener,
): () => void {
  const pictures = new Map<SignalCause, Promise<Blob | null>>()
  let signals: CameraSignals = noSignals
  let display: Display = { stands: tools.display(), other: null }
  let eye: { detector: SignalDetector; frames: CameraFrames } | null = null
  let [failures, isLooking, isStopped, isGivenUp] = [0, false, false, false]

  const take = (step: SignalStep) => {
    signals = step.signals
    for (const { cause, from, to } of step.ended) {
      onSignal({ cause, from, to, picture: pictures.get(cause) ?? Promise.resolve(null) })
      pictures.delete(cause)
    }
    for (const cause of step.begun)
      pictures.set(cause, eye?.detector.picture().catch(() => null) ?? Promise.resolve(null))
  }

  const giveUp = () => {
    isGivenUp = true
    take(pauseSignals(signals))
    close()
    onUnavailable()
  }
  const close = () => {
    eye?.detector.stop()
    eye?.frames.stop()
    eye = null
  }

  const lookAtDisplay = () => {
    const now = tools.display()
    // Sharing the screen again may change the arrangement, so the present one becomes the new
    // baseline.
    if (isHeld()) display = { stands: now, other: null }
    else {
      const next = nextDisplay(display, now)
      display = next.display
      if (next.changed)
        onSignal({
          cause: 'display_changed',
          from: mono(),
          to: null,
          picture: Promise.resolve(null),
        })
    }
  }

  const lookAtCamera = async (stream: MediaStream) => {
    try {
      eye ??= { detector: tools.detector(), frames: tools.frames() }
      const frame = await inTime(eye.frames.grab(stream), FRAME_MS, {
        late: (unused) => unused?.close(),
      })
      if (frame === null) return
      if (isStopped) return frame.close()
      const at = mono()
      const seen = await eye.detector.look(frame)
      failures = 0
      // What came up while it was looked at counts as well as if it had been there before.
      if (!isStopped)
        take(isHeld() ? pauseSignals(signals) : nextSignals(signals, toSample(seen, at)))
    } catch {
      failures += 1
      if (isStopped) return
      if (failures >= FAILURES) giveUp()
      // What failed may not have arrived whole, as when the server was away: the next look begins
      // with a new detector.
      else close()
    }
  }

  const look = async () => {
    lookAtDisplay()
    if (isGivenUp) return
    if (camera() === null || isHeld()) return take(pauseSignals(signals))
    if (isLooking) return
    isLooking = true
    await whenKeysPause(HOLD_MS)
    const stream = camera()
    if (stream !== null && !isStopped) await lookAtCamera(stream)
    isLooking = false
  }

  const timer = setInterval(() => void look(), LOOK_MS)
  return () => {
    clearInterval(timer)
    isStopped = true
    take(pauseSignals(signals))
    // The reported episodes still need the pictures that are being made.
    void Promise.allSettled(pictures.values()).then(close)
  }
}
