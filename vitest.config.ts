import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { bothDatabases, lane, repeatedCorpora } from './scripts/lib/lanes.mjs'
import { patient } from './scripts/lib/patience.mjs'
import { root } from './scripts/lib/paths.mjs'
import { listeningPostgres, testsOnDatabases } from './scripts/lib/test-databases.mjs'

const postgres = await listeningPostgres()

/**
 * Packages and modules stay read for the next file: reading them takes seconds. What a test sets in
 * one, it puts back.
 */
const shared = { isolate: false }

/**
 * The tests under src that draw nothing, and of these the ones that share no modules with others:
 * they want a page of their own, replace a module, or prepare something before their modules are
 * loaded.
 */
const logicTests = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => `src/${name.replaceAll('\\', '/')}`)
const logicAloneTests = logicTests.filter((file) =>
  /@vitest-environment|vi\.(?:mock|doMock|hoisted|resetModules)\(/.test(
    readFileSync(join(root, file), 'utf8'),
  ),
)

/** A worker is kept while the next file wants the same surroundings, so those all have Node's. */
const logic = {
  extends: true as const,
  test: {
    ...shared,
    name: 'logic',
    include: logicTests,
    exclude: logicAloneTests,
    unstubGlobals: true,
  },
}

const logicAlone = {
  extends: true as const,
  test: { name: 'logic-alone', include: logicAloneTests },
}

/**
 * These tests replace a module, read the environment when a module is loaded, or test a module that
 * remembers: each gets modules of its own. All others that draw share theirs. A worker is kept
 * while the next file wants the same surroundings, so those all have jsdom.
 */
const withModulesOfTheirOwn = [
  'src/{api,app,i18n,lib}/**/*.test.tsx',
  'src/features/assessments/**/*.test.tsx',
  'src/screens/auth/reset-link/**/*.test.tsx',
  'src/screens/candidate/{assessment,personality}/**/*.test.tsx',
  'src/ui/career-path/path-climb.test.tsx',
]

const screens = {
  extends: true as const,
  test: {
    ...shared,
    name: 'screens',
    include: ['src/**/*.test.tsx'],
    exclude: withModulesOfTheirOwn,
    setupFiles: ['src/testing/clear-page.ts'],
    unstubGlobals: true,
  },
}

const screensAlone = {
  extends: true as const,
  test: {
    name: 'screens-alone',
    include: withModulesOfTheirOwn,
    setupFiles: ['src/testing/clear-page.ts'],
  },
}

/** Server tests run once, on PostgreSQL where there is one. */
const server = {
  extends: true as const,
  test: {
    ...shared,
    name: 'server',
    include: ['{server,machines,openapi,scripts,e2e,qa}/**/*.test.{ts,tsx}'],
    exclude: lane === 'all' ? [] : [...repeatedCorpora],
    env: { TEST_DATABASE_URL: postgres ?? '' },
  },
}

/** Where there is a PostgreSQL, these run on the embedded database too. */
const embedded = {
  extends: true as const,
  test: {
    ...shared,
    name: 'embedded',
    include: lane === 'all' ? [...bothDatabases, ...testsOnDatabases()] : [...bothDatabases],
    env: { TEST_DATABASE_URL: '' },
  },
}

export default defineConfig({
  test: {
    // With two workers a quarter of the processor's time was unused, as tests of screens wait for
    // timers and those of the server for the database.
    maxWorkers: 2 * availableParallelism(),
    projects: [
      screens,
      screensAlone,
      logic,
      logicAlone,
      server,
      ...(postgres === null ? [] : [embedded]),
    ],
    // Vitest keeps what it made of each module between runs, by the module's text and these
    // settings: to make that of the server anew takes longer than most of its tests.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.cache/vitest' },
    environment: 'node',
    restoreMocks: true,
    // A server on a fresh database starts in a second or two, and in many on a machine that is busy
    // with something else.
    hookTimeout: patient(60_000),
    testTimeout: patient(90_000),
    expect: { poll: { timeout: patient(10_000) } },
  },
})
