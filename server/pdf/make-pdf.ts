import { translate } from '../http/contract/language'
import { runWorker } from '../jobs/run-worker'
import type { NumberedSheet, ScoreSheet } from './score-sheet'

/** The PDF of a sheet, set in a thread of its own. */
export async function makePdf(sheet: ScoreSheet): Promise<Buffer> {
  // How many pages there are is known only where they are set.
  const pageLabel = translate(sheet.lang, 'report:page', { page: '{page}', pages: '{pages}' })
  return Buffer.from(
    await runWorker<Uint8Array>(workerEntry(), { ...sheet, pageLabel } satisfies NumberedSheet, {
      ms: 60_000,
      memoryMb: 256,
    }),
  )
}

/**
 * The built server has the worker as JavaScript beside it; elsewhere jobs/worker-source.dev.mjs
 * says what is run.
 */
const workerEntry = (): URL =>
  new URL(
    import.meta.url.endsWith('.ts') ? './score-sheet.worker.dev.mjs' : './score-sheet.worker.js',
    import.meta.url,
  )

/** The name under which a person finds the file again: "masar-english-v3-maryam-al-suwaidi.pdf". */
export const pdfName = (what: string, fullName: string): string =>
  `masar-${what}-${fullName.replace(/\s+/g, '-').toLowerCase()}.pdf`
