import { defineConfig, type Project } from '@playwright/test'
import { findBrowser } from './scripts/lib/browser.mjs'
import { lane, repeated } from './scripts/lib/lanes.mjs'
import { patient } from './scripts/lib/patience.mjs'

/**
 * What can be run alone: the sweep of every page's states, the walks through the charts
 * (docs/qa-paths.md), the journeys, and the signals of the camera. Those that hold the longest
 * tests come first, since what is begun last is waited for alone.
 */
const suiteNames = ['states', 'paths', 'journeys', 'signals', 'firefox', 'explore'] as const
type SuiteName = (typeof suiteNames)[number]

const suites: Record<SuiteName, Project[]> = {
  // Each test goes from page to page by itself.
  states: [{ name: 'states', testMatch: '**/states/*.e2e.ts', fullyParallel: true }],
  paths: [
    { name: 'session', testMatch: '**/paths/session.e2e.ts', fullyParallel: true },
    {
      name: 'assessments',
      testMatch: '**/paths/*.e2e.ts',
      testIgnore: '**/paths/session.e2e.ts',
      fullyParallel: true,
    },
  ],
  // A journey's file is one story of one server.
  journeys: [{ name: 'journeys', testMatch: '**/journeys/**/*.e2e.ts' }],
  // Looking for faces takes all of a machine with two cores: nothing is to run beside it.
  signals: [{ name: 'signals', testMatch: 'e2e/signals/signals.e2e.ts' }],
  // Those that drive Firefox, by a library of their own (docs/browsers.md).
  firefox: [{ name: 'firefox', testMatch: '**/firefox/*.e2e.ts' }],
  // Walks at random for as long as they are told to, and what they found. In no lane.
  explore: [{ name: 'explore', testMatch: '**/explore/**/*.e2e.ts' }],
}

/** Those that SUITE names, one or several parted by commas; the journeys where it names none. */
const wanted = (process.env.SUITE ?? 'journeys').split(',')
for (const name of wanted)
  if (!suiteNames.some((known) => known === name))
    throw new Error(`There is no suite ${name}. Suites: ${suiteNames.join(', ')}.`)

const executablePath = await findBrowser()
if (executablePath === null)
  throw new Error('No browser for the tests. npm test installs one; CHROMIUM_PATH names one.')

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/fresh-data.ts',
  outputDir: 'test-results',
  // Each worker runs a server and a browser. Three of them leave no time of two cores unused.
  workers: wanted.includes('signals') ? 1 : '150%',
  projects: suiteNames.filter((name) => wanted.includes(name)).flatMap((name) => suites[name]),
  ...(lane === 'test'
    ? { grepInvert: new RegExp(`(${Object.keys(repeated).join('|')})(?![\\w-])`) }
    : {}),
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: patient(90_000),
  expect: { timeout: patient(10_000) },
  reporter: 'list',
  use: {
    viewport: { width: 1280, height: 800 },
    timezoneId: 'Asia/Dubai',
    permissions: ['camera', 'microphone'],
    // A service worker fetches the whole application into each new browser. Those tests have one
    // that are about it, or about what it does while the connection is cut.
    serviceWorkers: 'block',
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
