import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadTaxonomy } from '../../content/taxonomy/taxonomy'
import { CandidateIndex } from './candidate-index'
import { JobIndex } from './job-index'
import { buildRelatedSkills } from './related-skills.rules'
import {
  apportioned,
  type CandidateFacts,
  toFit,
  type JobFacts,
  listedAbove,
  rarityOf,
} from './matching.rules'

const taxonomy = loadTaxonomy()
const relatedSkills = buildRelatedSkills(taxonomy)
/**
 * Skills that are near to one another, so that the relations between them count, and one that
 * nobody knows.
 */
const family = taxonomy.skills
  .filter(({ group }) => group === 'data_annotation' || group === 'language_work')
  .slice(0, 60)
const keys = [...family.map(({ id }) => id), '~falconry']
const roles = taxonomy.occupations.slice(0, 12).map(({ id }) => id)

const unique = <Value extends { key: string }>(values: readonly Value[]): Value[] => [
  ...new Map(values.map((value) => [value.key, value])).values(),
]
const anyKey = fc.constantFrom(...keys)
const anyHeld = fc
  .record({ key: anyKey, level: fc.integer({ min: 1, max: 100 }) })
  .map(({ key, level }) => ({ key, level, name: key, evidence: key }))
const anyCandidate: fc.Arbitrary<CandidateFacts> = fc.record({
  skills: fc.array(anyHeld, { maxLength: 12 }).map(unique),
  occupations: fc.uniqueArray(fc.constantFrom(...roles), { maxLength: 3 }),
  months: fc.integer({ min: 0, max: 400 }),
})
const anyWanted = fc
  .record({
    key: anyKey,
    importance: fc.constantFrom('required' as const, 'preferred' as const),
    requiredLevel: fc.integer({ min: 1, max: 100 }),
  })
  .map((wanted) => ({ ...wanted, name: wanted.key }))
const anyJob: fc.Arbitrary<JobFacts> = fc.record({
  skills: fc.array(anyWanted, { maxLength: 12 }).map(unique),
  occupation: fc.option(fc.constantFrom(...roles)),
  experience: fc.integer({ min: 0, max: 12 }),
})
const measures = { relatedSkills, rarity: (key: string) => 100 + (key.length % 7) * 90 }

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const asIndexed = (id: string, facts: JobFacts) => ({
  id,
  job: {
    id,
    facts,
    title: '',
    sector: null,
    city: null,
    jobType: null,
    closesOn: null,
    publishedDay: 0,
  },
})

describe('a score', () => {
  test('is exactly the sum of what the skills, the title and the experience contribute, and never above 1', () => {
    fc.assert(
      fc.property(anyJob, anyCandidate, (job, candidate) => {
        const fit = toFit(job, candidate, measures)
        expect(
          sum(fit.skills.map(({ points }) => points)) + fit.titlePoints + fit.experiencePoints,
        ).toBe(fit.points)
        expect(fit.points).toBeLessThanOrEqual(10_000)
        expect(fit.skills.every(({ points, missing }) => points >= 0 && missing >= 0)).toBe(true)
      }),
    )
  })

  test('never falls when the candidate has one more skill, or more of one', () => {
    fc.assert(
      fc.property(anyJob, anyCandidate, anyHeld, (job, candidate, more) => {
        const level = Math.max(
          more.level,
          candidate.skills.find(({ key }) => key === more.key)?.level ?? 0,
        )
        const richer = { ...candidate, skills: unique([...candidate.skills, { ...more, level }]) }
        expect(toFit(job, richer, measures).points).toBeGreaterThanOrEqual(
          toFit(job, candidate, measures).points,
        )
      }),
      { numRuns: 1000 },
    )
  })

  test('does not depend on the order in which skills stand', () => {
    fc.assert(
      fc.property(anyJob, anyCandidate, (job, candidate) => {
        const turned = { ...candidate, skills: candidate.skills.toReversed() }
        expect(toFit({ ...job, skills: job.skills.toReversed() }, turned, measures).points).toBe(
          toFit(job, candidate, measures).points,
        )
      }),
    )
  })

  test('above the threshold takes a skill: the title and the years alone do not reach it', () => {
    fc.assert(
      fc.property(anyJob, anyCandidate, (job, candidate) => {
        expect(toFit(job, { ...candidate, skills: [] }, measures).points).toBeLessThanOrEqual(
          listedAbove,
        )
      }),
    )
  })
})

describe('the index', () => {
  test('gives every candidate of a job exactly the points of the rule, in order, and nobody else', () => {
    fc.assert(
      fc.property(
        anyJob,
        fc.array(anyCandidate, { maxLength: 20 }),
        fc.integer({ min: 0, max: 20 }),
        (job, candidates, first) => {
          const index = new CandidateIndex(relatedSkills)
          index.put(
            candidates.map((candidate, ordinal) => ({
              ordinal,
              listed: true,
              skills: candidate.skills.map(({ key }) => key),
              levels: candidate.skills.map(({ level }) => level),
              occupations: candidate.occupations,
              months: candidate.months,
              workingSince: null,
              approvedDay: 0,
            })),
          )
          const expected = candidates
            .map((candidate, ordinal) => ({
              ordinal,
              points: toFit(job, candidate, measures).points,
            }))
            .filter(({ points }) => points > listedAbove)
            .toSorted((a, b) => b.points - a.points || a.ordinal - b.ordinal)
          expect(index.rank(job, measures.rarity, { now: 0, first })).toEqual({
            total: expected.length,
            best: expected.slice(0, first),
          })
          // The working arrays are clean again.
          expect(index.rank(job, measures.rarity, { now: 0, first: 20 }).best).toEqual(expected)
        },
      ),
    )
  })

  test('gives every job of a candidate exactly the points of the rule, in order, and no other', () => {
    fc.assert(
      fc.property(anyCandidate, fc.array(anyJob, { maxLength: 20 }), (candidate, jobs) => {
        const index = new JobIndex(relatedSkills)
        index.put(jobs.map((facts, at) => asIndexed(`job-${String(at).padStart(2, '0')}`, facts)))
        const expected = jobs
          .map((job, at) => ({
            id: `job-${String(at).padStart(2, '0')}`,
            points: toFit(job, candidate, { relatedSkills, rarity: index.rarity }).points,
          }))
          .filter(({ points }) => points > listedAbove)
          .toSorted((a, b) => b.points - a.points || (a.id < b.id ? -1 : 1))
        const ranked = () =>
          index.rank(candidate, '2026-01-01').map(({ job, points }) => ({ id: job.id, points }))
        expect(ranked()).toEqual(expected)
        expect(ranked()).toEqual(expected)
      }),
    )
  })

  test('is the same after any changes as one made anew', () => {
    const change = fc.record({
      at: fc.integer({ min: 0, max: 5 }),
      candidate: fc.option(anyCandidate),
      job: fc.option(anyJob),
    })
    fc.assert(
      fc.property(
        fc.array(change, { maxLength: 20 }),
        anyJob,
        anyCandidate,
        (changes, job, candidate) => {
          const [jobs, candidates] = [
            new JobIndex(relatedSkills),
            new CandidateIndex(relatedSkills),
          ]
          const indexed = (ordinal: number, one: CandidateFacts | null) => ({
            ordinal,
            listed: one !== null,
            skills: (one?.skills ?? []).map(({ key }) => key),
            levels: (one?.skills ?? []).map(({ level }) => level),
            occupations: one?.occupations ?? [],
            months: one?.months ?? 0,
            workingSince: null,
            approvedDay: 0,
          })
          for (const one of changes) {
            jobs.put([
              one.job === null
                ? { id: String(one.at), job: null }
                : asIndexed(String(one.at), one.job),
            ])
            candidates.put([indexed(one.at, one.candidate)])
          }
          const last = [...new Map(changes.map((one) => [one.at, one])).values()]
          const [freshJobs, freshCandidates] = [
            new JobIndex(relatedSkills),
            new CandidateIndex(relatedSkills),
          ]
          freshJobs.put(
            last.flatMap((one) => (one.job === null ? [] : [asIndexed(String(one.at), one.job)])),
          )
          freshCandidates.put(last.map((one) => indexed(one.at, one.candidate)))
          expect(jobs.rank(candidate, '2026-01-01')).toEqual(
            freshJobs.rank(candidate, '2026-01-01'),
          )
          expect(candidates.rank(job, jobs.rarity, { now: 0, first: 10 })).toEqual(
            freshCandidates.rank(job, freshJobs.rarity, { now: 0, first: 10 }),
          )
        },
      ),
    )
  })

  test('leaves out a job after the day on which it closed', () => {
    const index = new JobIndex(relatedSkills)
    const facts: JobFacts = {
      skills: [
        { key: 'translation', name: 'Translation', importance: 'required', requiredLevel: 60 },
      ],
      occupation: null,
      experience: 0,
    }
    index.put([{ id: 'a', job: { ...asIndexed('a', facts).job, closesOn: '2026-03-10' } }])
    const candidate = {
      skills: [{ key: 'translation', name: 'Translation', level: 60, evidence: '' }],
      occupations: [],
      months: 0,
    }
    expect(index.rank(candidate, '2026-03-10')).toHaveLength(1)
    expect(index.rank(candidate, '2026-03-11')).toHaveLength(0)
  })
})

test('a rare skill tells more than one that everybody asks for, which still tells something', () => {
  expect([rarityOf(80, 0), rarityOf(80, 1), rarityOf(80, 30), rarityOf(80, 80)]).toEqual([
    539, 470, 196, 100,
  ])
})

test('whole numbers in proportion add up, the largest remainders first', () => {
  expect(apportioned(10, [1, 1, 1])).toEqual([4, 3, 3])
  expect(apportioned(0, [2, 5])).toEqual([0, 0])
  expect(apportioned(7, [])).toEqual([])
  expect(apportioned(9, [0, 0])).toEqual([0, 0])
})
