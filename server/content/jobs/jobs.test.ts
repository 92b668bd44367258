import { describe, expect, test } from 'vitest'
import { likeness } from '../likeness'
import { builtInTaxonomy } from '../taxonomy/taxonomy'
import { loadDemoJobs, readDemoJobs } from './jobs'

const { companies, jobs } = loadDemoJobs()
const ARABIC = /[\u0600-\u06FF]/
const words = (text: string) => text.trim().split(/\s+/).length
const share = (part: readonly unknown[], whole: readonly unknown[]) => part.length / whole.length

test('there are at least 80 jobs of about 15 companies', () => {
  expect(jobs.length).toBeGreaterThanOrEqual(80)
  expect(companies.length).toBeGreaterThanOrEqual(15)
  expect(
    companies.filter(({ id }) => !jobs.some(({ company }) => company === id)).map(({ id }) => id),
  ).toEqual([])
})

test('titles and companies have names in both languages', () => {
  expect(
    jobs
      .filter(({ title, title_ar }) => ARABIC.test(title) || !ARABIC.test(title_ar))
      .map(({ id }) => id),
  ).toEqual([])
  expect(
    companies
      .filter(({ name_ar, about_ar }) => !ARABIC.test(name_ar) || !ARABIC.test(about_ar))
      .map(({ id }) => id),
  ).toEqual([])
})

test('a description has 80 to 180 words in the language it says, Arabic for at least a third', () => {
  expect(
    jobs
      .filter(({ description }) => words(description) < 80 || words(description) > 180)
      .map(({ id }) => id),
  ).toEqual([])
  for (const { id, language, description } of jobs) {
    const letters = description.match(/\p{L}/gu) ?? []
    const arabic = letters.filter((letter) => ARABIC.test(letter)).length / letters.length
    if (language === 'ar') expect(arabic, id).toBeGreaterThan(0.9)
    else expect(arabic, id).toBe(0)
  }
  expect(
    share(
      jobs.filter(({ language }) => language === 'ar'),
      jobs,
    ),
  ).toBeGreaterThanOrEqual(1 / 3)
})

test('no two descriptions are one with other words put in', () => {
  const alike = jobs.flatMap((job, at) =>
    jobs
      .slice(at + 1)
      .filter(
        (other) =>
          other.language === job.language && likeness(job.description, other.description) > 0.5,
      )
      .map((other) => `${job.id} and ${other.id}`),
  )
  expect(alike).toEqual([])
})

test('most jobs are in the emirate of Abu Dhabi, some in others, some from home, some part-time', () => {
  const inEmirate = jobs.filter(({ city }) => city === 'abu_dhabi' || city === 'al_ain')
  expect(share(inEmirate, jobs)).toBeGreaterThan(0.6)
  expect(new Set(jobs.map(({ city }) => city)).size).toBeGreaterThanOrEqual(5)
  expect(
    jobs.filter(({ availability_mode }) => availability_mode === 'online').length,
  ).toBeGreaterThanOrEqual(5)
  expect(jobs.filter(({ job_type }) => job_type === 'part_time').length).toBeGreaterThanOrEqual(3)
})

test('there are at least fifteen jobs in data annotation, and fifteen without experience', () => {
  expect(jobs.filter(({ sector }) => sector === 'data_annotation').length).toBeGreaterThanOrEqual(
    15,
  )
  expect(jobs.filter(({ experience }) => experience === 0).length).toBeGreaterThanOrEqual(15)
})

test('a job asks for what its occupation is about', () => {
  const occupations = new Map(
    builtInTaxonomy().occupations.map((one) => [
      one.id,
      new Set([...one.essential, ...one.optional]),
    ]),
  )
  const strange = jobs.filter(
    ({ occupation, skills }) =>
      share(
        skills.filter(({ ref_skill }) => occupations.get(occupation)?.has(ref_skill)),
        skills,
      ) < 0.3,
  )
  expect(strange.map(({ id, occupation }) => `${id}: ${occupation}`)).toEqual([])
})

test('required skills come before preferred ones', () => {
  const job = jobs.find(({ id }) => id === 'arabic_text_annotator')
  expect(job?.skills.map(({ importance }) => importance)).toEqual([
    'required',
    'required',
    'required',
    'required',
    'preferred',
    'preferred',
    'preferred',
    'preferred',
  ])
  expect(job?.skills[0]).toEqual({
    ref_skill: 'text_annotation',
    importance: 'required',
    required_level: 55,
  })
})

describe('the check finds', () => {
  const taxonomy = builtInTaxonomy()
  const company = {
    id: 'firm',
    name: 'Firm',
    name_ar: 'شركة',
    sector: 'retail',
    industry: 'supermarkets',
    city: 'ajman',
    size: 3,
    website: 'https://firm.example',
    about: 'A firm.',
    about_ar: 'شركة صغيرة.',
  }
  const job = {
    id: 'work',
    title: 'Work',
    title_ar: 'عمل',
    company: 'firm',
    occupation: 'sales_associate',
    job_type: 'full_time',
    availability_mode: 'on_site',
    city: 'ajman',
    experience: 0,
    posted_days_ago: 1,
    closes_in_days: null,
    required: { sales: 40 },
    preferred: {},
    language: 'en',
    description: 'Selling.',
  }
  const read =
    (jobMore: Record<string, unknown>, companyMore: Record<string, unknown> = {}) =>
    () =>
      readDemoJobs(
        { companies: [{ ...company, ...companyMore }], jobs: [{ ...job, ...jobMore }] },
        taxonomy,
      )

  test('nothing in a job without a fault', () => {
    expect(read({})().jobs).toMatchObject([
      { id: 'work', sector: 'retail', industry: 'supermarkets' },
    ])
  })

  test.each<[string, Record<string, unknown>, Record<string, unknown>, string]>([
    ['a company that is not there', { company: 'other' }, {}, 'job work: no company other'],
    [
      'an occupation that is not there',
      { occupation: 'juggler' },
      {},
      'job work: no occupation juggler',
    ],
    [
      'a skill that is not there',
      { preferred: { juggling: 30 } },
      {},
      'job work: no skill juggling',
    ],
    [
      'a skill asked for twice',
      { preferred: { sales: 30 } },
      {},
      'job work: sales is required and preferred',
    ],
    [
      'an industry of another sector',
      {},
      { industry: 'hospitals' },
      'company firm: hospitals is no industry of retail',
    ],
    ['a level over 100', { required: { sales: 140 } }, {}, '100'],
    ['a city outside the contract', { city: 'muscat' }, {}, 'city'],
  ])('%s', (_, jobMore, companyMore, message) => {
    expect(read(jobMore, companyMore)).toThrow(message)
  })

  test('an id given twice', () => {
    expect(() => readDemoJobs({ companies: [company], jobs: [job, job] }, taxonomy)).toThrow(
      'job given twice: work',
    )
  })
})
