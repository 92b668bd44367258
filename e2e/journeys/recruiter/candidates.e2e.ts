import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { patient } from '../../../scripts/lib/patience.mjs'
import { expect, test } from '../../fixtures'
import { approvedCandidate, confirmed, demo, waiting } from '../../steps/people'
import { signIn } from '../../steps/signing-in'
import { putTogetherIn } from '../../lanes'

/** What a press on the button saves. */
async function saved(page: Page, button: string): Promise<Buffer> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  return readFileSync(await (await download).path())
}

for (const language of ['en', 'ar'] as const) {
  test.describe(
    `the candidates of the platform, in ${language}`,
    { tag: putTogetherIn(language) },
    () => {
      test.use({ language })

      test('an admin searches, narrows and orders them, takes the list along as a file, reads a profile, and finds in the log what they did', async ({
        page,
        server,
        translate,
        a11y,
      }) => {
        test.setTimeout(patient(150_000))
        const shared = language === 'ar' ? 'Wadima' : 'Rashid'
        const reviewed = await approvedCandidate(server, shared)
        const waits = await waiting(server, shared)
        await signIn(page, server, demo.admin, '/recruiter/dashboard')
        await page
          .getByRole('link', { name: translate('common:nav.candidates'), exact: true })
          .click()
        await expect(
          page.getByRole('heading', { level: 1, name: translate('pool:title') }),
        ).toBeVisible()
        const rows = page.getByRole('table', { name: translate('pool:title') }).getByRole('row')
        const search = page.getByRole('searchbox', { name: translate('pool:filters.search') })

        await test.step('a search finds who waits; of all, both, in the order of their names', async () => {
          await page
            .getByRole('combobox', { name: translate('pool:filters.status') })
            .selectOption('ALL')
          await expect(rows.nth(5)).toBeVisible()
          await search.fill(`${shared}.`)
          await search.press('Enter')
          await expect(rows).toHaveCount(3)
          await page.getByRole('button', { name: translate('recruiter:table.candidate') }).click()
          await expect(page).toHaveURL(/sort=full_name/)
          await page.getByRole('button', { name: translate('pool:filters.has') }).click()
          await page
            .getByRole('checkbox', { name: translate('pool:has.on_site'), exact: true })
            .check()
          await page
            .getByRole('button', { name: translate('recruiter:filters.apply'), exact: true })
            .click()
          await expect(page.getByText(translate('pool:noneFit'))).toBeVisible()
          await page.goBack()
          await expect(rows).toHaveCount(3)
        })

        await test.step('a column is hidden in this browser, and every one is in the file', async () => {
          await page.getByRole('button', { name: translate('recruiter:list.columns') }).click()
          await page
            .getByRole('checkbox', { name: translate('pool:column.skills'), exact: true })
            .uncheck()
          await expect(
            page.getByRole('columnheader', { name: translate('pool:column.skills') }),
          ).toHaveCount(0)
          await a11y(page)
          await page.keyboard.press('Escape')

          const lines = (await saved(page, translate('recruiter:list.download.csv')))
            .toString('utf8')
            .trim()
            .split('\r\n')
          expect(lines[0]).toContain(translate('report:columns.skills'))
          expect(
            lines
              .slice(1)
              .filter((line) => line.includes(reviewed.email))
              .join(),
          ).toContain(translate('recruiter:approval.APPROVED'))
          expect(
            lines
              .slice(1)
              .filter((line) => line.includes(waits.email))
              .join(),
          ).toContain(translate('recruiter:approval.REGISTERED'))
          expect(lines).toHaveLength(3)

          const sheet = strFromU8(
            unzipSync(await saved(page, translate('recruiter:list.download.xlsx')))[
              'xl/worksheets/sheet1.xml'
            ] ?? new Uint8Array(),
          )
          expect(sheet.includes('rightToLeft="1"')).toBe(language === 'ar')
          for (const written of [translate('report:columns.skills'), reviewed.email, waits.email])
            expect(sheet).toContain(written)
          expect(sheet.match(/<row\b/g)).toHaveLength(3)
        })

        await test.step('a profile is read once its owner has looked it over, and not before', async () => {
          await rows.filter({ hasText: reviewed.email }).getByRole('link').first().click()
          await expect(
            page.getByRole('heading', { level: 1, name: reviewed.fullName }),
          ).toBeVisible()
          await expect(
            page.getByRole('region', { name: translate('pool:fact.title') }),
          ).toContainText(translate('recruiter:city.al_ain'))
          await expect(
            page.getByRole('heading', { name: translate('pool:profile.work'), exact: true }),
          ).toBeVisible()
          await a11y(page)
          await page.goBack()
          await rows.filter({ hasText: waits.email }).getByRole('link').first().click()
          await expect(page.getByText(translate('pool:profile.notReviewed'))).toBeVisible()
          await a11y(page)
        })

        await test.step('who has only signed up is found in a list of its own and invited to go on, which is said of each before, and done once', async () => {
          const stopped = await confirmed(server, shared)
          await page.goto('/recruiter/candidates')
          await page
            .getByRole('tab', { name: translate('mailing:lists.newcomers'), exact: true })
            .click()
          const people = page
            .getByRole('table', { name: translate('mailing:newcomers.title') })
            .getByRole('row')
          await page
            .getByRole('searchbox', { name: translate('mailing:newcomers.search') })
            .fill(stopped.email)
          await page
            .getByRole('searchbox', { name: translate('mailing:newcomers.search') })
            .press('Enter')
          await expect(people).toHaveCount(2)
          await people.nth(1).getByRole('checkbox').check()
          await a11y(page)
          const write = page.getByRole('button', { name: translate('mailing:open'), exact: true })
          await write.click()
          const dialog = page.getByRole('dialog', { name: translate('mailing:title') })
          await expect(dialog.getByText(translate('mailing:reason.email_confirmed'))).toBeVisible()
          await a11y(page)
          await dialog
            .getByRole('radio', { name: translate('mailing:kinds.onboarding-invite') })
            .check()
          await dialog
            .getByRole('button', { name: translate('mailing:confirm', { count: 1 }), exact: true })
            .click()
          await expect(page.getByText(translate('notices:emails_sent', { count: 1 }))).toBeVisible()
          // The answer comes before the mail does.
          await expect
            .poll(
              async () =>
                (await server.mailsTo(stopped.email)).filter(
                  ({ subject }) => subject === 'Complete your registration with Masar',
                ).length,
            )
            .toBe(1)
          await people.nth(1).getByRole('checkbox').check()
          await write.click()
          await dialog
            .getByRole('radio', { name: translate('mailing:kinds.onboarding-invite') })
            .check()
          await expect(dialog.getByText(translate('mailing:reason.emailed_lately'))).toBeVisible()
          await expect(
            dialog.getByRole('button', { name: translate('common:dialog.back'), exact: true }),
          ).toHaveCount(0)
          await page.keyboard.press('Escape')
        })

        await test.step('the log says who took the list along, and cannot be made to forget it', async () => {
          await page.getByRole('link', { name: translate('common:nav.log'), exact: true }).click()
          await expect(
            page.getByRole('heading', { level: 1, name: translate('log:title') }),
          ).toBeVisible()
          await page
            .getByRole('combobox', { name: translate('log:filters.act') })
            .selectOption('list.exported')
          const entries = page
            .getByRole('table', { name: translate('log:title') })
            .getByRole('row')
            .filter({ hasText: translate('recruiter:act.list.exported') })
          await expect(entries.first()).toContainText('Noura Hassan')
          await expect(entries.filter({ hasText: 'xlsx' })).not.toHaveCount(0)
          await expect(entries.filter({ hasText: 'csv' })).not.toHaveCount(0)
          const lines = (await saved(page, translate('recruiter:list.download.csv')))
            .toString('utf8')
            .trim()
            .split('\r\n')
          expect(
            lines.filter((line) => line.includes('Noura Hassan')).length,
          ).toBeGreaterThanOrEqual(2)
        })
      })
    },
  )
}
