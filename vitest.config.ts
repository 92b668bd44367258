import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,server,machines,openapi,scripts,e2e}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Left to itself it keeps one core for itself, which is half of a machine with two.
    maxWorkers: '100%',
    globalSetup: ['server/testing/database-template.ts'],
    restoreMocks: true,
    // A server on a fresh database starts in a second or two, and in many on a machine that is busy with something else.
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
})
