import {
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  expect,
  test as base,
} from '@playwright/test'
import { repeated } from '../scripts/lib/lanes.mjs'
import { patient } from '../scripts/lib/patience.mjs'
import { type AppServer, stopAndRemove, startAppServer } from './app-server'
import { violationsOn } from './axe'
import { type Language, type Translate, wordsIn } from './steps/words'
import { takePictures } from './pictures'

export { expect }

export interface Options {
  /** The language the interface starts in. */
  language: Language
  /**
   * Whether the camera's picture is analysed. That takes a whole core, so it is on only in tests
   * about it.
   */
  detector: boolean
}

export interface TestFixtures {
  /** The interface's words in the language of the test. */
  translate: Translate
  /** Lets console errors that match pass in this test; every other one fails it. */
  expectConsoleError: (pattern: RegExp) => void
  /** Cuts and mends the browser's connection. Failed requests are expected while it is cut. */
  network: { cut(): Promise<void>; mend(): Promise<void> }
  /** A second person: a browser context of their own, watched like the first. */
  newPerson: () => Promise<Page>
  /** Refuses a tag of which nobody has said why its tests are left to `npm run test:all`. */
  knownTags: void
  /** Fails on any violation of WCAG 2.2 A and AA on the page as it stands. */
  a11y: (page: Page) => Promise<void>
}

export interface WorkerFixtures {
  /**
   * One real server per worker, on fresh data. A test that needs its own starts one by
   * startAppServer.
   */
  server: AppServer
}

/**
 * Chromium reports these itself; the first is the answer of a server that refuses, which the
 * product shows on its own.
 */
const refusal = /^Failed to load resource: the server responded with a status of 4\d\d/
const noConnection =
  /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|NETWORK_CHANGED|FAILED)/

interface Watch {
  expected: RegExp[]
  errors: string[]
}

const watches = new WeakMap<BrowserContext, Watch>()

/** Notes every console error and uncaught exception of a context's pages. */
export function watch(context: BrowserContext): Watch {
  const seen: Watch = { expected: [refusal], errors: [] }
  watches.set(context, seen)
  context.on('console', (message: ConsoleMessage) => {
    if (message.type() !== 'error') return
    const text = message.text()
    if (!seen.expected.some((pattern) => pattern.test(text)))
      seen.errors.push(`${text} (${message.location().url})`)
  })
  context.on('weberror', (error) => {
    const text = error.error().message
    if (!seen.expected.some((pattern) => pattern.test(text)))
      seen.errors.push(error.error().stack ?? text)
  })
  return seen
}

export const speakLanguage = (context: BrowserContext, language: Options['language']) =>
  context.addInitScript((wanted) => {
    // A blank page has no storage.
    if (location.origin !== 'null' && localStorage.getItem('locale') === null)
      localStorage.setItem('locale', wanted)
  }, language)

/**
 * Replaces the worker that looks for faces and phones by one that never answers: an attempt
 * continues without it.
 */
export const closeEyes = (context: BrowserContext) =>
  context.addInitScript(() => {
    const Real = globalThis.Worker
    class Silent extends EventTarget {
      // The worker owns the frames that it gets, and the browser warns of frames that are not
      // closed.
      postMessage({ frame }: { frame?: VideoFrame | ImageBitmap }): void {
        frame?.close()
      }
      terminate(): void {}
    }
    globalThis.Worker = new Proxy(Real, {
      construct: (_, [url, options]: ConstructorParameters<typeof Worker>) =>
        options?.name === 'camera-signals' ? new Silent() : new Real(url, options),
    })
  })

export const test = base.extend<Options & TestFixtures, WorkerFixtures>({
  language: [process.env.PICTURES_LANGUAGE === 'ar' ? 'ar' : 'en', { option: true }],
  detector: [false, { option: true }],
  server: [
    async ({}, use) => {
      const server = await startAppServer()
      await use(server)
      await stopAndRemove(server)
    },
    { scope: 'worker', timeout: patient(90_000) },
  ],
  knownTags: [
    async ({}, use, { tags }) => {
      expect(
        tags.filter((tag) => !(tag in repeated)),
        'tags that scripts/lib/lanes.mjs does not have',
      ).toEqual([])
      await use()
    },
    { auto: true },
  ],
  translate: async ({ language }, use) => use(wordsIn(language)),
  baseURL: async ({ server }, use) => use(server.url),
  context: async ({ context, language, detector, server }, use, testInfo) => {
    const before = server.log().length
    const seen = watch(context)
    await speakLanguage(context, language)
    if (!detector) await closeEyes(context)
    await use(context)
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('server log', {
        body: server.log().slice(before),
        contentType: 'text/plain',
      })
    expect(seen.errors, 'unexpected errors in the browser console').toEqual([])
  },
  expectConsoleError: async ({ context }, use) => {
    await use((pattern) => watches.get(context)?.expected.push(pattern))
  },
  network: async ({ context }, use) => {
    await use({
      cut: async () => {
        watches.get(context)?.expected.push(noConnection)
        await context.setOffline(true)
      },
      mend: () => context.setOffline(false),
    })
  },
  newPerson: async ({ browser, contextOptions, language, server }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: server.url,
        permissions: ['camera', 'microphone'],
      })
      contexts.push(context)
      watch(context)
      await speakLanguage(context, language)
      return context.newPage()
    })
    const errors = contexts.flatMap((context) => watches.get(context)?.errors ?? [])
    for (const context of contexts) await context.close()
    expect(errors, 'unexpected errors in the browser console of another person').toEqual([])
  },
  a11y: async ({ language }, use, { title }) => {
    let pictures = 0
    await use(async (page) => {
      expect(await violationsOn(page)).toEqual([])
      await takePictures(page, `${title} ${(pictures += 1)} ${language}`)
    })
  },
})
