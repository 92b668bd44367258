import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{src,server,machines,openapi,scripts}/**/*.test.{ts,tsx}'],
    environment: 'node',
    globalSetup: ['server/testing/database-template.ts'],
    restoreMocks: true,
  },
})
