/** Turns speech into text while it is spoken, where the browser can. */
export interface Transcriber {
  /** Begins to listen. */
  start(): void
  /** Stops, and gives what was heard; null when nothing was. */
  stop(): Promise<string | null>
}

/** What is used of the browsers' recogniser, which TypeScript does not describe. */
interface Recogniser {
  lang: string
  continuous: boolean
  interimResults: boolean
  start(): void
  stop(): void
  onresult:
    | ((event: {
        results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>
      }) => void)
    | null
  onend: (() => void) | null
  onerror: (() => void) | null
}

export type RecogniserClass = new () => Recogniser

/**
 * The browser's recogniser, or null where there is none: the take is then scored without a
 * transcript.
 */
export function transcriberFor(lang: string, Recogniser = browserRecogniser()): Transcriber | null {
  if (Recogniser === null) return null
  const recogniser = new Recogniser()
  recogniser.lang = lang
  recogniser.continuous = true
  recogniser.interimResults = false
  let transcript = ''
  let running = false
  let ended: () => void = () => undefined
  recogniser.onresult = ({ results }) => {
    transcript = Array.from(results, (result) => result[0]?.transcript ?? '')
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim()
  }
  const end = () => {
    running = false
    ended()
  }
  recogniser.onend = end
  recogniser.onerror = end
  return {
    start() {
      transcript = ''
      try {
        recogniser.start()
        running = true
      } catch {
        // Some browsers have the class and refuse to run it; there is no transcript then.
        running = false
      }
    },
    async stop() {
      if (running) {
        const over = new Promise<void>((resolve) => {
          ended = resolve
          setTimeout(resolve, 2_000)
        })
        recogniser.stop()
        await over
      }
      return transcript === '' ? null : transcript
    },
  }
}

/** Whether this browser can write down what is spoken. */
export const recognisesSpeech = (): boolean => browserRecogniser() !== null

function browserRecogniser(): RecogniserClass | null {
  const found: unknown =
    Reflect.get(globalThis, 'webkitSpeechRecognition') ??
    Reflect.get(globalThis, 'SpeechRecognition')
  return isRecogniserClass(found) ? found : null
}

const isRecogniserClass = (value: unknown): value is RecogniserClass => typeof value === 'function'
