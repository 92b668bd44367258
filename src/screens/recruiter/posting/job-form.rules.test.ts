import { withMeant } from '../../../features/user/skills/skill-confirmation.rules'
import { expect, test } from 'vitest'
import {
  emptyForm,
  toFields,
  withImportance,
  withoutSkill,
  withSkill,
  parseYears,
} from './job-form.rules'

test('an empty field is left out of the request, or is null', () => {
  expect(toFields(emptyForm)).toEqual({
    title: '',
    industry: '',
    description: '',
    skills: [],
    sector: null,
    track: null,
    closes_on: null,
  })
  expect(
    toFields({
      ...emptyForm,
      city: 'dubai',
      job_type: 'part_time',
      availability_mode: 'online',
      experience: '٣',
      closes_on: '2027-01-31',
    }),
  ).toMatchObject({
    city: 'dubai',
    job_type: 'part_time',
    availability_mode: 'online',
    experience: 3,
    closes_on: '2027-01-31',
  })
})

test('years are whole and at most sixty, in the digits of either script', () => {
  expect(['0', ' 12 ', '٦٠', '61', '-1', '2.5', 'two', ''].map(parseYears)).toEqual([
    0,
    12,
    60,
    null,
    null,
    null,
    null,
    null,
  ])
})

test('a skill joins once, as required, and can be preferred or leave', () => {
  const one = withSkill([], { name: 'Excel', ref_skill: 'excel' })
  expect(one).toEqual([
    { name: 'Excel', ref_skill: 'excel', importance: 'required', required_level: null },
  ])
  expect(withSkill(one, { name: 'إكسل', ref_skill: 'excel' })).toEqual(one)
  const two = withSkill(one, { name: 'Falconry', ref_skill: null })
  expect(withSkill(two, { name: 'falconry', ref_skill: null })).toHaveLength(2)
  const [excel] = two
  if (excel === undefined) throw new Error('There are two skills.')
  expect(withImportance(two, excel, 'preferred').map(({ importance }) => importance)).toEqual([
    'preferred',
    'required',
  ])
  expect(withoutSkill(two, excel).map(({ name }) => name)).toEqual(['Falconry'])
})

test('a skill that is matched to another keeps its words, and is not listed twice', () => {
  const worded = withSkill(withSkill([], { name: 'Excel', ref_skill: 'excel' }), {
    name: 'Month-end closing',
    ref_skill: null,
  })
  const [, closing] = worded
  if (closing === undefined) throw new Error('There are two skills.')
  expect(withMeant(worded, closing, 'general_ledger')[1]).toEqual({
    ...closing,
    ref_skill: 'general_ledger',
  })
  expect(withMeant(worded, closing, 'excel').map(({ name }) => name)).toEqual(['Excel'])
})
