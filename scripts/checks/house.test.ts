import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  // A file that was just deleted is still in the index.
  .filter((file) => existsSync(join(root, file)))
  .filter(
    (file) =>
      /^(src|server|machines|e2e|qa|bench|scripts)\/.*\.(ts|tsx|mjs)$/.test(file) &&
      !file.includes('/generated/'),
  )

/**
 * All allowed roles. `cases` are the input of the path generator for a chart, `job` is the work of
 * a queue or a sweep, `export` a list as a file, `worker` a separate entry of the build, `dev` its
 * replacement in tests, `config` a tool's settings.
 */
const roles = [
  'machine',
  'cases',
  'screen',
  'queries',
  'recipe',
  'mutations',
  'format',
  'handlers',
  'rules',
  'store',
  'table',
  'job',
  'export',
  'presenter',
  'errors',
  'worker',
  'dev',
  'test',
  'e2e',
  'config',
  'd',
]
const emptyNames = ['index', 'utils', 'util', 'helpers', 'types', 'constants', 'common', 'misc']

/** What is wrong with a file's name, or null. */
function nameFault(file: string): string | null {
  const [name = '', ...rest] = file.replace(/^.*\//, '').split('.').slice(0, -1)
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    return `${file}: names are lower-case words joined by hyphens`
  if (emptyNames.includes(name)) return `${file}: "${name}" says nothing; name the concept`
  const unknown = rest.find((role) => !roles.includes(role))
  if (unknown !== undefined) return `${file}: .${unknown} is not a role (${roles.join(' ')})`
  if (rest.includes('screen') && !/^src\/screens\/[^/]+\/[^/]+\//.test(file))
    return `${file}: a screen lives in src/screens/<area>/<screen>/`
  if (
    rest.length > 0 &&
    rest.includes('e2e') !== (file.startsWith('e2e/') && !rest.includes('test'))
  )
    return `${file}: journeys, and only they, are e2e/**/<journey>.e2e.ts`
  return null
}

/** Question banks and the like are data that happens to be written in TypeScript. */
const isData = (file: string) => file.startsWith('server/content/')

/** A list of test cases grows with each behaviour, so its length is no sign of mixed subjects. */
const isTest = (file: string) => /\.(test|e2e)\.tsx?$/.test(file)

const lines = (file: string) => readFileSync(join(root, file), 'utf8').split('\n').length - 1

test('the house has files to look at', () => {
  expect(files.length).toBeGreaterThan(50)
})

test('file names say concept and role', () => {
  expect(files.map(nameFault).filter((fault) => fault !== null)).toEqual([])
})

// Lines as Prettier writes them: more than these say that a file has two reasons to change.
test('no file but tests and data passes 300 lines', () => {
  const counted = files.filter((file) => !isTest(file) && !isData(file))
  expect(counted.filter((file) => lines(file) > 300)).toEqual([])
})

// More files than these in one folder hold more than one concept: give each a folder of its own.
test('no folder passes 30 files', () => {
  const folders = files.filter((file) => !isTest(file)).map((file) => dirname(file))
  const count = (folder: string) => folders.filter((one) => one === folder).length
  expect([...new Set(folders)].filter((folder) => count(folder) > 30)).toEqual([])
})

test.each([
  'src/lib/utils.ts',
  'src/ui/Button.tsx',
  'server/modules/auth/auth.service.ts',
  'src/features/user/index.ts',
  'src/app/login.screen.tsx',
  'server/a.e2e.ts',
])('%s is refused as a name', (file) => {
  expect(nameFault(file)).not.toBeNull()
})

test.each([
  'src/screens/auth/login/login.screen.tsx',
  'src/screens/auth/login/login.screen.test.tsx',
  'e2e/journeys/everybody/journey.e2e.ts',
  'e2e/fixtures.ts',
  'e2e/paths/session/session.test.ts',
  'server/modules/auth/auth.handlers.ts',
  'machines/attempt/attempt.cases.ts',
])('%s is a good name', (file) => {
  expect(nameFault(file)).toBeNull()
})
