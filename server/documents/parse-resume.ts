import type { Taxonomy } from '../content/taxonomy/taxonomy'
import { readDocx } from './extract/docx'
import { getResumeKind } from './extract/kind'
import { type PdfOptions, readPdf } from './extract/pdf'
import { ResumeProblem } from './extract/text'
import type { Line } from './extract/text'
import { readTxt } from './extract/txt'
import { readProfile } from './read/profile'
import type { ParseOptions, ParseOutcome, ResumeFile, ResumeProfile } from './resume-profile'

const MIN_LETTERS = 20
const MAX_LINES = 20_000
// No paragraph of a resume is longer; a line without an end would make the search for its parts
// slow.
const MAX_LINE = 4_000

/**
 * Reads a resume's bytes (PDF, DOCX or TXT, judged by content) into a profile.
 * Never throws for a bad file: that is a `failure`. Rejects only when `signal` aborts.
 * It keeps the thread busy; the server uses `parseResumeInWorker`.
 */
export const parseResume = async (
  file: ResumeFile,
  taxonomy: Taxonomy,
  { signal, onRecognised = () => undefined }: ParseOptions = {},
): Promise<ParseOutcome> => {
  signal?.throwIfAborted()
  try {
    const { lines, fromPicture } = await readFile(file.bytes, {
      signal,
      recognise: async (unread) => {
        // Most resumes have a text: they need no engine and no canvas.
        const { recognisePages } = await import('./extract/recognise-pages')
        return recognisePages(file.bytes, unread, onRecognised, signal)
      },
    })
    signal?.throwIfAborted()
    const letters = lines.reduce((sum, line) => sum + (line.text.match(/\p{L}/gu)?.length ?? 0), 0)
    if (letters < MIN_LETTERS) return { ok: false, failure: 'resume_no_text' }
    if (lines.length > MAX_LINES) return { ok: false, failure: 'resume_too_complex' }
    const bounded = lines.map((line) => ({ ...line, text: line.text.slice(0, MAX_LINE) }))
    const profile = readProfile(bounded, taxonomy)
    if (fromPicture && !isAbout(profile)) return { ok: false, failure: 'resume_no_text' }
    return {
      ok: true,
      profile,
      lines: bounded.map(({ text, box }) => ({ text, box })),
      fromPicture,
    }
  } catch (error) {
    signal?.throwIfAborted()
    return { ok: false, failure: error instanceof ResumeProblem ? error.failure : 'resume_broken' }
  }
}

/**
 * Whether there is more than a name: a picture with some words on it, as a certificate, is no resume.
 */
const isAbout = ({ emails, phones, work_history_detailed, education }: ResumeProfile): boolean =>
  [emails, phones, work_history_detailed, education].some((found) => found.length > 0)

/** The text of a file in reading order; what is written in its pictures is left out. */
export const linesOfFile = async (bytes: Uint8Array): Promise<Line[]> =>
  (await readFile(bytes, {})).lines

const readFile = async (
  bytes: Uint8Array,
  options: PdfOptions,
): Promise<{ lines: Line[]; fromPicture: boolean }> => {
  const kind = await getResumeKind(bytes)
  switch (kind) {
    case 'pdf':
      return readPdf(bytes, options)
    case 'docx':
      return { lines: await readDocx(bytes), fromPicture: false }
    case 'txt':
      return { lines: readTxt(bytes), fromPicture: false }
    case 'encrypted':
      throw new ResumeProblem('resume_encrypted')
    case null:
      throw new ResumeProblem(bytes.length === 0 ? 'resume_no_text' : 'resume_broken')
  }
}
