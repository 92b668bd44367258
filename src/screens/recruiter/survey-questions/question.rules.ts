import * as z from 'zod/mini'
import type { components } from '../../../../openapi/generated/api'
import { lineField, rule } from '../../../forms/field-rules'
import type { SurveyQuestion } from '../../../features/survey/survey.queries'
import { newId } from '../../../lib/new-id'

type Schemas = components['schemas']

export const questionTypes = [
  'rating',
  'yes_no',
  'choice',
  'text',
] as const satisfies readonly Schemas['SurveyQuestionType'][]
/** A choice is between two at least; the contract takes twelve at most. */
export const optionLimits = { least: 2, most: 12 } as const

const option = z.object({ value: z.string(), label: z.string(), label_ar: z.string() })

export const questionForm = z
  .object({
    question: lineField,
    question_ar: lineField,
    type: z.enum(questionTypes),
    options: z.array(option),
  })
  .check(({ value, issues }) => {
    if (value.type !== 'choice') return
    for (const [at, each] of value.options.entries())
      for (const name of ['label', 'label_ar'] as const)
        if (each[name].trim() === '')
          issues.push({
            code: 'custom',
            input: each[name],
            path: ['options', at, name],
            message: rule('common:rule.required'),
          })
  })

export type QuestionForm = z.infer<typeof questionForm>

/**
 * An option is identified by a value that nobody sees. Answers refer to that value, so they stay
 * when the words change.
 */
export const newOption = () => ({ value: newId(), label: '', label_ar: '' })

export const toForm = (question: SurveyQuestion | null): QuestionForm => ({
  question: question?.question ?? '',
  question_ar: question?.question_ar ?? '',
  type: question?.type ?? 'rating',
  options:
    question === null || question.options.length === 0
      ? [newOption(), newOption()]
      : question.options.map((each) => ({ ...each })),
})

/** The question as the contract takes it: only a choice has options. */
export const toBody = ({
  question,
  question_ar,
  type,
  options,
}: QuestionForm): Schemas['SurveyQuestionBody'] => ({
  question,
  question_ar,
  type,
  options:
    type === 'choice'
      ? options.map(({ value, label, label_ar }) => ({
          value,
          label: label.trim(),
          label_ar: label_ar.trim(),
        }))
      : [],
})
