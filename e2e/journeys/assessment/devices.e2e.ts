import { chromium, type Page } from '@playwright/test'
import { findWindowed } from '../../../scripts/lib/browser.mjs'
import type { AppServer } from '../../app-server'
import { expect, test } from '../../fixtures'
import { assessment } from '../../steps/assessment'
import { approvedCandidate, type Newcomer } from '../../steps/people'
import { signIn } from '../../steps/signing-in'
import type { Translate } from '../../steps/words'
import { putTogether } from '../../lanes'

let person: Newcomer
test.beforeAll(async ({ server }) => {
  person = await approvedCandidate(server, 'Meera')
})

async function atTheDevices(page: Page, server: AppServer, translate: Translate) {
  await signIn(page, server, person)
  const candidate = assessment(page, translate)
  await candidate.open()
  await candidate.goThroughPractice()
  await candidate.consent()
  await candidate.acceptConditions()
  return candidate
}

test(
  'a browser that cannot record is told so before anything begins',
  { tag: putTogether },
  async ({ page, server, translate }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'MediaRecorder'))
    await signIn(page, server, person, '/candidate/assessments/english')
    const candidate = assessment(page, translate)
    await expect(candidate.heading('check.unsupportedTitle')).toBeVisible()
    await expect(page.getByText(translate('assessment:check.no_recording'))).toBeVisible()
  },
)

test(
  'a window that is too narrow is told so, and goes on by itself when there is room',
  { tag: putTogether },
  async ({ page, server, translate }) => {
    await page.setViewportSize({ width: 900, height: 800 })
    await signIn(page, server, person, '/candidate/assessments/english')
    const candidate = assessment(page, translate)
    await expect(page.getByText(translate('assessment:check.window_too_narrow'))).toBeVisible()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect(candidate.heading('practice.title')).toBeVisible()
  },
)

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
      const executablePath = (await findWindowed()) ?? launchOptions.executablePath
      const browser = await chromium.launch({
        ...launchOptions,
        ...(executablePath === undefined ? {} : { executablePath }),
        args: [...kept, ...args],
      })
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
  async ({ strict, server, translate }) => {
    const page = await strict(['--deny-permission-prompts'])
    const candidate = await atTheDevices(page, server, translate)
    await candidate.button('device.allowCamera').click()
    await expect(page.getByText(translate('assessment:refusal.permission_denied'))).toBeVisible()
    await expect(candidate.button('device.start')).toBeDisabled()
    await page.context().grantPermissions(['camera'])
    await candidate.button('device.again').click()
    await expect(page.getByText(translate('assessment:device.cameraOk'))).toBeVisible()
  },
)

strictBrowser(
  'a shared tab is refused, with what to choose instead',
  async ({ strict, server, translate }) => {
    const page = await strict(['--auto-select-tab-capture-source-by-title=Shared'])
    await page.context().grantPermissions(['camera', 'microphone'])
    const shared = await page.context().newPage()
    await shared.setContent('<title>Shared</title><h1>A tab</h1>')
    await page.bringToFront()
    const candidate = await atTheDevices(page, server, translate)
    await candidate.button('device.allowCamera').click()
    await candidate.button('device.allowMicrophone').click()
    await candidate.button('device.share').click()
    await expect(page.getByText(translate('assessment:refusal.not_whole_screen'))).toBeVisible()
    await expect(candidate.button('device.start')).toBeDisabled()
    await expect(candidate.button('device.shareAgain')).toBeEnabled()
  },
)
