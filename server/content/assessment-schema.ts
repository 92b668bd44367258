import { z } from 'zod'
import { annotationParts, englishParts } from '../../machines/assessment/parts'

const assessmentIds = [
  'english_v1',
  'english_v2',
  'english_v3',
  'annotation_v1',
  'annotation_v2',
  'annotation_v3',
] as const

export const assessmentIdSchema = z.enum(assessmentIds)

/** Where an option or an answer is Arabic, so is its direction. */
const langSchema = z.enum(['en', 'ar'])

/**
 * What a person is asked. The instruction (`prompt`) is bilingual; the assessed material (`body`,
 * HTML; `options`) is in the language that is assessed: a block of Arabic in `body` says
 * `lang="ar"`.
 */
const questionSchema = z.strictObject({
  id: z.string().min(1),
  // How the answer's value is read: `text` and `html` are an option's id where there are options;
  // `json` is read by machines/shared/answer-values.ts.
  type: z.enum(['text', 'json', 'long_text', 'html', 'audio']),
  prompt: z.strictObject({ en: z.string().min(1), ar: z.string().min(1).nullable() }),
  body: z.string().min(1).optional(),
  options: z
    .array(z.strictObject({ id: z.string().min(1), text: z.string().min(1) }))
    .min(2)
    .optional(),
  // `file` is a path under server/content/media.
  media: z
    .discriminatedUnion('kind', [
      z.strictObject({
        kind: z.literal('audio'),
        file: z.string().regex(/^[\w-]+\/[\w-]+\.flac$/),
      }),
      z.strictObject({
        kind: z.literal('image'),
        file: z.string().regex(/^[\w-]+\/[\w-]+\.(png|webp)$/),
      }),
    ])
    .optional(),
  answer_lang: langSchema.optional(),
  given: z.string().min(1).optional(),
  min_words: z.int().positive().optional(),
  max_words: z.int().positive().optional(),
  max_seconds: z.int().positive().optional(),
})

const partIds = [...englishParts, ...annotationParts].map((part) => part.id)
const forms = [...englishParts, ...annotationParts].map((part) => part.form)

const partSchema = z.strictObject({
  id: z.enum(partIds),
  kind: z.enum(forms),
  budget_seconds: z.int().positive(),
  passage: z.string().min(1).optional(),
  questions: z.array(questionSchema).min(1),
})

export const assessmentSchema = z.strictObject({
  assessment_id: assessmentIdSchema,
  kind: z.enum(['english', 'annotation']),
  version: z.enum(['v1', 'v2', 'v3']),
  parts: z.array(partSchema).min(1),
  practice: z.array(questionSchema.extend({ part: z.enum(partIds) })).min(1),
})

/**
 * The right answers, by question; they leave the server only in a recruiter's report. `mcqs`: the
 * option. `speaking_topics`: words that belong to the prompt's subject. `writing_topics`: the
 * concepts of a writing task, each with its words. `reviews`: the option, and the accepted short
 * texts (none if nothing is to be replaced). `rankings`: each option's rank, 1 the best.
 * `transcripts` and `ocr`: the whole text. `corrections`: the wrong word, and its accepted
 * replacements.
 */
export const answerKeySchema = z.strictObject({
  assessment_id: assessmentIdSchema,
  mcqs: z.record(z.string(), z.string().min(1)),
  speaking_topics: z.record(z.string(), z.array(z.string().min(1)).min(5)).default({}),
  writing_topics: z.record(z.string(), z.record(z.string(), z.string().min(1))).default({}),
  reviews: z
    .record(
      z.string(),
      z.strictObject({ option: z.string().min(1), accepted: z.array(z.string().min(1)) }),
    )
    .default({}),
  rankings: z.record(z.string(), z.record(z.string(), z.int().min(1).max(4))).default({}),
  transcripts: z.record(z.string(), z.string().min(1)).default({}),
  corrections: z
    .record(
      z.string(),
      z.strictObject({ wrong: z.string().min(1), accepted: z.array(z.string().min(1)).min(1) }),
    )
    .default({}),
  ocr: z.record(z.string(), z.string().min(1)).default({}),
})

export type AssessmentId = z.infer<typeof assessmentIdSchema>
export type Question = z.infer<typeof questionSchema>
export type PracticeItem = Assessment['practice'][number]
export type QuestionnairePart = z.infer<typeof partSchema>
export type Assessment = z.infer<typeof assessmentSchema>
export type AnswerKey = z.infer<typeof answerKeySchema>
