import type { Taxonomy } from '../content/taxonomy/taxonomy'
import type { ParseOptions, ParseOutcome, ResumeFile } from './resume-profile'
import type { WorkerInput } from './resume.worker'
import { runInWorker } from './run-in-worker'

/**
 * Runs `parseResume` in a worker thread, so that the web process stays responsive. A file that
 * needs more than 20 seconds, 90 more if letters are recognised in pictures, or 768 MB is
 * `resume_too_complex`. Rejects only if `signal` aborts.
 */
export const parseResumeInWorker = async (
  file: ResumeFile,
  taxonomy: Taxonomy,
  { signal, onRecognised }: ParseOptions = {},
  limits: { ms: number; memoryMb: number; progressMs?: number } = {
    ms: 20_000,
    memoryMb: 768,
    progressMs: 90_000,
  },
): Promise<ParseOutcome> => {
  return runInWorker<ParseOutcome>(workerEntry(), {
    give: () => {
      // A copy: what the caller has stays his.
      const input: WorkerInput = {
        file: { bytes: Uint8Array.from(file.bytes), filename: file.filename },
        taxonomy,
      }
      return { input, transfer: [input.file.bytes.buffer as ArrayBuffer] }
    },
    tooComplex: { ok: false, failure: 'resume_too_complex' },
    limits,
    unfolds: true,
    onProgress: onRecognised,
    signal,
  })
}

/**
 * The built server has the worker as JavaScript beside it; elsewhere jobs/worker-source.dev.mjs
 * says what is run.
 */
const workerEntry = (): URL =>
  new URL(
    import.meta.url.endsWith('.ts') ? './resume.worker.dev.mjs' : './resume.worker.js',
    import.meta.url,
  )
