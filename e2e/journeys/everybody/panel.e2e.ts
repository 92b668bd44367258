import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { readRecording } from '../../../machines/paths/recording/read-recording'
import { patient } from '../../../scripts/lib/patience.mjs'
import { expect, test } from '../../fixtures'
import { putTogether } from '../../lanes'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const email = 'candidate@demo.masar.example'
const password = 'Masar-Demo1'

const getPanel = (page: Page) => page.getByRole('complementary', { name: 'Charts' })
const press = (page: Page, name: string) =>
  getPanel(page).getByRole('button', { name, exact: true }).click()

/** Records a login in the panel, without pictures, and gives the path of the file. */
async function recordLogin(page: Page): Promise<string> {
  await page.goto('/dev/panel?at=/auth/login')
  await getPanel(page).getByRole('checkbox', { name: 'With pictures' }).uncheck()
  await press(page, 'Record')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await expect(page).toHaveURL(/\/candidate\/dashboard/)
  await expect(getPanel(page)).toContainText('The candidate uses the application.')
  await press(page, 'Stop')
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Download')])
  return download.path()
}

test('the panel shows the charts beside the application, and records a login without what was typed', async ({
  page,
  a11y,
}) => {
  const text = readFileSync(await recordLogin(page), 'utf8')
  const recording = readRecording(text)
  if (typeof recording === 'string') throw new Error(recording)
  expect(recording.steps.map(({ event }) => event)).toEqual(
    expect.arrayContaining(['login.submitted', 'xstate.done.actor.login']),
  )
  expect(recording.steps.flatMap(({ calls }) => calls.map(({ path }) => path))).toContain(
    '/user/auth/login-user/',
  )
  for (const secret of [email, password, 'Mariam']) expect(text).not.toContain(secret)
  await a11y(page)

  // The application keeps what the panel leaves it, and does not hear of a press in the panel.
  const panel = await getPanel(page).boundingBox()
  const body = await page.locator('body').boundingBox()
  expect(body?.width).toBe(1280 - (panel?.width ?? 0))
  await page.getByRole('button', { name: 'Notifications' }).click()
  const layer = page.getByRole('dialog', { name: 'Notifications' })
  await expect(layer).toBeVisible()
  await press(page, 'Discard')
  await expect(layer).toBeVisible()

  // It stays for the tab until it is closed.
  await page.goto('/candidate/profile')
  await expect(getPanel(page)).toContainText('The candidate uses the application.')
  await press(page, 'Fold')
  await expect(page.getByRole('button', { name: 'Unfold the panel' })).toBeVisible()
  await page.getByRole('button', { name: 'Unfold the panel' }).click()
  await press(page, 'Close')
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await expect(getPanel(page)).toHaveCount(0)
})

test(
  'a recorded login is driven again by npm run replay',
  { tag: putTogether },
  async ({ page }, testInfo) => {
    test.setTimeout(patient(300_000))
    const hand = testInfo.outputPath('hand')
    const file = await recordLogin(page)
    const tsx = fileURLToPath(new URL('../../../node_modules/tsx/dist/cli.mjs', import.meta.url))
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [tsx, 'scripts/replay.ts', file],
      { cwd: root, env: { ...process.env, PATHS_HAND: hand } },
    )
    expect(stdout).toContain('The visitor submits e-mail and password.')
    expect(stdout).toMatch(/Driven, session, walk 1: \d+ steps\./)
    expect(readdirSync(hand)).toHaveLength(1)
  },
)

test.describe('in a browser that was here before', () => {
  test.use({ serviceWorkers: 'allow' })

  test('?panel opens the panel, which stays through a reload, although a service worker keeps the page', async ({
    page,
  }) => {
    await page.goto('/auth/login')
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.reload()
    await page.goto('/auth/login?panel')
    // The page is loaded once more to be free of the worker.
    await expect
      .poll(() => page.evaluate(() => navigator.serviceWorker.controller).catch(() => 'loading'))
      .toBeNull()
    await page.reload()
    await expect(getPanel(page)).toBeVisible()
    // Without the panel the worker comes back.
    await press(page, 'Close')
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  })
})
