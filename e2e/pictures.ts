import { join } from 'node:path'
import type { Page } from '@playwright/test'

const WIDTHS = [390, 1280, 1920]

/** With `PICTURES=folder`: the page as it stands, on a phone, a laptop and a wide screen, for people to look at. */
export async function takePictures(page: Page, name: string): Promise<void> {
  const folder = process.env.PICTURES
  if (folder === undefined) return
  const before = page.viewportSize()
  const file = name.toLowerCase().replace(/[^a-z0-9]+/g, '-').slice(-60)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    // What sticks to the window stands where it is scrolled to, also in a picture of the whole page.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    // What a resize sets going is drawn in the second frame after it.
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    await page.screenshot({ path: join(folder, `${file}-${width}.png`), fullPage: true, animations: 'disabled' })
  }
  if (before !== null) await page.setViewportSize(before)
}
