import type { AttemptKey } from '../attempt/attempt-store'
import type { RecorderFactory } from './chunk-recorder'
import type { Listener } from './level-meter'
import type { PieceUploader } from './piece-uploader'
import type { Instant } from '../attempt/server-clock'
import { Emitter } from '../engine/emitter'
import { isSilence, takeFault } from './sound.rules'
import type { Hearing, TakeFault } from './sound.rules'
import type { Transcriber } from './transcriber'

/** A spoken answer may be repeated once; the last take counts. */
export const TAKES_PER_PROMPT = 2

export type TakeState =
  | { at: 'idle' }
  | {
      at: 'recording'
      questionId: string
      take: number
      maxSeconds: number
      /** True after some seconds without a sound. */
      silent: boolean
    }
  | { at: 'keeping'; questionId: string }
  /** It is no answer, and was not kept: the prompt may be answered as often as before. */
  | { at: 'refused'; questionId: string; because: TakeFault }
  | { at: 'failed'; questionId: string }

export interface TakeTools {
  recorder: RecorderFactory
  microphone: () => MediaStream | null
  transcriber: () => Transcriber | null
  listen: Listener
  mono: () => number
  /** This moment on the server's clock. */
  instant: () => Instant
}

/** Records spoken answers, one at a time, each kept on the device the moment it ends. */
export class TakeRecorder {
  readonly changes = new Emitter<TakeState>()
  /**
   * The last take of each prompt while the page lives, to be listened to; on the disk it goes once
   * it is sent.
   */
  readonly voiceMs = new Map<string, Blob>()
  readonly #tools: TakeTools
  readonly #uploader: PieceUploader
  readonly #of: AttemptKey
  readonly #epoch: () => number
  #state: TakeState = { at: 'idle' }
  #stop: (() => Promise<void>) | null = null

  constructor(tools: TakeTools, uploader: PieceUploader, of: AttemptKey, epoch: () => number) {
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
    this.#record(recorder, microphone, { questionId, take: taken + 1, maxSeconds })
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

  #record(
    recorder: MediaRecorder,
    microphone: MediaStream,
    { questionId, take, maxSeconds }: { questionId: string; take: number; maxSeconds: number },
  ): void {
    const transcriber = this.#tools.transcriber()
    const data: Blob[] = []
    recorder.addEventListener('dataavailable', (event) => data.push(event.data))
    const stopped = new Promise<void>((resolve) =>
      recorder.addEventListener('stop', () => resolve()),
    )
    const begun = this.#tools.mono()
    const limit = setTimeout(() => void this.stop(), maxSeconds * 1000)
    const ear = this.#listen(microphone)
    let stopping: Promise<void> | null = null
    const keep = async (): Promise<TakeState> => {
      clearTimeout(limit)
      const durationMs = Math.round(this.#tools.mono() - begun)
      const ended = this.#tools.instant()
      // A recorder stops by itself when its microphone is pulled out or its track ends.
      const hasEnded = recorder.state === 'inactive' || !isLive(microphone)
      const because = takeFault({ durationMs, hearing: ear.stop(), endedByItself: hasEnded })
      this.#become({ at: 'keeping', questionId })
      if (recorder.state !== 'inactive') recorder.stop()
      await stopped
      const transcript = (await transcriber?.stop()) ?? null
      if (because !== null) return { at: 'refused', questionId, because }
      const file = new Blob(data, { type: recorder.mimeType })
      const stored = {
        ...this.#of,
        ...ended,
        questionId,
        take,
        epoch: this.#epoch(),
        duration_ms: durationMs,
        transcript,
        file,
      }
      await this.#uploader.storeTake(stored)
      this.voiceMs.set(questionId, file)
      return { at: 'idle' }
    }
    // A turn later, as stopping the recorder calls this again before there is a promise to give
    // back.
    this.#stop = () =>
      (stopping ??= Promise.resolve()
        .then(keep)
        .then(
          (state) => this.#become(state),
          () => this.#become({ at: 'failed', questionId }),
        ))
    recorder.addEventListener('stop', () => void this.#stop?.())
    recorder.start()
    transcriber?.start()
    this.#become({ at: 'recording', questionId, take, maxSeconds, silent: false })
  }

  /** Listens to a take, and says so when nothing is heard in it, and when something is again. */
  #listen(microphone: MediaStream): { stop: () => Hearing | null } {
    let meter: Hearing | null = null
    const stop = this.#tools.listen(microphone, (hearing) => {
      meter = hearing
      const silent = isSilence(hearing)
      if (this.#state.at === 'recording' && this.#state.silent !== silent)
        this.#become({ ...this.#state, silent })
    })
    return {
      stop: () => {
        stop?.()
        return meter
      },
    }
  }

  #become(state: TakeState): void {
    if (state.at !== 'recording' && state.at !== 'keeping') this.#stop = null
    this.#state = state
    this.changes.emit(state)
  }

  async #taken(questionId: string): Promise<number> {
    return (await this.#uploader.takes()).filter((take) => take.questionId === questionId).length
  }
}

const isLive = (microphone: MediaStream): boolean =>
  microphone.getTracks().some((track) => track.readyState === 'live')
