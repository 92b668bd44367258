import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { expect, vi } from 'vitest'
import type { AssessmentKind } from '../../../../../machines/assessment/parts'
import { AssessmentContext } from '../../../../features/assessments/engine/assessment-context'
import type { AssessmentRun } from '../../../../features/assessments/engine/assessment-run'
import { devices } from '../../../../features/assessments/capture/capture-devices'
import { candidate } from '../../../../features/assessments/testing/candidate-device'
import { InMemoryServer } from '../../../../features/assessments/testing/in-memory-server'
import { stopTime } from '../../../../features/assessments/testing/waiting'
import { startTranslations } from '../../../../i18n/i18n'
import { Styles } from '../../../../testing/styles'
import { UiProvider } from '../../../../ui/provider'
import { Assessment } from '../assessment'
import { KindContext } from '../assessment-kind'

const options = [
  { id: 'a', text: 'meets' },
  { id: 'b', text: 'meeting' },
]

/**
 * A server whose questions have all that the screens draw, and a clock that a test may put forward.
 */
export class EnglishServer extends InMemoryServer {
  readonly clock: { ahead: number }

  constructor(clock = { ahead: 0 }) {
    super(() => Date.now() + clock.ahead)
    this.clock = clock
    const plain = this.getQuestionnaire
    this.getQuestionnaire = async () => {
      const asked = await plain()
      const parts = asked.parts.map((part) => ({
        ...part,
        questions: part.questions.map((question) => ({
          ...question,
          body: `<p>Passage of ${question.id}</p>`,
          ...(part.id === 'writing' ? { min_words: 3, max_words: 5 } : {}),
          ...(part.id === 'mcqs' ? { options } : {}),
        })),
      }))
      return { ...asked, parts }
    }
  }
}

/**
 * Fake clocks for a test of the screens. Frames come as time goes by, which it does only by `pass`.
 */
export function stopScreens(): void {
  stopTime()
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => setTimeout(work, 16))
}

const pages: AssessmentRun[] = []
/** What the pages of a test crashed with: the router draws nothing in place of them. */
const crashes: Error[] = []

/**
 * A candidate's device with the screens on it: the real chart and engine, and a server in memory.
 */
export async function openAssessment({
  language = 'en',
  server = new EnglishServer(),
  settleMs = 0,
}: {
  language?: 'en' | 'ar'
  server?: InMemoryServer
  /** How long a screen takes no press at first; most tests press at once. */
  settleMs?: number
} = {}) {
  localStorage.setItem('locale', language)
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  await startTranslations()
  await i18next.loadNamespaces(['assessment', 'parts', 'errors'])
  const device = await candidate(server)
  /** A page of which nothing is drawn yet: a test that has far to go goes there without drawing. */
  const openUndrawn = (lacks: Parameters<typeof device.openPage>[0] = {}) => {
    const page = device.openPage(lacks)
    pages.push(page.run)
    return page
  }
  const renderUi = (page: ReturnType<typeof openUndrawn>) => {
    const drawn = render(
      <Styles>
        <Page run={page.run} kind={server.kind} language={language} settleMs={settleMs} />
      </Styles>,
    )
    const comeToDevices = () => switchOn(page.run)
    const begin = (inBriefing?: () => Promise<void>) => beginAnswering(page.run, inBriefing)
    const beginWriting = async () => {
      await begin()
      return screen.findByRole<HTMLTextAreaElement>('textbox')
    }
    return { ...page, drawn, comeToDevices, begin, beginWriting }
  }
  const openPage: (lacks?: Parameters<typeof device.openPage>[0]) => ReturnType<typeof renderUi> = (
    lacks,
  ) => renderUi(openUndrawn(lacks))
  return { ...device, server, openUndrawn, draw: renderUi, openPage, user: userEvent.setup() }
}

const at = (run: AssessmentRun, state: Parameters<typeof run.view.snapshot.matches>[0]) =>
  waitFor(() => expect(run.view.snapshot.matches(state)).toBe(true))

/** From the first check to where every device is on, without the screens in between. */
async function switchOn(run: AssessmentRun): Promise<void> {
  await at(run, 'practice')
  act(() => run.send({ type: 'practice.finished' }))
  act(() => run.send({ type: 'consent.given', textVersion: '1', lang: 'en' }))
  await at(run, 'conditions')
  act(() => run.send({ type: 'conditions.accepted' }))
  act(() => devices.forEach((device) => run.send({ type: 'device.asked', device })))
  await at(run, 'ready')
}

/** From there into the first part. */
async function beginAnswering(
  run: AssessmentRun,
  inBriefing = async (): Promise<void> => undefined,
): Promise<void> {
  await switchOn(run)
  act(() => run.send({ type: 'attempt.begun' }))
  await at(run, 'running')
  await inBriefing()
  act(() => run.send({ type: 'part.begun' }))
}

/**
 * Needs real clocks: what a closing dialog does in its next frame is waited for.
 * @throws what a page crashed with
 */
export async function closeAssessments(): Promise<void> {
  cleanup()
  for (const run of pages.splice(0)) run.dispose()
  await act(() => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())))
  standsUp()
}

/** @throws what a page crashed with */
export function standsUp(): void {
  const [crash] = crashes.splice(0)
  if (crash !== undefined) throw new Error('The page crashed.', { cause: crash })
}

interface PageProps {
  run: AssessmentRun
  kind: AssessmentKind
  language: 'en' | 'ar'
  settleMs: number
}

const Page = ({ language, ...shown }: PageProps) => {
  const root = createRootRoute()
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    component: () => <Shown {...shown} />,
  })
  const history = createMemoryHistory({ initialEntries: ['/'] })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history,
    defaultErrorComponent: () => null,
    defaultOnCatch: (error) =>
      void crashes.push(error instanceof Error ? error : new Error(String(error))),
  })
  return (
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
    >
      <UiProvider lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'} mode="light">
        <RouterProvider router={router} />
      </UiProvider>
    </QueryClientProvider>
  )
}

const Shown = ({ run, kind, settleMs }: Omit<PageProps, 'language'>) => (
  <KindContext value={kind}>
    <AssessmentContext.Provider value={run}>
      <Assessment settleMs={settleMs} />
    </AssessmentContext.Provider>
  </KindContext>
)
