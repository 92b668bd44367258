import type { CameraFrame } from './camera-frames'
import type { Seen } from './camera-signals.rules'

/** Looks at frames of the camera. */
export interface SignalDetector {
  /**
   * Finds what is in a frame, which it takes over and closes.
   * @throws when it cannot look, which is not the same as seeing nobody
   */
  look: (frame: CameraFrame) => Promise<Seen>
  /** The frame that was looked at last, as a small picture. */
  picture: () => Promise<Blob>
  stop: () => void
}

export type SignalQuestion =
  { id: number; type: 'look'; frame: CameraFrame } | { id: number; type: 'picture' }
export type SignalAnswer =
  { id: number; seen: Seen } | { id: number; picture: Blob } | { id: number; error: string }

/**
 * The first look waits for the models: some megabytes, over a connection that carries recordings
 * too.
 */
const LOAD_MS = 120_000
const LOOK_MS = 20_000

/**
 * A detector in its own worker, so that it never delays typing. Its code and models are fetched
 * when it is made.
 */
export function detectorInWorker(): SignalDetector {
  const worker = new Worker(new URL('./camera-signals.worker.ts', import.meta.url), {
    type: 'module',
    name: 'camera-signals',
  })
  const waiting = new Map<
    number,
    { resolve: (answer: SignalAnswer) => void; reject: (error: Error) => void }
  >()
  let [last, allowed] = [0, LOAD_MS]
  worker.addEventListener('message', ({ data }: MessageEvent<SignalAnswer>) =>
    waiting.get(data.id)?.resolve(data),
  )
  // Its code could not be fetched, or may not run here.
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('The worker failed.'))
  })

  async function ask(
    question: { type: 'look'; frame: CameraFrame } | { type: 'picture' },
  ): Promise<SignalAnswer> {
    const id = ++last
    let timer: ReturnType<typeof setTimeout> | undefined
    try {
      const answer = await new Promise<SignalAnswer>((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        timer = setTimeout(() => reject(new Error('No answer from the worker.')), allowed)
        worker.postMessage({ id, ...question }, question.type === 'look' ? [question.frame] : [])
      })
      if ('error' in answer) throw new Error(answer.error)
      return answer
    } finally {
      clearTimeout(timer)
      waiting.delete(id)
    }
  }

  return {
    async look(frame) {
      const answer = await ask({ type: 'look', frame })
      if (!('seen' in answer)) throw new Error('The worker answered something else.')
      allowed = LOOK_MS
      return answer.seen
    },
    async picture() {
      const answer = await ask({ type: 'picture' })
      if (!('picture' in answer)) throw new Error('The worker answered something else.')
      return answer.picture
    },
    stop: () => worker.terminate(),
  }
}
