import { setImmediate } from 'node:timers/promises'
import { plusSeconds } from '../../../runtime/clock'
import { addNotifications } from '../../../db/notifications'
import type { Deps } from '../../../deps'
import { gulfDay } from '../../candidates/candidate.rules'
import { candidateFacts } from '../candidate-facts.rules'
import { getJobFacts } from '../job-facts.rules'
import type { JobRow } from '../../jobs/candidate-jobs.store'
import { newsAmong, notifyAbove } from './match-notifications.rules'
import {
  type ChangedCandidate,
  changedCandidates,
  holdForTelling,
  setCandidateNotified,
  setJobNotified,
  listUnnotifiedJobs,
  usersAt,
} from './match-notifications.store'

/**
 * The number of candidates and of jobs per run, of candidates notified of one job (the best first),
 * and of notifications per transaction.
 */
const [candidatesAtOnce, jobsAtOnce, mostOfAJob, notifiedTogether] = [200, 20, 500, 100]
/** Candidates are notified only of jobs on the first page of their list. */
const firstPage = 12

/**
 * Notifies candidates of jobs that match them well: after a change of a candidate, of the jobs on
 * the first page of their list; after a job was published, the candidates whom it matches best.
 * Each notification is recorded, so an interrupted run can continue.
 */
export async function notifyMatches(deps: Deps): Promise<void> {
  await deps.matching.followJobs()
  await deps.matching.followCandidates()
  for (const candidate of await changedCandidates(deps.db, candidatesAtOnce)) {
    await notifyCandidate(deps, candidate)
    await setImmediate()
  }
  for (const job of await listUnnotifiedJobs(deps.db, jobsAtOnce)) await notifyOfJob(deps, job)
}

async function notifyCandidate(deps: Deps, candidate: ChangedCandidate): Promise<void> {
  const { matching, clock } = deps
  const ranked = await matching.jobsOf(
    candidateFacts(candidate, matching.month()),
    gulfDay(clock.now()),
  )
  const good = ranked.slice(0, firstPage).filter(({ points }) => points > notifyAbove)
  if (good.length > 0)
    await notifyCandidates(
      deps,
      good.map(({ job }) => ({ userId: candidate.userId, jobId: job.id })),
    )
  await setCandidateNotified(deps.db, candidate)
}

async function notifyOfJob(deps: Deps, job: JobRow): Promise<void> {
  const now = deps.clock.now()
  const isOpen = job.closesOn === null || job.closesOn >= gulfDay(now)
  const ranked = isOpen
    ? await deps.matching.candidatesOf(getJobFacts(job, deps.matching.relatedSkills), {
        first: mostOfAJob,
        above: notifyAbove,
      })
    : null
  const ordinals = ranked?.best.map(({ ordinal }) => ordinal) ?? []
  for (let from = 0; from < ordinals.length; from += notifiedTogether) {
    const userIds = await usersAt(deps.db, ordinals.slice(from, from + notifiedTogether))
    await notifyCandidates(
      deps,
      userIds.map((userId) => ({ userId, jobId: job.id })),
    )
  }
  await setJobNotified(deps.db, job.id, now)
}

interface Match {
  userId: string
  jobId: string
}

/** Tells of these matches, the most important first, as far as each is news. */
async function notifyCandidates({ db, clock }: Deps, matches: readonly Match[]): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    const {
      people,
      jobs,
      told: notified,
      known,
    } = await holdForTelling(
      tx,
      matches.map(({ userId }) => userId),
      matches.map(({ jobId }) => jobId),
    )
    const there = matches.filter(({ userId, jobId }) => people.has(userId) && jobs.has(jobId))
    const news = newsAmong(there, { notified, known, dayAgo: plusSeconds(now, -86_400) })
    for (const job of jobs.values()) {
      const userIds = news.filter(({ jobId }) => jobId === job.id).map(({ userId }) => userId)
      await addNotifications(tx, userIds, { kind: 'job_match', job }, now)
    }
  })
}
