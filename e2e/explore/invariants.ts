import type { BrowserContext, Page, Request } from '@playwright/test'
import { violationsOn } from '../axe'
import { watch } from '../fixtures'
import { lookAt } from '../paths/look'
import { InvariantError, pageInWords } from './invariant-error'

/** How often each invariant was checked. */
export type Counts = Record<'pages' | 'stored data' | 'ways on' | 'axe' | 'browser errors', number>

export const emptyCounts = (): Counts => ({
  pages: 0,
  'stored data': 0,
  'ways on': 0,
  axe: 0,
  'browser errors': 0,
})

/** Reasons of failed requests that the walk itself causes: a cut connection, a page that is left. */
const caused = /ERR_(ABORTED|CONNECTION_FAILED|INTERNET_DISCONNECTED|NETWORK_CHANGED)/

/** Errors of a browser: in the console, exceptions, failed requests and answers of 5xx. */
export class BrowserErrors {
  readonly #console: string[]
  readonly #requests: string[] = []
  readonly #planted = new WeakSet<Request>()

  constructor(context: BrowserContext) {
    const { errors, expected } = watch(context)
    // A walk cuts connections and answers in place of the server, which the console reports. The
    // listeners below find the failures that no walk caused.
    expected.push(/net::ERR_|status of 5\d\d/)
    this.#console = errors
    context.on('response', (response) => {
      if (response.status() >= 500 && !this.#planted.has(response.request()))
        this.#requests.push(`${response.status()} of ${response.url()}`)
    })
    context.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? ''
      if (!caused.test(why)) this.#requests.push(`${why} of ${request.url()}`)
    })
  }

  plant = (request: Request): void => void this.#planted.add(request)

  /** @throws InvariantError with all errors since the start */
  assertNone(): void {
    if (this.#console.length > 0)
      throw new InvariantError(
        `console: ${(this.#console[0] ?? '').slice(0, 60)}`,
        `The console says:\n${this.#console.join('\n')}`,
      )
    if (this.#requests.length > 0)
      throw new InvariantError('a failed request', `Requests failed:\n${this.#requests.join('\n')}`)
  }
}

/** @throws InvariantError if nothing on the page can be used to go on */
export async function assertWayOn(page: Page): Promise<void> {
  if (await page.evaluate(isOpenInPage)) return
  const look = await lookAt(page)
  throw new InvariantError('a dead end', `Nothing here leads on.\n${pageInWords(look)}`)
}

/** @throws InvariantError with the violations of WCAG that axe finds on the page */
export async function assertAccessible(page: Page): Promise<void> {
  const violations = await violationsOn(page)
  if (violations.length === 0) return
  const said = violations.map(({ id, help, at }) => `${id}: ${help} (${at.join('; ')})`)
  throw new InvariantError(`axe: ${violations.map(({ id }) => id).join()}`, said.join('\n'))
}

/** Runs in the page: whether the topmost dialog or page has a control that can be used. */
function isOpenInPage(): boolean {
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')]
  const top = dialogs.findLast(shown) ?? document.body
  return [...top.querySelectorAll('a[href], button, input, textarea, select')].some(
    (element) =>
      shown(element) &&
      element.closest('[inert]') === null &&
      !element.matches(':disabled, [aria-disabled=true]') &&
      // Links in the header and footer of every page lead elsewhere. A button in the footer may
      // continue an assessment.
      (top !== document.body ||
        element.closest(element.matches('button') ? 'header, nav' : 'header, footer, nav') ===
          null),
  )
}
