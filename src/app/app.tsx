import { RouterProvider, type AnyRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useLayoutEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../i18n/use-language'
import { inspection } from '../inspection'
import { SessionContext, type SessionActor } from '../session/session-context'
import { UiProvider } from '../ui/provider'
import { followPosition } from './routing/follow-position'
import { GlobalError } from './errors/global-error'
import { Pending } from './pending'
import { followSession } from './session/follow-session'
import type { SessionDependencies } from './session/session-actors'
import { sessionLogic } from './session/session-logic'
import { Unreachable } from './errors/unreachable'

interface RouterProps {
  createRouter: (session: SessionActor) => AnyRouter
}

interface AppProps extends RouterProps {
  dependencies: SessionDependencies
}

/** The whole application, given what is the same for every page. */
export const App = ({ dependencies, createRouter }: AppProps) => {
  const { language, direction } = useLanguage()
  const [logic] = useState(() => sessionLogic(dependencies))
  return (
    <UiProvider lang={language} dir={direction}>
      <GlobalError fallback={<Broken />}>
        <SessionContext.Provider logic={logic} options={inspection()}>
          <OnceStarted>
            <Suspense fallback={<Pending />}>
              <FollowSession dependencies={dependencies} />
              <AppRouter createRouter={createRouter} />
              <Unreachable />
            </Suspense>
          </OnceStarted>
        </SessionContext.Provider>
      </GlobalError>
    </UiProvider>
  )
}

/**
 * Draws its children once the session chart has started. The provider starts the chart in an effect,
 * and only then does the chart learn whether a token is stored here; drawn earlier, a page would
 * take its owner for a visitor.
 */
const OnceStarted = ({ children }: { children: ReactNode }) => {
  const session = SessionContext.useActorRef()
  const [isStarted, setStarted] = useState(false)
  useEffect(() => {
    const { unsubscribe } = session.subscribe(() => setStarted(true))
    return unsubscribe
  }, [session])
  return isStarted ? children : null
}

const FollowSession = ({ dependencies }: { dependencies: SessionDependencies }) => {
  const session = SessionContext.useActorRef()
  // Before the router looks at the first page: a reset that a reload broke off goes on first.
  useLayoutEffect(() => followSession(session, dependencies), [session, dependencies])
  return null
}

const AppRouter = ({ createRouter }: RouterProps) => {
  const session = SessionContext.useActorRef()
  const [router] = useState(() => createRouter(session))
  useLayoutEffect(() => followPosition(session, () => void router.invalidate()), [session, router])
  return <RouterProvider router={router} />
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
