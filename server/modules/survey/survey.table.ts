import { integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { components } from '../../../openapi/generated/api'
import { users } from '../auth/auth.table'

const at = (name: string) => timestamp(name, { withTimezone: true })

/** A question of the survey; one that was deleted stays for the answers it was given. */
export const surveyQuestions = pgTable('survey_questions', {
  id: uuid('id').primaryKey(),
  question: text('question').notNull(),
  questionAr: text('question_ar').notNull(),
  type: text('type', { enum: ['text', 'rating', 'yes_no', 'choice'] }).notNull(),
  options: jsonb('options').$type<components['schemas']['SurveyOption'][]>().notNull(),
  position: integer('position').notNull(),
  updatedAt: at('updated_at').notNull(),
  deletedAt: at('deleted_at'),
})

/** A survey is submitted once. */
export const surveySubmissions = pgTable('survey_submissions', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  submittedAt: at('submitted_at').notNull(),
})

export const surveyAnswers = pgTable(
  'survey_answers',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => surveySubmissions.userId, { onDelete: 'cascade' }),
    questionId: uuid('question_id')
      .notNull()
      .references(() => surveyQuestions.id),
    answer: text('answer').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.questionId] })],
)
