import { describe, expect, test } from 'vitest'
import { loadTaxonomy } from '../../content/taxonomy/taxonomy'
import { toKey, buildRelatedSkills, toRef } from './related-skills.rules'

const taxonomy = loadTaxonomy()
const relatedSkills = buildRelatedSkills(taxonomy)

describe('the nearness of skills', () => {
  test('is the same from the job’s side and from the candidate’s, for every skill', () => {
    const pairs = (of: 'towards' | 'from') =>
      taxonomy.skills
        .flatMap(({ id }) =>
          relatedSkills[of](id).map(
            ({ key, factor }) => `${of === 'towards' ? `${id} ${key}` : `${key} ${id}`} ${factor}`,
          ),
        )
        .toSorted()
    expect(pairs('towards')).toEqual(pairs('from'))
  })

  test('counts a narrower skill almost fully, a broader one by half, and a related one less', () => {
    const skill = taxonomy.skills.find(
      ({ broader, related }) => broader.length > 0 && related.length > 0,
    )
    const [above = '', beside = ''] = [skill?.broader[0], skill?.related[0]]
    const near = (wanted: string, held: string) =>
      relatedSkills.towards(wanted).find(({ key }) => key === held)
    expect(near(above, skill?.id ?? '')).toMatchObject({ relation: 'narrower', factor: 90 })
    expect(near(skill?.id ?? '', above)).toMatchObject({ relation: 'broader', factor: 50 })
    expect(near(skill?.id ?? '', beside)).toMatchObject({ relation: 'related', factor: 40 })
    expect(relatedSkills.towards(skill?.id ?? '')[0]).toEqual({
      key: skill?.id,
      relation: 'exact',
      factor: 100,
    })
  })

  test('covers only the skill itself when the taxonomy does not know it', () => {
    const key = toKey({ ref_skill: null, name: '  Falconry ' })
    expect([key, toRef(key), toRef('excel')]).toEqual(['~falconry', null, 'excel'])
    expect(relatedSkills.towards(key)).toEqual([{ key, relation: 'exact', factor: 100 }])
  })
})

describe('a title', () => {
  test.each([
    ['Data Annotator', 'data_annotator'],
    ['data annotator (Arabic) – night shift', 'data_annotator'],
    ['SENIOR DATA ANNOTATOR, Abu Dhabi', 'senior_data_annotator'],
    ['Keeper of the falcons', null],
    ['', null],
  ])('%s names %s', (title, role) => {
    expect(relatedSkills.getOccupation(title)).toBe(role)
  })

  test('in Arabic names the same role', () => {
    const role = taxonomy.occupations[0]
    expect(relatedSkills.getOccupation(role?.ar ?? '')).toBe(role?.id)
  })
})

test('a role is nearest to itself, then to the next one, then to one with the same aim, then to its sector', () => {
  const [held, next] = taxonomy.occupations.flatMap((role) =>
    role.next.map((id) => [role.id, id] as const),
  )[0] ?? ['', '']
  expect([
    relatedSkills.roleFactor(held, held),
    relatedSkills.roleFactor(next, held),
    relatedSkills.roleFactor(held, next),
  ]).toEqual([1000, 700, 700])
  const elsewhere = taxonomy.occupations.find(
    (role) =>
      role.sector !== taxonomy.occupations[0]?.sector &&
      role.next.every((id) => !taxonomy.occupations[0]?.next.includes(id)),
  )
  expect(relatedSkills.roleFactor(taxonomy.occupations[0]?.id ?? '', elsewhere?.id ?? '')).toBe(0)
  expect(relatedSkills.roleFactor('data_annotator', 'nobody_knows')).toBe(0)
})
