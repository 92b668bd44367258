import type { components } from '../../../openapi/generated/api'
import type { MatchingJob } from './candidate.queries'

export type JobSkill = components['schemas']['JobSkill']

/** What adds to a score, or what its lack takes off, in whole hundredths. */
export interface Share {
  id: string
  kind: 'skill' | 'words' | 'title' | 'experience' | 'lack'
  /** Of a skill, or of one that lacks. */
  skill: JobSkill | null
  /** Those in common that it is for, as far as it is for words. */
  words: readonly string[]
  points: number
}

export interface Shares {
  /** The score in whole hundredths: the sum of the points of `adds`. */
  score: number
  /** Skills first, what adds most before the others. */
  adds: Share[]
  lacks: Share[]
  /** What is left of a hundred: words, title and experience that do not count in full. */
  rest: number
}

/**
 * A score as people read it. The server counts in ten-thousandths, which a fraction of two does not
 * always hold exactly.
 */
export const toPercent = (score: number): number => Math.round(Math.round(score * 10_000) / 100)

/**
 * A score taken apart so that the parts, as they are shown, add up to the score, as it is shown.
 */
export function toShares(
  job: Pick<
    MatchingJob,
    | 'matching_score'
    | 'job_match'
    | 'job_gap'
    | 'words_contribution'
    | 'words_in_common'
    | 'title_contribution'
    | 'title_words'
    | 'experience_contribution'
  >,
): Shares {
  const score = toPercent(job.matching_score)
  const skills = job.job_match
    .map((skill) => ({
      id: `adds ${skill.name}`,
      kind: 'skill' as const,
      skill,
      words: noWords,
      exact: skill.contribution,
    }))
    .toSorted(byExact)
  const others = [
    {
      id: 'words',
      kind: 'words' as const,
      skill: null,
      words: job.words_in_common,
      exact: job.words_contribution,
    },
    {
      id: 'title',
      kind: 'title' as const,
      skill: null,
      words: job.title_words,
      exact: job.title_contribution,
    },
    {
      id: 'experience',
      kind: 'experience' as const,
      skill: null,
      words: noWords,
      exact: job.experience_contribution,
    },
  ].filter(({ exact }) => exact > 0)
  const lacks = job.job_gap
    .map((skill) => ({
      id: `lacks ${skill.name}`,
      kind: 'lack' as const,
      skill,
      words: noWords,
      exact: Math.abs(skill.contribution),
    }))
    .toSorted(byExact)
  const off = Math.min(100 - score, Math.round(lacks.reduce((sum, { exact }) => sum + exact, 0)))
  return {
    score,
    adds: whole([...skills, ...others], score),
    lacks: whole(lacks, off),
    rest: 100 - score - off,
  }
}

const noWords: readonly string[] = []

const byExact = (one: { exact: number }, other: { exact: number }) => other.exact - one.exact

/** Rounds parts so that they add up to their total: those with the largest remainders go up. */
function whole<Part extends Omit<Share, 'points'> & { exact: number }>(
  parts: readonly Part[],
  total: number,
): Share[] {
  const up = new Set(
    parts
      .map(({ exact }, at) => ({ at, remainder: exact - Math.floor(exact) }))
      .toSorted((one, other) => other.remainder - one.remainder || one.at - other.at)
      .slice(0, Math.max(0, total - parts.reduce((sum, { exact }) => sum + Math.floor(exact), 0)))
      .map(({ at }) => at),
  )
  return parts.map(({ exact, id, kind, skill, words }, at) => ({
    id,
    kind,
    skill,
    words,
    points: Math.floor(exact) + (up.has(at) ? 1 : 0),
  }))
}
