import 'fake-indexeddb/auto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { patient } from '../lib/patience.mjs'
import { startTestServer, type TestServer } from '../../server/testing/server'
import { hunt } from './hunt'
import { realServer } from './real-server'
import { FastServer } from './server-side'

// npm run faults sets these for more schedules under another seed.
const seed = Number(process.env.FAULTS_SEED ?? 20_261_120)
const runs = Number(process.env.FAULTS_RUNS ?? 200)
const realRuns = Math.ceil(runs / 20)

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

test(
  `${runs} fault schedules on the real client queue: no saved edit is lost, the last one arrives, events stand once and in order`,
  { timeout: patient(3_600_000) },
  async () => {
    expect(await hunt({ seed, runs, server: () => new FastServer() })).toBeNull()
  },
)

test(
  `${realRuns} of them on the real server and its database`,
  { timeout: patient(3_600_000) },
  async () => {
    expect(await hunt({ seed, runs: realRuns, server: () => realServer(server) })).toBeNull()
  },
)
