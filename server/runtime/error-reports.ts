import { randomUUID } from 'node:crypto'
import { toEnvelope, readDsn } from '../../machines/shared/error-report'
import type { Clock } from './clock'
import type { Env } from '../env'
import type { Failure } from './log'

/** At most so many in a minute: a fault that comes a thousand times says no more than once. */
const mostAMinute = 20

/**
 * Sends the errors of the log to the error-reporting service of the deployment; null if there is
 * none.
 */
export function errorReports(
  env: Env,
  clock: Clock,
): ((failure: Failure, tags: Record<string, string>) => void) | null {
  const target = readDsn(env.SENTRY_DSN ?? env.VITE_SENTRY_DSN ?? '')
  if (target === null) return null
  let minute = 0
  let reported = 0
  return ({ type, message, stack, code }, tags) => {
    const at = clock.now()
    const now = Math.floor(at.getTime() / 60_000)
    reported = now === minute ? reported + 1 : 1
    minute = now
    if (reported > mostAMinute) return
    const body = toEnvelope({
      id: randomUUID().replaceAll('-', ''),
      at,
      side: 'server',
      type,
      message,
      stack,
      level: 'error',
      tags: { ...tags, ...(code === undefined ? {} : { code }) },
    })
    // A report that does not arrive is not sent again, because the log has it.
    fetch(target.url, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/x-sentry-envelope' },
      redirect: 'error',
      signal: AbortSignal.timeout(5000),
    }).then(
      (answer) => answer.body?.cancel(),
      () => undefined,
    )
  }
}
