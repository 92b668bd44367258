import { expect, test } from 'vitest'
import { toPercent, toShares, type JobSkill } from './shares.rules'

const skill = (name: string, contribution: number): JobSkill => ({
  ref_skill: name,
  name,
  importance: 'required',
  relation: 'exact',
  level: 70,
  required_level: 70,
  contribution,
  years: null,
  evidence: null,
})
const sum = (points: readonly { points: number }[]) =>
  points.reduce((total, share) => total + share.points, 0)

/** The same numbers every time, from 0 to 1. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    yield state / 2_147_483_648
  }
}

test('a score is rounded as the server counted it, not as a fraction of two holds it', () => {
  expect([toPercent(0.815), toPercent(0.285), toPercent(0.2001), toPercent(1)]).toEqual([
    82, 29, 20, 100,
  ])
})

test('the largest shares come first, with words, title and experience after the skills', () => {
  const shares = toShares({
    matching_score: 0.62,
    job_match: [skill('typing', 10), skill('translation', 23)],
    job_gap: [skill('sql', -18)],
    words_contribution: 7,
    words_in_common: ['falcon', 'lure'],
    title_contribution: 12,
    title_words: ['trainer'],
    experience_contribution: 10,
  })
  expect(shares.adds.map(({ id, points }) => [id, points])).toEqual([
    ['adds translation', 23],
    ['adds typing', 10],
    ['words', 7],
    ['title', 12],
    ['experience', 10],
  ])
  expect(shares.adds.flatMap(({ words }) => words)).toEqual(['falcon', 'lure', 'trainer'])
  expect(shares.lacks.map(({ points }) => points)).toEqual([18])
  expect([shares.score, shares.rest]).toEqual([62, 20])
})

test('the shown parts always add up to the shown score, and with the missing points to a hundred', () => {
  const random = numbers(7)
  const next = () => random.next().value
  for (let round = 0; round < 500; round += 1) {
    const parts = Array.from({ length: 1 + Math.floor(next() * 9) }, () => Math.floor(next() * 900))
    const [title, experience] = [Math.floor(next() * 1200), Math.floor(next() * 800)]
    const words = Math.floor(next() * 1500)
    const points = parts.reduce((all, part) => all + part, 0) + words + title + experience
    if (points > 10_000) continue
    const lack = Math.floor(next() * (10_000 - points))
    const shares = toShares({
      matching_score: points / 10_000,
      job_match: parts.map((part, at) => skill(`skill ${at}`, part / 100)),
      job_gap: [skill('missing', -lack / 100)],
      words_contribution: words / 100,
      words_in_common: [],
      title_contribution: title / 100,
      title_words: [],
      experience_contribution: experience / 100,
    })
    expect(sum(shares.adds)).toBe(shares.score)
    expect(sum(shares.adds) + sum(shares.lacks) + shares.rest).toBe(100)
    expect(shares.rest).toBeGreaterThanOrEqual(0)
  }
})
