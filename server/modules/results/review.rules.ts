import type { components } from '../../../openapi/generated/api'
import type { QuestionnairePart } from '../../content/assessment-schema'
import { awaitsWriting } from './result.rules'

type Schemas = components['schemas']
type Fault = 'required' | 'invalid'

const findFault = (
  given: readonly string[] | null,
  asked: readonly string[],
  needed: readonly string[],
): Fault | null => {
  if (given?.some((id) => !asked.includes(id)) === true) return 'invalid'
  return needed.some((id) => given?.includes(id) !== true) ? 'required' : null
}

/**
 * What is wrong with a review, by field; null when nothing is. Where speaking is scored at all,
 * every spoken answer is; a written answer that waits has to be scored, others may be.
 */
export function findReviewFaults(
  parts: readonly QuestionnairePart[],
  criteria: readonly Schemas['Criterion'][],
  { speaking, writing }: Schemas['ReviewRequest'],
): Partial<Record<'speaking' | 'writing', Fault>> | null {
  const getIds = (...kinds: QuestionnairePart['kind'][]) =>
    parts
      .filter(({ kind }) => kinds.includes(kind))
      .flatMap(({ questions }) => questions.map(({ id }) => id))
  const spoken = getIds('speaking')
  const written = getIds('written', 'response_writing')
  const speakingWaits = criteria.some(({ key, provisional }) => key === 'speaking' && provisional)
  const waiting = written.filter((id) => awaitsWriting(criteria, id))
  const nothing = speaking === undefined && writing === undefined
  const spokenFault = findFault(
    speaking === undefined ? null : Object.keys(speaking.scores),
    spoken,
    speaking !== undefined || speakingWaits || (nothing && waiting.length === 0) ? spoken : [],
  )
  const writtenFault = findFault(
    writing === undefined ? null : Object.keys(writing.scores),
    written,
    waiting,
  )
  if (spokenFault === null && writtenFault === null) return null
  return {
    ...(spokenFault === null ? {} : { speaking: spokenFault }),
    ...(writtenFault === null ? {} : { writing: writtenFault }),
  }
}
