import { type Page, TimeoutError } from 'puppeteer-core'
import { patient } from '../../scripts/lib/patience.mjs'

/**
 * The actions of a person on a page in Firefox, by the roles and names that a screen reader
 * announces.
 */
export function personAt(page: Page) {
  const limit = patient(20_000)
  const named = (role: string, name: string) => `::-p-aria([role="${role}"][name="${name}"])`
  const at = (selector: string) => page.locator(selector).setTimeout(limit)

  /** Says what was waited for in vain, and what stood there instead. */
  async function patiently<Result>(what: string, done: Promise<Result>): Promise<Result> {
    try {
      return await done
    } catch (error) {
      if (!(error instanceof TimeoutError)) throw error
      const text = await page.evaluate(() => document.body.innerText)
      throw new Error(`Waited in vain for ${what} at ${page.url()}, where stood:\n${text}`, {
        cause: error,
      })
    }
  }

  /** A press in the first moment of a screen would not be taken, and nobody reads it that fast. */
  const settled = () =>
    page.waitForFunction(() => document.querySelector('[data-settling]') === null, {
      timeout: limit,
    })

  const click = async (selector: string): Promise<void> => {
    await patiently(selector, at(selector).wait())
    await patiently('a screen that takes presses', settled())
    await patiently(selector, at(selector).click())
  }

  return {
    click,
    press: (name: string) => click(named('button', name)),
    // It reads the DOM and not the accessibility tree, which Firefox computes for the whole page on
    // each call: long pages could not continue.
    sees: async (role: 'heading' | 'button', name: string): Promise<void> => {
      const isThere = (tags: string, wanted: string) =>
        [...document.querySelectorAll(tags)].some(({ textContent }) => textContent === wanted)
      const tags = role === 'heading' ? 'h1, h2, h3' : 'button'
      const options = { timeout: limit, polling: 200 }
      await patiently(`${role} ${name}`, page.waitForFunction(isThere, options, tags, name))
    },
    reads: async (sentence: string): Promise<void> => {
      await patiently(sentence, at(`::-p-text(${sentence})`).wait())
    },
    /** Presses a button, and the one of the same name in the dialog that asks back. */
    async pressTwice(name: string): Promise<void> {
      await click(`footer ${named('button', name)}`)
      await click(`[aria-modal=true] ${named('button', name)}`)
    },
    /** Types key by key into the field that this leads to. */
    async type(selector: string, text: string): Promise<void> {
      await click(selector)
      await page.keyboard.type(text)
    },
    /** Until what the page is asked, with what it is told, is so. */
    until: async (
      what: string,
      isSo: (argument: string) => boolean,
      argument: string,
    ): Promise<void> => {
      await patiently(what, page.waitForFunction(isSo, { timeout: limit }, argument))
    },
  }
}
