import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => existsSync(join(root, file)))

const rows = readFileSync(join(root, 'docs/specification-coverage.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )

/** `a/{b,c}.ts` as the shell reads it. */
function unbraced(path: string): string[] {
  const [, before = '', within, after = ''] = /^(.*?)\{([^{}]*,[^{}]*)\}(.*)$/.exec(path) ?? []
  return within === undefined
    ? [path]
    : within.split(',').flatMap((word) => unbraced(before + word + after))
}

/**
 * Whether a file or folder has this path, or ends with it where the row names a neighbour of
 * another.
 */
function stands(path: string): boolean {
  const words = path.replace(/[.+()]/g, '\\$&').replaceAll('*', '[^/]*')
  const pattern = new RegExp(`(^|/)${words}(/|$)`)
  return files.some((file) => pattern.test(file))
}

/** Paths among what stands in back quotes; the rest are names within a file. */
const isPath = (quoted: string) =>
  /\.(ts|tsx|mjs|json|yaml|txt|html|\*)$/.test(quoted) ||
  /^(src|server|machines|e2e|openapi|locales|scripts|bench)\//.test(quoted)

const paths = (cell = '') =>
  [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, quoted = '']) => unbraced(quoted)).filter(isPath)

test('every row of the coverage has its section, its line, where it lives and what shows it', () => {
  expect(rows.length).toBeGreaterThan(200)
  expect(rows.filter((row) => row.length !== 4 || row.some((cell) => cell === ''))).toEqual([])
  expect(
    rows.map(([section]) => section).filter((section) => !/^[1-9](\.\d)?$/.test(section ?? '')),
  ).toEqual([])
})

test('every path that the coverage names is there', () => {
  const named = rows.flatMap(([, , where, shown]) => [...paths(where), ...paths(shown)])
  expect(named.length).toBeGreaterThan(500)
  expect([...new Set(named)].filter((path) => !stands(path))).toEqual([])
})

test('a name that the coverage places in a file is in it', () => {
  const placed = rows.flatMap(([, , where = '']) =>
    [...where.matchAll(/`([^`]+)` in `([^`{*]+)`/g)].map(([, name = '', path = '']) => ({
      name,
      path,
    })),
  )
  expect(placed.length).toBeGreaterThan(20)
  const isIn = ({ name, path }: { name: string; path: string }) =>
    files.some(
      (file) =>
        (file === path || file.startsWith(`${path}/`)) &&
        readFileSync(join(root, file), 'utf8').includes(name),
    )
  expect(placed.filter((one) => !isIn(one))).toEqual([])
})

test('what shows a row is a test', () => {
  const shown = rows.flatMap(([, , , cell]) => paths(cell))
  expect(shown.filter((path) => !/\.(test|e2e)\.tsx?$/.test(path))).toEqual([])
  expect(rows.filter(([, , , cell]) => paths(cell).length === 0)).toEqual([])
})
