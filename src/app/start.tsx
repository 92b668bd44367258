import { createRoot } from 'react-dom/client'
import './routing/first-page'
import { App } from './app'
import { queries } from './queries'
import { createAppRouter } from './routing/router'
import { deviceWork } from './session/device-work'
import type { SessionDependencies } from './session/session-actors'
import { startTranslations } from '../i18n/i18n'

const dependencies: SessionDependencies = {
  queries,
  deviceWork,
  reloadPage: () => window.location.reload(),
}

/**
 * In a function, as a file that waits for itself holds back all that imports from it.
 */
async function start(): Promise<void> {
  const translations = await startTranslations()

  const place = document.getElementById('root')
  if (place === null) throw new Error('index.html has no #root to render into.')
  createRoot(place).render(
    <App
      dependencies={dependencies}
      createRouter={(session) => createAppRouter({ session, queries })}
    />,
  )

  // Without a DSN errors stay on the console, and nothing of this is in what was built.
  const dsn: unknown = import.meta.env.VITE_SENTRY_DSN
  if (typeof dsn === 'string' && dsn !== '')
    void import('./errors/error-reports').then(({ startErrorReports }) => startErrorReports(dsn))

  // The sentences for error codes are rarely needed, and never for the first paint.
  setTimeout(() => void translations.loadNamespaces('errors'), 2000)
}

void start()
