import type { Deps } from '../../deps'
import { fieldsRefused } from '../../http/domain-error'
import type { Handlers } from '../../http/contract/handler'
import { translate } from '../../http/contract/language'
import {
  surveyAlreadySubmitted,
  surveyIncomplete,
  surveyNotOpen,
  surveyQuestionNotFound,
} from './survey.errors'
import { answers, cleanQuestion, getFaults, isOffered } from './survey.rules'
import {
  addQuestion,
  askedQuestions,
  listAssessments,
  changeQuestion,
  deleteQuestion,
  pageOfQuestions,
  submitAnswers,
  submittedAt,
  type SurveyQuestion,
} from './survey.store'

export function surveyHandlers(deps: Deps) {
  return {
    async getSurveyState({ session }) {
      const at = await submittedAt(deps.db, session.userId)
      const { current, redoAsked } = await listAssessments(deps.db, session.userId)
      return {
        data: {
          submitted: at !== null,
          submitted_at: at?.toISOString() ?? null,
          offered: at === null && isOffered(current, redoAsked),
        },
      }
    },

    async submitSurvey({ session, body, lang }) {
      await deps.db.transaction(async (tx) => {
        if ((await submittedAt(tx, session.userId)) !== null) throw surveyAlreadySubmitted()
        const { current, redoAsked } = await listAssessments(tx, session.userId)
        if (!isOffered(current, redoAsked)) throw surveyNotOpen()
        const asked = await askedQuestions(tx)
        const given = asked.map((question) => ({
          question,
          answer: body.answers.find((one) => one.question_id === question.id)?.answer,
        }))
        const whole = given.flatMap(({ question, answer }) =>
          answer !== undefined && answers(question, answer)
            ? [{ questionId: question.id, answer: answer.trim() }]
            : [],
        )
        if (whole.length !== asked.length) throw surveyIncomplete()
        if (!(await submitAnswers(tx, session.userId, whole, deps.clock.now())))
          throw surveyAlreadySubmitted()
      })
      return { data: {}, message: translate(lang, 'notices:survey_submitted') }
    },

    async listSurveyQuestions({ query: { page = 1, limit = 10 } }) {
      const { rows, total } = await pageOfQuestions(deps.db, {
        skip: (page - 1) * limit,
        take: limit,
      })
      return { data: { results: rows.map(presentQuestion), page, limit, total } }
    },

    async addSurveyQuestion({ body }) {
      return { data: presentQuestion(await addQuestion(deps, whole(body))) }
    },

    async updateSurveyQuestion({ params, body }) {
      const changed = await changeQuestion(deps, params.id, (earlier) => {
        const {
          position,
          question = earlier.question,
          question_ar = earlier.questionAr,
          type = earlier.type,
          options = earlier.options,
        } = body
        return {
          asked: whole({ question, question_ar, type, options }),
          position: position ?? earlier.position,
        }
      })
      if (changed === null) throw surveyQuestionNotFound()
      return { data: presentQuestion(changed) }
    },

    async deleteSurveyQuestion({ params, session, lang }) {
      if (!(await deleteQuestion(deps, params.id, session.userId))) throw surveyQuestionNotFound()
      return { data: {}, message: translate(lang, 'notices:question_deleted') }
    },
  } satisfies Partial<Handlers>
}

/** The question as it is kept. Throws when it could not be asked so. */
function whole(body: Parameters<typeof cleanQuestion>[0]) {
  const asked = cleanQuestion(body)
  const faults = getFaults(asked)
  if (Object.keys(faults).length > 0) throw fieldsRefused(faults)
  return asked
}

const presentQuestion = ({
  id,
  question,
  questionAr,
  type,
  options,
  position,
  updatedAt,
}: SurveyQuestion) => ({
  id,
  question,
  question_ar: questionAr,
  type,
  options,
  position,
  updated_at: updatedAt.toISOString(),
})
