import type { Page } from 'puppeteer-core'
import type { Part } from '../steps/assessment'
import type { Translate } from '../steps/words'
import { personAt } from './person'

/** How a candidate takes the English assessment in Firefox. */
export function attemptAt(page: Page, translate: Translate) {
  const person = personAt(page)
  const words = (key: string, values = {}) => translate(`assessment:${key}`, values)
  const question = (number: number, total: number) =>
    person.sees('heading', words('questions.question', { number, total }))

  return {
    /** From the list of assessments to the devices, and all three of them on. */
    async prepare(): Promise<void> {
      await person.click(`section ::-p-aria([role="link"][name="${words('list.start')}"])`)
      await person.press(words('practice.continue'))
      await person.sees('heading', words('consent.title'))
      await person.click('input[type="checkbox"]')
      await person.press(words('consent.submit'))
      await person.press(words('conditions.accept'))
      for (const [press, shown] of [
        ['allowCamera', 'cameraOk'],
        ['allowMicrophone', 'microphoneOk'],
        ['share', 'screenOk'],
      ]) {
        await person.press(words(`device.${press}`))
        await person.reads(words(`device.${shown}`))
      }
      // The voice from the microphone is recognised after a moment.
      await person.reads(words('device.allReady'))
      await person.press(words('device.start'))
    },

    begin: (part: Part): Promise<void> => person.press(words(`briefing.begin.${part}`)),

    submit: (part: Part): Promise<void> => person.pressTwice(words(`questions.submit.${part}`)),

    async write(text: string): Promise<void> {
      await person.type('textarea', text)
      await person.reads(words('saved.now'))
    },

    /** Twenty answers, each another than that of its neighbour. */
    async choose(): Promise<void> {
      for (let number = 1; number <= 20; number += 1) {
        await question(number, 20)
        await person.click(`label:nth-of-type(${(number % 4) + 1}) input[type="radio"]`)
        await page.keyboard.press('Enter')
      }
      await person.reads(words('questions.reviewAll'))
    },

    /** Four spoken answers of two seconds. */
    async speak(): Promise<void> {
      for (let number = 1; number <= 4; number += 1) {
        await question(number, 4)
        await person.press(words('speaking.record'))
        await person.until(
          'two seconds of the answer',
          (name) => {
            const line = document.querySelector(`[role="progressbar"][aria-label="${name}"]`)
            return Number(line?.getAttribute('aria-valuenow')) >= 2
          },
          words('speaking.elapsed'),
        )
        await person.press(words('speaking.stop'))
        await person.sees('button', words('speaking.recordAgain'))
        if (number < 4) await person.press(words('speaking.next'))
      }
    },

    waitForResult: (): Promise<void> => person.sees('heading', words('result.processing')),
  }
}
