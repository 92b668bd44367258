import { expect, test } from 'vitest'
import { dictionaryOf } from '../../src/shims/token-dictionary'
import { system } from '../../src/ui/theme/system'
import { themeRules, themeVariables } from './theme-ahead'

const made = dictionaryOf(themeVariables())

test('every name of the theme stands for what it does in Chakra, by itself and in its group', () => {
  const names = [...system.tokens.flatMap.keys()].filter(
    (name) => !name.startsWith('colors.colorPalette'),
  )
  expect(names.length).toBeGreaterThan(100)
  for (const name of names)
    expect([name, made.getVar(name)]).toEqual([name, system.tokens.getVar(name)])
  for (const group of new Set(names.map((name) => name.split('.')[0] ?? ''))) {
    const theirs = Object.entries(system.tokens.getCategoryValues(group) ?? {}).filter(
      ([name]) => !name.startsWith('colorPalette'),
    )
    expect(made.getCategoryValues(group)).toEqual(Object.fromEntries(theirs))
  }
  expect([
    made.getVar('colors.none'),
    made.getVar('colors.none', 'red'),
    made.getCategoryValues('none'),
  ]).toEqual([undefined, 'red', null])
})

test.each([
  '1px solid {colors.border}',
  '{colors.border.strong} transparent',
  '0 0 {spacing.1.5} {colors.fg/40}',
  'none',
  'calc({spacing.4} * 2)',
])('what names stand for is put into %s as Chakra does', (value) => {
  expect(made.expandReferenceInValue(value)).toBe(system.tokens.expandReferenceInValue(value))
})

test('the rules of every page hold all layers, every variable in both colour modes, and no rule of one that stands for another', () => {
  const rules = themeRules()
  expect([...rules.matchAll(/@layer (\w+)\{/g)].map(([, name]) => name)).toEqual([
    'reset',
    'base',
    'tokens',
  ])
  const variables = new Set([...rules.matchAll(/(--chakra-[^:;{}()]+):/g)].map(([, name]) => name))
  for (const variable of Object.values(themeVariables()))
    expect(variables).toContain(/var\((--[^)]+)\)/.exec(variable)?.[1])
  expect(rules).toMatch(/:where\(:root, :host\)\{--chakra-[^}]*--chakra-colors-bg-page:#F4F7F8/)
  expect(rules).toMatch(/\.dark \{--chakra-colors-bg-page:#0B171D/)
  expect(rules).not.toContain('&')
})
