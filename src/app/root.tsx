import { Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePageName } from './page-name'
import { SessionOverlay } from './session-overlay'
import { Snackbars } from './snackbars'

/** What is around every page: its title, the messages, and the overlay while the session is settling. */
export const Root = () => (
  <>
    <PageTitle />
    <Outlet />
    <SessionOverlay />
    <Snackbars />
  </>
)

const PageTitle = () => {
  const { t } = useTranslation('common')
  const name = usePageName()
  const product = t('product.name')
  return <title>{name === null ? product : `${name.toUpperCase()} | ${product}`}</title>
}
