import type { Deps } from '../../deps'
import { type Lang, translate } from '../../http/contract/language'
import {
  inPieces,
  type ListColumn,
  toListFile,
  text,
  type ListReader,
} from '../../http/list-columns'
import type { ListFile } from '../../http/list-file'
import { gulfDay } from '../../runtime/gulf-day'
import { toChoices } from './survey-answers.rules'
import { listAnswers, type AnswersQuery, submissionIds } from './survey-answers.store'

type Row = Awaited<ReturnType<typeof listAnswers>>[number]

/** Every answer on its own line, the newest survey first, without names. */
export const surveyFile = (
  { db }: Pick<Deps, 'db'>,
  ask: AnswersQuery,
  reader: ListReader,
): ListFile =>
  toListFile(
    reader,
    columns,
    inPieces(submissionIds(db, ask), (ids) => listAnswers(db, ids)),
  )

/** In the words of the language, where it is one of several. */
function answerIn({ question, answer }: Row, lang: Lang): string {
  if (question.type === 'yes_no')
    return translate(lang, answer === 'yes' ? 'report:yes' : 'report:no')
  const choice = toChoices(question).find(({ value }) => value === answer)
  if (choice === undefined) return answer
  return lang === 'ar' ? choice.label_ar : choice.label
}

const columns: readonly ListColumn<Row>[] = [
  // The day without the time, which could reveal who answered.
  { name: 'submitted', gulfDay: ({ submittedAt }) => gulfDay(submittedAt) },
  {
    name: 'question',
    cell: ({ question }, lang) => text(lang === 'ar' ? question.questionAr : question.question),
  },
  { name: 'given_answer', cell: (row, lang) => text(answerIn(row, lang)) },
]
