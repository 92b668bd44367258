import type { components } from '../../../../openapi/generated/api'
import { bothOver } from '../../../features/survey/both-over'

export type Card = components['schemas']['AssessmentCard']
export type Kind = Card['kind']

/** What a candidate can do with an assessment now. */
export type CardState = 'start' | 'again' | 'goOn' | 'waiting' | 'done' | 'over' | 'closed'

export function toState({ attempt, available }: Card): CardState {
  switch (attempt?.status) {
    case undefined:
      return available ? 'start' : 'closed'
    case 'REDO':
      return available ? 'again' : 'closed'
    case 'IN_PROGRESS':
      return 'goOn'
    case 'RESULT_PROCESSING':
      return 'waiting'
    case 'COMPLETED':
      return 'done'
    case 'CANCELLED':
    case 'FAILED':
      return 'over'
  }
}

/** Whether it begins an attempt, which needs a computer. */
export const isStart = (state: CardState | undefined) => state === 'start' || state === 'again'

const isOpen = (state: CardState) => isStart(state) || state === 'goOn'

/**
 * The one thing to do next: what is under way first, then English before annotation; null when
 * nothing is open.
 */
export function nextStep(cards: readonly Card[]): { kind: Kind; state: CardState } | null {
  const steps = cards
    .map((card) => ({ kind: card.kind, state: toState(card) }))
    .filter(({ state }) => isOpen(state))
  const inOrder = steps.toSorted((one, other) => rank(one) - rank(other))
  return inOrder[0] ?? null
}

const rank = ({ kind, state }: { kind: Kind; state: CardState }) =>
  (state === 'goOn' ? 0 : 2) + (kind === 'english' ? 0 : 1)

/** The step of the whole way that is next: a profile is behind once its candidate confirmed it. */
export function stepOfWay(
  profile: components['schemas']['UserProfile'] | undefined,
  cards: readonly Card[] | undefined,
) {
  if (profile?.review.counts === false) return 'profile'
  return bothOver(cards) ? 'jobs' : 'assessments'
}

/** How many assessments are still open to be taken or finished. */
export const openCount = (cards: readonly Card[]): number =>
  cards.filter((card) => isOpen(toState(card))).length
