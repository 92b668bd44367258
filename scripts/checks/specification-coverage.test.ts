import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
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

test('every row names at least one test, and only tests', () => {
  const shown = rows.flatMap(([, , , cell]) => paths(cell))
  expect(shown.filter((path) => !/\.(test|e2e)\.tsx?$/.test(path))).toEqual([])
  expect(rows.filter(([, , , cell]) => paths(cell).length === 0)).toEqual([])
})

/**
 * The lines of the specification, which is not in this repository, by their digests: its section,
 * the line and the rows that are for it, or `-` for a heading within a section and for what it says
 * is not shown. The list was made once by taking each item of a list, row of a table (without its
 * head) and paragraph of sections 2 to 9 in their order, without the mark before it, the cells of a
 * row parted by ` | `. A digest is the beginning of the SHA-256, of a line's words or of a row's
 * section and line. Whoever words a row anew puts its new digest in the place of the old one.
 */
const lines = readFileSync(join(root, 'docs/specification-lines.txt'), 'utf8')
  .trim()
  .split('\n')
  .map((line, at) => {
    const [section = '', digest = '', ...ofRows] = line.split(' ')
    return { section, digest, ofRows: ofRows.filter((one) => one !== '-'), at: at + 1 }
  })

/** How many lines each section of the specification has. */
const counts = {
  '2.1': 13,
  '2.2': 18,
  '2.3': 13,
  '2.4': 1,
  '2.5': 8,
  '3': 75,
  '4.1': 19,
  '4.2': 7,
  '4.3': 7,
  '5': 25,
  '6': 14,
  '7': 1,
  '7.1': 9,
  '7.2': 9,
  '7.3': 9,
  '7.4': 4,
  '7.5': 21,
  '7.6': 28,
  '7.7': 3,
  '7.8': 4,
  '8.1': 7,
  '8.2': 6,
  '8.3': 48,
  '8.4': 1,
  '9': 35,
}

test('every line of the specification is listed once, with the rows that are for it', () => {
  const counted: Record<string, number> = {}
  for (const { section } of lines) counted[section] = (counted[section] ?? 0) + 1
  expect(counted).toEqual(counts)
  expect(new Set(lines.map(({ section, digest }) => `${section} ${digest}`)).size).toBe(385)
  expect(lines.filter(({ ofRows }) => ofRows.length === 0)).toHaveLength(19)
})

test('no row that a line of the specification asks for is lost', () => {
  const standing = new Set(
    rows.map(([section, line]) =>
      createHash('sha256').update(`${section} ${line}`).digest('hex').slice(0, 10),
    ),
  )
  expect(lines.filter(({ ofRows }) => ofRows.some((one) => !standing.has(one)))).toEqual([])
})
