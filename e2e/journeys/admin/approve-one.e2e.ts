import { patient } from '../../../scripts/lib/patience.mjs'
import { expect, test } from '../../fixtures'
import { call, demo, waiting, waitingRecruiter } from '../../steps/people'
import { signIn } from '../../steps/signing-in'
import { putTogetherIn } from '../../lanes'

for (const language of ['en', 'ar'] as const) {
  test.describe(`a registration, in ${language}`, { tag: putTogetherIn(language) }, () => {
    test.use({ language })

    test('an admin reads a registration with its resume, approves it by a key, and goes on to the next', async ({
      page,
      server,
      translate,
      a11y,
    }) => {
      test.setTimeout(patient(120_000))
      const shared = language === 'ar' ? 'Alyazia' : 'Alanood'
      const person = await waiting(server, shared)
      const recruiter = await waitingRecruiter(server, shared)
      await signIn(page, server, demo.admin, '/recruiter/dashboard')
      await page.goto(`${server.url}/recruiter/admin/candidates?query=${shared}`)
      const table = page.getByRole('table').first()
      await table.getByRole('row', { name: person.email }).getByRole('link').click()
      const panel = page.getByRole('region', { name: person.fullName, exact: true })
      await expect(panel.getByText(translate('registration:answer.title'))).toBeVisible()
      // The server reads the resume in the background, and the page asks again until it is read.
      await expect(panel.getByText(translate('registration:unconfirmed'))).toBeVisible({
        timeout: patient(60_000),
      })
      await a11y(page)
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        panel.getByRole('button', { name: translate('registration:resume.download') }).click(),
      ])
      expect(file.suggestedFilename()).not.toBe('')

      await test.step('a reload and the back button keep to the address', async () => {
        await page.reload()
        await expect(panel.getByText(translate('registration:answer.title'))).toBeVisible()
        await page.goBack()
        await expect(panel).toHaveCount(0)
        await page.goForward()
        await expect(panel.getByText(translate('registration:answer.title'))).toBeVisible()
      })

      await panel.focus()
      await page.keyboard.press('a')
      await expect(
        page.getByText(
          translate('recruiter:approvals.doneFor.approved', {
            name: `\u2068${person.fullName}\u2069`,
          }),
        ),
      ).toBeVisible()
      await expect(page.getByText(translate('registration:company.title')).first()).toBeVisible()
      await a11y(page)
      const status = async ({ token }: { token: string }) =>
        (await call(server, 'getUser', { token })).data.approval.status
      expect([await status(person), await status(recruiter)]).toEqual(['APPROVED', 'REGISTERED'])
    })
  })
}
