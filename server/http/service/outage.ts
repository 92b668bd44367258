import { DrizzleQueryError } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { StorageAway } from '../../storage/storage'
import { DomainError } from '../domain-error'

/** The services that can be away; `network` is everything else that is reached over it. */
export type Dependency = 'database' | 'storage' | 'disk' | 'network'

/** After so many seconds the same call is worth another try. */
export const retrySeconds = 5

/**
 * The service whose outage caused an error; null if the fault is our own. Libraries wrap errors, so
 * every cause is checked.
 */
export function toOutage(thrown: unknown): Dependency | null {
  const causes = findCauses(thrown)
  if (!causes.some(isOutage)) return null
  if (causes.some((error) => error instanceof DrizzleQueryError || isOfDatabase(error)))
    return 'database'
  if (causes.some((error) => error instanceof StorageAway || isOfStore(error))) return 'storage'
  return causes.some((error) => diskCodes.has(toCode(error))) ? 'disk' : 'network'
}

/** The answer to a call that met an outage. */
export const unavailable = (): DomainError =>
  new DomainError(503, 'unavailable', { values: { seconds: retrySeconds } })

/** An outage fails everything that is tried while it lasts, and is said again after so long. */
const silentMs = 60_000

const saidBy = new WeakMap<object, Map<Dependency, number>>()

/**
 * Logs a failure: one of our own as an error each time, an outage as a warning, once a minute for
 * each of what is away. `log` is the server's own, which remembers what was said.
 */
export function logFailure(
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>,
  error: unknown,
  about: Record<string, unknown>,
  words: string,
): void {
  const away = toOutage(error)
  if (away === null) {
    log.error({ err: error, ...about }, words)
    return
  }
  const said = saidBy.get(log) ?? new Map<Dependency, number>()
  saidBy.set(log, said)
  const now = performance.now()
  if (now - (said.get(away) ?? Number.NEGATIVE_INFINITY) < silentMs) return
  said.set(away, now)
  log.warn({ err: error, away, ...about }, 'something that is needed is away')
}

/** No chain of causes is longer. */
const mostCauses = 20

function findCauses(thrown: unknown): Error[] {
  const found = new Set<Error>()
  const left: unknown[] = [thrown]
  while (left.length > 0 && found.size < mostCauses) {
    const error = left.shift()
    if (!(error instanceof Error) || found.has(error)) continue
    found.add(error)
    left.push(error.cause)
    // A host with several addresses was tried at each.
    if (error instanceof AggregateError) left.push(...(error.errors as unknown[]))
  }
  return [...found]
}

const isOutage = (error: Error): boolean =>
  error instanceof StorageAway ||
  isOfDatabase(error) ||
  isOfStore(error) ||
  error.name === 'TimeoutError' ||
  networkCodes.has(toCode(error)) ||
  isOfMailServer(error) ||
  diskCodes.has(toCode(error))

const toCode = (error: Error): string =>
  'code' in error && typeof error.code === 'string' ? error.code : ''

const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])

/** What nodemailer calls a mail server that cannot be reached or ends the connection. */
const mailCodes = new Set(['ESOCKET', 'ECONNECTION', 'EDNS'])

/** A mail server that is away, or has too much to do now: 4yz asks to be tried again (RFC 5321). */
const isOfMailServer = (error: Error): boolean =>
  'command' in error &&
  (mailCodes.has(toCode(error)) ||
    ('responseCode' in error && /^4\d\d$/.test(String(error.responseCode))))

/** Full, read-only, broken, or without a handle left to open a file with. */
const diskCodes = new Set([
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EIO',
  'ESTALE',
  'ENOTCONN',
  'EMFILE',
  'ENFILE',
])

/**
 * PostgreSQL's error codes for an outage: the connection (08), missing resources such as disk space
 * (53), a statement that took too long (57014), a server that stops or starts (57P0), its disk
 * (58), a read-only server after a failover (25006), and a missing database (3D000). The embedded
 * database uses the same ones.
 */
const databaseCodes = /^(08...|53...|57014|57P0.|58...|25006|3D000)$/

/** Errors of the driver and the embedded database that have only a message. */
const databaseWords =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end|PGlite is clos)/

const isOfDatabase = (error: Error): boolean =>
  ('severity' in error && databaseCodes.test(toCode(error))) || databaseWords.test(error.message)

/** Error names of an S3-compatible store that cannot serve anybody, or whose bucket is gone. */
const storeNames = new Set([
  'SlowDown',
  'ServiceUnavailable',
  'InternalError',
  'RequestTimeout',
  'NoSuchBucket',
])

function isOfStore(error: Error): boolean {
  if (!('$metadata' in error)) return false
  const { httpStatusCode: status = 0 } = error.$metadata as { httpStatusCode?: number }
  return status >= 500 || status === 429 || storeNames.has(error.name)
}
