import { expect, test } from 'vitest'
import { foldText } from '../../../machines/shared/fold'
import { byForm, getForms, loadTaxonomy } from './taxonomy'

const taxonomy = loadTaxonomy()
const skills = new Map(taxonomy.skills.map((skill) => [skill.id, skill]))
const ARABIC = /[\u0600-\u06FF]/
const LATIN = /[A-Za-z]/

test('the taxonomy is as large as the programme needs', () => {
  expect(taxonomy.skills.length).toBeGreaterThanOrEqual(750)
  expect(taxonomy.occupations.length).toBeGreaterThanOrEqual(60)
  expect(taxonomy.sectors.length).toBeGreaterThanOrEqual(30)
})

test('it is weighted to the programme', () => {
  const count = (group: string) => taxonomy.skills.filter((skill) => skill.group === group).length
  for (const group of [
    'data_annotation',
    'languages',
    'language_work',
    'administration',
    'customer_service',
    'engineering',
    'health',
    'finance',
  ]) {
    expect(count(group), group).toBeGreaterThanOrEqual(50)
  }
  expect(count('information_technology')).toBeGreaterThanOrEqual(150)
})

test('groups, sectors, industries and job titles have an Arabic name', () => {
  const named = [
    ...taxonomy.groups,
    ...taxonomy.sectors,
    ...taxonomy.industries,
    ...taxonomy.occupations,
  ]
  expect(named.filter(({ ar, en }) => !ARABIC.test(ar) || !LATIN.test(en))).toEqual([])
})

test('Arabic labels are Arabic, but for the names of products', () => {
  const latin = taxonomy.skills.filter((skill) => !ARABIC.test(skill.ar)).map((skill) => skill.ar)
  expect(latin.filter((label) => !/^[A-Z]|^memoQ$/.test(label))).toEqual([])
  expect(latin.length).toBeLessThan(25)
})

test('every sector has industries', () => {
  expect(
    taxonomy.sectors.filter(({ id }) => !taxonomy.industries.some(({ sector }) => sector === id)),
  ).toEqual([])
})

test('forms that are common words are marked, so that prose does not give them', () => {
  const marked = new Set(
    taxonomy.skills.flatMap((skill) => [...(skill.listed ?? []), ...(skill.proper ?? [])]),
  )
  const short = taxonomy.skills.flatMap((skill) =>
    getForms(skill).filter((form) => form.length === 1),
  )
  expect(short.filter((form) => !marked.has(form))).toEqual([])
  for (const word of [
    'Go',
    'Excel',
    'Word',
    'Express',
    'Spring',
    'Access',
    'Teams',
    'Statistics',
    'Geology',
    'ELAN',
    'Snowflake',
    'Notion',
  ])
    expect(marked).toContain(word)
})

test('every skill has a relation to another', () => {
  const alone = taxonomy.skills.filter(
    ({ broader, narrower, related }) => broader.length + narrower.length + related.length === 0,
  )
  expect(alone.map(({ id }) => id)).toEqual([])
})

test('both sides of a relation know it', () => {
  for (const skill of taxonomy.skills) {
    for (const other of skill.related)
      expect(skills.get(other)?.related, `${skill.id} and ${other}`).toContain(skill.id)
    for (const above of skill.broader)
      expect(skills.get(above)?.narrower, `${skill.id} under ${above}`).toContain(skill.id)
    for (const below of skill.narrower)
      expect(skills.get(below)?.broader, `${below} under ${skill.id}`).toContain(skill.id)
  }
})

test('relations say what a recruiter would say', () => {
  expect(skills.get('bounding_boxes')?.broader).toEqual(['image_annotation'])
  expect(skills.get('data_annotation')?.narrower).toEqual(
    expect.arrayContaining(['image_annotation', 'text_annotation', 'ai_training']),
  )
  expect(skills.get('react')?.broader).toEqual(['javascript'])
  expect(skills.get('vue')?.related).toContain('react')
  expect(skills.get('hindi')?.related).toContain('urdu')
  // To be a part of something is not to be most of it.
  expect(skills.get('git')).toMatchObject({
    broader: [],
    related: expect.arrayContaining(['software_development']),
  })
  expect(skills.get('electrical_installation')).toMatchObject({
    broader: [],
    related: expect.arrayContaining(['electrical_engineering']),
  })
  expect(skills.get('arabic_dialects')?.broader).toEqual(['arabic'])
})

test('every occupation below the executive level has a next role', () => {
  expect(
    taxonomy.occupations
      .filter(({ level, next }) => level !== 'executive' && next.length === 0)
      .map(({ id }) => id),
  ).toEqual([])
})

test('from every role a way leads to the top', () => {
  const next = new Map(taxonomy.occupations.map((one) => [one.id, one]))
  const reaches = (id: string): boolean => {
    const one = next.get(id)
    return one?.level === 'executive' || (one?.next.some(reaches) ?? false)
  }
  expect(taxonomy.occupations.filter(({ id }) => !reaches(id)).map(({ id }) => id)).toEqual([])
})

test('below the leads every way on has the three roles of a career path', () => {
  const next = new Map(taxonomy.occupations.map((one) => [one.id, one.next]))
  const stepsAhead = (id: string): number =>
    Math.min(
      3,
      ...(next.get(id) ?? []).map((other) => 1 + stepsAhead(other)),
      ...(next.get(id)?.length ? [] : [0]),
    )
  expect(
    taxonomy.occupations
      .filter(
        ({ id, level }) =>
          ['entry', 'intermediate', 'senior'].includes(level) && stepsAhead(id) < 3,
      )
      .map(({ id }) => id),
  ).toEqual([])
})

test('every role has titles in both languages and enough skills to compare', () => {
  for (const occupation of taxonomy.occupations) {
    const forms = getForms(occupation)
    expect(forms.length, occupation.id).toBeGreaterThanOrEqual(4)
    expect(occupation.essential.length, occupation.id).toBeGreaterThanOrEqual(3)
    expect(occupation.optional.length, occupation.id).toBeGreaterThanOrEqual(3)
  }
})

test('a job title and a skill are found by any of their forms', () => {
  expect(byForm(taxonomy.occupations).get(foldText('Data Labeller'))?.id).toBe('data_annotator')
  expect(byForm(taxonomy.occupations).get(foldText('مدخلة بيانات'))?.id).toBe('data_entry_clerk')
  expect(byForm(taxonomy.skills).get(foldText('الأرشفه الإلكترونيه'))?.id).toBe('filing')
})
