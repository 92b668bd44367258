import { defineConfig } from 'vitest/config'

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
          name: 'server',
          include: ['{server,machines,openapi,scripts,e2e}/**/*.test.{ts,tsx}'],
          globalSetup: ['server/testing/database-template.ts', 'scripts/testing/built-server.ts'],
          // Packages and modules stay read for the next file: those of a server take seconds. What
          // a test sets in one, it puts back.
          isolate: false,
        },
      },
    ],
    environment: 'node',
    restoreMocks: true,
    // A server on a fresh database starts in a second or two, and in many on a machine that is busy
    // with something else.
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
})
