import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,server,machines,openapi,scripts,e2e}/**/*.test.{ts,tsx}'],
    environment: 'node',
    globalSetup: ['server/testing/database-template.ts'],
    restoreMocks: true,
    // A server on a fresh database starts in a second or two, and in many on a machine that is busy with something else.
    hookTimeout: 60_000,
    testTimeout: 30_000,
  },
})
