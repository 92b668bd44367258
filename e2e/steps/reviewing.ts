import { type Download, type Locator, type Page, expect } from '@playwright/test'
import type { AssessmentKind, PartId } from '../../machines/assessment/parts'
import { patient } from '../../scripts/lib/patience.mjs'
import type { Translate } from './words'

/** How recruiters and admins work, by what stands on the page. */
export const reviewing = (page: Page, translate: Translate) => {
  const button = (key: string, values?: Record<string, string | number>) =>
    page.getByRole('button', { name: translate(`recruiter:${key}`, values), exact: true })
  const video = (of: 'screen' | 'camera'): Locator =>
    page.getByLabel(translate(`recruiter:player.${of}Picture`))

  return {
    button,
    video,

    /** Finds a person among the waiting registrations, or among those of another status. */
    async findRegistration({ email }: { email: string }, status?: 'APPROVED'): Promise<void> {
      await page.getByRole('link', { name: translate('common:nav.approvals'), exact: true }).click()
      if (status !== undefined)
        await page
          .getByRole('tab', { name: new RegExp(`^${translate(`recruiter:approval.${status}`)}`) })
          .click()
      await page.getByRole('searchbox', { name: translate('recruiter:filters.search') }).fill(email)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
    },

    /** Chooses a person among the waiting ones, and approves them in the dialog. */
    async approve({ fullName, email }: { fullName: string; email: string }): Promise<void> {
      await this.findRegistration({ email })
      await page
        .getByRole('checkbox', {
          name: translate('recruiter:approvals.select', { name: fullName }),
        })
        .check()
      await button('approvals.do.approved', { count: 1 }).click()
      await expect(
        page.getByText(translate('recruiter:approvals.ask.approved', { count: 1 })),
      ).toBeVisible()
      await button('approvals.do.approved', { count: 1 }).click()
      await expect(
        page.getByText(translate('recruiter:approvals.done.approved', { count: 1 })),
      ).toBeVisible()
    },

    /** From the navigation over the list into somebody's report. */
    async openReport(fullName: string, kind: AssessmentKind = 'english'): Promise<void> {
      await page.getByRole('link', { name: translate(`common:nav.${kind}`), exact: true }).click()
      await expect(
        page.getByRole('heading', { level: 1, name: translate(`recruiter:kind.${kind}`) }),
      ).toBeVisible()
      await page.getByRole('table').getByRole('link', { name: fullName }).click()
      await expect(page.getByRole('heading', { level: 1, name: fullName })).toBeVisible()
    },

    sees: (sentence: string) =>
      expect(page.getByText(sentence).filter({ visible: true }).first()).toBeVisible(),

    /** How long the attempt was. */
    seconds: async (): Promise<number> =>
      Number(await page.getByLabel(translate('recruiter:player.position')).getAttribute('max')),

    /** Plays both recordings, and jumps to a second of the attempt by the slider. */
    async seekTo(second: number): Promise<void> {
      await page.getByLabel(translate('recruiter:player.position')).fill(String(second))
    },

    currentTime: (of: 'screen' | 'camera') =>
      video(of).evaluate((element) =>
        element instanceof HTMLVideoElement ? element.currentTime : Number.NaN,
      ),

    /** Gives each of the four spoken answers a score. */
    async scoreSpeaking(
      scores: readonly [number, number, number, number],
      note: string,
    ): Promise<void> {
      await page
        .getByRole('tab', { name: new RegExp(translate('recruiter:part.speaking')) })
        .click()
      for (const [at, score] of scores.entries())
        await page
          .getByLabel(translate('recruiter:review.score', { number: at + 1 }), { exact: true })
          .fill(String(score))
      await page.getByLabel(translate('recruiter:review.note'), { exact: true }).fill(note)
      await button('review.submit').click()
    },

    /**
     * Decides about the attempt whose report is open, once asked what it touches; `note` says why,
     * and `reason` what was seen.
     */
    async decide(
      decision: 'redo' | 'evaluate' | 'disqualify' | 'reset',
      note: string,
      reason?: 'phone' | 'disqualified',
    ): Promise<void> {
      await button(`decide.do.${decision}`).click()
      const dialog = page.getByRole('dialog', {
        name: translate(`recruiter:decide.ask.${decision}`),
      })
      if (reason !== undefined)
        await dialog
          .getByLabel(translate(`recruiter:decide.reasons.${reason}`), { exact: true })
          .check()
      if (decision === 'disqualify')
        await dialog
          .getByLabel(translate('recruiter:decide.evidenceKinds.observation'), { exact: true })
          .check()
      await dialog
        .getByLabel(
          translate(decision === 'disqualify' ? 'recruiter:decide.seen' : 'recruiter:decide.why'),
          { exact: true },
        )
        .fill(note)
      await dialog
        .getByRole('button', {
          name: translate(`recruiter:decide.confirm.${decision}`),
          exact: true,
        })
        .click()
      await expect(dialog).toBeHidden()
    },

    /** What the candidate says of a cancelled attempt, in its report. */
    appeal: page.getByRole('region', { name: translate('outcomes:appeal.title') }),

    /** Answers it, with what the candidate reads of it. */
    async answerAppeal(decision: 'granted' | 'declined', note: string): Promise<void> {
      await this.appeal
        .getByRole('button', { name: translate('outcomes:appeal.answer'), exact: true })
        .click()
      const dialog = page.getByRole('dialog', { name: translate('outcomes:answer.title') })
      await dialog
        .getByLabel(translate(`outcomes:answer.decision.${decision}`), { exact: true })
        .check()
      await expect(dialog.getByText(translate(`outcomes:answer.follows.${decision}`))).toBeVisible()
      await dialog.getByLabel(translate('outcomes:answer.note'), { exact: true }).fill(note)
      await dialog
        .getByRole('button', {
          name: translate(`outcomes:answer.confirm.${decision}`),
          exact: true,
        })
        .click()
      await expect(dialog).toBeHidden()
    },

    /** The minutes that were given to the attempt of the report. */
    time: page.getByRole('region', { name: translate('outcomes:time.title') }),

    async giveMinutes(count: number, reason: string): Promise<void> {
      await this.time
        .getByRole('button', { name: translate('outcomes:time.give'), exact: true })
        .click()
      const dialog = page.getByRole('dialog', { name: translate('outcomes:time.ask') })
      await dialog
        .getByLabel(translate('outcomes:time.howMany'), { exact: true })
        .fill(String(count))
      await dialog.getByLabel(translate('outcomes:time.reason'), { exact: true }).fill(reason)
      await dialog
        .getByRole('button', { name: translate('outcomes:time.confirm', { count }), exact: true })
        .click()
      await expect(dialog).toBeHidden()
    },

    /**
     * Arranges for the candidate whose registration is shown: more time in percent, breaks, and one
     * part that is spared.
     */
    async arrange({
      more,
      breaks,
      spared,
      why,
      reason,
    }: {
      more: string
      breaks: number
      spared: PartId
      why: string
      reason: string
    }): Promise<void> {
      await page.getByRole('button', { name: translate.like('arrangement:arrangeFor') }).click()
      const dialog = page.getByRole('dialog', { name: translate.like('arrangement:title') })
      const part = translate(`recruiter:part.${spared}`)
      await dialog
        .getByLabel(translate('arrangement:factor'), { exact: true })
        .selectOption({ label: translate('arrangement:factorMore', { percent: more }) })
      await dialog.getByLabel(translate('arrangement:breaks'), { exact: true }).fill(String(breaks))
      await dialog.getByRole('checkbox', { name: part, exact: true }).check()
      await dialog
        .getByLabel(translate('arrangement:sparedWhy', { part }), { exact: true })
        .fill(why)
      await dialog.getByLabel(translate('arrangement:reason'), { exact: true }).fill(reason)
      await dialog.getByRole('button', { name: translate('arrangement:save'), exact: true }).click()
      await expect(dialog).toBeHidden()
    },

    /** What was arranged for the attempt of the report. */
    arrangement: page.getByRole('region', { name: translate('arrangement:panel'), exact: true }),

    /** The answers of a part in the report. */
    async openPart(part: PartId): Promise<Locator> {
      await page
        .getByRole('tab', { name: translate(`recruiter:part.${part}`), exact: true })
        .click()
      return page.getByRole('tabpanel')
    },

    /** The region of the decisions in the report. */
    decisions: page.getByRole('region', { name: translate('recruiter:decide.title') }),

    async downloadPdf(): Promise<Download> {
      const downloading = page.waitForEvent('download', { timeout: patient(60_000) })
      await button('pdf.download').click()
      return downloading
    },
  }
}
