import type { Page } from '@playwright/test'
import { expect, test } from '../../fixtures'
import { getAttempt } from '../../steps/attempts'
import { type Answer, approvedCandidate, callAs, demo } from '../../steps/people'
import { signIn } from '../../steps/signing-in'
import { putTogetherIn } from '../../lanes'

/** The sentences as they are fixed, so that no change of a file of words passes unseen. */
const sentences = {
  en: {
    speech: 'Speech Recognition not supported.',
    record: 'Failed to get assessment record.',
    matching: 'Failed to get matching candidates.',
    none: 'N/A',
    limit: 'Limit Reached. Please contact at contact@masar.example for more information',
  },
  ar: {
    speech: 'هذا المتصفح لا يدعم التعرّف على الكلام.',
    record: 'تعذّر الحصول على تسجيل الاختبار.',
    matching: 'تعذّر الحصول على المرشّحين المطابقين للوظيفة.',
    none: 'غير متاح',
    limit: 'بلغت الحد المسموح به. يُرجى التواصل عبر contact@masar.example لمزيد من المعلومات.',
  },
} as const

/** The server's refusal of every call to a path, in the place of what it would answer. */
const refuse = (page: Page, path: string, body: { code: string; message: string }) =>
  page.route(`**/api/${path}`, (route) => route.fulfill({ status: 403, json: body }))

for (const language of ['en', 'ar'] as const) {
  test.describe(`fixed sentences, in ${language}`, { tag: putTogetherIn(language) }, () => {
    test.use({ language })
    const said = sentences[language]
    const sees = (page: Page, sentence: string) =>
      expect(page.getByText(sentence).filter({ visible: true }).first()).toBeVisible()
    const forbidden = { code: 'forbidden', message: 'Refused.' }

    test('a browser that writes down no speech is said not to, where another can be chosen', async ({
      page,
      server,
      translate,
      a11y,
    }) => {
      await page.addInitScript(() => {
        for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
          Reflect.deleteProperty(window, name)
      })
      const person = await approvedCandidate(server, 'Hessa')
      await signIn(page, server, person, '/candidate/assessments/english')
      await page.getByRole('tab', { name: translate('assessment:part.speaking') }).click()
      await sees(page, said.speech)
      await a11y(page)
    })

    test('a recording that cannot be had, and an assessment that was not taken, are named as such', async ({
      page,
      server,
      translate,
      a11y,
    }) => {
      const { data } = await callAs(server, demo.admin, 'listResults', {
        params: { assessment_id: 'english_v3' },
        query: { page: '0', limit: '50' },
      })
      const reports: Answer[] = await Promise.all(
        data.results.map(async ({ attempt_id: id, user_id: user }: Answer) => ({
          path: `/recruiter/assessments/english/v3/${id}/view/${user}`,
          recordings: (
            await callAs(server, demo.admin, 'getReport', {
              params: { assessment_id: 'english_v3', id },
            })
          ).data.recordings,
        })),
      )
      const recorded = reports.find(({ recordings }) => recordings.length > 0)
      await refuse(page, 'user/tickets/', forbidden)
      await signIn(page, server, demo.admin, String(recorded?.path))
      await page
        .getByRole('button', { name: translate('recruiter:player.play'), exact: true })
        .first()
        .click()
      await sees(page, said.record)
      await a11y(page)

      const person = await approvedCandidate(server, 'Wafa')
      await (await getAttempt(server, person)).leave()
      await page.goto(`/recruiter/overall-result/view/${person.id}`)
      await expect(
        page.getByRole('region', { name: translate('recruiter:kind.annotation') }),
      ).toContainText(said.none)
      await a11y(page)
    })

    test('candidates whose job does not come, and a company at its limit, are told in the fixed words', async ({
      page,
      server,
      translate,
      a11y,
    }) => {
      const { data } = await callAs(server, demo.recruiter, 'listPostedJobs', {
        body: { page: 0, limit_per_page: 1, status: 'published' },
      })
      await refuse(page, 'recruiter/jobs/', forbidden)
      await signIn(
        page,
        server,
        demo.recruiter,
        `/recruiter/jobs/${data.results[0].jid}/candidates`,
      )
      await sees(page, said.matching)
      await a11y(page)

      await refuse(page, 'recruiter/post-job/', { code: 'job_limit_reached', message: said.limit })
      await page.goto('/recruiter/jobs/post?from=text')
      await page.getByLabel(translate('posting:text.label'), { exact: true }).fill('Translator')
      await page.getByRole('button', { name: translate('posting:post.read'), exact: true }).click()
      const snackbars = page.getByRole('region', { name: translate('common:snackbar.region') })
      await expect(snackbars).toContainText(said.limit)
      await a11y(page)
    })
  })
}
