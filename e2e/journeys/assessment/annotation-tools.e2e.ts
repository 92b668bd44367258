import { type AnnotationPartId, annotationParts } from '../../../machines/assessment/parts'
import { patient } from '../../../scripts/lib/patience.mjs'
import type { AppServer } from '../../app-server'
import { expect, test } from '../../fixtures'
import { annotation, replies, submit } from '../../steps/annotation'
import { getAttempt } from '../../steps/attempts'
import { approvedCandidate } from '../../steps/people'
import { annotationKey, getFirstQuestion, keyed, optionText } from '../../steps/questions'
import { signIn } from '../../steps/signing-in'

// Each test uses its own people, so that two workers can share the file.
test.describe.configure({ mode: 'parallel' })

const path = '/candidate/assessments/annotation'

/** A new candidate whose attempt has reached this part, on a device without a page. */
async function comeTo(server: AppServer, firstName: string, part: AnnotationPartId) {
  const person = await approvedCandidate(server, firstName, { skilled: false })
  const attempt = await getAttempt(server, person, 'annotation_v3')
  for (const { id } of annotationParts) {
    if (id === part) break
    for (const type of ['part.begun', 'part.submitted']) await attempt.send(type, { part: id })
  }
  return person
}

test('the first four parts break no rule of accessibility, and responses are ranked by dragging them', async ({
  page,
  server,
  translate,
  a11y,
}) => {
  test.setTimeout(patient(150_000))
  await signIn(page, server, await comeTo(server, 'Hessa', 'part1'), path)
  const taking = annotation(page, translate)
  await taking.takeOver()

  for (const [at, part] of (['part1', 'part2'] as const).entries())
    await test.step(part, async () => {
      await taking.beginPart(at + 1)
      const first = getFirstQuestion(part)
      await page
        .getByRole('radio', {
          name: optionText(first, keyed(annotationKey.mcqs, first)),
          exact: true,
        })
        .check()
      await a11y(page)
      await taking.review()
      await a11y(page)
      await taking.submitAsked(submit)
    })

  await test.step('a translation beside its source', async () => {
    await taking.beginPart(3)
    const first = getFirstQuestion('part3')
    await taking.option(first, keyed(annotationKey.reviews, first).option).check()
    await taking.sheet.fill('Shipped')
    await a11y(page)
    await taking.review()
    await taking.submitAsked(submit)
  })

  await test.step('the order of responses', async () => {
    await taking.beginPart(4)
    const first = getFirstQuestion('part4')
    const ranks = (first.options ?? []).map((option) =>
      keyed(keyed(annotationKey.rankings, first), option),
    )
    for (const [response, rank] of ranks.entries()) await taking.dragTo(response, rank)
    for (const [response, rank] of ranks.entries())
      await expect(taking.place(rank)).toContainText(taking.nameOf(response))
    await a11y(page)
  })
})

test('the last four break none either; a recording is heard while one writes, and a picture looked at closely', async ({
  page,
  context,
  server,
  translate,
  a11y,
  expectConsoleError,
}) => {
  test.setTimeout(patient(150_000))
  // The address of the first recording holds its name; it does not load until the candidate has
  // seen that.
  expectConsoleError(/net::ERR_/)
  const clip = Buffer.from('annotation_v3/part5-1.flac').toString('base64url')
  const isClip = (url: URL) => url.pathname.includes(clip)
  await context.route(isClip, (route) => route.abort('connectionfailed'))
  await signIn(page, server, await comeTo(server, 'Salama', 'part5'), path)
  const taking = annotation(page, translate)
  await taking.takeOver()

  await test.step('a recording that did not load is heard from its beginning once it is there', async () => {
    await taking.beginPart(5)
    await expect(page.getByText(translate('parts:media.failed.audio'))).toBeVisible()
    await expect(taking.sheet).toHaveAttribute('dir', 'rtl')
    await context.unroute(isClip)
    await taking.button('retry').click()
    await expect(taking.player).toBeVisible()
    await a11y(page)
    expect((await taking.soundState())?.at).toBe(0)
    await taking.inPlayer('play').click()
    await expect.poll(async () => (await taking.soundState())?.at).toBeGreaterThan(0.3)
    // While the words are written: Escape pauses, F9 makes it faster, and neither writes anything.
    await taking.write('while one listens, one writes')
    await page.keyboard.press('Escape')
    await page.keyboard.press('F9')
    expect(await taking.soundState()).toMatchObject({ paused: true, rate: 1.25 })
    await expect(taking.sheet).toHaveValue('while one listens, one writes')

    await taking.inPlayer('repeat').click()
    await taking.player.getByRole('radio', { name: '1.5×', exact: true }).check()
    const end = (await taking.soundState())?.of ?? 0
    await taking.player
      .getByRole('slider', { name: translate('parts:audio.place') })
      .fill(String(Math.floor(end * 10 - 3) / 10))
    await page.keyboard.press('Escape')
    await expect.poll(async () => (await taking.soundState())?.at).toBeLessThan(end / 2)
    expect(await taking.soundState()).toMatchObject({ paused: false, rate: 1.5 })
    await taking.review()
    await taking.submitAsked(submit)
  })

  await test.step('the words to be corrected', async () => {
    await taking.beginPart(6)
    await taking.sentences.first().getByRole('textbox').fill('drinks')
    await a11y(page)
    await taking.submitAsked(submit)
  })

  await test.step('a picture beside what a machine read in it', async () => {
    await taking.beginPart(7)
    const image = taking.picture.getByRole('img')
    const width = () => image.evaluate((element) => element.getBoundingClientRect().width)
    await expect(image).toBeVisible()
    const before = await width()
    await page.getByRole('button', { name: translate('parts:ocr.larger'), exact: true }).click()
    await expect.poll(width).toBeGreaterThan(before)
    await a11y(page)
    await taking.picture.press('0')
    await expect.poll(width).toBe(before)
    await taking.review()
    await taking.submitAsked(submit)
  })

  await test.step('a reply of the length that is asked for', async () => {
    await taking.beginPart(8)
    await taking.write(replies[0])
    await expect(page.getByText(translate('assessment:writing.inRange'))).toBeVisible()
    await a11y(page)
  })
})

test.describe('in Arabic', () => {
  test.use({ language: 'ar' })

  test('in a window made narrow nothing stands beyond its edge', async ({
    page,
    server,
    translate,
  }) => {
    await signIn(page, server, await comeTo(server, 'Alia', 'part1'), path)
    const taking = annotation(page, translate)
    await taking.takeOver()
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await taking.beginPart(1)
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})
