import { expect, test } from 'vitest'
import { candidate, skill } from '../../../features/recruiter/testing/matched'
import { compareSkills } from './compared-skills.rules'

test('each skill is listed once, the required and the heaviest ones first', () => {
  const one = candidate(1, 'Mariam', {
    job_match: [skill('Typing', 10, { importance: 'preferred' }), skill('Arabic', 15)],
    job_gap: [skill('Arabic', -5), skill('Translation', -40)],
  })
  const other = candidate(2, 'Salem', {
    job_match: [skill('Translation', 40)],
    job_gap: [skill('Typing', -10, { importance: 'preferred' }), skill('Arabic', -20)],
  })
  expect(
    compareSkills([one, other]).map(({ name, importance, cells }) => [
      name,
      importance,
      cells.map(({ state, adds }) => [state, adds]),
    ]),
  ).toEqual([
    [
      'Translation',
      'required',
      [
        ['missing', 0],
        ['has', 40],
      ],
    ],
    [
      'Arabic',
      'required',
      [
        ['part', 15],
        ['missing', 0],
      ],
    ],
    [
      'Typing',
      'preferred',
      [
        ['has', 10],
        ['missing', 0],
      ],
    ],
  ])
})

test('a cell has the level, the years and the words of that candidate', () => {
  const [compared] = compareSkills([
    candidate(1, 'Mariam', {
      job_match: [skill('Excel', 10, { level: 80, years: 2, evidence: 'Excel reports' })],
      job_gap: [],
    }),
    candidate(2, 'Salem', {
      job_match: [],
      job_gap: [skill('Excel', -20, { level: 0, relation: 'none' })],
    }),
  ])
  expect(compared).toMatchObject({
    requiredLevel: 60,
    cells: [
      { state: 'has', relation: 'exact', level: 80, years: 2, evidence: 'Excel reports' },
      { state: 'missing', relation: 'none', level: 0, years: null, evidence: null },
    ],
  })
})
