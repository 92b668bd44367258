import type { Deps } from '../deps'
import { assembleRecording } from '../modules/media/assemble-recording.job'
import { evaluateAttempt, evaluationTries } from '../modules/scoring/evaluate-attempt.job'
import { rescoreAttempts } from '../modules/scoring/rescore-attempts.job'
import { makeAttemptReport } from '../modules/results/report/attempt-report.job'
import { makeReport } from '../modules/results/report.job'
import { remuxRecording } from '../modules/interviews/remux-recording.job'
import { makeProfile } from '../modules/personality/profile.job'
import { workOnSelection } from '../modules/selections/selections.job'
import type { JobInputs, JobWorkers } from './jobs'
import { makeOwnData } from '../modules/own-data/own-data.job'
import { parseStoredResume } from '../modules/resumes/parse-stored-resume.job'

/** What each background job does. */
export function makeWorkers(deps: Deps): JobWorkers {
  return {
    'mail.send': (input) => deps.mail.deliver(input),
    'selection.decide': ({ selection_id }) => workOnSelection(deps, selection_id),
    'resume.parse': (input) => parseStoredResume(deps, input),
    'attempt.evaluate': (input) => evaluate(deps, input),
    'attempts.rescore': (input) => rescoreAttempts(deps, input),
    'recording.assemble': (input) => assembleRecording(deps, input),
    'interview.remux': (input) => remuxRecording(deps, input),
    'report.pdf': (input) => makeReport(deps, input),
    'attempt_report.pdf': (input) => makeAttemptReport(deps, input),
    'principles.pdf': (input) => makeProfile(deps, input),
    'own_data.zip': (input) => makeOwnData(deps, input),
    'files.delete': async ({ storage_keys }) => {
      for (const key of storage_keys) await deps.storage.delete(key)
    },
  }
}

/**
 * Where a test decides how evaluations go it is asked first, and one that is to fail uses up its
 * tries at once.
 */
async function evaluate(deps: Deps, input: JobInputs['attempt.evaluate']): Promise<void> {
  if ((await deps.evaluations?.ask()) !== 'fails') return evaluateAttempt(deps, input)
  const failing = () => Promise.reject(new Error('The evaluation fails as a test wants it.'))
  for (let tried = 0; tried < evaluationTries; tried += 1)
    await evaluateAttempt(deps, input, failing).catch(() => undefined)
}
