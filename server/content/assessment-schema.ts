import { z } from 'zod'

const assessmentIds = ['english_v1', 'english_v2', 'english_v3', 'annotation_v1', 'annotation_v2', 'annotation_v3'] as const

export const assessmentIdSchema = z.enum(assessmentIds)

/** What a person is asked. The instruction (`prompt`) is bilingual; the assessed material (`body`, HTML; `options`) is in the language that is assessed. */
const questionSchema = z.strictObject({
  id: z.string().min(1),
  // How the answer's value is read: `text` is an option's id where there are options.
  type: z.enum(['text', 'json', 'long_text', 'html', 'audio']),
  prompt: z.strictObject({ en: z.string().min(1), ar: z.string().min(1).nullable() }),
  body: z.string().min(1).optional(),
  options: z.array(z.strictObject({ id: z.string().min(1), text: z.string().min(1) })).min(2).optional(),
  min_words: z.int().positive().optional(),
  max_words: z.int().positive().optional(),
  max_seconds: z.int().positive().optional(),
})

const partSchema = z.strictObject({
  id: z.string().min(1),
  kind: z.enum(['written', 'mcqs', 'speaking']),
  budget_seconds: z.int().positive(),
  questions: z.array(questionSchema).min(1),
})

export const assessmentSchema = z.strictObject({
  assessment_id: assessmentIdSchema,
  kind: z.enum(['english', 'annotation']),
  version: z.enum(['v1', 'v2', 'v3']),
  parts: z.array(partSchema).min(1),
  practice: z.array(questionSchema).min(1),
})

/** Right options by question, and words that belong to each speaking prompt's subject. Never leaves the server. */
export const answerKeySchema = z.strictObject({
  assessment_id: assessmentIdSchema,
  mcqs: z.record(z.string(), z.string().min(1)),
  speaking_topics: z.record(z.string(), z.array(z.string().min(1)).min(5)),
})

export type AssessmentId = z.infer<typeof assessmentIdSchema>
export type Question = z.infer<typeof questionSchema>
export type QuestionnairePart = z.infer<typeof partSchema>
export type Assessment = z.infer<typeof assessmentSchema>
export type AnswerKey = z.infer<typeof answerKeySchema>
