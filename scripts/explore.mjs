// npm run explore [-- --minutes N] [--seed N] [--charts session,english] [--walks N]: walks through
// the charts at random in the real application, with faults between the steps. It prints its seed,
// with which it makes the same choices again.
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './lib/install.mjs'

const charts = ['session', 'english', 'annotation']

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(randomInt(2 ** 20)) },
    charts: { type: 'string', default: charts.join() },
    walks: { type: 'string' },
  },
})
const isNumber = (word) => /^\d+$/.test(word)
const { minutes, seed, walks } = values
const areKnown = values.charts.split(',').every((chart) => charts.includes(chart))

if (!areKnown || ![minutes, seed, walks ?? '1'].every(isNumber)) {
  console.error(
    `Usage: npm run explore [-- --minutes N] [--seed N] [--charts ${charts.join()}] [--walks N]`,
  )
  process.exitCode = 2
} else {
  await ensureInstalled()
  const { ensureWindowless } = await import('./lib/browser.mjs')
  const { buildWhatIsStale } = await import('./lib/build.mjs')
  const { bin, run } = await import('./lib/run.mjs')
  await buildWhatIsStale()
  console.log(`${minutes} minutes of seed ${seed}: ${values.charts}`)
  const env = {
    SUITE: 'explore',
    CHROMIUM_PATH: await ensureWindowless(),
    EXPLORE_MINUTES: minutes,
    EXPLORE_SEED: seed,
    EXPLORE_CHARTS: values.charts,
    ...(walks === undefined ? {} : { EXPLORE_WALKS: walks }),
  }
  const args = [bin('playwright'), 'test', 'explore/explore.e2e.ts', '--workers=1']
  const { code } = await run(process.execPath, args, { show: true, env })
  if (code !== 0)
    console.log(
      `To repeat this run: npm run explore -- --minutes ${minutes} --seed ${seed} --charts ${values.charts}`,
    )
  process.exitCode = code
}
