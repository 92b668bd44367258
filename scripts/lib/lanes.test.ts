import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { journeysIn } from './journeys'
import { bothDatabases, repeated, repeatedCorpora, repeatedSteps } from './lanes.mjs'
import { root } from './paths.mjs'

const listed = ['ls-files', '--cached', '--others', '--exclude-standard']
const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).split('\n')
const journeys = files.filter((file) => file.endsWith('.e2e.ts'))

/** Where vitest.config.ts and playwright.config.ts look for tests. */
const places = [
  /^(src|server|machines|openapi|scripts|e2e|qa)\/.*\.test\.tsx?$/,
  /^e2e\/(journeys\/[\w-]+|paths|states|signals|firefox|explore)\/[\w-]+\.e2e\.ts$/,
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

test('docs/journeys.md lists exactly the journeys, with their lanes and where an omitted one is proven', () => {
  const written = readFileSync(join(root, 'docs/journeys.md'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.slice(2, -2).split(' | '))
  const declared = journeys
    .filter((file) => /^e2e\/(journeys|signals)\//.test(file))
    .flatMap((file) => {
      const name = basename(file, '.e2e.ts')
      return journeysIn(file, readFileSync(join(root, file), 'utf8'), name in repeatedSteps).map(
        ({ title, lane }) => `${name} | ${title} | ${lane}`,
      )
    })
  expect(declared.length).toBeGreaterThan(60)
  expect(
    written
      .map(([file = '', title, , lane]) => `${file.replaceAll('`', '')} | ${title} | ${lane}`)
      .toSorted(),
  ).toEqual(declared.toSorted())
  const without = written.filter(([, , , lane, below]) => lane === 'all' && (below ?? '') === '')
  expect(without).toEqual([])
})

test('a journey is left out by its own tag or by that of a group around it', () => {
  const source = `
test('alone', async () => {})
test('tagged', { tag: putTogether }, async () => {})
for (const language of ['en', 'ar'])
  test.describe(\`in \${language}\`, { tag: putTogetherIn(language) }, () => {
    test('within', async () => {})
  })
test.describe('a group', { tag: arabicTwin(language) }, () => {
  test('beside', async () => test.step('no test of its own', async () => {}))
})`
  expect(journeysIn('some.e2e.ts', source, false)).toEqual([
    { title: 'alone', lane: 'test' },
    { title: 'tagged', lane: 'all' },
    { title: 'within', lane: 'all' },
    { title: 'beside', lane: 'test' },
  ])
})
