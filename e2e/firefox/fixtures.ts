import type { BrowserContext, Page } from 'puppeteer-core'
import { patient } from '../../scripts/lib/patience.mjs'
import { expect, test as base } from '../fixtures'
import { launchFirefox, speakIntoMicrophone, type RunningFirefox } from './launch'
import { personAt } from './person'

export { expect }

interface Fixtures {
  /** Logs a person in to a Firefox of their own, and then opens a page if one is given. */
  openAs: (who: { email: string; password: string }, path?: string) => Promise<Page>
}

export const test = base.extend<Fixtures, { firefox: RunningFirefox }>({
  firefox: [
    async ({}, use) => {
      const firefox = await launchFirefox()
      await use(firefox)
      await firefox.close()
    },
    { scope: 'worker', timeout: patient(120_000) },
  ],
  openAs: async ({ firefox, server, translate }, use, testInfo) => {
    const contexts: BrowserContext[] = []
    const pages: Page[] = []
    const errors: string[] = []
    await use(async ({ email, password }, path) => {
      const context = await firefox.browser.createBrowserContext()
      contexts.push(context)
      const page = await context.newPage()
      pages.push(page)
      await page.evaluateOnNewDocument(speakIntoMicrophone)
      page.on('pageerror', (error) => errors.push(String(error)))
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      const person = personAt(page)
      await page.goto(`${server.url}/auth/login`)
      await person.type('input[type="email"]', email)
      await person.type('input[type="password"]', password)
      await person.press(translate('login:submit'))
      await expect.poll(() => page.url(), { timeout: patient(30_000) }).toContain('/dashboard')
      if (path !== undefined) await page.goto(`${server.url}${path}`)
      return page
    })
    if (testInfo.status !== testInfo.expectedStatus)
      for (const page of pages)
        await testInfo.attach('page', {
          body: Buffer.from(await page.screenshot()),
          contentType: 'image/png',
        })
    for (const context of contexts) await context.close()
    expect(errors, 'unexpected errors in the browser console').toEqual([])
  },
})
