import { readFileSync } from 'node:fs'
import { patient } from '../../../scripts/lib/patience.mjs'
import { expect, test } from '../../fixtures'
import { assessment, text, wordCount } from '../../steps/assessment'
import { joining } from '../../steps/joining'
import { type Answer, demo, newcomer, getReport } from '../../steps/people'
import { reviewing } from '../../steps/reviewing'
import { evaluated } from '../../steps/time'
import { arabicTwin } from '../../lanes'

for (const language of ['en', 'ar'] as const) {
  test.describe(`the whole journey, in ${language}`, { tag: arabicTwin(language) }, () => {
    // Once with everything that runs on a candidate's device.
    test.use({ language, detector: language === 'en', serviceWorkers: 'allow' })

    test('a person signs up, is approved and takes the assessment, and a recruiter completes the report', async ({
      page,
      newPerson,
      server,
      translate,
      a11y,
    }) => {
      test.setTimeout(patient(300_000))
      const person = newcomer(language === 'ar' ? 'Shamsa' : 'Maitha')
      const candidate = assessment(page, translate)

      await test.step('signs up, confirms the address, and sends details with a resume', async () => {
        const at = joining(page, translate)
        await at.signUp(person)
        await at.enterCode(await server.codeFor(person.email))
        await expect(at.heading('auth:verified.title')).toBeVisible()
        await at.press('auth:verified.continue')
        await at.onboardAsCandidate()
        await expect(at.heading('onboarding:pending.title')).toBeVisible()
        await at.sees(translate('user:resume.read'))
      })

      await test.step('is approved by an admin, and let in without a reload', async () => {
        const admin = await newPerson()
        await joining(admin, translate).logIn(demo.admin)
        await reviewing(admin, translate).approve(person)
        await expect(page).toHaveURL(/\/candidate\/dashboard$/, { timeout: patient(20_000) })
        await admin.close()
      })

      await test.step('prepares: practice, consent, conditions, devices', async () => {
        await candidate.open()
        await candidate.practise()
        await candidate.goThroughPractice()
        await candidate.consent()
        await candidate.acceptConditions()
        await candidate.switchOn()
        await a11y(page)
        await candidate.start()
      })

      await test.step('writes', async () => {
        await candidate.begin('writing')
        await candidate.write(text)
        await expect(
          page.getByText(translate('assessment:writing.words', { count: wordCount })).first(),
        ).toBeVisible()
        await expect(candidate.saved).toBeVisible({ timeout: patient(20_000) })
        await a11y(page)
        await candidate.submitWriting()
      })

      await test.step('chooses', async () => {
        await candidate.begin('mcqs')
        await candidate.answerAll()
        await a11y(page)
        await candidate.submitChoices()
      })

      await test.step('speaks, and hands in', async () => {
        await candidate.begin('speaking')
        await candidate.speakAll()
        await a11y(page)
        await candidate.submitSpeaking()
        await candidate.submit()
      })

      if (language === 'en')
        await test.step('that nobody sat before the camera, which shows no face, is noted with a picture', async () => {
          const episodes = async () =>
            (await getReport(server, person)).events.filter(
              ({ type }: Answer) => type === 'episode.recorded',
            )
          await expect
            .poll(
              async () =>
                (await episodes()).map(({ detail, picture_id }: Answer) => [
                  detail.cause,
                  detail.length_ms > 0,
                  picture_id !== null,
                ]),
              { timeout: patient(20_000) },
            )
            .toContainEqual(['nobody_in_view', true, true])
        })

      const recruiter = await newPerson()
      const review = reviewing(recruiter, translate)

      await test.step('a recruiter opens the report and moves through the recordings', async () => {
        await evaluated(server, person)
        await joining(recruiter, translate).logIn(demo.recruiter)
        await review.openReport(person.fullName)
        await review.sees(translate('recruiter:status.RESULT_PROCESSING'))
        await review.button('player.play').first().click()
        for (const picture of ['screen', 'camera'] as const) {
          await expect
            .poll(() => review.currentTime(picture), { timeout: patient(20_000) })
            .toBeGreaterThan(0.5)
        }
        await review.button('player.pause').click()
        // The attempt is as long as this machine took for it.
        const later = Math.floor((await review.seconds()) * 0.75)
        await review.seekTo(later)
        for (const picture of ['screen', 'camera'] as const) {
          await expect
            .poll(() => review.currentTime(picture), { timeout: patient(20_000) })
            .toBeGreaterThan(later / 2)
        }
        await a11y(recruiter)
      })

      await test.step('the recruiter scores speaking, and takes the PDF along', async () => {
        await review.scoreSpeaking([70, 65, 80, 75], 'Clear; searches for words now and then.')
        await review.sees(translate('recruiter:status.COMPLETED'))
        const download = await review.downloadPdf()
        expect(
          readFileSync(await download.path())
            .subarray(0, 5)
            .toString(),
        ).toBe('%PDF-')
      })

      await test.step('on paper the report is its text, without anything to press', async () => {
        await recruiter.emulateMedia({ media: 'print' })
        await expect(recruiter.getByRole('heading', { level: 1 })).toBeVisible()
        for (const role of ['navigation', 'tablist'] as const)
          await expect(recruiter.getByRole(role)).toHaveCount(0)
        // A moment of the recording is text as well.
        const button = recruiter.getByRole('button')
        await expect(button.and(recruiter.locator(':not([data-on-paper])'))).toHaveCount(0)
        await recruiter.emulateMedia({ media: null })
      })

      await test.step('the candidate sees the result', async () => {
        await page.reload()
        await expect(candidate.heading('result.completed')).toBeVisible()
        await expect(page.getByText(translate('assessment:result.skill.speaking'))).toBeVisible()
        await expect(page.getByText(translate('assessment:result.pending'))).toHaveCount(0)
      })
    })
  })
}
