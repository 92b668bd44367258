import type { AssessmentId } from './attempt-api'
import type { RecorderFactory } from './chunk-recorder'
import type { PieceUploader } from './piece-uploader'
import { Signals } from './signals'
import type { Transcriber } from './transcriber'

/** A spoken answer may be given once and, if wished, once more; the last one counts. */
export const TAKES_PER_PROMPT = 2

export type TakeState =
  | { at: 'idle' }
  | { at: 'recording'; questionId: string; take: number; maxSeconds: number }
  | { at: 'keeping'; questionId: string }
  | { at: 'failed'; questionId: string }

export interface TakeTools {
  recorder: RecorderFactory
  microphone: () => MediaStream | null
  transcriber: () => Transcriber | null
  mono: () => number
}

export interface TakeOf {
  userId: string
  attemptId: string
  assessmentId: AssessmentId
}

/** Records spoken answers, one at a time, each kept on the device the moment it ends. */
export class TakeRecorder {
  readonly changes = new Signals<TakeState>()
  /**
   * The last take of each prompt while the page lives, to be listened to; on the disk it goes once
   * it is sent.
   */
  readonly heard = new Map<string, Blob>()
  readonly #tools: TakeTools
  readonly #uploader: PieceUploader
  readonly #of: TakeOf
  readonly #epoch: () => number
  #state: TakeState = { at: 'idle' }
  #stop: (() => Promise<void>) | null = null

  constructor(tools: TakeTools, uploader: PieceUploader, of: TakeOf, epoch: () => number) {
    this.#tools = tools
    this.#uploader = uploader
    this.#of = of
    this.#epoch = epoch
  }

  get state(): TakeState {
    return this.#state
  }

  /** How many times this prompt may still be answered. */
  async left(questionId: string): Promise<number> {
    return Math.max(0, TAKES_PER_PROMPT - (await this.#taken(questionId)))
  }

  /**
   * Begins a take; it ends by `stop` or after `maxSeconds`.
   * @returns false when there is no microphone, another take is on, none is left, or the browser
   * cannot record
   */
  async start(questionId: string, maxSeconds: number): Promise<boolean> {
    const microphone = this.#tools.microphone()
    if (microphone === null || this.#state.at === 'recording' || this.#state.at === 'keeping')
      return false
    const taken = await this.#taken(questionId)
    if (taken >= TAKES_PER_PROMPT) return false
    const recorder = this.#recorderOf(microphone)
    if (recorder === null) return false
    this.#record(recorder, questionId, taken + 1, maxSeconds)
    return true
  }

  /** Ends the take under way, if any; resolves when it is kept on the device. */
  stop = async (): Promise<void> => {
    await this.#stop?.()
  }

  #recorderOf(microphone: MediaStream): MediaRecorder | null {
    try {
      return this.#tools.recorder(microphone)
    } catch {
      return null
    }
  }

  #record(recorder: MediaRecorder, questionId: string, take: number, maxSeconds: number): void {
    const transcriber = this.#tools.transcriber()
    const data: Blob[] = []
    recorder.addEventListener('dataavailable', (event) => data.push(event.data))
    const ended = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve()))
    const begun = this.#tools.mono()
    const limit = setTimeout(() => void this.stop(), maxSeconds * 1000)
    let stopping: Promise<void> | null = null
    const keep = async (): Promise<void> => {
      clearTimeout(limit)
      this.#become({ at: 'keeping', questionId })
      const duration_ms = Math.round(this.#tools.mono() - begun)
      if (recorder.state !== 'inactive') recorder.stop()
      await ended
      const transcript = (await transcriber?.stop()) ?? null
      const file = new Blob(data, { type: recorder.mimeType })
      const kept = {
        ...this.#of,
        questionId,
        take,
        epoch: this.#epoch(),
        duration_ms,
        transcript,
        file,
      }
      await this.#uploader.keepTake(kept)
      this.heard.set(questionId, file)
    }
    // A turn later, as stopping the recorder calls this again before there is a promise to give
    // back.
    this.#stop = () =>
      (stopping ??= Promise.resolve()
        .then(keep)
        .then(
          () => this.#become({ at: 'idle' }),
          () => this.#become({ at: 'failed', questionId }),
        ))
    // A microphone that goes off ends the recorder by itself; what was said until then is kept.
    recorder.addEventListener('stop', () => void this.#stop?.())
    recorder.start()
    transcriber?.start()
    this.#become({ at: 'recording', questionId, take, maxSeconds })
  }

  #become(state: TakeState): void {
    if (state.at === 'idle' || state.at === 'failed') this.#stop = null
    this.#state = state
    this.changes.emit(state)
  }

  async #taken(questionId: string): Promise<number> {
    return (await this.#uploader.takes()).filter((take) => take.questionId === questionId).length
  }
}
