import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/lib/browser.mjs'

/**
 * Each is a step of npm test by itself: the journeys, the signals of the camera (looking for faces
 * takes all of a machine with two cores), the walks through the charts (docs/qa-paths.md), and the
 * sweep of every page's states.
 */
const suites = {
  journeys: /e2e\/(?!signals)[\w-]+\.e2e\.ts$/,
  signals: 'e2e/signals.e2e.ts',
  paths: '**/paths/*.e2e.ts',
  states: '**/states/*.e2e.ts',
}
const named = process.env.SUITE ?? ''
const suite = named in suites ? (named as keyof typeof suites) : 'journeys'

const executablePath = await findBrowser()
if (executablePath === null)
  throw new Error('No browser for the tests. npm test installs one; CHROMIUM_PATH names one.')

export default defineConfig({
  testDir: 'e2e',
  testMatch: suites[suite],
  outputDir: 'test-results',
  // Each worker runs a server and a browser.
  workers: suite === 'signals' ? 1 : 2,
  // A journey's file is one story of one server.
  fullyParallel: suite === 'paths' || suite === 'states',
  // The longest tour first: what is begun last is waited for alone.
  projects:
    suite === 'paths'
      ? [
          { name: 'session', testMatch: '**/session.e2e.ts' },
          { name: 'assessments', testIgnore: '**/session.e2e.ts' },
        ]
      : [{ name: suite }],
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
    // It is taken of every test in case that it fails, and takes as much of the machine as the
    // page.
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
