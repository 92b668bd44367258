import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { bin, run } from './run.mjs'

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const windowless = 'chromium-headless-shell'
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The browser for tests: CHROMIUM_PATH, a system Chromium or Chrome, Playwright's own; null when
 * there is none.
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (!isExecutable(named))
      throw new Error(`CHROMIUM_PATH is ${named}, which is not an executable file.`)
    return named
  }
  const system = systemBrowser()
  if (system) return system
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null
}

/** The browser that asks its questions for a device itself, where the tests run in one that does not. */
export async function findWindowed() {
  const found = await findBrowser()
  return found?.includes(windowless) ? (systemBrowser() ?? found) : found
}

/** The same, installing one as the platform allows. Throws a sentence when that fails. */
export async function ensureBrowser() {
  const present = await findBrowser()
  if (present) return present
  console.log('Installing a browser for the tests (only the first time) …')
  const attempts = [...(isDebianRoot() ? [installByApt] : []), installByPlaywright]
  for (const install of attempts) {
    await install()
    const installed = await findBrowser()
    if (installed) return installed
  }
  throw new Error(
    'No browser found for the tests. Install Chromium or Chrome, or set CHROMIUM_PATH.',
  )
}

/**
 * The same browser without its windows, where there is one: they take as much of a machine as the
 * page. It has no questions for a device either: the tests answer them, and what is about such a
 * question runs in the one of findWindowed.
 */
export async function ensureWindowless() {
  const browser = await ensureBrowser()
  return process.env.CHROMIUM_PATH ? browser : (onPath([windowless]).find(isExecutable) ?? browser)
}

const systemBrowser = () => [...onPath(commands), ...applications].find(isExecutable)

const onPath = (names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

async function installByApt() {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env })
  await run(
    'apt-get',
    ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'chromium-headless-shell'],
    { show: true, env },
  )
}

const installByPlaywright = () =>
  run(process.execPath, [bin('playwright'), 'install', 'chromium'], { show: true })

export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
