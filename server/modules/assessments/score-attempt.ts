import { answerKeyOf, questionnaireOf } from '../../content/assessments'
import type { Deps } from '../../deps'
import { answersOf } from './answer.store'
import type { AttemptRow } from './attempt.store'
import { overallOf, type Scored } from './scored.rules'

/** Gathers what an attempt left behind and has it scored. */
export async function scoreAttempt(deps: Deps, row: AttemptRow): Promise<Scored> {
  const key = answerKeyOf(row.assessmentId)?.mcqs ?? {}
  const answers = await answersOf(deps.db, row.id)
  const asked = (questionnaireOf(row.assessmentId) ?? []).flatMap((part) => part.questions).filter((question) => question.options !== undefined)
  const right = asked.filter((question) => answers.find((answer) => answer.questionId === question.id)?.value === key[question.id]).length
  const criteria: Scored['criteria'] = [
    { key: 'coherence', score: null, provisional: false, evidence: [] },
    { key: 'lexical_resource', score: null, provisional: false, evidence: [] },
    { key: 'grammar', score: null, provisional: false, evidence: [] },
    { key: 'mcqs', score: (right / asked.length) * 100, provisional: false, evidence: [] },
    { key: 'speaking', score: null, provisional: true, evidence: [] },
  ]
  return { criteria, overall: overallOf(criteria), provisional: true }
}
