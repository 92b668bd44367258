import { expect, test } from 'vitest'
import { builtInTaxonomy } from '../../content/taxonomy/taxonomy'
import { suggestSkills } from './skill-suggestions.rules'

const suggest = suggestSkills(builtInTaxonomy().skills)
const ids = (typed: string) => suggest(typed).map(({ id }) => id)

test('skills that begin with the typed text come first, and similar ones after them', () => {
  const found = ids('invoic')
  expect(found[0]).toBe('invoicing')
  expect(found).toContain('form_extraction')
  expect(new Set(found).size).toBe(found.length)
  expect(found.length).toBeLessThanOrEqual(8)
})

test('a phrase that no skill is called by has suggestions', () => {
  expect(ids('stock counting and stock control')[0]).toBe('inventory_management')
})

test('where nothing is near, nothing is suggested', () => {
  expect(ids('falconry')).toEqual([])
  expect(ids('   ')).toEqual([])
})
