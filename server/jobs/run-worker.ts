import { Worker } from 'node:worker_threads'

/**
 * Runs a worker thread once: what it is given is its `workerData`, its first message is the answer.
 * So that heavy work (remuxing, setting a PDF) leaves the web process free. Memory in `hand` is
 * handed over and not copied. Rejects when the worker throws, takes too long or too much memory.
 */
export async function runWorker<Output>(
  entry: URL,
  input: unknown,
  { ms, memoryMb, hand = [] }: { ms: number; memoryMb: number; hand?: ArrayBuffer[] },
): Promise<Output> {
  const worker = new Worker(entry, {
    execArgv: [],
    workerData: input,
    transferList: hand,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<Output>((resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`${entry.pathname} took more than ${ms} ms.`)), ms)
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error(`${entry.pathname} ended without an answer.`)))
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
