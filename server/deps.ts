import type { FastifyBaseLogger } from 'fastify'
import type { Clock } from './runtime/clock'
import type { Db } from './db/db'
import type { Env } from './env'
import type { FetchPage } from './http/pages/public-page'
import type { EvaluationSwitch } from './http/development/test-evaluation'
import type { Jobs } from './jobs/jobs'
import type { Mail } from './mail/mail'
import type { Matching } from './modules/matching/matching.store'
import type { Scanner } from './scanning/scanner'
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
  /** Fetches the page of a link, from public addresses only. */
  fetchPage: FetchPage
  /** The malware scanner for uploads; null if the deployment has none. */
  scanner: Scanner | null
  log: FastifyBaseLogger
  /**
   * The key that codes are hashed with and refresh tokens are derived by; the same in every process
   * over one database.
   */
  secret: Buffer
  /** The earlier keys: values hashed with them are still recognised. */
  formerSecrets: readonly Buffer[]
  /** The origin people see, without a trailing slash. */
  publicUrl: string
  /** Only where a test decides how evaluations go. */
  evaluations?: EvaluationSwitch
}
