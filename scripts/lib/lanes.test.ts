import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { bothDatabases, repeated, repeatedCorpora } from './lanes.mjs'
import { root } from './paths.mjs'

const listed = ['ls-files', '--cached', '--others', '--exclude-standard']
const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).split('\n')
const journeys = files.filter((file) => file.endsWith('.e2e.ts'))

/** Where vitest.config.ts and playwright.config.ts look for tests. */
const places = [
  /^(src|server|machines|openapi|scripts|e2e)\/.*\.test\.tsx?$/,
  /^e2e\/((paths|states|firefox)\/)?[\w-]+\.e2e\.ts$/,
]

test('every file of tests is run', () => {
  const tests = files.filter((file) => /\.(test|e2e)\.tsx?$/.test(file))
  expect(tests.length).toBeGreaterThan(300)
  expect(tests.filter((file) => !places.some((place) => place.test(file)))).toEqual([])
})

test('every file that a list names is there', () => {
  const named = (pattern: string) =>
    new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`)
  for (const pattern of [...bothDatabases, ...repeatedCorpora])
    expect(files.filter((file) => named(pattern).test(file))).not.toEqual([])
})

test('every tag that is explained is used', () => {
  const sources = files
    .filter((file) => file.startsWith('e2e/'))
    .map((file) => readFileSync(join(root, file), 'utf8'))
  expect(journeys.length).toBeGreaterThan(20)
  const unused = Object.keys(repeated).filter(
    (tag) => !sources.some((source) => source.includes(`'${tag}'`)),
  )
  expect(unused).toEqual([])
})
