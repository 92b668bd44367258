import type { AssessmentContext, Part } from './test-context'

// How parts are answered and submitted; several parts share each of these ways.

type Way = (testContext: AssessmentContext) => Promise<void>

/** Types one more letter into the first text field. */
export const types: Way = ({ page }) => page.getByRole('textbox').first().press('a')

/** Chooses the next option of a question. */
export const chooses: Way = async ({ page }) => {
  const choices = page.getByRole('radio')
  const chosen = await choices.evaluateAll((radios) =>
    radios.findIndex((radio) => radio instanceof HTMLInputElement && radio.checked),
  )
  await choices.nth((chosen + 1) % (await choices.count())).check()
}

/** Submits with a button that asks for confirmation. */
export const submitsTwice =
  (key: string): Way =>
  ({ taking }) =>
    taking.submitAsked(key)

/** Submits after a review of all answers. */
export const submitsReviewed =
  (key: string): Way =>
  async ({ taking }) => {
    await taking.review()
    await taking.submitAsked(key)
  }

/** The heading of a part and the number of a question, as most parts show them. */
export const toQuestionStep = (part: string): Part['answering'] => ({
  sees: [
    ['heading', `assessment:part.${part}`],
    ['heading', 'assessment:questions.question'],
  ],
})
