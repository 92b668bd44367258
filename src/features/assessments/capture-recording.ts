import { newId } from '../../lib/new-id'
import type { AssessmentId, MediaKind } from './attempt-api'
import type { CaptureDevices } from './capture-devices'
import { ChunkRecorder } from './chunk-recorder'
import type { RecordedPiece, RecorderFactory } from './chunk-recorder'
import type { PieceUploader } from './piece-uploader'
import type { StillCamera } from './screenshots'
import type { SignalTools } from './signals-watch'

const SCREENSHOT_MS = 60_000

export interface RecordingOf {
  userId: string
  attemptId: string
  assessmentId: AssessmentId
}

export interface RecordingTools {
  recorder: RecorderFactory
  still: StillCamera
  signals: SignalTools
  /** A voice and a picture as one stream. */
  join: (streams: readonly MediaStream[]) => MediaStream
  mono: () => number
}

/** Records camera with sound, and the screen, in pieces; and a still of the screen every minute. */
export class CaptureRecording {
  readonly #devices: CaptureDevices
  readonly #uploader: PieceUploader
  readonly #tools: RecordingTools
  readonly #of: RecordingOf
  /** Milliseconds since the attempt's start, for placing a piece on its timeline. */
  readonly #sinceStart: () => number
  readonly #runs = new Map<MediaKind, ChunkRecorder>()
  readonly #stillsSession = newId()
  #stills = 0
  #everyMinute: ReturnType<typeof setInterval> | null = null
  #keeping: Promise<unknown> = Promise.resolve()

  constructor(
    devices: CaptureDevices,
    uploader: PieceUploader,
    tools: RecordingTools,
    of: RecordingOf,
    sinceStart: () => number,
  ) {
    this.#devices = devices
    this.#uploader = uploader
    this.#tools = tools
    this.#of = of
    this.#sinceStart = sinceStart
  }

  /**
   * Begins a run of whatever is on and not being recorded; called again when a lost device is back.
   */
  start(): void {
    const camera = this.#devices.stream('camera')
    const microphone = this.#devices.stream('microphone')
    const screen = this.#devices.stream('screen')
    if (camera && microphone && !this.#runs.has('camera'))
      this.#run('camera', this.#tools.join([camera, microphone]))
    if (screen && !this.#runs.has('screen')) this.#run('screen', screen)
    this.#everyMinute ??= setInterval(() => void this.#shoot(), SCREENSHOT_MS)
  }

  /** Ends the run of a kind whose device was lost. */
  async end(kind: 'camera' | 'screen'): Promise<void> {
    const run = this.#runs.get(kind)
    this.#runs.delete(kind)
    await run?.stop()
    await this.#keeping
  }

  /** Ends everything; resolves when the last pieces are kept on the device. */
  async stop(): Promise<void> {
    if (this.#everyMinute !== null) clearInterval(this.#everyMinute)
    this.#everyMinute = null
    await Promise.all([this.end('camera'), this.end('screen')])
  }

  #run(kind: 'camera' | 'screen', stream: MediaStream): void {
    const begun = this.#sinceStart()
    const keep = (piece: RecordedPiece) => this.#keep(kind, piece, begun + piece.from_ms)
    const run = new ChunkRecorder(this.#tools.recorder(stream, kind), keep, this.#tools.mono)
    this.#runs.set(kind, run)
    run.start()
  }

  async #shoot(): Promise<void> {
    const screen = this.#devices.stream('screen')
    const file = screen && (await this.#tools.still(screen).catch(() => null))
    if (!file) return
    const piece = {
      sessionId: this.#stillsSession,
      index: this.#stills,
      from_ms: 0,
      duration_ms: 0,
      last: false,
      file,
    }
    this.#stills += 1
    this.#keep('screenshot', piece, this.#sinceStart())
  }

  #keep(kind: MediaKind, { from_ms: _, ...piece }: RecordedPiece, offset_ms: number): void {
    this.#keeping = Promise.allSettled([
      this.#keeping,
      this.#uploader.keepPiece({
        ...this.#of,
        ...piece,
        kind,
        offset_ms: Math.max(0, Math.round(offset_ms)),
      }),
    ])
  }
}

export const joinStreams = (streams: readonly MediaStream[]): MediaStream =>
  new MediaStream(streams.flatMap((stream) => stream.getTracks()))
