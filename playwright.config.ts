import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/lib/browser.mjs'

/** The walks through the charts (docs/qa-paths.md), which are a step of npm test by themselves. */
const isPaths = process.env.PATHS === '1'

const executablePath = await findBrowser()
if (executablePath === null) throw new Error('No browser for the tests. npm test installs one; CHROMIUM_PATH names one.')

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  testIgnore: isPaths ? [] : ['**/paths/**'],
  outputDir: 'test-results',
  // Each worker runs a server and a browser. A walk waits for one or the other most of the time; journeys record for real.
  workers: isPaths ? 2 : 1,
  fullyParallel: isPaths,
  // The longest tour first: what is begun last is waited for alone.
  projects: isPaths ? [{ name: 'session', testMatch: '**/session.e2e.ts' }, { name: 'assessments', testIgnore: '**/session.e2e.ts' }] : [{ name: 'journeys' }],
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
    // It is taken of every test in case that it fails, and takes as much of the machine as the page.
    trace: process.env.TRACE === '1' ? 'retain-on-failure' : 'off',
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
