import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** A rule that the page breaks, and where. */
export interface Violation {
  id: string
  help: string
  at: string[]
}

/** What breaks WCAG 2.2 A or AA on the page as it stands. */
export async function violationsOn(page: Page): Promise<Violation[]> {
  // What is on its way from one colour to another has neither: what is running is at its end, and
  // nothing begins while it is judged.
  await page.evaluate(() => {
    const still = new CSSStyleSheet()
    still.replaceSync(
      '*, *::before, *::after, ::backdrop { transition-duration: 0s !important; transition-delay: 0s !important; animation-duration: 0s !important; animation-delay: 0s !important; }',
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still]
    for (const animation of document.getAnimations())
      if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish()
  })
  // In one go: no page of ours has frames, whose findings would have to be put together on a page
  // of their own. And what holds is not written down: on a dashboard that takes half of the time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
  })
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target }) => target.join(' ')),
  }))
}
