import { z } from 'zod'
import questions from './questions.json'

const optionSchema = z.strictObject({
  value: z.string().min(1),
  label: z.string().min(1),
  label_ar: z.string().min(1),
})

const surveySchema = z.strictObject({
  questions: z
    .array(
      z.strictObject({
        question: z.string().min(1),
        question_ar: z.string().min(1),
        type: z.enum(['text', 'rating', 'yes_no', 'choice']),
        options: z.array(optionSchema).default([]),
        position: z.int().positive(),
      }),
    )
    .min(1),
})

/** The questions of the survey in their order, until an admin changes it. */
export const surveyContent = surveySchema
  .parse(questions)
  .questions.toSorted((a, b) => a.position - b.position)
