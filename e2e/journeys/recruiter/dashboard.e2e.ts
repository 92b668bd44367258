import { patient } from '../../../scripts/lib/patience.mjs'
import { expect, test } from '../../fixtures'
import { callAs, demo, waiting } from '../../steps/people'
import { signIn } from '../../steps/signing-in'
import { putTogetherIn } from '../../lanes'

for (const language of ['en', 'ar'] as const) {
  test.describe(
    `the recruiter’s dashboard, in ${language}`,
    { tag: putTogetherIn(language) },
    () => {
      test.use({ language })

      test('counts what there is, narrows its jobs to some days, and deletes one only when asked twice; Inception counts since the beginning', async ({
        page,
        server,
        translate,
        a11y,
      }) => {
        test.setTimeout(patient(120_000))
        const words = (key: string, values = {}) => translate(`posting:${key}`, values)
        const title = language === 'ar' ? 'صقّار في العين' : 'Falconer in Al Ain'
        await callAs(server, demo.recruiter, 'postJob', {
          body: { source: 'form', job: { title, description: 'Look after the birds.' } },
        })
        await waiting(server, 'Moza')
        await signIn(page, server, demo.admin, '/recruiter/dashboard')
        const table = page.getByRole('table', { name: words('listing.title') })
        const row = table.getByRole('row').filter({ hasText: title })
        await expect(table.getByRole('row')).toHaveCount(6)
        const { data: figures } = await callAs(server, demo.admin, 'getDashboardCounts')
        const platform = page.getByRole('region', { name: translate('figures:platform') })
        await expect(platform).toContainText(
          new Intl.NumberFormat(language === 'ar' ? 'ar-AE-u-nu-latn' : 'en').format(
            figures.community_members,
          ),
        )
        await expect(page.getByRole('heading', { name: translate('figures:months') })).toBeVisible()
        await a11y(page)

        await test.step('days that nothing was made on leave nothing, and the address keeps them', async () => {
          await page.getByRole('button', { name: translate('recruiter:filters.dates') }).click()
          await page
            .getByLabel(translate('recruiter:filters.from'), { exact: true })
            .fill('2020-01-01')
          await page
            .getByLabel(translate('recruiter:filters.to'), { exact: true })
            .fill('2020-01-31')
          await a11y(page)
          await page
            .getByRole('button', { name: translate('recruiter:filters.apply'), exact: true })
            .click()
          await expect(page.getByText(words('listing.noneFit'))).toBeVisible()
          await page.reload()
          await expect(page.getByText(words('listing.noneFit'))).toBeVisible()
          await a11y(page)
          await page
            .getByRole('button', { name: translate('recruiter:filters.removeDates') })
            .click()
          await expect(row).toBeVisible()
        })

        await test.step('a job is kept, and deleted', async () => {
          const ask = row.getByRole('button', { name: words('listing.delete', { title }) })
          const dialog = page.getByRole('dialog', { name: words('delete.ask') })
          await ask.click()
          await expect(dialog).toContainText(title)
          await a11y(page)
          await dialog.getByRole('button', { name: words('delete.keep'), exact: true }).click()
          await expect(row).toBeVisible()
          await ask.click()
          await dialog.getByRole('button', { name: words('delete.confirm'), exact: true }).click()
          await expect(page.getByText(translate('notices:removed')).first()).toBeVisible()
          await expect(row).toHaveCount(0)
          expect(
            (
              await callAs(server, demo.recruiter, 'listPostedJobs', {
                body: { page: 0, limit_per_page: 5, dashboard: false, title },
              })
            ).data.total,
          ).toBe(0)
        })

        await test.step('Inception says what the server counts', async () => {
          await page
            .getByRole('link', { name: translate('common:nav.inception'), exact: true })
            .click()
          await expect(
            page.getByRole('heading', { level: 1, name: translate('figures:inception.title') }),
          ).toBeVisible()
          const { data } = await callAs(server, demo.admin, 'getInceptionStats')
          const begun = page
            .getByRole('table', { name: translate('figures:inception.assessments') })
            .getByRole('row')
            .filter({ hasText: translate('figures:inception.row.candidates') })
          await expect(begun.getByRole('cell')).toHaveText([
            String(data.englishAssessment.candidates),
            String(data.annotationAssessment.candidates),
          ])
          await a11y(page)
        })
      })
    },
  )
}
