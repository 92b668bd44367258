import { patient } from '../../../scripts/lib/patience.mjs'
import { expect, test } from '../../fixtures'
import { call, callAs, demo, waiting } from '../../steps/people'
import { signIn } from '../../steps/signing-in'
import { putTogetherIn } from '../../lanes'

for (const language of ['en', 'ar'] as const) {
  test.describe(`settings, in ${language}`, { tag: putTogetherIn(language) }, () => {
    test.use({ language })

    test('an admin tries the approval criteria, sets them, and who registers next is approved by them; those who waited still wait', async ({
      page,
      server,
      translate,
      a11y,
    }) => {
      test.setTimeout(patient(120_000))
      const before = await waiting(server, 'Rawda')
      await signIn(page, server, demo.admin, '/settings/approval-criteria')
      await page
        .getByRole('checkbox', { name: translate('onboarding:city.al_ain'), exact: true })
        .check()
      await page.getByRole('button', { name: translate('criteria:try.run') }).click()
      await expect(
        page.getByRole('table', { name: translate('criteria:try.caption') }),
      ).toBeVisible()
      await a11y(page)
      await page.getByRole('switch', { name: translate('criteria:autoLabel') }).check()
      await page.getByRole('button', { name: translate('settings:save'), exact: true }).click()
      await expect(page.getByText(translate('criteria:confirm.onBody'))).toBeVisible()
      await page.getByRole('button', { name: translate('criteria:confirm.save') }).click()
      await expect(page.getByText(translate('notices:approval_criteria_set'))).toBeVisible()

      const status = async (person: { token: string }) =>
        (await call(server, 'getUser', { token: person.token })).data.approval.status
      const after = await waiting(server, 'Rawda')
      expect([await status(before), await status(after)]).toEqual(['REGISTERED', 'APPROVED'])
      await callAs(server, demo.admin, 'setApprovalCriteria', {
        body: { auto_approval: false, laptop: true, wifi: true, full_time: true, locations: [] },
      })
    })

    test('a recruiter edits the mail of an invitation beside its preview, a wrong merge field is told, and the next mail has the words', async ({
      page,
      server,
      translate,
      a11y,
    }) => {
      test.setTimeout(patient(120_000))
      await signIn(page, server, demo.recruiter, '/settings/email-templates')
      const { data: templates } = await callAs(server, demo.recruiter, 'listEmailTemplates')
      await expect(
        page.getByRole('table', { name: translate('templates:caption') }).getByRole('row'),
      ).toHaveCount(templates.results.length + 1)
      await a11y(page)
      await page
        .getByRole('link', { name: translate('mail:templates.resend-email'), exact: true })
        .click()
      const english = page.getByRole('region', {
        name: translate('templates:english'),
        exact: true,
      })
      const body = english.getByRole('textbox', { name: translate('templates:body') })
      const previewIn = (key: string) =>
        page
          .getByRole('region', { name: translate(`templates:${key}`), exact: true })
          .getByRole('article', { name: translate('templates:preview') })
      await body.fill('Dear {{first_name}}, your code is {{code}}.')
      await expect(english.getByText(/first_name/).last()).toBeVisible()
      const words = `Marhaba {{name}},\n\nyour code of today is {{code}}. (${language})`
      await body.fill(words)
      await expect(previewIn('english')).toContainText('Marhaba Mariam,')
      await expect(previewIn('arabic')).toHaveAttribute('dir', 'rtl')
      await a11y(page)
      await page.getByRole('button', { name: translate('templates:save') }).click()
      await expect(page.getByText(translate('notices:email_template_updated'))).toBeVisible()

      const { email } = await waiting(server, 'Latifa')
      expect((await server.mailTo(email, 'code of today')).text).toMatch(
        new RegExp(`^Marhaba Latifa,\\n\\nyour code of today is \\d{4}\\. \\(${language}\\)`),
      )
    })
    test('an admin edits the company, adds a survey question in both languages, words it anew and deletes it when asked twice', async ({
      page,
      server,
      translate,
      a11y,
    }) => {
      test.setTimeout(patient(120_000))
      await signIn(page, server, demo.admin)

      await test.step('the company', async () => {
        await page.goto('/settings/company')
        const about = page.getByRole('textbox', {
          name: translate('onboarding:company.description'),
        })
        await expect(about).not.toBeEmpty()
        await a11y(page)
        await about.fill('Too short.')
        await page.getByRole('button', { name: translate('account:save'), exact: true }).click()
        await expect(about).toHaveAttribute('aria-invalid', 'true')
        // Other words in each language: both run on one server, and what stands there already is
        // nothing to save.
        await about.fill(
          language === 'en'
            ? 'We prepare Arabic speech and text for language tools, with annotators from all seven Emirates.'
            : 'نُعدّ الكلام والنصوص العربية للأدوات اللغوية، ويعمل معنا واسمو بيانات من الإمارات السبع كلها.',
        )
        await page.getByRole('button', { name: translate('account:save'), exact: true }).click()
        await expect(page.getByText(translate('company:saved')).first()).toBeVisible()
      })

      await test.step('a question of the survey', async () => {
        const list = page
          .getByRole('list', { name: translate('survey:questions.title') })
          .getByRole('listitem')
        const field = (key: string, values = {}) =>
          page.getByRole('textbox', { name: translate(`survey:${key}`, values), exact: true })
        await page.goto('/recruiter/survey-questions')
        await expect(list).not.toHaveCount(0)
        const before = await list.count()
        await a11y(page)
        await page
          .getByRole('link', { name: translate('survey:questions.add'), exact: true })
          .click()
        await page
          .getByRole('button', { name: translate('survey:question.submitAdd'), exact: true })
          .click()
        await expect(field('question.english')).toHaveAttribute('aria-invalid', 'true')
        await field('question.english').fill('Where did you take the assessments?')
        await field('question.arabic').fill('أين أجريت التقييمات؟')
        await page
          .getByLabel(translate('survey:question.type'), { exact: true })
          .selectOption('choice')
        for (const [at, [english, arabic]] of (
          [
            ['At home', 'في البيت'],
            ['Elsewhere', 'في مكان آخر'],
          ] as const
        ).entries()) {
          await field('options.english', { number: at + 1 }).fill(english)
          await field('options.arabic', { number: at + 1 }).fill(arabic)
        }
        await a11y(page)
        await page
          .getByRole('button', { name: translate('survey:question.submitAdd'), exact: true })
          .click()
        await expect(list).toHaveCount(before + 1)
        await list.last().getByRole('link').click()
        await expect(
          page.getByRole('heading', { level: 1, name: translate('survey:question.edit') }),
        ).toBeVisible()
        await field('question.english').fill('Where were you during the assessments?')
        await field('question.arabic').fill('أين كنت أثناء التقييمات؟')
        await page
          .getByRole('button', { name: translate('survey:question.submitEdit'), exact: true })
          .click()
        await expect(list.last()).toContainText('Where were you during the assessments?')
        await expect(list).toHaveCount(before + 1)
        await page
          .getByRole('button', {
            name: translate('survey:questions.delete', { number: before + 1 }),
            exact: true,
          })
          .click()
        await a11y(page)
        await page
          .getByRole('dialog')
          .getByRole('button', { name: translate('survey:delete.confirm'), exact: true })
          .click()
        await expect(page.getByText(translate('notices:question_deleted')).first()).toBeVisible()
        await expect(list).toHaveCount(before)
      })
    })
  })
}
