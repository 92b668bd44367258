import { readFileSync } from 'node:fs'
import { patient } from '../../../scripts/lib/patience.mjs'
import { expect, test } from '../../fixtures'
import { approvedCandidate, call, demo } from '../../steps/people'
import { personality } from '../../steps/personality'
import { signIn } from '../../steps/signing-in'
import { putTogetherIn } from '../../lanes'

for (const language of ['en', 'ar'] as const) {
  test.describe(
    `the personality questionnaire, in ${language}`,
    { tag: putTogetherIn(language) },
    () => {
      test.use({ language })

      test('is answered with a reload and a cut connection between, and a recruiter reads the profile', async ({
        page,
        newPerson,
        server,
        translate,
        a11y,
      }) => {
        test.setTimeout(patient(240_000))
        const person = await approvedCandidate(server, language === 'ar' ? 'Shamsa' : 'Maitha')
        const answering = personality(page, translate)
        const known = async () =>
          (await call(server, 'getPrinciplesState', { token: person.token })).data
            .assessmentProgress.fractionComplete

        await test.step('begins from the list, by the keyboard and by hand', async () => {
          await signIn(page, server, person)
          await answering.open('start')
          await answering.isAt(1)
          await a11y(page)
          for (const first of [1, 11, 21]) {
            await answering.isAt(first)
            await answering.answerByKeys()
            await answering.turn()
          }
          await answering.isAt(31)
          await answering.answerByHand(4, [0, 6])
          await answering.saved()
          await expect.poll(known).toBe(0.36)
        })

        await test.step('goes on where it was left after a reload', async () => {
          await page.reload()
          await answering.isAt(31)
          await expect(page.getByRole('radio', { checked: true })).toHaveCount(6)
          await answering.answerByHand(2, [6, 10])
          await answering.turn()
        })

        await test.step('loses nothing while the connection is cut', async () => {
          await answering.isAt(41)
          await page.context().setOffline(true)
          await answering.answerByKeys()
          await expect(page.getByText(translate('principles:saving.waiting'))).toBeVisible()
          await page.context().setOffline(false)
          await answering.saved()
          await expect.poll(known).toBe(0.5)
          await answering.turn()
        })

        await test.step('changes an earlier answer, and finishes', async () => {
          for (const first of [51, 61, 71, 81, 91]) {
            await answering.isAt(first)
            await answering.answerByKeys()
            if (first < 91) await answering.turn()
          }
          await answering.button('page.back').click()
          await answering.isAt(81)
          await answering.answerByHand(5, [0, 1])
          await answering.turn()
          await answering.isAt(91)
          await answering.finish()
          await a11y(page)
          expect(await known()).toBe(1)
          expect(
            readFileSync(await (await answering.downloadPdf()).path())
              .subarray(0, 5)
              .toString(),
          ).toBe('%PDF-')
          await answering.open('see')
          await expect(answering.heading('profile.title')).toBeVisible()
        })

        await test.step('a recruiter finds the profile', async () => {
          const recruiter = await newPerson()
          await signIn(recruiter, server, demo.recruiter, '/recruiter/dashboard')
          await recruiter
            .getByRole('link', { name: translate('common:nav.personality'), exact: true })
            .click()
          await a11y(recruiter)
          await recruiter.getByRole('table').getByRole('link', { name: person.fullName }).click()
          await expect(
            recruiter.getByRole('heading', { level: 1, name: person.fullName }),
          ).toBeVisible()
          await expect(recruiter.getByText(translate('principles:results.signals'))).toBeVisible()
          await a11y(recruiter)
          expect(
            readFileSync(await (await personality(recruiter, translate).downloadPdf()).path())
              .subarray(0, 5)
              .toString(),
          ).toBe('%PDF-')
          await recruiter.close()
        })
      })
    },
  )
}
