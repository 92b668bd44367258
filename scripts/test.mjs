// npm test: installs what is missing, runs every check and every test, and closes with `N passed, N
// failed`. npm run test:all repeats proofs too (scripts/lib/lanes.mjs says which).
//   npm test -- --only static          the static checks alone (npm run check)
//   npm test -- --only unit path/…     one step; what follows narrows Vitest or Playwright
//   npm test -- --only paths --since REF   the walks for what has changed of the charts since then
import { parseArgs } from 'node:util'
import { ensureInstalled } from './lib/install.mjs'

async function main() {
  const { values, positionals } = parseArgs({
    options: { only: { type: 'string' }, lane: { type: 'string' }, since: { type: 'string' } },
    allowPositionals: true,
  })
  if (values.lane) process.env.LANE = values.lane
  await ensureInstalled()
  if (values.since !== undefined) {
    if (values.only !== 'paths') throw new Error('--since goes with --only paths.')
    const { changedPaths } = await import('./lib/changed-paths.mjs')
    const { text, files, transitions } = await changedPaths(values.since)
    console.log(text)
    if (files.length === 0) return { passed: 0, failed: 0, hasNothing: true }
    process.env.PATHS_TAKE = transitions.join('\n')
    positionals.push(...files)
  }
  const { selectSteps } = await import('./lib/steps.mjs')
  const { runSteps } = await import('./lib/run-steps.mjs')
  return runSteps(selectSteps(values.only), positionals)
}

let passed = 0
let failed = 0
try {
  let hasNothing
  ;({ passed, failed, hasNothing = false } = await main())
  if (passed + failed === 0 && !hasNothing) throw new Error('No test ran.')
} catch (error) {
  console.error(error.message)
  failed += 1
}
process.exitCode = failed === 0 ? 0 : 1
console.log(`${passed} passed, ${failed} failed`)
