import { readFileSync } from 'node:fs'
import { patient } from '../../../scripts/lib/patience.mjs'
import { expect, test } from '../../fixtures'
import { getAttempt } from '../../steps/attempts'
import { approvedCandidate, call, demo } from '../../steps/people'
import { signIn } from '../../steps/signing-in'
import { putTogetherIn } from '../../lanes'

for (const language of ['en', 'ar'] as const) {
  test.describe(
    `what the programme comes to, in ${language}`,
    { tag: putTogetherIn(language) },
    () => {
      test.use({ language })

      test('an admin reads in Inception how far candidates came and what each month was, and unfolds its numbers', async ({
        page,
        server,
        translate,
        a11y,
      }) => {
        test.setTimeout(patient(120_000))
        await signIn(page, server, demo.admin, '/recruiter/dashboard')
        await page
          .getByRole('link', { name: translate('common:nav.inception'), exact: true })
          .first()
          .click()
        const funnel = page.getByRole('region', {
          name: translate('figures:inception.funnel.title'),
        })
        await expect(funnel.getByRole('listitem')).toHaveCount(5)
        const months = page.getByRole('region', {
          name: translate('figures:inception.months.counted'),
        })
        const table = months.getByRole('table')
        await expect(table).toBeHidden()
        await months.getByText(translate('figures:table')).click()
        // Twelve months under their heads.
        await expect(table.getByRole('row')).toHaveCount(13)
        await expect(
          table.getByRole('columnheader', {
            name: translate('figures:inception.months.registered'),
          }),
        ).toBeVisible()
        await a11y(page)
      })

      test('a recruiter reads what candidates answered in the survey, and takes it along as a file', async ({
        page,
        server,
        translate,
        a11y,
      }) => {
        test.setTimeout(patient(150_000))
        const text = language === 'ar' ? 'كانت التعليمات واضحة.' : 'The instructions were clear.'
        const person = await approvedCandidate(server, 'Meera')
        await (await getAttempt(server, person)).leave()
        await (await getAttempt(server, person, 'annotation_v3')).leave()
        const { data: asked } = await call(server, 'listSurveyQuestions', {
          query: { limit: '100' },
          token: person.token,
        })
        const answers = { text, rating: '4', yes_no: 'yes' } as Record<string, string>
        await call(server, 'submitSurvey', {
          token: person.token,
          body: {
            answers: asked.results.map(
              (one: { id: string; type: string; options: { value: string }[] }) => ({
                question_id: one.id,
                answer: answers[one.type] ?? one.options[0]?.value,
              }),
            ),
          },
        })
        await signIn(page, server, demo.recruiter, '/recruiter/survey-questions')
        await page.getByRole('tab', { name: translate('survey:views.answers') }).click()
        await expect(
          page.getByRole('heading', { level: 1, name: translate('survey:answers.title') }),
        ).toBeVisible()
        await expect(page.getByText(text).first()).toBeVisible()
        const fold = page.getByText(translate('survey:answers.table')).first()
        await fold.click()
        await expect(page.getByRole('table').first()).toBeVisible()
        await a11y(page)
        const download = page.waitForEvent('download')
        await page.getByRole('button', { name: 'CSV', exact: true }).click()
        const file = readFileSync(await (await download).path(), 'utf8')
        expect(file).toContain(text)
        expect(file).toContain(language === 'ar' ? 'السؤال' : 'Question')
        expect(file).not.toContain('Meera')
      })
    },
  )
}
