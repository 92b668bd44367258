import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { builtInTaxonomy, loadTaxonomy, readTaxonomy, useTaxonomyFile } from './taxonomy'

const skill = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  en: id,
  ar: id,
  aliases: [],
  group: 'work',
  ...more,
})
const role = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  en: id,
  ar: id,
  aliases: [],
  sector: 'trade',
  level: 'entry',
  ...more,
})
const content = (more: Record<string, unknown> = {}) => ({
  groups: [{ id: 'work', en: 'Work', ar: 'عمل' }],
  sectors: [{ id: 'trade', en: 'Trade', ar: 'تجارة' }],
  industries: [{ id: 'shops', en: 'Shops', ar: 'متاجر', sector: 'trade' }],
  skills: [skill('selling'), skill('counting')],
  occupations: [
    role('seller', { essential: ['selling'], next: ['keeper'] }),
    role('keeper', { level: 'lead', essential: ['counting'] }),
  ],
  ...more,
})
const read =
  (more: Record<string, unknown>, strict = true) =>
  () =>
    readTaxonomy(content(more), 'The test', { strict })

test('a taxonomy without a fault is read', () => {
  expect(read({})).not.toThrow()
})

describe('the check finds', () => {
  test.each<[string, Record<string, unknown>, string]>([
    [
      'a skill id twice',
      { skills: [skill('selling'), skill('selling', { en: 'x', ar: 'y' }), skill('counting')] },
      'skill id given twice: selling',
    ],
    [
      'an unknown group',
      { skills: [skill('selling', { group: 'play' }), skill('counting')] },
      'skill selling: group names play, which does not exist',
    ],
    [
      'an unknown broader skill',
      { skills: [skill('selling', { broader: ['trading'] }), skill('counting')] },
      'skill selling: broader names trading, which does not exist',
    ],
    [
      'an unknown related skill',
      { skills: [skill('selling', { related: ['trading'] }), skill('counting')] },
      'skill selling: related names trading, which does not exist',
    ],
    [
      'a circle of two',
      {
        skills: [
          skill('selling', { broader: ['counting'] }),
          skill('counting', { broader: ['selling'] }),
        ],
      },
      'broader goes in a circle: selling > counting > selling',
    ],
    [
      'a circle of one',
      { skills: [skill('selling', { broader: ['selling'] }), skill('counting')] },
      'broader goes in a circle: selling > selling',
    ],
    [
      'a longer circle',
      {
        skills: [
          skill('selling'),
          skill('counting'),
          skill('a', { broader: ['b'] }),
          skill('b', { broader: ['c'] }),
          skill('c', { broader: ['a'] }),
        ],
      },
      'broader goes in a circle: a > b > c > a',
    ],
    [
      'a pair written at both ends',
      {
        skills: [
          skill('selling', { related: ['counting'] }),
          skill('counting', { related: ['selling'] }),
        ],
      },
      'related pair given twice: counting and selling',
    ],
    [
      'a skill related to itself',
      { skills: [skill('selling', { related: ['selling'] }), skill('counting')] },
      'skill selling is related to itself',
    ],
    [
      'a skill above that is also related',
      {
        skills: [
          skill('selling', { broader: ['b'] }),
          skill('b', { broader: ['counting'] }),
          skill('counting', { related: ['selling'] }),
        ],
      },
      'skill counting: selling is related and broader or narrower at once',
    ],
    [
      'an industry of no sector',
      { industries: [{ id: 'shops', en: 'Shops', ar: 'متاجر', sector: 'farming' }] },
      'industry shops: sector names farming, which does not exist',
    ],
    [
      'a role of no sector',
      { occupations: [role('seller', { sector: 'farming' })] },
      'occupation seller: sector names farming, which does not exist',
    ],
    [
      'a role that needs an unknown skill',
      { occupations: [role('seller', { essential: ['trading'] })] },
      'occupation seller: essential names trading, which does not exist',
    ],
    [
      'a skill essential and optional',
      { occupations: [role('seller', { essential: ['selling'], optional: ['selling'] })] },
      'occupation seller: skill given twice: selling',
    ],
    [
      'an unknown next role',
      { occupations: [role('seller', { next: ['owner'] })] },
      'occupation seller: next names owner, which does not exist',
    ],
    [
      'roles in a circle',
      { occupations: [role('seller', { next: ['keeper'] }), role('keeper', { next: ['seller'] })] },
      'next goes in a circle: seller > keeper > seller',
    ],
    [
      'a step down',
      { occupations: [role('seller'), role('keeper', { level: 'lead', next: ['seller'] })] },
      'occupation keeper: next names seller, which is a step down',
    ],
    [
      'a job title twice',
      {
        occupations: [
          role('seller', { aliases: ['Vendor'] }),
          role('keeper', { aliases: ['vendor'] }),
        ],
      },
      'job title given twice: vendor',
    ],
    [
      'a form twice, spelt otherwise',
      {
        skills: [
          skill('selling', { aliases: ['الأمانة'] }),
          skill('counting', { aliases: ['الامانه'] }),
        ],
      },
      'skill form given twice: الامانه',
    ],
    [
      'an empty label',
      { skills: [skill('selling', { ar: '' }), skill('counting')] },
      'The test is not a valid taxonomy',
    ],
    [
      'a field nobody knows',
      { skills: [skill('selling', { colour: 'red' }), skill('counting')] },
      'colour',
    ],
  ])('%s', (_, more, message) => {
    expect(read(more)).toThrow(message)
  })

  test('all faults at once', () => {
    const fault = read({
      skills: [skill('selling', { broader: ['trading'], related: ['selling'] }), skill('counting')],
    })
    expect(fault).toThrow('trading, which does not exist')
    expect(fault).toThrow('related to itself')
  })
})

test('forms that are given twice are left to the first one where the data is not ours', () => {
  const more = {
    skills: [skill('selling', { aliases: ['trade'] }), skill('counting', { aliases: ['Trade'] })],
  }
  expect(read(more)).toThrow('skill form given twice')
  expect(read(more, false)).not.toThrow()
})

describe('a deployment’s own file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'masar-taxonomy-'))
  const written = (name: string, text: string) => {
    writeFileSync(join(folder, name), text)
    return join(folder, name)
  }

  test('that is missing, not JSON or not a taxonomy is refused by its name', () => {
    expect(() => useTaxonomyFile(join(folder, 'missing.json'))).toThrow(
      /missing\.json cannot be read: .*ENOENT/,
    )
    expect(() => useTaxonomyFile(written('half.json', '{"skills": ['))).toThrow(
      'half.json cannot be read',
    )
    expect(() => useTaxonomyFile(written('empty.json', '{}'))).toThrow(
      'empty.json is not a valid taxonomy',
    )
    expect(loadTaxonomy()).toBe(builtInTaxonomy())
  })

  test('takes the place of the built-in data', async () => {
    // In modules of this test's own: what comes after it has the built-in data.
    vi.resetModules()
    onTestFinished(() => void vi.resetModules())
    const { builtInTaxonomy, loadTaxonomy, useTaxonomyFile } = await import('./taxonomy')
    useTaxonomyFile(
      written(
        'own.json',
        JSON.stringify(
          content({ skills: [skill('selling', { related: ['counting'] }), skill('counting')] }),
        ),
      ),
    )
    expect(loadTaxonomy().skills.map(({ id, related }) => [id, related])).toEqual([
      ['selling', ['counting']],
      ['counting', ['selling']],
    ])
    expect(loadTaxonomy()).toBe(loadTaxonomy())
    expect(builtInTaxonomy().skills.length).toBeGreaterThan(700)
  })
})
