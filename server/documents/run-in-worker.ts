import { type TransferListItem, Worker } from 'node:worker_threads'
import { type Turns, turns } from './turns'

const WATCH_EVERY_MS = 100

/** How many workers of a kind read at once: each takes a core and memory. */
const AT_ONCE = 2

/** How long it may take until a worker is free. */
const WAIT_MS = 15_000

interface Given {
  input: unknown
  transfer?: TransferListItem[]
}

interface Limits {
  ms: number
  memoryMb: number
  /** How long it may take from when the worker first says how far it is. */
  progressMs?: number
}

interface WorkerTask<Outcome> {
  /**
   * The input of the worker. It is read only when the worker can start, so that no file waits in
   * memory.
   */
  give: () => Given | Promise<Given>
  /** What is answered where the work needs more time or memory than `limits` allow. */
  tooComplex: Outcome
  limits: Limits
  /**
   * Hears how far a worker is that says so, as `{ progress }` from 0 to 1, before it answers.
   */
  onProgress?: ((share: number) => void) | undefined
  /**
   * Whether what is read may unfold into buffers, which the limit on the thread's own heap does not
   * count: then the whole process may not grow by more than that either.
   */
  unfolds: boolean
  signal?: AbortSignal | undefined
}

const turnsByEntry = new Map<string, Turns>()

/**
 * Runs a worker that reads an uploaded file, so that the web process stays responsive whatever the
 * file contains. Rejects if the worker breaks, if `signal` aborts, and with 503 if no worker was
 * free in time.
 */
export function runInWorker<Outcome>(entry: URL, task: WorkerTask<Outcome>): Promise<Outcome> {
  const own = turnsByEntry.get(entry.href) ?? turns(AT_ONCE, WAIT_MS)
  turnsByEntry.set(entry.href, own)
  return own.take(async () => {
    const given = await task.give()
    task.signal?.throwIfAborted()
    return run(entry, given, task)
  }, task.signal)
}

async function run<Outcome>(
  entry: URL,
  { input, transfer = [] }: Given,
  { tooComplex, limits, unfolds, onProgress, signal }: WorkerTask<Outcome>,
): Promise<Outcome> {
  const worker = new Worker(entry, {
    execArgv: [],
    workerData: input,
    transferList: transfer,
    resourceLimits: { maxOldGenerationSizeMb: limits.memoryMb },
    // The PDF library warns about fonts it lacks; the text does not need them.
    stdout: true,
    stderr: true,
  })
  const usedBefore = process.memoryUsage.rss()
  let timer: NodeJS.Timeout | undefined
  let watch: NodeJS.Timeout | undefined
  let onAbort: (() => void) | undefined
  try {
    return await new Promise<Outcome>((resolve, reject) => {
      const giveUp = () => resolve(tooComplex)
      timer = setTimeout(giveUp, limits.ms)
      if (unfolds)
        watch = setInterval(() => {
          if (process.memoryUsage.rss() - usedBefore > limits.memoryMb * 1_000_000) giveUp()
        }, WATCH_EVERY_MS)
      onAbort = () => reject(signal?.reason)
      signal?.addEventListener('abort', onAbort)
      let prolonged = false
      worker.on('message', (message: Outcome | Progress) => {
        if (!isProgress(message)) return resolve(message)
        if (!prolonged && limits.progressMs !== undefined) {
          clearTimeout(timer)
          timer = setTimeout(giveUp, limits.progressMs)
        }
        prolonged = true
        onProgress?.(message.progress)
      })
      worker.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? giveUp() : reject(error),
      )
      worker.once('exit', (code) =>
        reject(
          new Error(`The worker that reads documents ended with code ${code} before it answered.`),
        ),
      )
    })
  } finally {
    clearTimeout(timer)
    clearInterval(watch)
    if (onAbort) signal?.removeEventListener('abort', onAbort)
    await worker.terminate()
  }
}

interface Progress {
  progress: number
}

const isProgress = (message: unknown): message is Progress =>
  typeof message === 'object' &&
  message !== null &&
  'progress' in message &&
  typeof message.progress === 'number'

/**
 * The memory of some bytes, to be handed over to a thread: a copy where they do not have it to
 * themselves, as Node keeps small buffers together in one, and all empty ones.
 */
export function ownMemory(bytes: Uint8Array): ArrayBuffer {
  const { buffer } = bytes
  return buffer instanceof ArrayBuffer &&
    buffer.byteLength === bytes.byteLength &&
    bytes.byteLength > 0
    ? buffer
    : Uint8Array.from(bytes).buffer
}
