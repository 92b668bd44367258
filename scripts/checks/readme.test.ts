import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')
const readme = read('README.md')
const contributing = read('CONTRIBUTING.md')

test('the README names every variable that the server reads', () => {
  const names = [...read('server/env.ts').matchAll(/^ {2}([A-Z][A-Z0-9_]+): z/gm)].map(
    ([, name]) => name,
  )
  expect(names.length).toBeGreaterThan(5)
  expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([])
})

test('the README and the contributors’ page name only commands that exist', () => {
  const scripts = Object.keys(JSON.parse(read('package.json')).scripts)
  const named = [...`${readme}${contributing}`.matchAll(/npm run (?:-s )?([a-z:-]+)/g)].map(
    ([, name]) => name,
  )
  expect(named.length).toBeGreaterThan(5)
  expect(
    [...new Set(named)].filter((name) => name !== undefined && !scripts.includes(name)),
  ).toEqual([])
})

test('the links of both lead somewhere', () => {
  const targets = [...`${readme}${contributing}`.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(
    ([, target]) => target ?? '',
  )
  expect(targets.length).toBeGreaterThan(0)
  for (const target of targets)
    expect(() =>
      readFileSync(
        join(import.meta.dirname, '../..', target, target.includes('.') ? '' : '0000-template.md'),
      ),
    ).not.toThrow()
})
