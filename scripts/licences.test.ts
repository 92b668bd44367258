import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { getFaults, isAllowed, productionPackages } from './licences.mjs'

const root = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const packages = productionPackages(JSON.parse(read('package-lock.json')))

test('every package that runs in production is on terms that were looked at', () => {
  expect(packages.length).toBeGreaterThan(100)
  expect(getFaults(packages)).toEqual([])
})

test('a package that comes with other terms, or none, is named; a tool is not', () => {
  const more = productionPackages({
    packages: {
      '': {},
      'node_modules/a/node_modules/@b/copyleft': { version: '1.0.0', license: 'AGPL-3.0-only' },
      'node_modules/silent': { version: '2.0.0' },
      'node_modules/tool': { version: '3.0.0', license: 'GPL-3.0-only', dev: true },
    },
  })
  expect(getFaults([...packages, ...more])).toEqual([
    '@b/copyleft 1.0.0 has the licence AGPL-3.0-only.',
    'silent 2.0.0 has the licence none.',
  ])
})

test('a package that was looked at is looked at again when its terms change, or forgotten when it goes', () => {
  const otherwise = packages.map((one) =>
    one.name === 'mediabunny' ? { ...one, version: '9.0.0', licence: 'GPL-3.0-only' } : one,
  )
  expect(getFaults(otherwise.filter(({ name }) => name !== 'duck'))).toEqual([
    'mediabunny 9.0.0 has the licence GPL-3.0-only.',
    'duck with the licence BSD is no longer there to be allowed.',
    'mediabunny with the licence MPL-2.0 is no longer there to be allowed.',
  ])
})

test('of several licences one may be chosen, and of several that hold together all count', () => {
  expect(['MIT', '(MIT OR GPL-3.0-or-later)', '(MIT AND Zlib)'].filter(isAllowed)).toHaveLength(3)
  expect(['GPL-2.0', '(MIT AND GPL-2.0)', 'UNLICENSED', 'none', ''].filter(isAllowed)).toEqual([])
})

test('the terms that a package does not name are in its file', () => {
  expect(read('node_modules/duck/LICENSE')).toMatch(/Redistributions in binary form/)
})

test('the page of licences speaks of each package on terms of its own', () => {
  const page = read('docs/licences.md')
  for (const name of packages.filter(({ licence }) => !isAllowed(licence)).map(({ name }) => name))
    expect(page).toContain(`\`${name}\``)
})
