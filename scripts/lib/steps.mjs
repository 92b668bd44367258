import { join } from 'node:path'
import { ensureBrowser, ensureWindowless } from './browser.mjs'
import { buildWhatIsStale } from './build.mjs'
import { playwrightCounts, resultsFile, vitestCounts } from './counts.mjs'
import { findFirefox, findXvfb } from './firefox.mjs'
import { amounts, lane, repeatedSteps } from './lanes.mjs'
import { root } from './paths.mjs'
import { bin, run, runBin } from './run.mjs'
import { withSecondRun } from './second-run.mjs'

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
/** Browser tests of these suites of playwright.config.ts, in one run. */
const suites = (name, names) => ({
  name,
  group: 'browser',
  needs: ['build'],
  allCores: true,
  run: (filters) => playwright(name, names, filters),
})

/** Steps that use one core come first, so that two of them run in parallel. */
const steps = [
  { name: 'types', group: 'static', quiet: true, run: types },
  check('format', 'prettier', [
    '--check',
    '--log-level=warn',
    '--cache',
    '--cache-location=.cache/prettier',
    '.',
  ]),
  { name: 'build', group: 'build', quiet: true, run: build },
  script('generate', 'generate.mjs', ['--check']),
  script('lock', 'checks/lock.mjs'),
  check('contract', 'redocly', ['lint', 'openapi/openapi.yaml', '--format=stylish']),
  check('lint', 'oxlint', ['--type-aware', '--deny-warnings']),
  typescript('boundaries', 'checks/boundaries.ts'),
  check('dead-code', 'knip', ['--no-progress']),
  typescript('locales', 'checks/locales.ts'),
  {
    name: 'size',
    group: 'browser',
    quiet: true,
    shown: true,
    needs: ['build'],
    run: async () => {
      const env = { CHROMIUM_PATH: await ensureBrowser() }
      return verdict(await runBin('tsx', [join(root, 'scripts/checks/size.ts')], { env }))
    },
  },
  { name: 'unit', group: 'unit', allCores: true, run: vitest },
  suites('browser', 'states,paths,journeys'),
  // The browser step holds these too.
  { ...suites('paths', 'paths'), group: 'paths', onlyNamed: true },
  // What looks for faces takes all cores.
  suites('signals', 'signals'),
  // These two run in parallel, because one mostly waits for Firefox and the other for the registry.
  { ...suites('firefox', 'firefox'), allCores: false, run: firefox },
  { ...typescript('image', 'image.ts'), group: 'image' },
  {
    name: 'coverage',
    group: 'coverage',
    shown: true,
    quiet: true,
    // It reads what these two took of every chart.
    needs: ['unit', 'browser'],
    run: async () => verdict(await runBin('tsx', [join(root, 'scripts/paths-report/figures.ts')])),
  },
]

/**
 * The steps of a comma-separated list of names and groups with the build where they need it, in
 * their order; all of the lane's when there is no list.
 */
export function selectSteps(list) {
  const inLane = ({ name }) => lane === 'all' || !(name in repeatedSteps)
  if (!list) return steps.filter((step) => inLane(step) && !step.onlyNamed)
  const wanted = list.split(',')
  for (const word of wanted) {
    if (steps.some((step) => step.name === word || step.group === word)) continue
    const names = [...new Set(steps.flatMap(({ name, group }) => [name, group]))]
    throw new Error(`There is no step called ${word}. Steps and groups: ${names.join(', ')}.`)
  }
  const chosen = steps.filter(
    (step) => wanted.includes(step.name) || (wanted.includes(step.group) && inLane(step)),
  )
  const isBuilding = chosen.some(({ needs = [] }) => needs.includes('build'))
  return steps.filter((step) => chosen.includes(step) || (isBuilding && step.name === 'build'))
}

/**
 * TypeScript 7.0 never takes back an error that a JSON file caused, such as a sentence that was
 * missing in locales/ (microsoft/TypeScript#64025): what fails is checked once more from nothing.
 */
async function types() {
  const incremental = await runBin('tsc', ['-b'])
  return verdict(incremental.code === 0 ? incremental : await runBin('tsc', ['-b', '--force']))
}

async function build() {
  await buildWhatIsStale()
  return { passed: 1, failed: 0 }
}

async function vitest(filters) {
  const counts = await runVitest('unit', filters)
  // The projects do not take the number of workers from the command line.
  const alone = { VITEST_MAX_WORKERS: '1' }
  return withSecondRun(counts, (file) => runVitest('unit-again', [file], alone))
}

async function runVitest(name, args, more = {}) {
  const output = resultsFile(name)
  const errors = resultsFile(`${name}-errors`)
  const reporters = ['default', 'json', join(root, 'scripts/lib/unhandled-errors.mjs')]
  const { code } = await runBin(
    'vitest',
    [
      'run',
      ...reporters.map((reporter) => `--reporter=${reporter}`),
      `--outputFile.json=${output}`,
      ...args,
    ],
    { show: true, env: { ...amounts, ...more, NODE_ENV: 'test', UNHANDLED_ERRORS: errors } },
  )
  return vitestCounts(output, code, errors)
}

async function playwright(name, suiteNames, filters) {
  const executable = await ensureWindowless()
  // A separate folder, because a run empties it and the picture of the first failure has to stay.
  const apart = ['--workers=1', '--output=test-results/again']
  const again = (file) => runPlaywright(suiteNames, `${name}-again`, [file, ...apart], executable)
  return withSecondRun(await runPlaywright(suiteNames, name, filters, executable), again)
}

/** Nothing is left out where it cannot run: the step fails with the sentence of what is missing. */
async function firefox(filters) {
  findFirefox()
  findXvfb()
  return playwright('firefox', 'firefox', filters)
}

async function runPlaywright(suiteNames, name, args, executable) {
  const output = resultsFile(name)
  const { code } = await run(
    process.execPath,
    [bin('playwright'), 'test', '--reporter=list,json', ...args],
    {
      show: true,
      env: { SUITE: suiteNames, CHROMIUM_PATH: executable, PLAYWRIGHT_JSON_OUTPUT_FILE: output },
    },
  )
  return playwrightCounts(output, code)
}
