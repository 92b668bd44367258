import { RouterProvider, type AnyRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SessionProvider, type SessionActor } from '../features/auth/session'
import { useLanguage } from '../i18n/use-language'
import { UiProvider } from '../ui/provider'
import { GlobalError } from './global-error'
import { Unreachable } from './unreachable'

interface AppProps {
  session: SessionActor
  router: AnyRouter
}

/** The whole application, given what is the same for every page. */
export const App = ({ session, router }: AppProps) => {
  const { language, direction } = useLanguage()
  return (
    <UiProvider lang={language} dir={direction}>
      <GlobalError fallback={<Broken />}>
        <SessionProvider actor={session}>
          <RouterProvider router={router} />
          <Unreachable />
        </SessionProvider>
      </GlobalError>
    </UiProvider>
  )
}

// Plain elements: the design system itself may be what broke.
const Broken = () => {
  const { t } = useTranslation('common')
  return (
    <main>
      <h1>{t('error.rootTitle')}</h1>
      <p>{t('error.rootBody')}</p>
      <button type="button" onClick={() => window.location.reload()}>
        {t('action.reload')}
      </button>
    </main>
  )
}
