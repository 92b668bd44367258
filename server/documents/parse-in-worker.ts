import { Worker } from 'node:worker_threads'
import type { Taxonomy } from '../content/taxonomy/taxonomy'
import type { ParseOptions, ParseOutcome, ResumeFile } from './resume-profile'
import type { WorkerInput } from './resume.worker'

const MAX_MS = 20_000
const MAX_MEMORY_MB = 768
const WATCH_EVERY_MS = 100

/**
 * As `parseResume`, in a worker thread of its own, so that the web process goes on answering.
 * A file that needs more than 20 seconds or 768 MB is `resume_too_complex`. Rejects only when `signal` aborts.
 */
export const parseResumeInWorker = async (
  file: ResumeFile,
  taxonomy: Taxonomy,
  { signal }: ParseOptions = {},
  limits: { ms: number; memoryMb: number } = { ms: MAX_MS, memoryMb: MAX_MEMORY_MB },
): Promise<ParseOutcome> => {
  signal?.throwIfAborted()
  const input: WorkerInput = { file: { bytes: file.bytes.slice(), filename: file.filename }, taxonomy }
  const worker = new Worker(workerEntry(), {
    execArgv: [],
    workerData: input,
    transferList: [input.file.bytes.buffer as ArrayBuffer],
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
    return await new Promise<ParseOutcome>((resolve, reject) => {
      const tooComplex = () => resolve({ ok: false, failure: 'resume_too_complex' })
      timer = setTimeout(tooComplex, limits.ms)
      // A packed stream unfolds into buffers, which the limit on the thread's own heap does not count.
      watch = setInterval(() => {
        if (process.memoryUsage.rss() - usedBefore > limits.memoryMb * 1_000_000) tooComplex()
      }, WATCH_EVERY_MS)
      onAbort = () => reject(signal?.reason)
      signal?.addEventListener('abort', onAbort)
      worker.once('message', (outcome: ParseOutcome) => resolve(outcome))
      worker.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooComplex() : reject(error))
      worker.once('exit', (code) => reject(new Error(`The resume worker ended with code ${code} before it answered.`)))
    })
  } finally {
    clearTimeout(timer)
    clearInterval(watch)
    if (onAbort) signal?.removeEventListener('abort', onAbort)
    await worker.terminate()
  }
}

/** The built server has the worker as JavaScript beside it; under tsx and in tests a loader reads its source. */
const workerEntry = (): URL =>
  new URL(import.meta.url.endsWith('.ts') ? './resume.worker.dev.mjs' : './resume.worker.js', import.meta.url)
