// npm run paths:report runs the charts' unit and browser suites and writes the report npm run
// paths:report -- --as-is writes it from what the last runs left
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/paths.mjs'

const { values } = parseArgs({ options: { 'as-is': { type: 'boolean', default: false } } })
await ensureInstalled()
const { ensureWindowless } = await import('./lib/browser.mjs')
const { buildWhatIsStale } = await import('./lib/build.mjs')
const { bin, run, runBin } = await import('./lib/run.mjs')

// A suite that fails is what the report is for, so it is written all the same.
const codes = []
if (!values['as-is']) {
  codes.push(
    (await runBin('vitest', ['run', 'machines/paths'], { show: true, env: { NODE_ENV: 'test' } }))
      .code,
  )
  await buildWhatIsStale()
  const env = {
    CHROMIUM_PATH: await ensureWindowless(),
    SUITE: 'paths',
    LANE: 'all',
    PATHS_PICTURES: '1',
  }
  codes.push(
    (
      await run(process.execPath, [bin('playwright'), 'test', '--reporter=list'], {
        show: true,
        env,
      })
    ).code,
  )
}
codes.push(
  (await runBin('tsx', [join(root, 'scripts/paths-report/write.ts')], { show: true })).code,
)
process.exitCode = codes.every((code) => code === 0) ? 0 : 1
