import { englishCases } from '../../../machines/assessment/assessment.cases'
import { chooses, toQuestionStep, submitsReviewed, submitsTwice, types } from '../assessment/ways'
import type { Kind } from '../assessment/test-context'

/** The English assessment: how each of its parts is taken. */
export const english: Kind = {
  id: 'english',
  cases: englishCases,
  answer: {
    question_id: 'english_v3-writing-1',
    type: 'long_text',
    value: 'Written while I was cut off.',
  },
  parts: {
    writing: {
      begins: 'briefing.begin.writing',
      answering: { says: ['assessment:writing.noPaste', 'assessment:writing.asItIs'] },
      write: types,
      submit: submitsTwice('questions.submit.writing'),
    },
    mcqs: {
      begins: 'briefing.begin.mcqs',
      answering: toQuestionStep('mcqs'),
      write: chooses,
      submit: submitsReviewed('questions.submit.mcqs'),
    },
    speaking: {
      begins: 'briefing.begin.speaking',
      answering: {
        sees: [
          ['heading', 'assessment:part.speaking'],
          ['heading', 'assessment:speaking.question'],
        ],
      },
      write: null,
      submit: submitsTwice('questions.submit.speaking'),
    },
  },
}
