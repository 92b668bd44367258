import 'fake-indexeddb/auto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../server/testing/server'
import { hunt } from './hunt'
import { LazyServer, NoEpochServer, NoKeyServer, savedBeforeStored } from './plants'
import { realServer } from './real-server'
import { FastServer } from './server-side'

// npm run faults sets these for more schedules under another seed.
const seed = Number(process.env.FAULTS_SEED ?? 20_261_120)
const runs = Number(process.env.FAULTS_RUNS ?? 1_000)
const realRuns = Math.ceil(runs / 20)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test(
  `${runs} fault schedules on the real client queue: no saved edit is lost, the last one arrives, events stand once and in order`,
  { timeout: 3_600_000 },
  async () => {
    expect(await hunt({ seed, runs, server: () => new FastServer() })).toBeNull()
  },
)

test(
  `${realRuns} of them on the real server and its database`,
  { timeout: 3_600_000 },
  async () => {
    expect(await hunt({ seed, runs: realRuns, server: () => realServer(server) })).toBeNull()
  },
)

test.each([
  [
    'a page that shows as saved what no answer came of',
    () => hunt({ seed, runs: 300, server: () => new FastServer(), plant: savedBeforeStored }),
    /^(Lost|Not delivered): /m,
  ],
  [
    'a server that answers before it stores',
    () => hunt({ seed, runs: 300, server: () => new LazyServer() }),
    /^(Lost|Not delivered): /m,
  ],
  [
    'a server that does not look at the epoch',
    () => hunt({ seed, runs: 300, server: () => new NoEpochServer() }),
    /^(Lost: |Not delivered: |\w+ shows #)/m,
  ],
  [
    'a server that does not look at the keys of events',
    () => hunt({ seed, runs: 300, server: () => new NoKeyServer() }),
    /on the list \d+ times|^(\S+ \(\d+\.\d+\)) is on the list after \1\.$/m,
  ],
])(
  'a planted fault is found and told in steps: %s',
  { timeout: 600_000 },
  async (_, search, said) => {
    const found = await search()
    expect(found).toMatch(said)
    expect(found).toMatch(
      /^Schedule \d+ of seed \d+, made as small as it goes:\n {2}1\. A1 starts the assessment.*\n {2}2\. /,
    )
    if (process.env.FAULTS_TELL === '1') console.log(found)
  },
)
