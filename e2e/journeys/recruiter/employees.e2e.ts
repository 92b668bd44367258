import { readFileSync } from 'node:fs'
import { patient } from '../../../scripts/lib/patience.mjs'
import { expect, test } from '../../fixtures'
import { approvedCandidate, callAs, demo } from '../../steps/people'
import { signIn } from '../../steps/signing-in'
import { putTogetherIn } from '../../lanes'

for (const language of ['en', 'ar'] as const) {
  test.describe(
    `the employees of a company, in ${language}`,
    { tag: putTogetherIn(language) },
    () => {
      test.use({ language })

      test('a recruiter registers two candidates who were hired, by name and from a profile, takes the list along, and ends what ended; the candidate is told, and the dashboard counts', async ({
        page,
        newPerson,
        server,
        translate,
        a11y,
      }) => {
        test.setTimeout(patient(180_000))
        const words = (key: string, values = {}) => translate(`employees:${key}`, values)
        const [found, seen] = language === 'ar' ? ['Ghaya', 'Sultan'] : ['Wadha', 'Obaid']
        const first = await approvedCandidate(server, found)
        const second = await approvedCandidate(server, seen)
        const counted = async () =>
          (await callAs(server, demo.recruiter, 'getDashboardCounts')).data.registered_employees
        const before = await counted()

        await signIn(page, server, demo.recruiter, '/recruiter/dashboard')
        await page
          .getByRole('link', { name: translate('common:nav.employees'), exact: true })
          .click()
        await expect(page.getByRole('heading', { level: 1, name: words('title') })).toBeVisible()
        const rows = page.getByRole('table', { name: words('title') }).getByRole('row')

        await test.step('one is found by name and registered; a day that is still to come is refused beside it', async () => {
          await page
            .getByRole('button', { name: words('add.open') })
            .first()
            .click()
          const dialog = page.getByRole('dialog', { name: words('add.title') })
          await dialog.getByRole('button', { name: words('add.confirm'), exact: true }).click()
          await expect(dialog.getByText(translate('common:rule.required'))).toBeVisible()
          await dialog.getByRole('combobox', { name: words('add.find') }).fill(first.email)
          await dialog.getByRole('option', { name: first.fullName }).click()
          await dialog.getByLabel(words('add.since')).fill('2031-01-01')
          await dialog.getByRole('button', { name: words('add.confirm'), exact: true }).click()
          await expect(dialog.getByText(translate('errors:fields.day_to_come'))).toBeVisible()
          await a11y(page)
          await dialog.getByLabel(words('add.since')).fill('2026-01-05')
          await dialog.getByRole('button', { name: words('add.confirm'), exact: true }).click()
          await expect(dialog).toBeHidden()
          await expect(rows.filter({ hasText: first.email })).toContainText('Omar Haddad')
        })

        await test.step('another from the profile', async () => {
          await page.goto(`/recruiter/candidates/profile?id=${second.id}`)
          const panel = page.getByRole('region', { name: words('panel.title') })
          await panel.getByRole('button', { name: words('add.title') }).click()
          await page
            .getByRole('dialog', { name: words('add.title') })
            .getByRole('button', { name: words('add.confirm'), exact: true })
            .click()
          await expect(panel).toContainText('Masar Language Data')
          await expect(panel.getByRole('button', { name: words('add.title') })).toHaveCount(0)
          await a11y(page)
          expect(await counted()).toBe(before + 2)
        })

        await test.step('the list is ordered, narrowed and taken along', async () => {
          await page.goto('/recruiter/employees')
          await page.getByRole('button', { name: words('column.name'), exact: true }).click()
          await expect(page).toHaveURL(/sort=full_name/)
          await page
            .getByRole('searchbox', { name: words('filters.search') })
            .fill(`${found.toLowerCase()}.`)
          await page.getByRole('searchbox', { name: words('filters.search') }).press('Enter')
          await expect(rows).toHaveCount(2)
          const download = page.waitForEvent('download')
          await page.getByRole('button', { name: translate('recruiter:list.download.csv') }).click()
          const lines = readFileSync(await (await download).path(), 'utf8')
            .trim()
            .split('\r\n')
          expect(lines[0]).toContain(translate('report:columns.since'))
          expect(lines.slice(1).join()).toContain(`Masar Language Data`)
          expect(lines).toHaveLength(2)
        })

        await test.step('who left is asked about, and stands among those who left', async () => {
          await rows.filter({ hasText: first.email }).getByRole('button').click()
          const dialog = page.getByRole('dialog', { name: words('end.title') })
          await dialog.getByLabel(words('end.day')).fill('2026-01-04')
          await dialog.getByRole('button', { name: words('end.confirm'), exact: true }).click()
          await expect(dialog.getByText(translate('errors:fields.dates_reversed'))).toBeVisible()
          await a11y(page)
          await dialog.getByLabel(words('end.day')).fill('2026-02-28')
          await dialog.getByRole('button', { name: words('end.confirm'), exact: true }).click()
          await expect(page.getByText(words('noneFit'))).toBeVisible()
          await page.getByRole('combobox', { name: words('filters.status') }).selectOption('ended')
          await expect(rows.filter({ hasText: first.email })).toContainText('2026')
          await expect(rows.filter({ hasText: first.email }).getByRole('button')).toHaveCount(0)
          expect(await counted()).toBe(before + 1)
        })

        await test.step('the candidate was told of both', async () => {
          const own = await newPerson()
          await signIn(own, server, first, '/candidate/dashboard')
          // Notifications about matching jobs may arrive in between.
          await own
            .getByRole('button', { name: new RegExp(`^${translate('notifications:title')}`) })
            .filter({ visible: true })
            .click()
          for (const kind of ['employed', 'employment_ended'])
            await expect(own.getByText(translate(`notified:${kind}.title`))).toBeVisible()
          await a11y(own)
        })

        await test.step('an admin sees the company beside each, and narrows to it', async () => {
          const admin = await newPerson()
          await signIn(admin, server, demo.admin, '/recruiter/employees?status=ALL')
          await admin
            .getByRole('combobox', { name: words('filters.company') })
            .selectOption({ label: 'Masar Language Data' })
          await expect(admin).toHaveURL(/company=/)
          await expect(admin.getByRole('row').filter({ hasText: second.email })).toContainText(
            'Masar Language Data',
          )
          await a11y(admin)
        })
      })
    },
  )
}
