import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** A rule that the page breaks, and where. */
export interface Violation {
  id: string
  help: string
  at: string[]
}

type CheckedNode = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]['nodes'][number]

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
  const found: Violation[] = []
  for (const { id, help, nodes } of violations) {
    const at: string[] = []
    for (const node of nodes)
      if (!(await isCoveredForNow(page, node))) at.push(node.target.join(' '))
    if (at.length > 0) found.push({ id, help, at })
  }
  return found
}

/**
 * Whether a control is only too small because a panel that can be closed, or a bar that stays in
 * place while the page scrolls, lies over a part of it. A person scrolls the page or closes the
 * panel, and axe measures what is left free at the moment. Whatever else covers it is a fault.
 */
async function isCoveredForNow(page: Page, { any }: CheckedNode): Promise<boolean> {
  const size = any.find(({ id }) => id === 'target-size')
  const { messageKey } = (size?.data ?? {}) as { messageKey?: string }
  if (messageKey !== 'partiallyObscured') return false
  const covering = (size?.relatedNodes ?? []).map(({ target }) => target.join(' '))
  return page.evaluate((selectors) => {
    const isAbove = (element: Element | null): boolean =>
      element !== null &&
      (element.matches('[role=dialog]') ||
        ['fixed', 'sticky'].includes(getComputedStyle(element).position) ||
        isAbove(element.parentElement))
    return (
      selectors.length > 0 &&
      selectors.every((selector) => isAbove(document.querySelector(selector)))
    )
  }, covering)
}
