import { newId } from '../../../lib/new-id'
import type { MediaKind } from '../attempt/attempt-api'
import type { AttemptKey } from '../attempt/attempt-store'
import type { Glimpse } from '../signals/camera-frames'
import type { CaptureDevices } from './capture-devices'
import { ChunkRecorder } from './chunk-recorder'
import type { RecordedPiece, RecorderFactory } from './chunk-recorder'
import type { PieceUploader } from './piece-uploader'
import type { RecorderLook, RecordingKind } from './recording-faults.rules'
import type { StillCamera } from './screenshots'
import type { SignalTools } from '../signals/signals-watch'

const SCREENSHOT_MS = 60_000

export interface RecordingTools {
  recorder: RecorderFactory
  still: StillCamera
  signals: SignalTools
  glimpse: Glimpse
  /** A voice and a picture as one stream. */
  join: (streams: readonly MediaStream[]) => MediaStream
  mono: () => number
}

/** Records camera with sound, and the screen, in pieces; and a still of the screen every minute. */
export class CaptureRecording {
  readonly #devices: CaptureDevices
  readonly #uploader: PieceUploader
  readonly #tools: RecordingTools
  readonly #of: AttemptKey
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
    of: AttemptKey,
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
    for (const kind of ['camera', 'screen'] as const) if (!this.#runs.has(kind)) this.#run(kind)
    this.#everyMinute ??= setInterval(() => void this.#shoot(), SCREENSHOT_MS)
  }

  /** What a kind's recorder has handed out since the last look; null where its device is off. */
  look(kind: RecordingKind): RecorderLook | null {
    if (this.#streamsOf(kind) === null) return null
    return this.#runs.get(kind)?.look() ?? { bytes: 0, isOver: true }
  }

  /** Begins a new run in place of one that records nothing. */
  restart(kind: RecordingKind): void {
    void this.end(kind)
    this.#run(kind)
  }

  /** Ends the run of a kind whose device was lost. */
  async end(kind: RecordingKind): Promise<void> {
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

  /** One that the browser does not let begin is missing from then on, and its look says so. */
  #run(kind: RecordingKind): void {
    const streams = this.#streamsOf(kind)
    if (streams === null) return
    const begun = this.#sinceStart()
    const keep = (piece: RecordedPiece) => this.#keep(kind, piece, begun + piece.from_ms)
    try {
      const stream = kind === 'camera' ? this.#tools.join(streams) : streams[0]
      const run = new ChunkRecorder(this.#tools.recorder(stream, kind), keep, this.#tools.mono)
      run.start()
      this.#runs.set(kind, run)
    } catch {
      this.#runs.delete(kind)
    }
  }

  /** The streams that a recording of this kind needs; null unless all of them are on. */
  #streamsOf(kind: RecordingKind): [MediaStream, ...MediaStream[]] | null {
    const stream = this.#devices.stream(kind)
    const voice = this.#devices.stream('microphone')
    if (kind === 'screen') return stream && [stream]
    return stream && voice && [stream, voice]
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
      this.#uploader.storePiece({
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
