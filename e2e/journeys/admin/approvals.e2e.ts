import { patient } from '../../../scripts/lib/patience.mjs'
import { expect, test } from '../../fixtures'
import { call, demo, waiting, waitingRecruiter } from '../../steps/people'
import { signIn } from '../../steps/signing-in'
import { putTogetherIn } from '../../lanes'

for (const language of ['en', 'ar'] as const) {
  test.describe(`approvals, in ${language}`, { tag: putTogetherIn(language) }, () => {
    test.use({ language })

    test('an admin approves everybody whom a search shows, and nobody who comes later; undoes it; and declines one with a reason', async ({
      page,
      server,
      translate,
      a11y,
    }) => {
      test.setTimeout(patient(180_000))
      const shared = language === 'ar' ? 'Shamma' : 'Sultan'
      const [first, second] = [await waiting(server, shared), await waiting(server, shared)]
      const recruiter = await waitingRecruiter(server, shared)
      await signIn(page, server, demo.admin, '/recruiter/dashboard')
      await page.getByRole('link', { name: translate('common:nav.approvals'), exact: true }).click()
      await page
        .getByRole('searchbox', { name: translate('recruiter:filters.search') })
        .fill(shared)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('table').getByRole('row')).toHaveCount(4)
      await a11y(page)

      const button = (key: string, count: number) =>
        page.getByRole('button', { name: translate(key, { count }), exact: true })
      await test.step('the server counts them, and a second press approves exactly these', async () => {
        await button('selection:all', 3).click()
        await button('recruiter:approvals.do.approved', 3).click()
        await expect(
          page.getByText(translate('recruiter:approvals.ask.approved', { count: 3 })),
        ).toBeVisible()
        await a11y(page)
        const late = await waiting(server, shared)
        await button('recruiter:approvals.do.approved', 3).click()
        await expect(
          page.getByText(translate('selection:over.approved', { count: 3 })),
        ).toBeVisible()
        await a11y(page)
        const status = async (person: { token: string }) =>
          (await call(server, 'getUser', { token: person.token })).data.approval.status
        expect([
          await status(first),
          await status(second),
          await status(recruiter),
          await status(late),
        ]).toEqual(['APPROVED', 'APPROVED', 'APPROVED', 'REGISTERED'])
      })

      await test.step('it is undone within the minute, also after a reload', async () => {
        await page.reload()
        await page.getByRole('button', { name: translate('selection:undo'), exact: true }).click()
        await expect(page.getByText(translate('selection:undone', { count: 3 }))).toBeVisible()
        await page.getByRole('button', { name: translate('selection:close'), exact: true }).click()
        await expect(page.getByRole('table').getByRole('row')).toHaveCount(5)
      })

      await test.step('one is declined with a reason, which is what the person reads', async () => {
        await page
          .getByRole('table')
          .getByRole('row', { name: second.email })
          .getByRole('checkbox')
          .check()
        await button('recruiter:approvals.do.declined', 1).click()
        await button('recruiter:approvals.do.declined', 1).click()
        await expect(page.getByText(translate('recruiter:approvals.reasonMissing'))).toBeVisible()
        await page
          .getByRole('textbox', { name: translate('recruiter:approvals.reason') })
          .fill('The Emirates ID could not be read.')
        await button('recruiter:approvals.do.declined', 1).click()
        await expect(
          page.getByText(translate('recruiter:approvals.done.declined', { count: 1 })),
        ).toBeVisible()
        expect(
          (await call(server, 'getUser', { token: second.token })).data.approval,
        ).toMatchObject({ status: 'DECLINED', reason: 'The Emirates ID could not be read.' })
      })
    })
  })
}
