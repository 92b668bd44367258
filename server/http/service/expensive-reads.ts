import { turns } from '../../documents/turns'
import { DomainError } from '../domain-error'
import type { OperationId } from '../contract/handler'

/** Half of the connections that a process has to its database. */
const atOnce = 5
const waitMs = 20_000
/** More than any page asks for at a time. */
const mostWaiting = 20

const reads = turns(atOnce, waitMs, mostWaiting)

/** Calls that search or compare everybody, or collect everything about an attempt. */
export const expensiveReads: ReadonlySet<OperationId> = new Set([
  'adminSearchCandidates',
  'checkMatchingCandidates',
  'downloadReport',
  'findUsersByName',
  'getReport',
  'getReviewAgreement',
  'listAuditLog',
  'listCandidatesForJobs',
  'listOverallResults',
  'listPrinciplesResults',
  'listResults',
  'listSkillStats',
  'searchCandidates',
  'searchNewcomers',
])

/** Runs an expensive read when the person's turn comes, unless they have disconnected. */
export const inTurn = <Answer>(
  userId: string,
  read: () => Promise<Answer>,
  signal?: AbortSignal,
): Promise<Answer> =>
  reads.take(read, signal, userId).catch((error: unknown) => {
    // The caller has disconnected, so this is not a failure of ours.
    throw signal?.aborted === true && error === signal.reason
      ? new DomainError(503, 'unavailable')
      : error
  })

/**
 * A list that is read a piece at a time, each when it is somebody's turn: while a slow connection
 * takes one, others read.
 */
export async function* piecesInTurn<Piece>(
  userId: string,
  pieces: AsyncIterable<Piece>,
): AsyncGenerator<Piece> {
  const iterator = pieces[Symbol.asyncIterator]()
  try {
    for (;;) {
      // One piece after the other: as many as are sent.
      // oxlint-disable-next-line no-await-in-loop
      const { done, value } = await inTurn(userId, () => iterator.next())
      if (done === true) return
      yield value
    }
  } finally {
    await iterator.return?.()
  }
}
