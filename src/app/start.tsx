import { createRoot } from 'react-dom/client'
import './first-page'
import { App } from './providers'
import { queries } from './queries'
import { createAppRouter } from './router'
import { deviceWork } from './session/device-work'
import { startSession } from './session/start-session'
import { startTranslations } from '../i18n/i18n'
import { nextTask } from '../lib/next-task'

/**
 * A task for each part: in one, after all the code of the start, they would keep a phone from
 * answering for longer. In a function, as a file that waits for itself holds back all that imports
 * from it, the session's chart among them.
 */
async function start(): Promise<void> {
  await nextTask()
  const session = startSession({ queries, deviceWork, beginAnew: () => window.location.reload() })
  const translations = await startTranslations()
  await nextTask()
  const router = createAppRouter({ session, queries })

  const place = document.getElementById('root')
  if (place === null) throw new Error('index.html has no #root to render into.')
  await nextTask()
  createRoot(place).render(<App session={session} router={router} />)

  // Without a DSN errors stay on the console, and nothing of this is in what was built.
  const dsn: unknown = import.meta.env.VITE_SENTRY_DSN
  if (typeof dsn === 'string' && dsn !== '')
    void import('./error-reports').then(({ startErrorReports }) => startErrorReports(dsn))

  // The sentences for error codes are rarely needed, and never for the first paint.
  setTimeout(() => void translations.loadNamespaces('errors'), 2000)
}

void start()
