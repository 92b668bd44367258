// npm run paths:report [-- --as-is] [-- --since REF] runs the unit and browser suites of the charts
// and writes the report. With --as-is it runs nothing and writes what the last runs left; with
// --since the report can show what has changed since a revision.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './lib/install.mjs'
import { root } from './lib/paths.mjs'

const { values } = parseArgs({
  options: { 'as-is': { type: 'boolean', default: false }, since: { type: 'string' } },
})
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
const since = values.since === undefined ? [] : ['--since', values.since]
codes.push(
  (await runBin('tsx', [join(root, 'scripts/paths-report/write.ts'), ...since], { show: true }))
    .code,
)
process.exitCode = codes.every((code) => code === 0) ? 0 : 1
