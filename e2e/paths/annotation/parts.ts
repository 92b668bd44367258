import { annotationCases } from '../../../machines/assessment/assessment.cases'
import { rankings } from '../../steps/annotation'
import { chooses, toQuestionStep, submitsReviewed, submitsTwice, types } from '../assessment/ways'
import type { AssessmentContext, Kind, Part } from '../assessment/test-context'

const begins = 'briefing.begin.numbered'
const reviewed = submitsReviewed('questions.submit.numbered')
const twice = submitsTwice('questions.submit.numbered')

/** Gives the first response the next rank after its present one. */
const ranks = async ({ page, translate }: AssessmentContext): Promise<void> => {
  const places = rankings(page, translate).first().getByRole('button')
  const given = await places.evaluateAll((buttons) =>
    buttons.findIndex((button) => button.getAttribute('aria-pressed') === 'true'),
  )
  await places.nth((given + 1) % (await places.count())).click()
}

/** A part with questions one by one, and with all answers on one page before submission. */
const asked = (part: string, write: Part['write'], ...says: string[]): Part => ({
  begins,
  answering: { ...toQuestionStep(part), says },
  write,
  submit: reviewed,
})

/** The annotation assessment: how each of its parts is taken. */
export const annotation: Kind = {
  id: 'annotation',
  cases: annotationCases,
  isOwn: (state) => state.startsWith('annotation.running.parts.'),
  answer: { question_id: 'annotation_v3-part1-01', type: 'text', value: 'a' },
  parts: {
    part1: asked('part1', chooses),
    part2: asked('part2', chooses),
    part3: asked('part3', chooses, 'assessment:review.choose'),
    part4: asked('part4', ranks, 'parts:ranking.keys'),
    part5: asked('part5', types, 'parts:audio.keys'),
    part6: {
      begins,
      answering: { sees: [['heading', 'assessment:part.part6']], says: ['parts:correction.keys'] },
      write: types,
      submit: twice,
    },
    part7: asked('part7', types, 'parts:ocr.text'),
    part8: {
      begins,
      answering: { says: ['assessment:writing.noPaste', 'assessment:writing.asItIs'] },
      write: types,
      submit: twice,
    },
  },
}
