import type { components } from '../../../openapi/generated/api'
import { gulfDay } from '../candidates/candidate.rules'
import {
  comparePairs,
  groupBy,
  type ReviewedAttempt,
  type ScoredAnswer,
  toDifference,
  toPairs,
  toScoredAnswers,
} from './agreement.rules'

type Agreement = components['schemas']['ReviewAgreement']['data']

/** The number of months that are told. */
const monthCount = 12

/** How far the reviewers of these attempts agree with the machine and with each other. */
export function presentAgreement(attempts: readonly ReviewedAttempt[]): Agreement {
  const answers = attempts.map(toScoredAnswers)
  const measured = answers.flat().filter(({ machine }) => machine !== null)
  return {
    machine: comparePairs(answers.map((scored) => toPairs(scored, 'machine'))),
    second: comparePairs(answers.map((scored) => toPairs(scored, 'second'))),
    months: groupAnswers(measured, ({ at }) => gulfDay(at).slice(0, 7))
      .slice(-monthCount)
      .map(({ id: month, figures }) => ({ month, figures })),
    criteria: groupAnswers(measured, toCriterionKey).map(
      ({ of: { part, criterion }, figures }) => ({ part, criterion, figures }),
    ),
  }
}

/** The criteria of a written answer in the order of reports. */
const criteriaOrder = [null, 'coherence', 'lexical_resource', 'grammar'] as const

/** Sorts English before annotation, and each criterion into its place. */
const toCriterionKey = ({ part, criterion }: ScoredAnswer): string =>
  `${part === 'part8' ? 2 : part === 'speaking' ? 1 : 0} ${part} ${criteriaOrder.indexOf(criterion)}`

/** The answers by a name, in its order, each group with how it differs from the machine. */
const groupAnswers = (answers: readonly ScoredAnswer[], toId: (answer: ScoredAnswer) => string) =>
  groupBy(answers, toId)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, group]) => ({
      id,
      of: group[0],
      figures: toDifference(toPairs(group, 'machine')),
    }))
