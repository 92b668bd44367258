import { type Locator, type Page, expect } from '@playwright/test'

/** More Tab stops than any screen has: after this many, the focus is going round in a circle. */
const MOST = 120

/** Works a page as somebody does who has no pointer: what is not reached by Tab is not there. */
export const keyboard = (page: Page) => {
  const isAt = (target: Locator) => target.evaluate((element) => element === document.activeElement)

  /** Goes on with Tab until the focus is there and is seen. @throws where Tab never comes by */
  async function reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible()
    for (let stops = 0; !(await isAt(target)); stops += 1) {
      if (stops === MOST) throw new Error(`Tab never comes to ${String(target)}.`)
      await page.keyboard.press('Tab')
    }
    expect(await target.evaluate((element) => element.matches(':focus-visible'))).toBe(true)
  }

  /** An assessment takes no press in the first moment of a screen. */
  const settled = () => expect(page.locator('[data-settling]')).toHaveCount(0)

  return {
    reach,
    isAt,
    async press(key: string): Promise<void> {
      await settled()
      await page.keyboard.press(key)
    },
    /**
     * Goes there and presses Enter, once that does something: a button may be there before it can
     * be pressed.
     */
    async use(target: Locator): Promise<void> {
      await reach(target)
      await expect(target).toBeEnabled()
      await settled()
      await page.keyboard.press('Enter')
    },
    async type(target: Locator, words: string): Promise<void> {
      await reach(target)
      await page.keyboard.type(words)
    },
  }
}
