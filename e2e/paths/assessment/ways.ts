import type { AssessmentContext, Part } from './test-context'

// How parts are answered and submitted; several parts share each of these ways.

type Way = (testContext: AssessmentContext) => Promise<void>

/** One more letter, in the first field that takes words. */
export const types: Way = ({ page }) => page.getByRole('textbox').first().press('a')

/** The next one of the options of a question. */
export const chooses: Way = async ({ page }) => {
  const choices = page.getByRole('radio')
  const chosen = await choices.evaluateAll((radios) =>
    radios.findIndex((radio) => radio instanceof HTMLInputElement && radio.checked),
  )
  await choices.nth((chosen + 1) % (await choices.count())).check()
}

/** By one button, which asks back. */
export const submitsTwice =
  (key: string): Way =>
  ({ taking }) =>
    taking.submitAsked(key)

/** After a look at all answers. */
export const submitsReviewed =
  (key: string): Way =>
  async ({ taking }) => {
    await taking.review()
    await taking.submitAsked(key)
  }

/** A heading and the number of a question, as most parts show them. */
export const questionsOf = (part: string): Part['answering'] => ({
  sees: [
    ['heading', `assessment:part.${part}`],
    ['heading', 'assessment:questions.question'],
  ],
})
