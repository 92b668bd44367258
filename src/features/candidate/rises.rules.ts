import type { MatchingJob } from './candidate.queries'
import { toPercent } from './shares.rules'

/** A match that has become better, in hundredths. */
export interface Rise {
  jobId: string
  title: string
  before: number
  after: number
}

/** Which matches rose between two looks, the job that is asked about first, then what rose most. */
export function findRises(
  before: readonly MatchingJob[],
  after: readonly MatchingJob[],
  most = 3,
): Rise[] {
  const were = new Map(before.map(({ jid, matching_score }) => [jid, toPercent(matching_score)]))
  const now = after.map(({ jid, job_title, matching_score }) => ({
    jobId: jid,
    title: job_title,
    before: were.get(jid) ?? null,
    after: toPercent(matching_score),
  }))
  const rises = now.flatMap((job) =>
    job.before !== null && job.after > job.before ? [{ ...job, before: job.before }] : [],
  )
  const first = before[0]?.jid
  const rank = ({ jobId, before: from, after: to }: Rise) =>
    jobId === first ? 0 : 1000 - (to - from)
  return rises.toSorted((one, other) => rank(one) - rank(other)).slice(0, most)
}
