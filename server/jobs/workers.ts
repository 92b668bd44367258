import type { Deps } from '../deps'
import { notImplemented } from '../http/domain-error'
import { assembleRecording } from '../modules/assessments/assemble-recording'
import type { JobWorkers } from './jobs'
import { parseResumeJob } from './resume-parse'

/** What each background job does. */
export function workersOf(deps: Deps): JobWorkers {
  return {
    'mail.send': ({ mail_id }) => deps.mail.deliver(mail_id),
    'resume.parse': (input) => parseResumeJob(deps, input),
    'attempt.evaluate': async () => {
      throw notImplemented()
    },
    'recording.assemble': (input) => assembleRecording(deps, input),
    'report.pdf': async () => {
      throw notImplemented()
    },
  }
}
