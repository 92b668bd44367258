import { ranSeconds } from '../../../machines/shared/coverage'
import type { components } from '../../../openapi/generated/api'
import { type PictureKey, pictureUrl } from '../../http/pictures'
import { presentAttempt } from '../attempts/attempt.presenter'
import type { AttemptRow } from '../attempts/attempt.store'
import { forCandidate, isBeingScored, passes } from './result.rules'
import type { Evaluation, ListedResult } from './result.store'
import { toScoredAgain } from './score-versions.rules'

type Schemas = components['schemas']

/**
 * A result; while it is being made its scores are left out, because what was scored before is out
 * of date.
 */
export function presentResult(
  row: AttemptRow,
  evaluation: Evaluation | null,
  { now, reader }: { now: Date; reader: 'candidate' | 'recruiter' },
): Schemas['Result'] {
  const scored = evaluation === null || isBeingScored(row.state) ? null : evaluation
  return {
    attempt: presentAttempt(row, now),
    overall: scored?.overall ?? null,
    ...toVerdict(row, scored),
    lacks: scored === null ? [] : getLacks(row),
    criteria: (scored?.criteria ?? []).map((criterion) =>
      reader === 'candidate' ? forCandidate(criterion) : criterion,
    ),
    scored_again: scored === null ? null : toScoredAgain(scored),
  }
}

/** Whether a result passes is not said while a person may decide otherwise. */
function toVerdict({ witnessed }: AttemptRow, scored: Evaluation | null) {
  const provisional = scored !== null && (scored.provisional || !witnessed)
  return { passed: provisional ? null : passes(scored?.overall ?? null), provisional }
}

/** What keeps the scores of an attempt from counting, where it has any. */
export const lacksOfResult = (
  row: Pick<AttemptRow, 'overall' | 'lacks' | 'witnessed' | 'state'>,
): Schemas['EvidenceLack'][] =>
  (row.lacks === null && row.overall === null) || isBeingScored(row.state) ? [] : getLacks(row)

const getLacks = ({ lacks, witnessed }: Pick<AttemptRow, 'lacks' | 'witnessed'>) =>
  witnessed ? [] : (lacks ?? [notJudged])

/** Of an attempt that was scored before its evidence was looked at. */
const notJudged: Schemas['EvidenceLack'] = { code: 'not_judged', value: null }

export function presentResultRow(
  { attempt, evaluation, episodes, ...user }: ListedResult,
  key: PictureKey,
): Schemas['ResultRow'] {
  const scored = evaluation === null || isBeingScored(attempt.state) ? null : evaluation
  return {
    attempt_id: attempt.id,
    assessment_id: attempt.assessmentId,
    user_id: attempt.userId,
    full_name: fullName(user),
    email: user.email,
    avatar_url: pictureUrl(key, user.avatarFileId),
    status: attempt.status,
    overall: scored?.overall ?? null,
    ...toVerdict(attempt, scored),
    lacks: scored === null ? [] : getLacks(attempt),
    criteria: (scored?.criteria ?? []).map(({ key, score, provisional }) => ({
      key,
      score,
      provisional,
    })),
    cancel_reason: attempt.state.cancel_reason,
    started_at: attempt.startedAt.toISOString(),
    finished_at: attempt.finishedAt?.toISOString() ?? null,
    duration_seconds:
      attempt.finishedAt === null
        ? null
        : ranSeconds(attempt.finishedAt.getTime() - attempt.startedAt.getTime()),
    episodes,
  }
}

export const fullName = ({
  firstName,
  lastName,
}: {
  firstName: string
  lastName: string
}): string => `${firstName} ${lastName}`.trim()
