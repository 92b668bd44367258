import type { components } from '../../../openapi/generated/api'

type Card = components['schemas']['AssessmentCard']

/**
 * Whether nothing is left to take, so that the survey may be offered; asked before the server is,
 * which decides.
 */
export const bothOver = (cards: readonly Pick<Card, 'attempt'>[] | undefined): boolean =>
  cards !== undefined &&
  cards.length > 1 &&
  cards.every(
    ({ attempt }) =>
      attempt !== null && attempt.status !== 'IN_PROGRESS' && attempt.status !== 'REDO',
  )
