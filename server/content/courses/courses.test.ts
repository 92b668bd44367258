import { describe, expect, test } from 'vitest'
import { loadDemoJobs } from '../jobs/jobs'
import { builtInTaxonomy } from '../taxonomy/taxonomy'
import { loadDemoCourses, readDemoCourses } from './courses'

const { providers, courses } = loadDemoCourses()
const ARABIC = /[\u0600-\u06FF]/

test('there are at least 60 courses of about 12 providers', () => {
  expect(courses.length).toBeGreaterThanOrEqual(60)
  expect(providers.length).toBeGreaterThanOrEqual(12)
  expect(
    providers
      .filter(({ id }) => !courses.some(({ provider }) => provider === id))
      .map(({ id }) => id),
  ).toEqual([])
})

test('titles, providers and descriptions are in both languages', () => {
  expect(
    courses
      .filter(({ title, title_ar }) => ARABIC.test(title) || !ARABIC.test(title_ar))
      .map(({ id }) => id),
  ).toEqual([])
  expect(
    providers
      .filter(({ name_ar, about_ar }) => !ARABIC.test(name_ar) || !ARABIC.test(about_ar))
      .map(({ id }) => id),
  ).toEqual([])
  const described = courses.filter(({ description }) => description !== null)
  expect(
    described
      .filter(
        ({ description, description_ar }) =>
          ARABIC.test(description ?? '') || !ARABIC.test(description_ar ?? ''),
      )
      .map(({ id }) => id),
  ).toEqual([])
})

test('some lack a price, a duration or a description, some are free', () => {
  expect(courses.filter(({ price_aed }) => price_aed === null).length).toBeGreaterThanOrEqual(5)
  expect(
    courses.filter(({ duration_hours }) => duration_hours === null).length,
  ).toBeGreaterThanOrEqual(5)
  expect(
    courses.filter(({ price_aed, duration_hours }) => price_aed === null && duration_hours === null)
      .length,
  ).toBeGreaterThanOrEqual(2)
  expect(courses.filter(({ description }) => description === null).length).toBeGreaterThanOrEqual(5)
  expect(courses.filter(({ price_aed }) => price_aed === 0).length).toBeGreaterThanOrEqual(5)
})

test('both languages, both places and all levels are there', () => {
  for (const language of ['en', 'ar'])
    expect(courses.filter((course) => course.language === language).length).toBeGreaterThanOrEqual(
      25,
    )
  for (const mode of ['online', 'on_site'])
    expect(courses.filter((course) => course.mode === mode).length).toBeGreaterThanOrEqual(25)
  for (const level of ['beginner', 'intermediate', 'advanced'])
    expect(courses.filter((course) => course.level === level).length).toBeGreaterThanOrEqual(10)
})

test('at least 90 % of the skills that jobs require are taught', () => {
  const required = new Set(
    loadDemoJobs().jobs.flatMap(({ skills }) =>
      skills
        .filter(({ importance }) => importance === 'required')
        .map(({ ref_skill }) => ref_skill),
    ),
  )
  const taught = new Set(courses.flatMap(({ skills }) => skills))
  const missing = [...required].filter((skill) => !taught.has(skill))
  expect(
    1 - missing.length / required.size,
    `not taught: ${missing.join(', ')}`,
  ).toBeGreaterThanOrEqual(0.9)
})

describe('the check finds', () => {
  const provider = {
    id: 'school',
    name: 'School',
    name_ar: 'مدرسة',
    website: 'https://school.example',
    about: 'A school.',
    about_ar: 'مدرسة صغيرة.',
  }
  const course = {
    id: 'selling',
    title: 'Selling',
    title_ar: 'البيع',
    provider: 'school',
    level: 'beginner',
    price_aed: 0,
    duration_hours: null,
    mode: 'online',
    language: 'en',
    skills: ['sales'],
    description: null,
    description_ar: null,
    url: null,
  }
  const read =
    (...more: Record<string, unknown>[]) =>
    () =>
      readDemoCourses(
        { providers: [provider], courses: more.map((one) => ({ ...course, ...one })) },
        builtInTaxonomy(),
      )

  test('nothing in a course without a fault', () => {
    expect(read({})().courses).toEqual([course])
  })

  test.each<[string, Record<string, unknown>, string]>([
    ['a provider that is not there', { provider: 'other' }, 'course selling: no provider other'],
    ['a skill that is not there', { skills: ['juggling'] }, 'course selling: no skill juggling'],
    [
      'a skill named twice',
      { skills: ['sales', 'sales'] },
      'course selling: skill given twice: sales',
    ],
    [
      'a description in one language only',
      { description: 'Sell well.' },
      'course selling is described in one language only',
    ],
    ['no skill at all', { skills: [] }, 'skills'],
    ['a price below nothing', { price_aed: -1 }, 'price_aed'],
  ])('%s', (_, more, message) => {
    expect(read(more)).toThrow(message)
  })

  test('an id given twice', () => {
    expect(read({}, {})).toThrow('course given twice: selling')
  })
})
