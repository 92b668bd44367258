import type { BrowserContext, Page, Request } from '@playwright/test'
import { violationsOn } from '../axe'
import { watch } from '../fixtures'
import { lookAt } from '../paths/look'
import { Broken, pageInWords } from './broken'

/** How often each invariant was looked at. */
export type Counts = Record<'looks' | 'kept' | 'ways on' | 'axe' | 'quiet', number>

export const noCounts = (): Counts => ({ looks: 0, kept: 0, 'ways on': 0, axe: 0, quiet: 0 })

/** Failed requests that belong to what was done to the connection, or to a page that was left. */
const broken = /ERR_(ABORTED|CONNECTION_FAILED|INTERNET_DISCONNECTED|NETWORK_CHANGED)/

/** What a browser complains of: the console, exceptions, failed requests and faults of the server. */
export class Complaints {
  readonly #console: string[]
  readonly #requests: string[] = []
  readonly #planted = new WeakSet<Request>()

  constructor(context: BrowserContext) {
    const { errors, expected } = watch(context)
    // The network of a walk breaks connections off and answers in the server's place; what was not
    // planted of that is found below.
    expected.push(/net::ERR_|status of 5\d\d/)
    this.#console = errors
    context.on('response', (response) => {
      if (response.status() >= 500 && !this.#planted.has(response.request()))
        this.#requests.push(`${response.status()} of ${response.url()}`)
    })
    context.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? ''
      if (!broken.test(why)) this.#requests.push(`${why} of ${request.url()}`)
    })
  }

  plant = (request: Request): void => void this.#planted.add(request)

  /** @throws what the browser has complained of since the start */
  none(): void {
    if (this.#console.length > 0)
      throw new Broken(
        `console: ${(this.#console[0] ?? '').slice(0, 60)}`,
        `The console says:\n${this.#console.join('\n')}`,
      )
    if (this.#requests.length > 0)
      throw new Broken('a failed request', `Requests failed:\n${this.#requests.join('\n')}`)
  }
}

/** @throws where nothing on the page leads on */
export async function leadsOn(page: Page): Promise<void> {
  if (await page.evaluate(isOpenInPage)) return
  const look = await lookAt(page)
  throw new Broken('a dead end', `Nothing here leads on.\n${pageInWords(look)}`)
}

/** @throws what breaks WCAG on the page as it stands */
export async function isAccessible(page: Page): Promise<void> {
  const violations = await violationsOn(page)
  if (violations.length === 0) return
  const said = violations.map(({ id, help, at }) => `${id}: ${help} (${at.join('; ')})`)
  throw new Broken(`axe: ${violations.map(({ id }) => id).join()}`, said.join('\n'))
}

/** Runs in the page: whether something can be pressed or written in what stands on top. */
function isOpenInPage(): boolean {
  const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog], dialog[open]')]
  const top = dialogs.findLast(shown) ?? document.body
  return [...top.querySelectorAll('a[href], button, input, textarea, select')].some(
    (element) =>
      shown(element) &&
      element.closest('[inert]') === null &&
      !element.matches(':disabled, [aria-disabled=true]') &&
      // The head and the foot of every page lead elsewhere, not on; what a step goes on by may
      // stand at its foot.
      (top !== document.body ||
        element.closest(element.matches('button') ? 'header, nav' : 'header, footer, nav') ===
          null),
  )
}
