import { describe, expect, test } from 'vitest'
import { searchSkills } from './similar-skills'
import { findSkills } from './skill-by-name'
import { builtInTaxonomy } from './taxonomy'

const { skills } = builtInTaxonomy()
const nearest = (text: string, most = 5) => searchSkills(skills)(text, most).map(({ id }) => id)

describe('the skills that are like a text', () => {
  test.each([
    ['stock counting and stock control', 'inventory_management'],
    ['knowledge of international financial reporting standards', 'ifrs'],
    ['kubernetis', 'kubernetes'],
    ['استقطاب الموظفين وتعيينهم', 'recruitment'],
    ['إعداد الميزانيات السنوية', 'budgeting'],
  ])('“%s” begin with %s, which the taxonomy does not call so', (text, id) => {
    expect(findSkills(skills)(text)).toBeNull()
    expect(nearest(text)[0]).toBe(id)
  })

  test.each(['falconry', 'chess', 'شد الحبل', '', 'of the', 'في'])('“%s” are none', (text) => {
    expect(nearest(text)).toEqual([])
  })

  test('are as many as are asked for, in the same order each time', () => {
    const text = 'customer service and sales reports'
    expect(nearest(text, 2)).toEqual(nearest(text, 5).slice(0, 2))
    expect(searchSkills([...skills])(text, 5).map(({ id }) => id)).toEqual(nearest(text))
  })
})
