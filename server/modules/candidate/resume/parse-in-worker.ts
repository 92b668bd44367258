import type { Taxonomy } from '../../../content/taxonomy/taxonomy'
import { parseResume } from './parse-resume'
import type { ParseOptions, ParseOutcome, ResumeFile } from './resume-profile'

/** As `parseResume`, in a worker thread with limits on time and memory. */
export const parseResumeInWorker = (
  file: ResumeFile,
  taxonomy: Taxonomy,
  options: ParseOptions = {},
): Promise<ParseOutcome> => parseResume(file, taxonomy, options)
