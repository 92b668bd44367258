import type { Deps } from '../deps'
import { notImplemented } from '../http/domain-error'
import type { JobWorkers } from './jobs'

/** What each background job does. */
export function workersOf(deps: Deps): JobWorkers {
  return {
    'mail.send': ({ mail_id }) => deps.mail.deliver(mail_id),
    'resume.parse': async () => {
      throw notImplemented()
    },
    'attempt.evaluate': async () => {
      throw notImplemented()
    },
    'recording.assemble': async () => {
      throw notImplemented()
    },
    'report.pdf': async () => {
      throw notImplemented()
    },
  }
}
