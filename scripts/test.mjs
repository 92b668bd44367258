// npm test: installs what is missing, runs every check and every test, and closes with `N passed, N
// failed`. npm run test:all repeats proofs too (scripts/lib/lanes.mjs says which).
//   npm test -- --only static          the static checks alone (npm run check)
//   npm test -- --only unit path/…     one step; what follows narrows Vitest or Playwright
import { parseArgs } from 'node:util'
import { ensureInstalled } from './lib/install.mjs'

async function main() {
  const { values, positionals } = parseArgs({
    options: { only: { type: 'string' }, lane: { type: 'string' } },
    allowPositionals: true,
  })
  if (values.lane) process.env.LANE = values.lane
  await ensureInstalled()
  const { selectSteps } = await import('./lib/steps.mjs')
  const { runSteps } = await import('./lib/run-steps.mjs')
  return runSteps(selectSteps(values.only), positionals)
}

let passed = 0
let failed = 0
try {
  ;({ passed, failed } = await main())
  if (passed + failed === 0) throw new Error('No test ran.')
} catch (error) {
  console.error(error.message)
  failed += 1
}
process.exitCode = failed === 0 ? 0 : 1
console.log(`${passed} passed, ${failed} failed`)
