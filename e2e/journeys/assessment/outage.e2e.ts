import { patient } from '../../../scripts/lib/patience.mjs'
import { expect, test } from '../../fixtures'
import { assessment } from '../../steps/assessment'
import {
  beginning,
  mcq,
  middle,
  typesIn,
  valueIn,
  whole,
  writing,
  writingCandidate,
} from '../../steps/attempts'
import { getReport } from '../../steps/people'
import { arabicTwin, putTogether } from '../../lanes'

const minute = 60

// It keeps the application on the device, so that a page loads while the network is away.
test.use({ serviceWorkers: 'allow' })

for (const language of ['en', 'ar'] as const) {
  test.describe(`in ${language}`, { tag: arabicTwin(language) }, () => {
    test.use({ language })

    test('the network is away for a minute, with a reload in the middle: the candidate goes on into the next part and nothing is lost', async ({
      page,
      context,
      server,
      network,
      translate,
    }) => {
      test.setTimeout(patient(150_000))
      await context.clock.install()
      const person = await writingCandidate(page, server, translate, 'Afra')
      const candidate = assessment(page, translate)
      await candidate.write(beginning)
      await expect(candidate.saved).toBeVisible()
      await page.evaluate(() => navigator.serviceWorker.ready)

      await network.cut()
      await expect(candidate.offline).toBeVisible()
      await candidate.write(middle)
      await expect.poll(() => candidate.isKept(middle)).toBe(true)
      const whoIsHere = /\/api\/user\/$/
      const asked = page.waitForRequest(whoIsHere)
      await page.reload()
      // No call about the account is answered, neither at the start nor on the next try; after 20
      // seconds the device continues with its stored data.
      await asked
      await page.waitForRequest(whoIsHere)
      await context.clock.fastForward(21_000)
      await candidate.returnByDevices()
      await expect(candidate.sheet).toHaveValue(middle)
      await candidate.write(whole)
      await Promise.all([server.advanceClock(minute), context.clock.fastForward(minute * 1000)])
      await candidate.submitWriting()
      await candidate.begin('mcqs')
      const chosen: string[] = []
      for (const number of [1, 2]) {
        const choice = page.getByRole('radio').nth(number)
        await choice.check()
        chosen.push(await choice.inputValue())
        await candidate.button('questions.next').click()
      }
      await expect(candidate.offline).toBeVisible()
      expect(valueIn(await getReport(server, person), writing)).toBe(beginning)

      await network.mend()
      await expect(candidate.offline).toBeHidden({ timeout: patient(20_000) })
      await expect
        .poll(async () => valueIn(await getReport(server, person), mcq(2)), {
          timeout: patient(20_000),
        })
        .toBe(chosen[1])
      const report = await getReport(server, person)
      expect(valueIn(report, writing)).toBe(whole)
      expect(valueIn(report, mcq(1))).toBe(chosen[0])
      expect(report.result.attempt).toMatchObject({
        status: 'IN_PROGRESS',
        part: 'mcqs',
        phase: 'answering',
      })
      expect(typesIn(report)).toEqual(
        expect.arrayContaining(['connection.lost', 'attempt.reentered', 'part.submitted']),
      )
    })
  })
}

test(
  'the server is killed between two saves and the session runs out: every acknowledged answer is there, and the rest follows',
  { tag: putTogether },
  async ({ page, server, network, translate, expectConsoleError }) => {
    test.setTimeout(patient(150_000))
    const person = await writingCandidate(page, server, translate, 'Sara')
    const candidate = assessment(page, translate)
    const onServer = async () => valueIn(await getReport(server, person), writing)
    expectConsoleError(/net::ERR_/)

    await candidate.write(beginning)
    await expect.poll(onServer, { timeout: patient(20_000) }).toBe(beginning)
    const typing = candidate.sheet.pressSequentially(
      ' One more sentence, which goes up while it is written, until nobody is there to hear it.',
    )
    await expect
      .poll(async () => ((await onServer()) ?? '').length, { timeout: patient(20_000) })
      .toBeGreaterThan(beginning.length)
    const acknowledged = (await onServer()) ?? ''
    await server.kill()
    await network.cut()
    await typing
    await server.restart()
    expect((await onServer())?.startsWith(acknowledged)).toBe(true)
    await network.mend()
    await candidate.write(middle)
    await expect.poll(onServer, { timeout: patient(40_000) }).toBe(middle)

    const spent = await page.evaluate(() => localStorage.getItem('token'))
    await server.advanceClock(15 * minute + 1)
    await candidate.write(whole)
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('token')), { timeout: patient(20_000) })
      .not.toBe(spent)
    await expect.poll(onServer, { timeout: patient(20_000) }).toBe(whole)
    await expect(candidate.sheet).toHaveValue(whole)
  },
)

test('a second tab may take over and give back; a reload leads back into the work; only Exit ends it', async ({
  page,
  context,
  server,
  translate,
}) => {
  test.setTimeout(patient(150_000))
  const person = await writingCandidate(page, server, translate, 'Latifa')
  const candidate = assessment(page, translate)
  await candidate.write(beginning)
  await expect(candidate.saved).toBeVisible()

  const secondTab = await context.newPage()
  const second = assessment(secondTab, translate)
  await secondTab.goto('/candidate/assessments/english')
  await expect(second.heading('check.elsewhereTitle')).toBeVisible()
  await second.button('check.takeOver').click()
  await second.returnByDevices()
  await expect(second.sheet).toHaveValue(beginning)
  await second.write(middle)
  await expect(second.saved).toBeVisible()
  await expect(page.getByText(translate('assessment:saved.elsewhere'))).toBeVisible()
  await expect(candidate.sheet).toHaveAttribute('readonly')

  await candidate.button('saved.takeOver').click()
  await expect(candidate.sheet).not.toHaveAttribute('readonly')
  await expect(candidate.sheet).toHaveValue(middle)
  await expect(secondTab.getByText(translate('assessment:saved.elsewhere'))).toBeVisible()
  await secondTab.close()

  await page.reload()
  await candidate.returnByDevices()
  await expect(candidate.sheet).toHaveValue(middle)
  await candidate.write(whole)
  await candidate.exit()
  await expect(candidate.heading('result.cancelled')).toBeVisible({ timeout: patient(20_000) })
  await expect(page.getByText(translate('assessment:result.reason.exited'))).toBeVisible()

  const report = await getReport(server, person)
  expect(report.result.attempt).toMatchObject({ status: 'CANCELLED', cancel_reason: 'exited' })
  expect(valueIn(report, writing)).toBe(whole)
  expect(typesIn(report)).toEqual(
    expect.arrayContaining(['writer.taken', 'attempt.reentered', 'attempt.exited']),
  )
  await page.goto('/candidate/assessments/english')
  await expect(candidate.heading('result.cancelled')).toBeVisible()
})
