import type { Taxonomy } from '../../content/taxonomy/taxonomy'
import { getResumeKind } from '../extract/kind'
import { type Line, getLines, ResumeProblem } from '../extract/text'
import { decodeText } from '../extract/txt'
import { linesOfFile } from '../parse-resume'
import { isHtml, readPage } from './page'
import type { PostingFailure, PostingOutcome } from './posting'
import { readPostingLines, type Stated } from './read-posting'
import { statedIn } from './stated'

const [minLetters, maxLines, maxLine] = [20, 5_000, 4_000]

/**
 * Reads a job from a document (PDF, DOCX, text) or a page, judged by its content. Never throws for
 * a bad one.
 */
export async function readPosting(bytes: Uint8Array, taxonomy: Taxonomy): Promise<PostingOutcome> {
  try {
    const { lines, stated } = await textIn(bytes)
    const letters = lines.reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0)
    if (letters < minLetters) return { ok: false, failure: 'no_text' }
    if (lines.length > maxLines) return { ok: false, failure: 'too_complex' }
    const posting = readPostingLines(
      lines.map((line) => ({ ...line, text: line.text.slice(0, maxLine) })),
      taxonomy,
      stated,
    )
    return posting === null ? { ok: false, failure: 'no_job' } : { ok: true, posting }
  } catch (error) {
    return {
      ok: false,
      failure: error instanceof ResumeProblem ? problems[error.failure] : 'broken',
    }
  }
}

const problems: Record<ResumeProblem['failure'], PostingFailure> = {
  resume_no_text: 'no_text',
  resume_encrypted: 'encrypted',
  resume_broken: 'broken',
  resume_too_complex: 'too_complex',
}

async function textIn(bytes: Uint8Array): Promise<{ lines: Line[]; stated: Stated }> {
  const text =
    (await getResumeKind(bytes)) === 'pdf' || bytes[0] === 0x50 ? null : decodeText(bytes)
  if (text === null || !isHtml(text)) return { lines: await linesOfFile(bytes), stated: {} }
  const page = readPage(text)
  const job = statedIn(page.data)
  if (job !== null) return { lines: getLines(job.text), stated: job.stated }
  return { lines: getLines([page.heading ?? '', page.text].join('\n')), stated: {} }
}
