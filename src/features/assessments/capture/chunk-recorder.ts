import { inTime } from '../../../lib/in-time'
import { newId } from '../../../lib/new-id'
import { recordingType } from '../browser-support'

/** A piece leaves the recorder this often: what a crash can cost. */
export const PIECE_MS = 5_000

/**
 * The longest the contract takes. A laptop that slept for longer hands out one piece over all that
 * time, and more was not recorded.
 */
const LONGEST_MS = 3_600_000

/**
 * A recorder may cut its file after the first byte of the header. The first piece is the one the
 * server judges the recording by, so it waits until the header is surely in it.
 */
const HEADER_BYTES = 1024

/** A stopped recorder hands out its last piece within this time. */
const STOP_MS = 5_000

export interface RecordedPiece {
  sessionId: string
  index: number
  /** Milliseconds since this recorder began, and how long the piece is. */
  from_ms: number
  duration_ms: number
  last: boolean
  file: Blob
}

/** What is used of a MediaRecorder; a picture is of the camera unless it is of the screen. */
export type RecorderFactory = (stream: MediaStream, of?: 'camera' | 'screen') => MediaRecorder

/**
 * One run of one recorder, in pieces. A run is one file: the pieces of two runs do not join, so a
 * restored device or a reload begins a new run with a new session id.
 */
export class ChunkRecorder {
  readonly sessionId = newId()
  readonly #recorder: MediaRecorder
  readonly #mono: () => number
  readonly #onPiece: (piece: RecordedPiece) => void
  readonly #stopped: Promise<void>
  #held: Omit<RecordedPiece, 'last'> | null = null
  #begun = 0
  #cut = 0
  #index = 0
  #begin: Blob | null = null
  #bytes = 0

  constructor(
    recorder: MediaRecorder,
    onPiece: (piece: RecordedPiece) => void,
    mono: () => number,
  ) {
    this.#recorder = recorder
    this.#onPiece = onPiece
    this.#mono = mono
    recorder.addEventListener('dataavailable', (event) => this.#take(event.data))
    this.#stopped = new Promise((resolve) =>
      recorder.addEventListener('stop', () => {
        this.#give(true)
        resolve()
      }),
    )
  }

  /** What was handed out since the last look, and whether the recorder has stopped. */
  look(): { bytes: number; isOver: boolean } {
    const bytes = this.#bytes
    this.#bytes = 0
    return { bytes, isOver: this.#recorder.state === 'inactive' }
  }

  start(): void {
    this.#begun = this.#mono()
    this.#cut = this.#begun
    this.#recorder.start(PIECE_MS)
  }

  /**
   * Ends the run; resolves when its last piece is out. A recorder that does not say that it ended
   * is not waited for: what it gave until then is all there is.
   */
  async stop(): Promise<void> {
    if (this.#recorder.state !== 'inactive') this.#recorder.stop()
    await inTime(this.#stopped, STOP_MS).catch(() => this.#give(true))
  }

  #take(data: Blob): void {
    const now = this.#mono()
    this.#bytes += data.size
    // While the recorder is stopping each piece is held back until it is known whether it was the
    // last.
    this.#give(false)
    const file = this.#begin === null ? data : new Blob([this.#begin, data], { type: data.type })
    this.#begin =
      this.#index === 0 && file.size < HEADER_BYTES && this.#recorder.state !== 'inactive'
        ? file
        : null
    if (file.size === 0 || this.#begin !== null) return
    this.#held = {
      sessionId: this.sessionId,
      index: this.#index,
      from_ms: Math.round(this.#cut - this.#begun),
      duration_ms: Math.min(Math.round(now - this.#cut), LONGEST_MS),
      file,
    }
    this.#index += 1
    this.#cut = now
    if (this.#recorder.state !== 'inactive') this.#give(false)
  }

  #give(last: boolean): void {
    const piece = this.#held
    this.#held = null
    if (piece) this.#onPiece({ ...piece, last })
  }
}

/**
 * Bits per second. In full movement the encoder takes more than it is told: 375 kbit together,
 * which a home connection can send beside everything else.
 */
const rates = { camera: 100_000, screen: 160_000, voice: 32_000 } as const

/** A recorder for a picture with or without sound, at the rate of what it is of. */
export const videoRecorder: RecorderFactory = (stream, of = 'camera') => {
  // The encoder keeps letters sharp and lets movement wait.
  if (of === 'screen') for (const track of stream.getVideoTracks()) track.contentHint = 'text'
  return new MediaRecorder(stream, {
    mimeType: recordingType(stream.getAudioTracks().length > 0 ? 'video' : 'picture') ?? '',
    videoBitsPerSecond: rates[of],
    audioBitsPerSecond: rates.voice,
  })
}

/** A recorder for a voice alone. */
export const audioRecorder: RecorderFactory = (stream) =>
  new MediaRecorder(stream, { mimeType: recordingType('audio') ?? '', audioBitsPerSecond: 48_000 })
