import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/lib/browser.mjs'

const executablePath = await findBrowser()
if (executablePath === null) throw new Error('No browser for the tests. npm test installs one; CHROMIUM_PATH names one.')

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  // The walks through the charts take minutes of their own and run when they are asked for: npm test -- --only paths.
  testIgnore: process.env.PATHS === '1' ? [] : ['**/paths/**'],
  outputDir: 'test-results',
  // Each worker runs a server and a browser; more of them than half the cores only wait for each other.
  workers: 1,
  fullyParallel: false,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    timezoneId: 'Asia/Dubai',
    permissions: ['camera', 'microphone'],
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
      ],
    },
  },
})
