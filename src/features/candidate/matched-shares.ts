import type { components } from '../../../openapi/generated/api'
import { type Shares, toShares } from './shares.rules'
import { getShareLook } from './share-looks'
import type { BarShare } from '../../ui/charts/share-bar'

type Matched = components['schemas']['MatchedCandidate']

/** A candidate's score taken apart as the candidate's own view of the job takes it apart. */
export const sharesOfMatched = ({ score, ...candidate }: Matched): Shares =>
  toShares({ ...candidate, matching_score: score })

/** The same as a bar of a hundred. */
export const toBar = ({ adds, lacks, rest }: Shares): BarShare[] =>
  [
    ...adds.map((share, at) => ({
      id: share.id,
      size: share.points,
      text: String(share.points),
      look: getShareLook(share, at),
    })),
    ...lacks.map((share, at) => ({
      id: share.id,
      size: share.points,
      text: `\u2212${share.points}`,
      look: getShareLook(share, at),
    })),
    { id: 'rest', size: rest, text: '', look: 'rest' as const },
  ].filter(({ size }) => size > 0)
