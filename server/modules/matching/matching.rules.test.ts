import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadTaxonomy } from '../../content/taxonomy/taxonomy'
import { blockSize } from './index/block-sums'
import { CandidateIndex } from './index/candidate-index'
import { JobIndex } from './index/job-index'
import { PostingLists } from './index/posting-lists'
import { buildRelatedSkills } from './related-skills.rules'
import {
  apportioned,
  type CandidateFacts,
  type Fit,
  toFit,
  type JobFacts,
  firstThreshold,
  isListed,
  toRarity,
} from './matching.rules'
import { getWordKeys } from './index/job-words-index'
import { heldWords, wantedWords, wordKey } from './words/words.rules'

const taxonomy = loadTaxonomy()
const relatedSkills = buildRelatedSkills(taxonomy)
/** Skills that are related to each other, so that relations count, and some unknown ones. */
const family = taxonomy.skills
  .filter(({ group }) => group === 'data_annotation' || group === 'language_work')
  .slice(0, 60)
const unknown = ['~falconry', '~falcon care', '~stage lighting']
const keys = [...family.map(({ id }) => id), ...unknown]
const vocabulary = ['falcon', 'care', 'stage', 'lighting', 'rigging', 'hull', 'survey', 'perfume']
const roles = taxonomy.occupations.slice(0, 12).map(({ id }) => id)

const listed = ({ points, skills, wordPoints }: Fit, above: number) =>
  isListed(
    points,
    skills.reduce((sum, { level }) => sum + level, wordPoints),
    above,
  )
const unique = <Value extends { key: string }>(values: readonly Value[]): Value[] => [
  ...new Map(values.map((value) => [value.key, value])).values(),
]
const anyKey = fc.constantFrom(...keys)
const anyHeld = fc
  .record({ key: anyKey, level: fc.integer({ min: 1, max: 100 }) })
  .map(({ key, level }) => ({ key, level, name: key, evidence: key }))
const anyTexts = fc.array(fc.constantFrom(...vocabulary), { maxLength: 4 })
const anyHeldWords = fc
  .record({ titles: anyTexts, skills: anyTexts, descriptions: anyTexts })
  .map((texts) => heldWords({ ...texts, name: null }))
const anyCandidate: fc.Arbitrary<CandidateFacts> = fc.record({
  words: anyHeldWords,
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
  .map((wanted) => ({
    ...wanted,
    name: wanted.key,
    words: wanted.key.startsWith('~') ? wantedWords({ skills: [wanted.key.slice(1)] }) : undefined,
  }))
const anyJobWords = fc
  .record({ title: anyTexts, description: anyTexts, silence: fc.integer({ min: 0, max: 1000 }) })
  .map(({ title, description, silence }) => ({
    title: wantedWords({ title: title.join(' ') }),
    text: wantedWords({ title: title.join(' '), description: description.join(' ') }),
    silence,
  }))
const anyJob: fc.Arbitrary<JobFacts> = fc.record({
  words: fc.option(anyJobWords, { nil: undefined }),
  skills: fc.array(anyWanted, { maxLength: 12 }).map(unique),
  occupation: fc.option(fc.constantFrom(...roles)),
  experience: fc.integer({ min: 0, max: 12 }),
})
const measures = { relatedSkills, rarity: (key: string) => 100 + (key.length % 7) * 90 }

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
/** What is indexed of a candidate. */
const getKeys = ({ skills, words = new Map() }: Pick<CandidateFacts, 'skills' | 'words'>) => ({
  skills: [...skills.map(({ key }) => key), ...[...words.keys()].map(wordKey)],
  levels: [...skills.map(({ level }) => level), ...words.values()],
})
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
          sum(fit.skills.map(({ points }) => points)) +
            fit.wordPoints +
            fit.titlePoints +
            fit.experiencePoints,
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

  test('never falls when the candidate has more words', () => {
    fc.assert(
      fc.property(anyJob, anyCandidate, anyTexts, (job, candidate, more) => {
        const words = new Map(candidate.words)
        for (const [root, strength] of heldWords({
          titles: [],
          skills: more,
          descriptions: [],
          name: null,
        }))
          words.set(root, Math.max(words.get(root) ?? 0, strength))
        expect(toFit(job, { ...candidate, words }, measures).points).toBeGreaterThanOrEqual(
          toFit(job, candidate, measures).points,
        )
      }),
      { numRuns: 1000 },
    )
  })

  test('does not depend on words where the taxonomy knows all of a job', () => {
    fc.assert(
      fc.property(anyJob, anyCandidate, (job, candidate) => {
        const known = {
          ...job,
          words: undefined,
          skills: job.skills.filter(({ key }) => !key.startsWith('~')),
        }
        expect(toFit(known, candidate, measures)).toEqual(
          toFit(known, { ...candidate, words: new Map() }, measures),
        )
      }),
    )
  })

  test('does not depend on the order of the skills', () => {
    fc.assert(
      fc.property(anyJob, anyCandidate, (job, candidate) => {
        const turned = { ...candidate, skills: candidate.skills.toReversed() }
        expect(toFit({ ...job, skills: job.skills.toReversed() }, turned, measures).points).toBe(
          toFit(job, candidate, measures).points,
        )
      }),
    )
  })

  test('needs a skill or a word to be listed: the title and the years alone are not enough', () => {
    fc.assert(
      fc.property(anyJob, anyCandidate, (job, candidate) => {
        const bare = toFit(job, { ...candidate, skills: [], words: new Map() }, measures)
        expect(bare.points).toBeLessThanOrEqual(firstThreshold)
        expect(listed(bare, 0)).toBe(false)
      }),
    )
  })
})

describe('the index', () => {
  test('gives exactly the matching candidates of a job, with the points of the rule, in order', () => {
    fc.assert(
      fc.property(
        anyJob,
        // Their ordinals lie in several blocks, which are added up one after the other.
        fc.uniqueArray(
          fc.record({
            ordinal: fc.integer({ min: 0, max: 2.5 * blockSize }),
            candidate: anyCandidate,
            earlier: fc.option(anyCandidate),
            isAmong: fc.boolean(),
          }),
          { maxLength: 30, selector: ({ ordinal }) => ordinal },
        ),
        fc.record({
          first: fc.integer({ min: 0, max: 30 }),
          above: fc.constantFrom(500, firstThreshold, 5_000),
          isNarrowed: fc.boolean(),
          areWordsLate: fc.boolean(),
        }),
        (job, people, { first, above, isNarrowed, areWordsLate }) => {
          const index = new CandidateIndex(relatedSkills)
          const indexed = (ordinal: number, candidate: CandidateFacts) => ({
            ordinal,
            listed: true,
            ...getKeys(candidate),
            occupations: candidate.occupations,
            months: candidate.months,
            workingSince: null,
            approvedDay: 0,
          })
          if (!areWordsLate) index.words.keep(getWordKeys(job))
          index.put(
            people.flatMap(({ ordinal, earlier }) =>
              earlier === null ? [] : [indexed(ordinal, earlier)],
            ),
          )
          const before = { now: 0, first, above }
          index.rank(job, measures.rarity, before)
          index.put(people.map(({ ordinal, candidate }) => indexed(ordinal, candidate)))
          if (areWordsLate) {
            const wanted = [...new Set(getWordKeys(job))]
            const lists = new PostingLists()
            for (const { ordinal, candidate } of people) {
              const { skills, levels } = getKeys(candidate)
              for (const [at, key] of skills.entries())
                if (wanted.includes(key)) lists.add(wanted.indexOf(key), ordinal, levels[at] ?? 0)
            }
            index.words.keep(wanted, lists)
          }
          const only = isNarrowed
            ? new Set(people.flatMap((one) => (one.isAmong ? [one.ordinal] : [])))
            : undefined
          const expected = people
            .flatMap(({ ordinal, candidate }) => {
              const fit = toFit(job, candidate, measures)
              return listed(fit, above) && only?.has(ordinal) !== false
                ? [{ ordinal, points: fit.points }]
                : []
            })
            .toSorted((a, b) => b.points - a.points || a.ordinal - b.ordinal)
          expect(index.rank(job, measures.rarity, { ...before, only })).toEqual({
            total: expected.length,
            best: expected.slice(0, first),
          })
          // The working arrays are clean again.
          expect(index.rank(job, measures.rarity, { ...before, only, first: 30 }).best).toEqual(
            expected,
          )
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
          .flatMap((job, at) => {
            const fit = toFit(job, candidate, { relatedSkills, rarity: index.rarity })
            const id = `job-${String(at).padStart(2, '0')}`
            return listed(fit, 500) ? [{ id, points: fit.points }] : []
          })
          .toSorted((a, b) => b.points - a.points || (a.id < b.id ? -1 : 1))
        const ranked = () =>
          index
            .rank(candidate, '2026-01-01', 500)
            .map(({ job, points }) => ({ id: job.id, points }))
        expect(ranked()).toEqual(expected)
        expect(ranked()).toEqual(expected)
      }),
    )
  })

  test('is the same after any changes as a new one', () => {
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
            ...getKeys(one ?? { skills: [] }),
            occupations: one?.occupations ?? [],
            months: one?.months ?? 0,
            workingSince: null,
            approvedDay: 0,
          })
          candidates.words.keep(getWordKeys(job))
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
          freshCandidates.words.keep(getWordKeys(job))
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

test('a rare skill counts more than a common one, which still counts something', () => {
  expect([toRarity(80, 0), toRarity(80, 1), toRarity(80, 30), toRarity(80, 80)]).toEqual([
    539, 470, 196, 100,
  ])
})

test('whole numbers in proportion add up, the largest remainders first', () => {
  expect(apportioned(10, [1, 1, 1])).toEqual([4, 3, 3])
  expect(apportioned(0, [2, 5])).toEqual([0, 0])
  expect(apportioned(7, [])).toEqual([])
  expect(apportioned(9, [0, 0])).toEqual([0, 0])
})
