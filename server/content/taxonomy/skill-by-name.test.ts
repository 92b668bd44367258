import { describe, expect, test } from 'vitest'
import { findSkills, linkSkill } from './skill-by-name'
import { builtInTaxonomy, getForms } from './taxonomy'

const { skills } = builtInTaxonomy()
const find = findSkills(skills)

describe('a skill by its name', () => {
  test('is found by every form that the taxonomy has', () => {
    expect(
      skills.flatMap((skill) => getForms(skill).filter((form) => find(form) !== skill)),
    ).toEqual([])
  })

  test.each([
    [' Microsoft   EXCEL. ', 'excel'],
    ['PowerBI', 'power_bi'],
    ['Power-BI', 'power_bi'],
    ['Python (Django)', 'python'],
    ['C++', find('C++')?.id],
    ['خدمة العملاء', 'customer_service'],
    ['Falconry', undefined],
    ['...', undefined],
  ])('written "%s" is %s', (name, id) => {
    expect(find(name)?.id).toBe(id)
  })
})

describe('a skill that a person entered', () => {
  test('is split into single skills when it was pasted as a list', () => {
    expect(linkSkill('Python, Falconry؛ SQL', find)).toEqual([
      { ref_skill: 'python', name: 'Python' },
      { ref_skill: null, name: 'Falconry' },
      { ref_skill: 'sql', name: 'SQL' },
    ])
  })
  test('stays as it is when the taxonomy does not know it', () => {
    expect(linkSkill('Falconry', find)).toEqual([{ ref_skill: null, name: 'Falconry' }])
  })
})
