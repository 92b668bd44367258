import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser, ensureWindowless } from './browser.mjs'
import { buildWhatIsStale } from './build.mjs'
import { playwrightCounts, resultsFile, vitestCounts } from './counts.mjs'
import { root } from './paths.mjs'
import { bin, run, runBin } from './run.mjs'

// Read before runSteps clears it, so that only the PostgreSQL step sees it.
const postgresUrl = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test'

/** A check counts as one test: its command's exit code is its verdict. */
const check = (name, command, args) => ({
  name,
  group: 'static',
  quiet: true,
  run: async () => verdict(await runBin(command, args)),
})
const script = (name, file, args = []) => ({
  name,
  group: 'static',
  quiet: true,
  run: async () => verdict(await run(process.execPath, [join(root, 'scripts', file), ...args])),
})
const typescript = (name, file, args = []) =>
  check(name, 'tsx', [join(root, 'scripts', file), ...args])
const verdict = ({ code, text }) => ({
  passed: code === 0 ? 1 : 0,
  failed: code === 0 ? 0 : 1,
  text,
})

const steps = [
  script('generate', 'generate.mjs', ['--check']),
  check('contract', 'redocly', ['lint', 'openapi/openapi.yaml', '--format=stylish']),
  check('types', 'tsc', ['--noEmit']),
  check('lint', 'oxlint', ['--type-aware', '--deny-warnings']),
  typescript('boundaries', 'boundaries.ts'),
  check('dead-code', 'knip', ['--no-progress']),
  typescript('locales', 'locales.ts'),
  { name: 'unit', group: 'unit', run: (filters) => vitest('unit', filters, {}) },
  // Not part of a plain run: .ci/run asks for it where a PostgreSQL is at hand.
  {
    name: 'postgres',
    group: 'postgres',
    onlyByName: true,
    run: (filters) =>
      vitest('postgres', filters.length > 0 ? filters : testsOnDatabases(), {
        TEST_DATABASE_URL: postgresUrl,
      }),
  },
  { name: 'build', group: 'build', run: build },
  {
    name: 'size',
    group: 'browser',
    quiet: true,
    shown: true,
    needs: build,
    run: async () =>
      verdict(
        await runBin('tsx', [join(root, 'scripts/size.ts')], {
          env: { CHROMIUM_PATH: await ensureBrowser() },
        }),
      ),
  },
  {
    name: 'browser',
    group: 'browser',
    needs: build,
    run: async (filters) => browser('browser', filters, { CHROMIUM_PATH: await ensureBrowser() }),
  },
  {
    name: 'signals',
    group: 'signals',
    needs: build,
    run: async (filters) =>
      browser('signals', filters, { SUITE: 'signals', CHROMIUM_PATH: await ensureBrowser() }),
  },
  {
    name: 'states',
    group: 'states',
    needs: build,
    run: async (filters) =>
      browser('states', filters, { SUITE: 'states', CHROMIUM_PATH: await ensureWindowless() }),
  },
  {
    name: 'paths',
    group: 'paths',
    needs: build,
    run: async (filters) =>
      browser('paths', filters, { SUITE: 'paths', CHROMIUM_PATH: await ensureWindowless() }),
  },
  // What the unit step and the one above took of every chart.
  {
    name: 'coverage',
    group: 'coverage',
    shown: true,
    quiet: true,
    run: async () => verdict(await runBin('tsx', [join(root, 'scripts/paths-report/figures.ts')])),
  },
]

/**
 * The steps of a comma-separated list of names and groups, in their order; all of a plain run when
 * there is no list.
 */
export function selectSteps(list) {
  if (!list) return steps.filter((step) => !step.onlyByName)
  const wanted = list.split(',')
  for (const word of wanted) {
    if (!steps.some((step) => step.name === word || step.group === word))
      throw new Error(
        `There is no step ${word}. Steps: ${steps.map((step) => step.name).join(', ')}; groups: static, unit, browser, signals, states, paths, coverage.`,
      )
  }
  return steps.filter((step) => wanted.includes(step.name) || wanted.includes(step.group))
}

/**
 * Those that are on PostgreSQL where one is named; the others would be run a second time for
 * nothing.
 */
const testsOnDatabases = () =>
  readdirSync(join(root, 'server'), { recursive: true })
    .filter((path) => path.endsWith('.test.ts'))
    .map((path) => join('server', path))
    .filter((path) =>
      /startTestServer|TEST_DATABASE_URL/.test(readFileSync(join(root, path), 'utf8')),
    )

async function build() {
  await buildWhatIsStale()
  return { passed: 1, failed: 0 }
}

async function vitest(name, filters, env) {
  const output = resultsFile(name)
  const { code } = await runBin(
    'vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${output}`, ...filters],
    { show: true, env: { ...env, NODE_ENV: 'test' } },
  )
  return vitestCounts(output, code)
}

async function browser(name, filters, more) {
  const output = resultsFile(name)
  const env = { ...more, PLAYWRIGHT_JSON_OUTPUT_FILE: output }
  const { code } = await run(
    process.execPath,
    [bin('playwright'), 'test', '--reporter=list,json', ...filters],
    { show: true, env },
  )
  return playwrightCounts(output, code)
}
