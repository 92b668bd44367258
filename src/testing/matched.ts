import type { components } from '../../openapi/generated/api'
import { on } from './contract-server'
import { postedJob } from './posted-job'

/** The answer of a job's candidates: these, of so many in all. */
export const matched = (
  total: number,
  ...candidates: components['schemas']['MatchedCandidate'][]
) =>
  on('listCandidatesForJobs', {
    data: {
      results: [{ jid: postedJob().jid, candidates_loading: false, total, candidates }],
      page: 1,
      limit: 10,
      total,
      listed_above: 0.2,
    },
  })
