import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { messageStore } from '../notify'
import { OpenDemo } from './open-demo'
import { usePageName } from './routing/page-name'
import { SessionOverlay } from './session-overlay'

/**
 * Surrounds every page: the title, a note on an open demonstration, the messages, and an overlay
 * while the session is being restored.
 */
export const Root = () => (
  <>
    <PageTitle />
    <OpenDemo />
    <Outlet />
    <SessionOverlay />
    <Messages />
  </>
)

const PageTitle = () => {
  const { t } = useTranslation('common')
  const name = usePageName()
  const product = t('product.name')
  return <title>{name === null ? product : `${name.toUpperCase()} | ${product}`}</title>
}

// Nothing has been said yet when the first page loads.
const Snackbars = lazy(() =>
  import('./snackbars').then((module) => ({ default: module.Snackbars })),
)

const Messages = () => {
  const quiet = useSyncExternalStore(messageStore.subscribe, () => messageStore.read().length === 0)
  if (quiet) return null
  return (
    <Suspense>
      <Snackbars />
    </Suspense>
  )
}
