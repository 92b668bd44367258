import type { Deps } from './deps'
import { assembleRecording } from './modules/assessments/assemble-recording'
import { evaluateAttempt } from './modules/assessments/evaluate-attempt'
import { makeReport } from './modules/assessments/make-report'
import type { JobWorkers } from './jobs/jobs'
import { parseStoredResume } from './modules/user/parse-stored-resume'

/** What each background job does. */
export function workersOf(deps: Deps): JobWorkers {
  return {
    'mail.send': ({ mail_id }) => deps.mail.deliver(mail_id),
    'resume.parse': (input) => parseStoredResume(deps, input),
    'attempt.evaluate': (input) => evaluateAttempt(deps, input),
    'recording.assemble': (input) => assembleRecording(deps, input),
    'report.pdf': (input) => makeReport(deps, input),
  }
}
