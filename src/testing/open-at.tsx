import { cleanup, configure, prettyDOM, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryHistory, Outlet, type AnyRouter } from '@tanstack/react-router'
import i18next from 'i18next'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { areaLayouts, type Layouts } from '../app/routing/area-layouts'
import { App } from '../app/app'
import { createQueries } from '../app/query-client'
import { createAppRouter } from '../app/routing/router'
import type { DeviceWork } from '../app/session/device-work'
import type { SessionDependencies } from '../app/session/session-actors'
import { startTranslations } from '../i18n/i18n'
import type { Language } from '../i18n/language'
import { messageStore } from '../notify'
import type { SessionActor } from '../session/session-context'
import { Styles } from './styles'

interface Opening {
  language?: Language
  deviceWork?: DeviceWork
  layouts?: Layouts
  /** For a test of a style. */
  hasStyles?: boolean
}

const emptyDevice: DeviceWork = {
  hasUnsentWork: () => Promise.resolve(false),
  submitCancelled: () => Promise.resolve(),
  clearAcknowledged: () => Promise.resolve(),
  uploadPending: () => Promise.resolve(),
}

configure({
  getElementError: (message, container) => new NotFound(message ?? '', container),
})

/**
 * A query is repeated many times while a test waits. The page is printed only when the message of
 * the last failure is read.
 */
class NotFound extends Error {
  override name = 'TestingLibraryElementError'
  constructor(sentence: string, container: Element) {
    super(sentence)
    let said: string | undefined
    Object.defineProperty(this, 'message', {
      configurable: true,
      get: () => (said ??= `${sentence}\n\n${prettyDOM(container)}`),
      set: (text: string) => {
        said = text
      },
    })
  }
}

const faults: string[] = []
const running: (() => void)[] = []

/**
 * Opens the whole application at an address, as a person would; a contractServer stands behind it.
 */
export async function openAt(
  path: string,
  {
    language = 'en',
    deviceWork = emptyDevice,
    layouts = areaLayouts,
    hasStyles = false,
  }: Opening = {},
) {
  localStorage.setItem('locale', language)
  await startTranslations((key) => faults.push(`There is no sentence for ${key}.`))
  await i18next.loadNamespaces('errors')
  const queries = createQueries()
  const { queries: asked, ...others } = queries.getDefaultOptions()
  // An outage is asked about as often as ever, but at once: the time between two tries is the
  // library's own, and a test would wait for it.
  queries.setDefaultOptions({ ...others, queries: { ...asked, retryDelay: 0 } })
  const reloadPage = vi.fn()
  const dependencies: SessionDependencies = {
    queries: () => Promise.resolve(queries),
    deviceWork,
    reloadPage,
  }
  const history = createMemoryHistory({ initialEntries: [path] })
  let made: { session: SessionActor; router: AnyRouter } | undefined
  const createRouter = (session: SessionActor) => {
    const router = createAppRouter({ session, queries: dependencies.queries, history, layouts })
    made = { session, router }
    return router
  }
  const user = userEvent.setup()
  const screen = render(
    <Styles inPage={hasStyles}>
      <App dependencies={dependencies} createRouter={createRouter} />
    </Styles>,
  )
  if (made === undefined) throw new Error('The application made no router.')
  const { session, router } = made
  running.push(() => {
    // A page that is still loading would otherwise be drawn after the test, where there may be no
    // window any more.
    router.startTransition = () => Promise.resolve(false)
  })
  return {
    ...screen,
    user,
    session,
    router,
    queries,
    reloadPage,
    address: () => router.state.location.href,
  }
}

const Bare = () => (
  <main tabIndex={-1}>
    <Outlet />
  </main>
)
const bare = () => Promise.resolve({ Shell: Bare })
const bareLayouts: Layouts = {
  auth: bare,
  candidate: bare,
  recruiter: bare,
  settings: bare,
  public: bare,
}

/**
 * Opens the screen at an address without the frame around it, which takes a quarter of the time: a
 * test of the frame, or of who may see the screen, opens the whole application by `openAt`.
 */
export const openScreen = (path: string, opening: Omit<Opening, 'layouts'> = {}) =>
  openAt(path, { ...opening, layouts: bareLayouts })

/**
 * For every file that opens the application: a clean browser before, and a failure after for
 * whatever went wrong unseen.
 */
export function prepareOpening(): void {
  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    faults.length = 0
    vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    vi.spyOn(console, 'error').mockImplementation(
      (...words) => void faults.push(words.map(String).join(' ')),
    )
  })
  afterEach(() => {
    cleanup()
    for (const stop of running.splice(0)) stop()
    messageStore.clear()
    expect(faults).toEqual([])
  })
}
