import { expect, test } from 'vitest'
import { findRoles } from './role-in-title'
import { builtInTaxonomy, getForms } from './taxonomy'

const { occupations } = builtInTaxonomy()
const find = findRoles(occupations)

test('every name of a role names that role', () => {
  const others = occupations.flatMap((role) =>
    getForms(role).filter((form) => find(form)?.id !== role.id),
  )
  expect(others).toEqual([])
})

test.each([
  ['Accountants – Dubai', 'accountant'],
  ['Sr. Accountant (Female)', 'senior_accountant'],
  ['محاسبة', 'accountant'],
  ['محاسبين', 'accountant'],
  ['كبير المحاسبين', 'senior_accountant'],
  ['محللة بيانات أولى', 'data_scientist'],
  ['Senior Data Analyst', 'data_scientist'],
  ['محللة البيانات', 'data_analyst'],
  ['أخصائي/ة تسويق رقمي', 'digital_marketing_specialist'],
  ['Manager – Human Resources', 'hr_manager'],
  ['Digital Marketing Executive', 'digital_marketing_specialist'],
  ['Procurement Executive', 'procurement_officer'],
  ['Junior Graphic Designer', 'graphic_designer'],
  ['Urgent Nurse required', 'registered_nurse'],
  ['Falconer', null],
  ['Executive', null],
  ['Senior', null],
  ['', null],
])('"%s" names %s', (title, role) => {
  expect(find(title)?.id ?? null).toBe(role)
})
