import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { patient } from '../scripts/lib/patience.mjs'

/** A phone; and beside it a laptop and a wide screen. */
export const phone = { width: 390, height: 844 } as const
export const pictureWidths = [phone.width, 1280, 1920] as const

/** The longest wait for a page before its picture is taken as it is. */
const limit = patient(15_000)

/** While a skeleton stands, the page is not there. False where it stays. */
export const hasLoaded = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(
      () => document.querySelector('[role=status][aria-busy=true]') === null,
      undefined,
      { timeout: limit },
    )
    .then(
      () => true,
      () => false,
    )

/**
 * Takes pictures of the page at each width for people to look at, into a folder such as the one in
 * `PICTURES`.
 */
export async function takePictures(
  page: Page,
  name: string,
  folder = process.env.PICTURES,
): Promise<void> {
  if (folder === undefined) return
  const before = page.viewportSize()
  for (const width of pictureWidths) {
    const size = width === phone.width ? phone : { width, height: 900 }
    await page.setViewportSize(size)
    // What sticks to the window's edges would lie over the middle of a long page, so the window is
    // as high as the page.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width, height: Math.max(size.height, height) })
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    // What a resize sets going is drawn in the second frame after it, or looked up first.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
    await hasLoaded(page)
    await page.screenshot({
      path: join(folder, toFileName(name, width)),
      fullPage: true,
      animations: 'disabled',
    })
  }
  if (before !== null) await page.setViewportSize(before)
}

/** The end of a name tells more than its beginning. */
export const toFileName = (name: string, width: number): string =>
  `${name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(-90)}-${width}.png`
