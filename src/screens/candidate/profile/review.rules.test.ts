import { expect, test } from 'vitest'
import { toEducation, educationValues, toWork, workValues } from './review.rules'

const times = [
  { start: '2019-09', end: '2023-06' },
  { start: '2019-09', end: 'present' },
  { start: null, end: null },
]

test.each(times)('work and studies from $start to $end are kept as they were opened', (time) => {
  const work = { title: 'Translator', employer: 'Falaj Data', description: '', ...time }
  expect(toWork(workValues(work))).toEqual(work)
  const education = { institution: 'Zayed University', degree: 'BA', field: null, ...time }
  expect(toEducation(educationValues(education))).toEqual(education)
})
