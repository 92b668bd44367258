import { chromium, type Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { assessment } from './journey/assessment'
import { joining } from './journey/joining'
import { approvedCandidate, type Newcomer } from './journey/people'
import type { Say } from './journey/words'

let person: Newcomer
test.beforeAll(async ({ server }) => {
  person = await approvedCandidate(server, 'Meera')
})

async function atTheDevices(page: Page, say: Say) {
  await joining(page, say).logIn(person)
  await expect(page).toHaveURL(/\/candidate\/dashboard$/)
  const candidate = assessment(page, say)
  await candidate.open()
  await candidate.goThroughPractice()
  await candidate.consent()
  await candidate.acceptConditions()
  return candidate
}

test('a browser that cannot record is told so before anything begins', async ({ page, say }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'MediaRecorder'))
  await joining(page, say).logIn(person)
  await expect(page).toHaveURL(/\/candidate\/dashboard$/)
  await page.goto('/candidate/assessments/english')
  const candidate = assessment(page, say)
  await expect(candidate.heading('check.unsupportedTitle')).toBeVisible()
  await expect(page.getByText(say('assessment:check.no_recording'))).toBeVisible()
})

test('a window that is too narrow is told so, and goes on by itself when there is room', async ({
  page,
  say,
}) => {
  await page.setViewportSize({ width: 900, height: 800 })
  await joining(page, say).logIn(person)
  await expect(page).toHaveURL(/\/candidate\/dashboard$/)
  await page.goto('/candidate/assessments/english')
  const candidate = assessment(page, say)
  await expect(page.getByText(say('assessment:check.window_too_narrow'))).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(candidate.heading('practice.title')).toBeVisible()
})

/**
 * A browser in which nobody answers its questions for the candidate: a refusal and a chosen tab are
 * real there.
 */
const strictBrowser = test.extend<{ strict: (args: string[]) => Promise<Page> }>({
  strict: async ({ server, contextOptions, launchOptions }, use) => {
    const browsers: { close(): Promise<void> }[] = []
    await use(async (args) => {
      const kept = (launchOptions.args ?? []).filter(
        (arg) => arg !== '--use-fake-ui-for-media-stream',
      )
      const browser = await chromium.launch({ ...launchOptions, args: [...kept, ...args] })
      browsers.push(browser)
      const context = await browser.newContext({
        ...contextOptions,
        permissions: [],
        baseURL: server.url,
      })
      return context.newPage()
    })
    for (const browser of browsers) await browser.close()
  },
})

strictBrowser(
  'a refused camera is explained, and may be asked for again',
  async ({ strict, say }) => {
    const page = await strict(['--deny-permission-prompts'])
    const candidate = await atTheDevices(page, say)
    await candidate.button('device.allowCamera').click()
    await expect(page.getByText(say('assessment:refusal.permission_denied'))).toBeVisible()
    await expect(candidate.button('device.start')).toBeDisabled()
    await page.context().grantPermissions(['camera'])
    await candidate.button('device.again').click()
    await expect(page.getByText(say('assessment:device.cameraOk'))).toBeVisible()
  },
)

strictBrowser('a shared tab is refused, with what to choose instead', async ({ strict, say }) => {
  const page = await strict(['--auto-select-tab-capture-source-by-title=Shared'])
  await page.context().grantPermissions(['camera', 'microphone'])
  const shared = await page.context().newPage()
  await shared.setContent('<title>Shared</title><h1>A tab</h1>')
  await page.bringToFront()
  const candidate = await atTheDevices(page, say)
  await candidate.button('device.allowCamera').click()
  await candidate.button('device.allowMicrophone').click()
  await candidate.button('device.share').click()
  await expect(page.getByText(say('assessment:refusal.not_whole_screen'))).toBeVisible()
  await expect(candidate.button('device.start')).toBeDisabled()
  await expect(candidate.button('device.shareAgain')).toBeEnabled()
})
