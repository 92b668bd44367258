import { expect, test } from 'vitest'
import { getFaults } from './lock.mjs'

const manifest = {
  engines: { node: '>=20.19' },
  devDependencies: { '@types/node': '20.19.43' },
}
const makeLock = (packages: Parameters<typeof getFaults>[1]['packages']) => ({ packages })

test('a lock that is whole has no fault', () => {
  const lock = makeLock({
    '': { optionalDependencies: { top: '1.0.0' } },
    'node_modules/top': { version: '1.0.0', engines: { node: '>=18' } },
    'node_modules/top/node_modules/@scope/inner': {
      version: '2.0.0',
      optionalDependencies: { 'inner-linux': '2.0.0', 'inner-win32': '2.0.0', top: '*' },
    },
    'node_modules/top/node_modules/inner-linux': { version: '2.0.0' },
    'node_modules/inner-win32': { version: '2.0.0' },
  })
  expect(getFaults(manifest, lock, '20.19\n')).toEqual([])
})

test('a production package that does not take the lowest Node is named; a tool is not', () => {
  const lock = makeLock({
    'node_modules/queue': { version: '12.0.0', engines: { node: '>=22.12' } },
    'node_modules/a/node_modules/@b/c': { version: '1.0.0', engines: { node: '^18 || >=20.19.1' } },
    'node_modules/tool': { version: '3.0.0', dev: true, engines: { node: '>=24' } },
  })
  expect(getFaults(manifest, lock, '20.20')).toEqual([
    'queue 12.0.0 needs Node >=22.12; the lowest supported version is 20.19.0.',
    '@b/c 1.0.0 needs Node ^18 || >=20.19.1; the lowest supported version is 20.19.0.',
  ])
})

test('an optional package that the lock lacks is named, of tools as well', () => {
  const lock = makeLock({
    'node_modules/tool': {
      version: '3.0.0',
      dev: true,
      optionalDependencies: { 'tool-linux': '3.0.0', 'tool-win32': '3.0.0' },
    },
    'node_modules/tool-linux': { version: '3.0.0' },
    'node_modules/other/node_modules/tool-win32': { version: '3.0.0' },
  })
  expect(getFaults(manifest, lock, '20.20')).toEqual([
    'package-lock.json has no entry for tool-win32, an optional dependency of tool.',
  ])
})

test('an .nvmrc that may be older, other types and an unclear lowest Node are named', () => {
  expect(getFaults(manifest, makeLock({}), '20')).toEqual([
    '.nvmrc has Node 20, which may be older than the lowest supported version 20.19.0.',
  ])
  expect(getFaults(manifest, makeLock({}), 'lts/*')).toHaveLength(1)
  expect(
    getFaults(
      { ...manifest, devDependencies: { '@types/node': '22.1.0' } },
      makeLock({}),
      'v20.20.2',
    ),
  ).toEqual(['@types/node is 22.1.0, but the lowest supported Node version is 20.19.0.'])
  expect(getFaults({ engines: { node: '20 || 22' } }, makeLock({}), '20.20')).toEqual([
    'engines.node in package.json must have the form ">=20.19".',
  ])
})
