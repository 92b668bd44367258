import { expect, test } from 'vitest'
import { formsOf, loadTaxonomy } from './taxonomy'

const taxonomy = loadTaxonomy()
const ARABIC = /[\u0600-\u06FF]/

test('the taxonomy has at least 400 skills and 30 sectors', () => {
  expect(taxonomy.skills.length).toBeGreaterThanOrEqual(400)
  expect(taxonomy.sectors.length).toBeGreaterThanOrEqual(30)
})

test('every sector has an Arabic name', () => {
  expect(taxonomy.sectors.filter((sector) => !ARABIC.test(sector.ar))).toEqual([])
})

test('Arabic labels are Arabic, but for the names of products', () => {
  const latin = taxonomy.skills.filter((skill) => !ARABIC.test(skill.ar)).map((skill) => skill.ar)
  expect(latin.filter((label) => !/^[A-Z]|^memoQ$/.test(label))).toEqual([])
  expect(latin.length).toBeLessThan(25)
})

test('forms that are common words are marked, so that prose does not give them', () => {
  const marked = new Set(taxonomy.skills.flatMap((skill) => [...(skill.listed ?? []), ...(skill.proper ?? [])]))
  const short = taxonomy.skills.flatMap((skill) => formsOf(skill).filter((form) => form.length === 1))
  expect(short.filter((form) => !marked.has(form))).toEqual([])
  for (const word of ['Go', 'Excel', 'Word', 'Express', 'Spring', 'Access', 'Teams']) expect(marked).toContain(word)
})
