import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider, type AnyRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SessionProvider, type SessionActor } from '../features/auth/session'
import { useLanguage } from '../i18n/use-language'
import { UiProvider } from '../ui/provider'
import { ErrorState } from '../ui/states'
import { GlobalError } from './global-error'

interface AppProps {
  session: SessionActor
  router: AnyRouter
  queries: QueryClient
}

/** The whole application, given what is the same for every page. */
export const App = ({ session, router, queries }: AppProps) => {
  const { language, direction } = useLanguage()
  return (
    <UiProvider lang={language} dir={direction}>
      <GlobalError fallback={<Broken />}>
        <QueryClientProvider client={queries}>
          <SessionProvider actor={session}>
            <RouterProvider router={router} />
          </SessionProvider>
        </QueryClientProvider>
      </GlobalError>
    </UiProvider>
  )
}

const Broken = () => {
  const { t } = useTranslation('common')
  return (
    <ErrorState level={1} title={t('error.rootTitle')} retryLabel={t('action.reload')} onRetry={() => window.location.reload()}>
      {t('error.rootBody')}
    </ErrorState>
  )
}
