import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './clock'
import type { Db } from './db/db'
import type { Env } from './env'
import type { FetchPage } from './http/public-page'
import type { EvaluationSwitch } from './http/test-evaluation'
import type { Jobs } from './jobs/jobs'
import type { Mail } from './mail/mail'
import type { Matching } from './modules/candidate/matching'
import type { Storage } from './storage/storage'

/** What handlers and jobs work with; made once in `main.ts`, and by `server/testing` for tests. */
export interface Deps {
  env: Env
  clock: Clock
  db: Db
  storage: Storage
  jobs: Jobs
  mail: Mail
  /** Jobs and candidates by their skills, in memory. */
  matching: Matching
  /** What a link of somebody's leads to, from public addresses only. */
  fetchPage: FetchPage
  log: FastifyBaseLogger
  /** The key that codes are hashed with and refresh tokens are derived by; made once per database. */
  secret: Buffer
  /** The origin people see, without a trailing slash. */
  publicUrl: string
  /** Only where a test decides how evaluations go. */
  evaluations?: EvaluationSwitch
}
