import { toEnvelope, type Fault, plainPath, readDsn } from '../../../machines/shared/error-report'
import { ApiError } from '../../api/api-error'
import { newId } from '../../lib/new-id'
import { takeFaults, type UnforeseenFault } from '../../lib/fault-signals'

/** Each error is reported once, because a failing page fails again and again. */
const most = 20

/**
 * Reports what goes wrong in this browser to the service that the deployment names. It comes after
 * the first page.
 */
export function startErrorReports(dsn: string): void {
  const target = readDsn(dsn)
  if (target === null) return
  const reported = new Set<string>()
  const report = ({ error, tags }: UnforeseenFault): void => {
    const fault = toFault(error)
    const known = JSON.stringify([fault.type, fault.message, fault.stack.split('\n', 2), tags])
    if (reported.has(known) || reported.size >= most) return
    reported.add(known)
    const body = toEnvelope({
      ...fault,
      id: newId().replaceAll('-', ''),
      at: new Date(),
      side: 'browser',
      tags: {
        page: plainPath(window.location.pathname),
        ...fault.tags,
        ...Object.fromEntries(Object.entries(tags).map(([name, path]) => [name, plainPath(path)])),
      },
    })
    // As plain text, so that no permission is asked for first. What does not arrive is lost.
    fetch(target.url, {
      method: 'POST',
      body,
      keepalive: true,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    }).catch(() => undefined)
  }
  takeFaults(report)
  window.addEventListener('error', ({ error }) => report({ error, tags: {} }))
  window.addEventListener('unhandledrejection', ({ reason }) => report({ error: reason, tags: {} }))
}

/** Of a refusal its code: its sentence is for the person, and may be about them. */
function toFault(error: unknown): Fault {
  if (error instanceof ApiError) {
    const isOurs = error.status !== null && error.status >= 500
    return {
      type: 'ApiError',
      message: error.code,
      stack: '',
      level: isOurs ? 'error' : 'warning',
      tags: { code: error.code, status: String(error.status ?? 'none') },
    }
  }
  if (error instanceof Error)
    return {
      type: error.name,
      message: error.message,
      stack: error.stack ?? '',
      level: 'error',
      tags: {},
    }
  return {
    type: typeof error,
    message: 'Something that is no error was thrown.',
    stack: '',
    level: 'error',
    tags: {},
  }
}
