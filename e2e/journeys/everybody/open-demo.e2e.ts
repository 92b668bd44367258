import type { Page } from '@playwright/test'
import { type AppServer, stopAndRemove, startAppServer } from '../../app-server'
import { expect, test } from '../../fixtures'

// The worker keeps the page, and with it what the page says of the server.
test.use({ serviceWorkers: 'allow' })

const open = { PUBLIC_URL: 'http://demo.masar.example' }
const line = (page: Page) => page.getByRole('complementary', { name: 'Public demo:' })

/** Opens the login page as the service worker kept it; the page asks what the server is now. */
async function openKept(page: Page, { url }: AppServer): Promise<void> {
  await page.goto(`${url}/auth/login`)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const asked = page.waitForResponse(/\/index\.html\?now$/)
  await page.reload()
  await asked
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('every page of an open demonstration says so, and none does once it is over', async ({
  page,
  a11y,
}) => {
  const server = await startAppServer(open)
  try {
    // The first visit comes without the worker.
    await page.goto(`${server.url}/auth/login`)
    await expect(line(page)).toBeVisible()
    await a11y(page)
    // Nothing is covered, and a page as high as the window needs no scrolling.
    for (const size of [
      { width: 1280, height: 800 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size)
      await expect
        .poll(() =>
          page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight),
        )
        .toBe(true)
    }
    await openKept(page, server)
    await expect(line(page)).toBeVisible()

    await server.restart({ PUBLIC_URL: server.url })
    await openKept(page, server)
    await expect(line(page)).toHaveCount(0)

    await server.restart(open)
    await openKept(page, server)
    await expect(line(page)).toBeVisible()
  } finally {
    await stopAndRemove(server)
  }
})
