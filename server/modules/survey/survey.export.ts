import type { Deps } from '../../deps'
import { type Lang, translate } from '../../http/language'
import { day, inPieces, type ListColumn, listFileOf, text } from '../../http/list-columns'
import type { ListFile } from '../../http/list-file'
import { choicesOf } from './survey-answers.rules'
import { answersOf, type AnswersQuery, submissionIds } from './survey-answers.store'

type Row = Awaited<ReturnType<typeof answersOf>>[number]

/** Every answer on a line of its own, the newest survey first; nobody is named. */
export const surveyFile = ({ db }: Pick<Deps, 'db'>, ask: AnswersQuery, lang: Lang): ListFile =>
  listFileOf(
    lang,
    columns,
    inPieces(submissionIds(db, ask), (ids) => answersOf(db, ids)),
  )

/** In the words of the language, where it is one of several. */
function answerIn({ question, answer }: Row, lang: Lang): string {
  if (question.type === 'yes_no')
    return translate(lang, answer === 'yes' ? 'report:yes' : 'report:no')
  const choice = choicesOf(question).find(({ value }) => value === answer)
  if (choice === undefined) return answer
  return lang === 'ar' ? choice.label_ar : choice.label
}

const columns: readonly ListColumn<Row>[] = [
  { name: 'submitted', cell: ({ submittedAt }) => day(submittedAt.toISOString()) },
  {
    name: 'question',
    cell: ({ question }, lang) => text(lang === 'ar' ? question.questionAr : question.question),
  },
  { name: 'given_answer', cell: (row, lang) => text(answerIn(row, lang)) },
]
