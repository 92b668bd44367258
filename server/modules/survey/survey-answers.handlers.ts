import { addListTicket } from '../../db/tickets'
import type { Deps } from '../../deps'
import type { Handlers } from '../../http/contract/handler'
import { surveyQuestionNotFound } from './survey.errors'
import { sumUp } from './survey-answers.rules'
import {
  countAnswers,
  countSubmissions,
  isQuestion,
  pageOfTexts,
  questionsAnswered,
} from './survey-answers.store'

/** What candidates answered, for recruiters: never with who answered. */
export function surveyAnswerHandlers(deps: Deps) {
  const { db } = deps
  return {
    async listSurveyAnswers({ query, session, lang, timeZone }) {
      const { download_report: format, ...ask } = query
      const submitted = await countSubmissions(db, ask)
      if (format !== undefined) {
        const list = { name: 'survey', format, lang, timeZone, ask } as const
        return {
          data: { results: [], submitted, url: await addListTicket(deps, session.userId, list) },
        }
      }
      const counted = await countAnswers(db, ask)
      const questions = await questionsAnswered(
        db,
        counted.map(({ questionId }) => questionId),
      )
      return {
        data: {
          results: questions.map((question) =>
            sumUp(
              question,
              counted.filter(({ questionId }) => questionId === question.id),
            ),
          ),
          submitted,
        },
      }
    },

    async listSurveyTexts({ params, query }) {
      const { page = 1, limit = 10, ...ask } = query
      if (!(await isQuestion(db, params.id))) throw surveyQuestionNotFound()
      const { rows, total } = await pageOfTexts(db, params.id, {
        ...ask,
        skip: (page - 1) * limit,
        take: limit,
      })
      return {
        data: {
          results: rows.map(({ answer, submittedAt }) => ({
            answer,
            submitted_at: submittedAt.toISOString(),
          })),
          page,
          limit,
          total,
        },
      }
    },
  } satisfies Partial<Handlers>
}
