import { plusSeconds, systemClock } from '../runtime/clock'
import type { Deps } from '../deps'
import { dropExpiredLimits } from '../http/service/limits'
import { logFailure } from '../http/service/outage'
import { assembleSilent } from '../modules/media/assemble-recording.job'
import { deleteOldExports } from '../modules/results/delete-old-exports.job'
import { deleteOldMedia } from '../modules/media/delete-old-media.job'
import { setAlive } from '../modules/attempts/downtime.store'
import { expireAttempts } from '../modules/attempts/expire-attempts.job'
import { forgetPastAttempts } from '../modules/attempts/purge-expired-attempts.job'
import { notifyMatches } from '../modules/matching/notifications/match-notifications.job'
import { deleteOldRecordings } from '../modules/interviews/delete-old-recordings.job'
import { deleteOldDemoRequests } from '../modules/demo-requests/demo.handlers'
import { sendDueToAts } from '../modules/ats/send-to-ats.job'
import { workOnSelections } from '../modules/selections/selections.job'
import { deleteUnusedUploads } from '../modules/uploads/delete-unused-uploads.job'
import { finishDeletions } from '../modules/own-data/finish-deletions.job'

/** No file takes so long to be written. */
const unfinishedSeconds = 86_400

/** By the system's clock, as files bear its times. */
const dropUnfinishedFiles = ({ storage }: Deps): Promise<void> =>
  storage.dropUnfinished(plusSeconds(systemClock.now(), -unfinishedSeconds))

/**
 * The recurring work of the server, with intervals in seconds. A failed sweep is logged and tried
 * again.
 */
const sweeps: {
  name: string
  seconds: number
  atOnce?: true
  run: (deps: Deps) => Promise<void>
}[] = [
  { name: 'expire-attempts', seconds: 3, run: expireAttempts },
  // The first of each reads everything; what changes is in the lists some seconds later at most.
  { name: 'follow-jobs', seconds: 5, atOnce: true, run: ({ matching }) => matching.followJobs() },
  {
    name: 'follow-candidates',
    seconds: 5,
    atOnce: true,
    run: ({ matching }) => matching.followCandidates(),
  },
  // Decisions that a killed server left unfinished are continued as soon as a server runs again.
  { name: 'go-on-deciding', seconds: 5, atOnce: true, run: workOnSelections },
  // What waits for the applicant tracking system waits in the database, through a restart too.
  { name: 'send-to-ats', seconds: 5, atOnce: true, run: sendDueToAts },
  { name: 'note-alive', seconds: 10, run: setAlive },
  { name: 'tell-matches', seconds: 30, run: notifyMatches },
  { name: 'assemble-silent-recordings', seconds: 60, run: assembleSilent },
  // A mail is given up after twenty minutes or more of tries; its server may be away for longer.
  { name: 'retry-mail', seconds: 600, run: ({ jobs }) => jobs.retryFailed('mail.send', 86_400) },
  { name: 'drop-unfinished-files', seconds: 3600, atOnce: true, run: dropUnfinishedFiles },
  { name: 'drop-expired-limits', seconds: 3600, run: dropExpiredLimits },
  { name: 'delete-old-media', seconds: 3600, run: deleteOldMedia },
  { name: 'delete-old-interview-recordings', seconds: 3600, run: deleteOldRecordings },
  { name: 'delete-old-exports', seconds: 3600, run: deleteOldExports },
  { name: 'delete-unused-uploads', seconds: 3600, run: deleteUnusedUploads },
  { name: 'forget-past-attempts', seconds: 3600, run: forgetPastAttempts },
  { name: 'delete-old-demo-requests', seconds: 3600, run: deleteOldDemoRequests },
  { name: 'finish-deletions', seconds: 3600, run: finishDeletions },
]

/** Starts the sweeps; returns the function that stops them. */
export function startSweeps(deps: Deps): () => void {
  const timers = sweeps.map(({ name, seconds, atOnce, run }) => {
    let running = false
    const sweep = (): void => {
      if (running) return
      running = true
      run(deps)
        .catch((error: unknown) => logFailure(deps.log, error, { sweep: name }, 'sweep failed'))
        .finally(() => {
          running = false
        })
    }
    if (atOnce === true) sweep()
    return setInterval(sweep, seconds * 1000)
  })
  return () => timers.forEach((timer) => clearInterval(timer))
}
