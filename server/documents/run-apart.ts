import { type TransferListItem, Worker } from 'node:worker_threads'

const WATCH_EVERY_MS = 100

interface Apart<Outcome> {
  input: unknown
  transfer?: TransferListItem[]
  /** What is answered where the work needs more time or memory than `limits` allow. */
  tooComplex: Outcome
  limits: { ms: number; memoryMb: number }
  signal?: AbortSignal | undefined
}

/**
 * Runs a worker that reads what somebody sent, so that the web process goes on answering whatever
 * is in it. Rejects only when the worker breaks or `signal` aborts.
 */
export async function runApart<Outcome>(
  entry: URL,
  { input, transfer = [], tooComplex, limits, signal }: Apart<Outcome>,
): Promise<Outcome> {
  signal?.throwIfAborted()
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
      // A packed stream unfolds into buffers, which the limit on the thread's own heap does not
      // count.
      watch = setInterval(() => {
        if (process.memoryUsage.rss() - usedBefore > limits.memoryMb * 1_000_000) giveUp()
      }, WATCH_EVERY_MS)
      onAbort = () => reject(signal?.reason)
      signal?.addEventListener('abort', onAbort)
      worker.once('message', (outcome: Outcome) => resolve(outcome))
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
