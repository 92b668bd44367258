import type { BrowserContext, Page, Route } from '@playwright/test'
import type { FaultName } from './piece'

interface Injection {
  page: Page
  context: BrowserContext
  /** Moves the clock of the page by half a minute, and the server's clock with it in an attempt. */
  passHalfMinute: () => Promise<void>
  /** Marks a request as failed on purpose. */
  plant: (request: ReturnType<Route['request']>) => void
}

/** The delay of each answer on a slow connection, in milliseconds. */
const slowness = 700

export const inject: Readonly<Record<FaultName, (injection: Injection) => Promise<void>>> = {
  reload: async ({ page }) => void (await page.reload()),
  back: async ({ page }) => {
    const address = page.url()
    await page.goBack()
    await page.waitForLoadState()
    await page.goForward()
    await page.waitForLoadState()
    if (page.url() !== address) await page.goto(address)
  },
  doublePress: ({ page }) => page.evaluate(pressTwiceInPage),
  secondTab: async ({ page, context }) => {
    const tab = await context.newPage()
    await tab.goto(page.url())
    await tab.waitForLoadState('networkidle')
    await tab.close()
    // A browser seldom draws a page in the background, and its buttons do not become stable.
    await page.bringToFront()
  },
  serverError: async ({ page, plant }) => {
    const answered = new Set<string>()
    const refuse = async (route: Route) => {
      const request = route.request()
      const { pathname } = new URL(request.url())
      if (request.method() !== 'GET' || answered.has(pathname)) return route.fallback()
      answered.add(pathname)
      plant(request)
      await route.fulfill({ status: 500, json: { code: 'internal_error', message: '' } })
    }
    await page.route(/\/api\//, refuse)
    await page.reload()
    await page.waitForLoadState('networkidle')
    await page.unroute(/\/api\//, refuse)
  },
  slow: async ({ page }) => {
    const wait = async (route: Route) => {
      await new Promise((resolve) => setTimeout(resolve, slowness))
      await route.fallback()
    }
    await page.route(/\/api\//, wait)
    await page.reload()
    await page.waitForLoadState('networkidle')
    await page.unroute(/\/api\//, wait)
  },
  offline: async ({ page, context }) => {
    await context.setOffline(true)
    await page.waitForFunction(() => !navigator.onLine)
    await context.setOffline(false)
  },
  clock: ({ passHalfMinute }) => passHalfMinute(),
}

/** Runs in the page: the next press on a button is repeated, unless the button toggles. */
function pressTwiceInPage(): void {
  const again = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    // A second press would undo the first one on a toggle.
    if (!event.isTrusted || button === null) return
    const toggles = ['aria-expanded', 'aria-haspopup', 'aria-pressed', 'aria-checked']
    if (toggles.some((name) => button.hasAttribute(name))) return
    removeEventListener('click', again, true)
    setTimeout(() => button.click(), 30)
  }
  addEventListener('click', again, true)
}
