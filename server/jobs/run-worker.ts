import { Worker } from 'node:worker_threads'

interface Limits {
  ms: number
  memoryMb: number
  hand?: ArrayBuffer[]
  /** Leaves out what it writes to its standard error: a made-up file could fill our log so. */
  isQuiet?: boolean
}

/**
 * Runs a worker thread once: what it is given is its `workerData`, its first message is the answer.
 * So that heavy work (remuxing, setting a PDF) leaves the web process free. Memory in `hand` is
 * handed over and not copied. Rejects when the worker throws, takes too long or too much memory.
 */
export async function runWorker<Output>(
  entry: URL,
  input: unknown,
  limits: Limits,
): Promise<Output> {
  const answers: Output[] = []
  await askWorker<Output>(entry, input, limits, 1, (answer) => answers.push(answer))
  return answers[0] as Output
}

/** The same for a worker that answers `count` times: `ms` is the limit for each answer. */
export async function askWorker<Output>(
  entry: URL,
  input: unknown,
  { ms, memoryMb, hand = [], isQuiet = false }: Limits,
  count: number,
  answered: (answer: Output) => void,
): Promise<void> {
  const worker = new Worker(entry, {
    execArgv: [],
    workerData: input,
    transferList: hand,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    stderr: isQuiet,
  })
  if (isQuiet) worker.stderr.resume()
  let timer: NodeJS.Timeout | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      const tooLong = () => reject(new Error(`${entry.pathname} took more than ${ms} ms.`))
      let left = count
      timer = setTimeout(tooLong, ms)
      worker.on('message', (answer: Output) => {
        clearTimeout(timer)
        answered(answer)
        left -= 1
        if (left === 0) resolve()
        else timer = setTimeout(tooLong, ms)
      })
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error(`${entry.pathname} ended without an answer.`)))
    })
  } finally {
    clearTimeout(timer)
    // Messages that it still sends are ignored.
    worker.removeAllListeners('message')
    await worker.terminate()
  }
}
