import { defineConfig } from 'vitest/config'
import { bothDatabases, lane, repeatedCorpora } from './scripts/lib/lanes.mjs'
import { patient } from './scripts/lib/patience.mjs'
import { listeningPostgres, testsOnDatabases } from './scripts/lib/test-databases.mjs'

const postgres = await listeningPostgres()

/** Packages and modules stay read for the next file: those of a server take seconds. What a test sets in one, it puts back. */
const server = { isolate: false }

/** Server tests run once, on PostgreSQL where there is one: here are those that run on the other too. */
const embedded = {
  extends: true as const,
  test: {
    ...server,
    name: 'embedded',
    include: lane === 'all' ? [...bothDatabases, ...testsOnDatabases()] : [...bothDatabases],
    env: { TEST_DATABASE_URL: '' },
  },
}

export default defineConfig({
  test: {
    // Left to itself it keeps one core for itself, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['src/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          ...server,
          name: 'server',
          include: ['{server,machines,openapi,scripts,e2e}/**/*.test.{ts,tsx}'],
          exclude: lane === 'all' ? [] : [...repeatedCorpora],
          env: { TEST_DATABASE_URL: postgres ?? '' },
        },
      },
      ...(postgres === null ? [] : [embedded]),
    ],
    environment: 'node',
    restoreMocks: true,
    // A server on a fresh database starts in a second or two, and in many on a machine that is busy
    // with something else.
    hookTimeout: patient(60_000),
    testTimeout: patient(30_000),
  },
})
