import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** A rule that the page breaks, and where. */
export interface Violation {
  id: string
  help: string
  at: string[]
}

/** The violations of WCAG 2.2 A or AA on the page in its present state. */
export async function violationsOn(page: Page): Promise<Violation[]> {
  // An element within a transition has neither of its two colours, so running transitions are
  // finished and no new ones begin during the check.
  await page.evaluate(() => {
    const still = new CSSStyleSheet()
    still.replaceSync(
      '*, *::before, *::after, ::backdrop { transition-duration: 0s !important; transition-delay: 0s !important; animation-duration: 0s !important; animation-delay: 0s !important; }',
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, still]
    for (const animation of document.getAnimations())
      if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish()
  })
  // Legacy mode checks everything in one run, because our pages have no frames. Passed rules are
  // not reported, which saves half of the time on a dashboard.
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
