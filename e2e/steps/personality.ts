import { type Download, type Page, expect } from '@playwright/test'
import { patient } from '../../scripts/lib/patience.mjs'
import type { Translate } from './words'

/** How a candidate answers the personality questionnaire: by what stands on the page. */
export const personality = (page: Page, translate: Translate) => {
  const button = (key: string) =>
    page.getByRole('button', { name: translate(`principles:${key}`), exact: true })
  const groups = page.getByRole('radiogroup')

  return {
    button,
    heading: (key: string, values?: Record<string, string | number>) =>
      page.getByRole('heading', { name: translate(`principles:${key}`, values), exact: true }),

    /** From the list of assessments. */
    async open(action: 'start' | 'goOn' | 'see'): Promise<void> {
      await page.goto('/candidate/assessments')
      await page
        .getByRole('link', { name: translate(`principles:card.${action}`), exact: true })
        .click()
    },

    /** The page that begins with this statement is there. */
    async isAt(first: number): Promise<void> {
      await expect(
        page.getByRole('heading', {
          name: translate('principles:page.title', { first, last: first + 9 }),
          exact: true,
        }),
      ).toBeVisible()
    },

    /** Answers the ten statements of a page by their digits, which go on by themselves. */
    async answerByKeys(): Promise<void> {
      await groups.first().getByRole('radio').first().focus()
      for (let at = 0; at < 10; at += 1) await page.keyboard.press(String((at % 5) + 1))
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(10)
    },

    /** Answers statements of the page by the mouse, each with the same point of the scale. */
    async answerByHand(
      point: number,
      [from, to]: readonly [number, number] = [0, 10],
    ): Promise<void> {
      for (let at = from; at < to; at += 1)
        await groups
          .nth(at)
          .getByRole('radio')
          .nth(point - 1)
          .check()
    },

    async turn(): Promise<void> {
      await button('page.next').click()
    },

    saved: () =>
      expect(page.getByText(translate('principles:saving.saved'), { exact: true })).toBeVisible(),

    async finish(): Promise<void> {
      await button('finish.do').click()
      await expect(
        page.getByRole('heading', { level: 1, name: translate('principles:profile.title') }),
      ).toBeVisible()
    },

    async downloadPdf(): Promise<Download> {
      const downloading = page.waitForEvent('download', { timeout: patient(60_000) })
      await button('pdf.download').click()
      return downloading
    },
  }
}
