import { type Download, type Locator, type Page, expect } from '@playwright/test'
import type { Say } from './words'

/** How recruiters and admins work, by what stands on the page. */
export const reviewing = (page: Page, say: Say) => {
  const button = (key: string, values?: Record<string, string | number>) => page.getByRole('button', { name: say(`recruiter:${key}`, values), exact: true })
  const video = (of: 'screen' | 'camera'): Locator => page.getByLabel(say(`recruiter:player.${of}Picture`))

  return {
    button,
    video,

    /** Chooses somebody among those who wait, and approves after being told what follows. */
    async approve({ fullName, email }: { fullName: string; email: string }): Promise<void> {
      await page.getByRole('link', { name: say('common:nav.approvals'), exact: true }).click()
      await page.getByRole('searchbox', { name: say('recruiter:filters.search') }).fill(email)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
      await page.getByRole('checkbox', { name: say('recruiter:approvals.select', { name: fullName }) }).check()
      await button('approvals.do.approved', { count: 1 }).click()
      await expect(page.getByText(say('recruiter:approvals.ask.approved', { count: 1 }))).toBeVisible()
      await button('approvals.do.approved', { count: 1 }).click()
      await expect(page.getByText(say('recruiter:approvals.done.approved', { count: 1 }))).toBeVisible()
    },

    /** From the navigation over the list into somebody's report. */
    async openReport(fullName: string): Promise<void> {
      await page.getByRole('link', { name: say('common:nav.english'), exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: say('recruiter:kind.english') })).toBeVisible()
      await page.getByRole('table').getByRole('link', { name: fullName }).click()
      await expect(page.getByRole('heading', { level: 1, name: fullName })).toBeVisible()
    },

    sees: (sentence: string) => expect(page.getByText(sentence).filter({ visible: true }).first()).toBeVisible(),

    /** How long the attempt was. */
    seconds: async (): Promise<number> => Number(await page.getByLabel(say('recruiter:player.position')).getAttribute('max')),

    /** Plays both recordings, and jumps to a second of the attempt by the slider. */
    async seekTo(second: number): Promise<void> {
      await page.getByLabel(say('recruiter:player.position')).fill(String(second))
    },

    currentTime: (of: 'screen' | 'camera') => video(of).evaluate((element) => (element instanceof HTMLVideoElement ? element.currentTime : Number.NaN)),

    /** Gives each of the four spoken answers a score. */
    async scoreSpeaking(scores: readonly [number, number, number, number], note: string): Promise<void> {
      await page.getByRole('tab', { name: new RegExp(say('recruiter:part.speaking')) }).click()
      for (const [at, score] of scores.entries()) await page.getByLabel(say('recruiter:review.score', { number: at + 1 }), { exact: true }).fill(String(score))
      await page.getByLabel(say('recruiter:review.note'), { exact: true }).fill(note)
      await button('review.submit').click()
    },

    /** Decides about the attempt whose report is open, once asked what it touches; `note` says why, and `reason` what was seen. */
    async decide(decision: 'redo' | 'evaluate' | 'disqualify' | 'reset', note: string, reason?: 'phone' | 'disqualified'): Promise<void> {
      await button(`decide.do.${decision}`).click()
      const dialog = page.getByRole('dialog', { name: say(`recruiter:decide.ask.${decision}`) })
      if (reason !== undefined) await dialog.getByLabel(say(`recruiter:decide.reasons.${reason}`), { exact: true }).check()
      await dialog.getByLabel(say(decision === 'disqualify' ? 'recruiter:decide.seen' : 'recruiter:decide.why'), { exact: true }).fill(note)
      await dialog.getByRole('button', { name: say(`recruiter:decide.confirm.${decision}`), exact: true }).click()
      await expect(dialog).toBeHidden()
    },

    /** What stands among the decisions of the report. */
    decisions: page.getByRole('region', { name: say('recruiter:decide.title') }),

    async downloadPdf(): Promise<Download> {
      const downloading = page.waitForEvent('download', { timeout: 60_000 })
      await button('pdf.download').click()
      return downloading
    },
  }
}
