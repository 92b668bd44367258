// npm run faults [-- --runs N] [--seed N] [--kills N]: fault schedules on the real client queue, a
// twentieth of them on the real server too, as many SIGKILLs of a real server process, and two in
// the middle of approving 10,000. The seed is printed; with it the same schedules are played again.
import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { runBin } from './lib/run.mjs'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5000' },
    seed: { type: 'string', default: String(randomInt(2 ** 31)) },
    kills: { type: 'string', default: '25' },
  },
})
const isNumber = (word) => /^\d+$/.test(word)

if (![values.runs, values.seed, values.kills].every(isNumber)) {
  console.error('Usage: npm run faults [-- --runs N] [--seed N] [--kills N]')
  process.exitCode = 2
} else {
  console.log(`${values.runs} schedules of seed ${values.seed}, and ${values.kills} SIGKILLs`)
  const env = {
    NODE_ENV: 'test',
    LANE: 'all',
    FAULTS_RUNS: values.runs,
    FAULTS_SEED: values.seed,
    FAULTS_KILLS: values.kills,
    FAULTS_CROWD: '10000',
  }
  const { code } = await runBin(
    'vitest',
    [
      'run',
      '--project=server',
      'scripts/faults/faults.test.ts',
      'scripts/faults/planted.test.ts',
      'server/modules/attempts/crash.test.ts',
      'server/modules/approvals/crash.test.ts',
    ],
    { show: true, env },
  )
  if (code !== 0)
    console.log(
      `To repeat this run: npm run faults -- --runs ${values.runs} --seed ${values.seed} --kills ${values.kills}`,
    )
  process.exitCode = code
}
