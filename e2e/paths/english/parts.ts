import { englishCases } from '../../../machines/assessment/assessment.cases'
import { press, type AssessmentWorld, type Kind } from '../assessment/world'

const submitted = async (world: AssessmentWorld, key: string): Promise<void> => {
  await press(world, key)
  await world.page.getByRole('dialog').getByRole('button', { name: world.say(`assessment:${key}`), exact: true }).click()
}

/** The English assessment: how each of its parts is taken. */
export const english: Kind = {
  id: 'english',
  cases: englishCases,
  answer: { question_id: 'english_v3-writing-1', type: 'long_text', value: 'Written while I was cut off.' },
  parts: {
    writing: {
      begins: 'briefing.begin.writing',
      answering: { says: ['assessment:writing.noPaste', 'assessment:writing.asItIs'] },
      write: async ({ taking }) => {
        await taking.sheet.press('a')
        return taking.sheet.inputValue()
      },
      submit: (world) => submitted(world, 'questions.submit.writing'),
    },
    mcqs: {
      begins: 'briefing.begin.mcqs',
      answering: { sees: [['heading', 'assessment:part.mcqs'], ['heading', 'assessment:questions.question']] },
      write: async ({ page }) => {
        const choices = page.getByRole('radio')
        const chosen = await choices.evaluateAll((radios) => radios.findIndex((radio) => radio instanceof HTMLInputElement && radio.checked))
        const next = choices.nth((chosen + 1) % 4)
        await next.check()
        return next.inputValue()
      },
      submit: async (world) => {
        await press(world, 'questions.review')
        await press(world, 'questions.submit.mcqs')
      },
    },
    speaking: {
      begins: 'briefing.begin.speaking',
      answering: { sees: [['heading', 'assessment:part.speaking'], ['heading', 'assessment:speaking.question']] },
      write: null,
      submit: (world) => submitted(world, 'questions.submit.speaking'),
    },
  },
}
