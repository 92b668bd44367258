import type { Deps } from '../../deps'
import type { Handlers } from '../../http/contract/handler'
import { applicationNotFound, jobClosed, jobNotFound } from '../candidates/candidate.errors'
import { gulfDay } from '../candidates/candidate.rules'
import {
  bringBack,
  type CandidateJob,
  favoritesAmong,
  findJob,
  holdCandidateJob,
  type JobRow,
  setFavorite,
  setStatus,
} from './candidate-jobs.store'
import { presentApplication } from '../matching/matching-job.presenter'

const statusAfter = { apply: 'applied', withdraw: 'withdrawn', dismiss: 'dismissed' } as const

export function jobActionHandlers(deps: Deps) {
  return {
    async actOnJob({ params, body, session }) {
      const job = await findJob(deps.db, body.job_id)
      if (job === null) throw jobNotFound()
      const status = statusAfter[params.action]
      const mine = await deps.db.transaction(async (tx) => {
        const before = await holdCandidateJob(tx, session.userId, job.id)
        if (before?.status === status) return before
        if (before?.status === 'dismissed' && params.action === 'withdraw')
          return bringBack(tx, session.userId, job.id)
        refuse(params.action, job, before, gulfDay(deps.clock.now()))
        return setStatus(tx, session.userId, job.id, status, deps.clock.now())
      })
      return { data: { job_id: job.id, application: presentApplication(mine) } }
    },

    async listFavoriteStates({ body, session }) {
      const found = await favoritesAmong(deps.db, session.userId, body.job_ids)
      return {
        data: found.map(({ jobId, isFavorite }) => ({
          job_id: jobId,
          user_id: session.userId,
          is_favorite: isFavorite,
        })),
      }
    },

    async getFavorite({ params, session }) {
      const [found] = await favoritesAmong(deps.db, session.userId, [params.id])
      if (found === undefined) throw jobNotFound()
      return {
        data: { job_id: found.jobId, user_id: session.userId, is_favorite: found.isFavorite },
      }
    },

    async setFavorite({ body, session }) {
      const job = await findJob(deps.db, body.job_id)
      if (job === null) throw jobNotFound()
      const { isFavorite } = await setFavorite(deps.db, session.userId, job.id, body.is_favorite)
      return { data: { job_id: job.id, user_id: session.userId, is_favorite: isFavorite } }
    },
  } satisfies Partial<Handlers>
}

function refuse(
  action: keyof typeof statusAfter,
  job: JobRow,
  before: CandidateJob | null,
  today: string,
): void {
  if (
    action === 'apply' &&
    (job.status === 'closed' || (job.closesOn !== null && job.closesOn < today))
  )
    throw jobClosed()
  if (action === 'withdraw' && before?.status !== 'applied') throw applicationNotFound()
}
