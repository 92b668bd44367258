import { type Page, expect } from '@playwright/test'
import type { AssessmentKind } from '../../machines/assessment/parts'
import { patient } from '../../scripts/lib/patience.mjs'
import type { Translate } from './words'

/** About 120 words on the task of english_v3: what somebody might write in a hurry. */
export const text =
  'Dear Salem, I have thought about our recordings and I would write every word just as it was said. A computer that has only read the standard language will not understand a grandmother in Al Ain who asks for the weather. Dialect is what people really speak, so it is what the model has to hear. However, this choice brings one difficulty: two colleagues may spell the same word in two ways. For example, some of us write the word for now with one letter and others with two. To deal with it, the team could keep a short list of agreed spellings and add to it every Thursday. New colleagues would read the list on their first day. What do you think? Kind regards, Maitha'

export const wordCount = text.split(/\s+/).length

export type Part = 'writing' | 'mcqs' | 'speaking'

/**
 * How a candidate takes an assessment, and the parts of the English one: by what stands on the
 * page.
 */
export const assessment = (page: Page, translate: Translate, kind: AssessmentKind = 'english') => {
  const button = (key: string) =>
    page.getByRole('button', { name: translate(`assessment:${key}`), exact: true })
  const heading = (key: string) =>
    page.getByRole('heading', { name: translate(`assessment:${key}`), exact: true })
  const sheet = page.getByRole('textbox')
  /** By words in which a number may stand. */
  const like = (key: string) => ({ name: translate.like(`assessment:${key}`) })
  const confirm = (key: string) => page.getByRole('dialog').getByRole('button', like(key)).click()
  const footer = page.getByRole('contentinfo')
  const clock = page.getByRole('timer')

  return {
    button,
    heading,
    sheet,
    /** The line of the footer that says whether everything is saved. */
    saved: page.getByText(translate('assessment:saved.now')),
    offline: page
      .getByText(translate('assessment:saved.offline'))
      .filter({ visible: true })
      .first(),

    /** From the list of assessments into the first step. */
    async open(): Promise<void> {
      await page.goto('/candidate/assessments')
      const card = page.getByRole('region', {
        name: translate(`assessment:list.${kind}`),
        exact: true,
      })
      await card.getByRole('link', { name: translate('assessment:list.start') }).click()
      await expect(heading('practice.title')).toBeVisible()
    },

    /** Tries a multiple choice question; the other kinds may be skipped. */
    async practise(): Promise<void> {
      await page.getByRole('tab', { name: translate('assessment:part.mcqs') }).click()
      await page.getByRole('tabpanel').getByRole('radio').first().check()
      await expect(page.getByText(translate('assessment:practice.answered'))).toBeVisible()
    },

    async goThroughPractice(): Promise<void> {
      await button('practice.continue').click()
      await expect(heading('consent.title')).toBeVisible()
    },

    async consent(): Promise<void> {
      await page.getByRole('checkbox').check()
      await button('consent.submit').click()
      await expect(heading('conditions.title')).toBeVisible()
    },

    async acceptConditions(): Promise<void> {
      await button('conditions.accept').click()
      await expect(heading('device.title')).toBeVisible()
    },

    async switchOn(): Promise<void> {
      await button('device.allowCamera').click()
      await button('device.allowMicrophone').click()
      await button('device.share').click()
    },

    async start(): Promise<void> {
      await button('device.start').click()
      await expect(
        page.getByRole(
          'button',
          like(kind === 'english' ? 'briefing.begin.writing' : 'briefing.begin.numbered'),
        ),
      ).toBeVisible()
    },

    /** All that comes before the first part. */
    async prepareAndStart(): Promise<void> {
      await this.open()
      await this.goThroughPractice()
      await this.consent()
      await this.acceptConditions()
      await this.switchOn()
      await this.start()
    },

    async begin(part: Part): Promise<void> {
      await button(`briefing.begin.${part}`).click()
      await expect(button(`briefing.begin.${part}`)).toBeHidden()
    },

    /** Back into a running attempt: the devices are switched on again, and the work is there. */
    async returnByDevices(): Promise<void> {
      await expect(heading('device.againTitle')).toBeVisible()
      await this.switchOn()
      await expect(heading('device.againTitle')).toBeHidden()
    },

    /** Into an attempt that was begun on another device. */
    async takeOver(): Promise<void> {
      await button('check.takeOver').click()
      await this.returnByDevices()
    },

    /**
     * Fills in most of the text at once and types the end, so that the word count and the saving
     * see key presses.
     */
    async write(words: string): Promise<void> {
      await sheet.fill(words.slice(0, -20))
      await sheet.press('End')
      await sheet.pressSequentially(words.slice(-20))
      await expect(sheet).toHaveValue(words)
    },

    /**
     * Whether the device holds this text: what is typed goes to its disk key by key, a moment
     * behind the fingers.
     */
    isKept: (words: string): Promise<boolean> =>
      page.evaluate(
        (wanted) =>
          new Promise<boolean>((resolve, reject) => {
            const opening = indexedDB.open('masar-attempts')
            opening.onerror = () => reject(new Error('The database of attempts did not open.'))
            opening.onsuccess = () => {
              const reading = opening.result.transaction('answers').objectStore('answers').getAll()
              reading.onsuccess = () => {
                opening.result.close()
                resolve(reading.result.some((answer: { value: string }) => answer.value === wanted))
              }
            }
          }),
        words,
      ),

    /** Ends a part by its button, which asks back. */
    async submitAsked(key: string): Promise<void> {
      await footer.getByRole('button', like(key)).click()
      await confirm(key)
    },

    /** To the page with all answers of a part, from any of its questions. */
    review: () => footer.getByRole('button', like('questions.review')).click(),

    async submitWriting(): Promise<void> {
      await this.submitAsked('questions.submit.writing')
      await expect(button('briefing.begin.mcqs')).toBeVisible()
    },

    /** Twenty answers, by the keyboard where it is quicker. */
    async answerAll(
      choose: (question: number) => number = (question) => question % 4,
    ): Promise<void> {
      for (let number = 1; number <= 20; number += 1) {
        await expect(
          page.getByRole('heading', {
            name: translate('assessment:questions.question', { number, total: 20 }),
            exact: true,
          }),
        ).toBeVisible()
        const choice = page.getByRole('radio').nth(choose(number))
        await choice.check()
        await choice.press('Enter')
      }
      await expect(page.getByText(translate('assessment:questions.reviewAll'))).toBeVisible()
    },

    async submitChoices(): Promise<void> {
      await this.submitAsked('questions.submit.mcqs')
      await expect(button('briefing.begin.speaking')).toBeVisible()
    },

    /** How much of the longest answer is recorded by now, in per cent. */
    shareRecorded: async (): Promise<number> =>
      Number(
        await page
          .getByRole('progressbar', { name: translate('assessment:speaking.elapsed') })
          .getAttribute('aria-valuenow'),
      ),

    /** One spoken answer of at least `seconds`. */
    async speak(number: number, seconds = 2): Promise<void> {
      await expect(
        page.getByRole('heading', {
          name: translate('assessment:speaking.question', { number, total: 4 }),
          exact: true,
        }),
      ).toBeVisible()
      await button('speaking.record').click()
      await expect
        .poll(() => this.shareRecorded(), { intervals: [100] })
        .toBeGreaterThanOrEqual((seconds / 90) * 100 - 0.5)
      await button('speaking.stop').click()
      await expect(button('speaking.recordAgain')).toBeVisible()
      if (number < 4) await button('speaking.next').click()
    },

    async speakAll(seconds?: number): Promise<void> {
      for (let number = 1; number <= 4; number += 1) await this.speak(number, seconds)
    },

    submitSpeaking(): Promise<void> {
      return this.submitAsked('questions.submit.speaking')
    },

    /** Until the server has everything and the result is being made. */
    async submit(): Promise<void> {
      await expect(heading('result.processing')).toBeVisible({ timeout: patient(30_000) })
    },

    /** What the clock of the part, or of its briefing, shows. */
    async secondsLeft(): Promise<number> {
      const [, minutes, seconds] = /(\d+):(\d\d)/.exec(await clock.innerText()) ?? []
      return Number(minutes) * 60 + Number(seconds)
    },

    /** After a cancelled attempt: says what happened, once. */
    async appeal(statement: string): Promise<void> {
      await page.getByRole('textbox', { name: translate('appeal:form.label') }).fill(statement)
      await page.getByRole('button', { name: translate('appeal:form.send'), exact: true }).click()
      await expect(this.appealed).toContainText(statement)
    },

    /** What was said of a cancelled attempt, and what was decided. */
    appealed: page.getByRole('region', { name: translate('appeal:said.title') }),

    async exit(): Promise<void> {
      await button('exit.open').click()
      await confirm('exit.confirm')
    },
  }
}
