// npm run explore [-- --minutes N] [--seed N] [--charts session,english] [--walks N]: walks through
// the charts at random in the real application, with faults between the steps. It prints its seed,
// with which it makes the same choices again.
import { randomInt } from 'node:crypto'
import { readExploreOptions } from './lib/explore-options.mjs'
import { ensureInstalled } from './lib/install.mjs'

const options = readExploreOptions(process.argv.slice(2), () => randomInt(2 ** 20))

if (typeof options === 'string') {
  console.error(options)
  process.exitCode = 2
} else {
  const { minutes, seed, walks, charts } = options
  await ensureInstalled()
  const { ensureWindowless } = await import('./lib/browser.mjs')
  const { buildWhatIsStale } = await import('./lib/build.mjs')
  const { bin, run } = await import('./lib/run.mjs')
  await buildWhatIsStale()
  console.log(`${minutes} minutes of seed ${seed}: ${charts.join()}`)
  const env = {
    SUITE: 'explore',
    CHROMIUM_PATH: await ensureWindowless(),
    EXPLORE_MINUTES: minutes,
    EXPLORE_SEED: seed,
    EXPLORE_CHARTS: charts.join(),
    ...(walks === undefined ? {} : { EXPLORE_WALKS: walks }),
  }
  const args = [bin('playwright'), 'test', 'explore/explore.e2e.ts', '--workers=1']
  const { code } = await run(process.execPath, args, { show: true, env })
  const atMost = walks === undefined ? '' : ` --walks ${walks}`
  if (code !== 0)
    console.log(
      `To repeat this run: npm run explore -- --minutes ${minutes} --seed ${seed} --charts ${charts.join()}${atMost}`,
    )
  process.exitCode = code
}
