import { patient } from '../../../scripts/lib/patience.mjs'
import { expect, test } from '../../fixtures'
import { demo } from '../../steps/people'
import { signIn } from '../../steps/signing-in'
import { putTogetherIn } from '../../lanes'

for (const language of ['en', 'ar'] as const) {
  test.describe(`skills analytics, in ${language}`, { tag: putTogetherIn(language) }, () => {
    test.use({ language })

    test('a recruiter compares what jobs ask for with what candidates have, of all and of one skill, and a visitor is asked to sign in', async ({
      page,
      newPerson,
      server,
      translate,
      a11y,
    }) => {
      await signIn(page, server, demo.recruiter, '/recruiter/skills-analytics')
      const table = page.getByRole('table', { name: translate('skills:list') })
      await expect(table.getByRole('row')).toHaveCount(11, { timeout: patient(30_000) })
      await a11y(page)
      const first = table.getByRole('row').nth(1)
      const name = (await first.getByRole('rowheader').locator('bdi').first().textContent()) ?? ''
      await page
        .getByRole('combobox', { name: translate('skills:months.skill') })
        .selectOption({ label: name })
      await expect(page).toHaveURL(/drawn=/)
      await page.getByText(translate('skills:months.table')).click()
      await expect(page.getByRole('table', { name: new RegExp(name) })).toBeVisible()
      await a11y(page)

      const visitor = await newPerson()
      await visitor.goto('/recruiter/skills-analytics')
      await expect(
        visitor.getByRole('heading', { level: 1, name: translate('skills:only.visitor') }),
      ).toBeVisible()
      await a11y(visitor)
    })
  })
}
