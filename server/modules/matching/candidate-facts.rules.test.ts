import { describe, expect, test } from 'vitest'
import {
  type CandidateSource,
  candidateFacts,
  toIndexedFacts,
  spaced,
} from './candidate-facts.rules'
import { toKey } from './related-skills.rules'

/** March 2026. */
const now = 2026 * 12 + 2
const words = {
  relatedSkills: {
    towards: () => [],
    from: () => [],
    roleFactor: () => 0,
    isGeneral: () => false,
    getWordsBeyond: () => [],
    toRelationKey: toKey,
    getOccupation: (title: string) =>
      title.startsWith('~') ? null : title.toLowerCase().replaceAll(' ', '_'),
  },
  formsFor: (key: string) => ({ excel: ['excel', 'microsoft excel'], cpp: ['c++'] })[key] ?? [],
  getName: (key: string) => key,
}
const skill = (id: string | null, name = id ?? '') => ({
  ref_skill: id,
  name,
  evidence: `Skills: ${name}`,
})
const job = (title: string, start: string | null, end: string | null, description = '') => ({
  title,
  employer: null,
  start,
  end,
  description,
})
const facts = (
  source: Partial<CandidateSource>,
  courses: Parameters<typeof toIndexedFacts>[1] = [],
) => toIndexedFacts({ skills: [], work_history_detailed: [], ...source }, courses, now, words)
const months = (...entries: ReturnType<typeof job>[]) =>
  candidateFacts(facts({ work_history_detailed: entries }), now).months

describe('the level of a skill', () => {
  const toLevel = (
    source: Partial<CandidateSource>,
    courses?: Parameters<typeof toIndexedFacts>[1],
  ) => facts(source, courses).held[0]?.level

  test('is 60 where the resume names it, and more with the years of its use', () => {
    const skills = [skill('excel', 'Excel')]
    expect(toLevel({ skills })).toBe(60)
    expect(
      toLevel({ skills, work_history_detailed: [job('Clerk', null, null, 'Reports in Excel.')] }),
    ).toBe(65)
    expect(
      toLevel({
        skills,
        work_history_detailed: [job('Clerk', '2023-03', 'present', 'Reports in Microsoft Excel')],
      }),
    ).toBe(95)
    expect(
      toLevel({ skills, work_history_detailed: [job('Excel clerk', '2010', 'present')] }),
    ).toBe(100)
  })

  test('has beside it the whole years of the work that names it, also where a course counts more', () => {
    const skills = [skill('excel', 'Excel')]
    const getYears = (...entries: ReturnType<typeof job>[]) =>
      facts({ skills, work_history_detailed: entries }).held[0]?.years
    expect([
      getYears(job('Clerk', '2010', 'present')),
      getYears(job('Clerk', null, null, 'Excel')),
      getYears(job('Clerk', '2023-03', 'present', 'Excel'), job('Excel trainer', '2024', '2025')),
    ]).toEqual([undefined, 0, 3])
    const course = { title: 'Excel for all', skills: ['excel'], level: 'advanced' } as const
    expect(
      facts({ skills, work_history_detailed: [job('Excel clerk', '2024-03', 'present')] }, [course])
        .held,
    ).toMatchObject([{ level: 90, source: 'course', years: 2 }])
  })

  test('counts its use as whole words only', () => {
    expect(
      toLevel({
        skills: [skill('excel')],
        work_history_detailed: [job('Clerk', '2020', 'present', 'I excelled at everything.')],
      }),
    ).toBe(60)
    expect(
      toLevel({
        skills: [skill('cpp')],
        work_history_detailed: [job('Developer', null, null, 'Tools in C++, and more.')],
      }),
    ).toBe(65)
  })

  test('comes from a completed course too, and the higher one counts', () => {
    const course = { title: 'Excel for all', skills: ['excel'], level: 'intermediate' } as const
    expect(facts({}, [course]).held).toEqual([
      { key: 'excel', name: 'excel', level: 75, source: 'course', evidence: 'Excel for all' },
    ])
    expect(facts({ skills: [skill('excel')] }, [course]).held).toMatchObject([
      { level: 75, source: 'course' },
    ])
    expect(
      facts({ skills: [skill('excel')] }, [{ ...course, level: 'beginner' }]).held,
    ).toMatchObject([{ level: 60, source: 'resume', evidence: 'Skills: excel' }])
  })

  test('is kept under the name of an unknown skill', () => {
    expect(facts({ skills: [skill(null, 'Falconry')] }).held).toMatchObject([
      { key: '~falconry', name: 'Falconry', level: 60 },
    ])
  })
})

describe('the months worked', () => {
  test('are counted once where jobs overlap, and go on with what goes on', () => {
    expect(months(job('A', '2020-01', '2021-01'), job('B', '2020-07', '2021-07'))).toBe(18)
    expect(months(job('A', '2025-03', 'present'))).toBe(12)
    const row = facts({
      work_history_detailed: [job('A', '2020-01', '2021-01'), job('B', '2025-03', 'present')],
    })
    expect(row).toMatchObject({ months: 12, workingSince: 2025 * 12 + 2 })
    expect(candidateFacts(row, now + 6).months).toBe(30)
  })

  test('take a year alone at its middle', () => {
    expect(months(job('A', '2018', '2020'))).toBe(24)
  })

  test('are none where the resume does not say from when to when', () => {
    expect(
      months(
        job('A', null, '2020'),
        job('B', '2019', null),
        job('C', 'soon', 'present'),
        job('D', '2021', '2019'),
      ),
    ).toBe(0)
  })
})

test('roles are taken from the titles, the latest first, each once, and at most three', () => {
  const { occupations, currentTitle } = facts({
    work_history_detailed: [
      job('Old', '2001', '2003'),
      job('Clerk', '2010', '2012'),
      job('~Unheard of', '2015', 'present'),
      job('Clerk', '2008', '2009'),
      job('Teacher', '2013', '2014'),
      job('Nurse', '2012', '2013'),
    ],
  })
  expect(occupations).toEqual(['teacher', 'nurse', 'clerk'])
  expect(currentTitle).toBe('~Unheard of')
})

test('prose is compared as folded words; a full stop ends a word only at the end of it', () => {
  expect(spaced('Used Node.js, C#. And .NET!')).toBe(' used node.js c# and .net ')
})
