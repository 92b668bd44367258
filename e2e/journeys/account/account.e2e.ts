import { expect, test } from '../../fixtures'
import { joining } from '../../steps/joining'
import { approve, waiting, waitingRecruiter } from '../../steps/people'
import { putTogetherIn } from '../../lanes'

for (const language of ['en', 'ar'] as const) {
  test.describe(`one’s own account, in ${language}`, { tag: putTogetherIn(language) }, () => {
    test.use({ language })

    test('is changed, secured, copied and deleted', async ({
      page,
      newPerson,
      server,
      translate,
      a11y,
    }) => {
      const person = await waitingRecruiter(server, 'Shamma')
      await approve(server, person.id)
      const at = joining(page, translate)
      const other = await newPerson()
      await joining(other, translate).logIn(person)
      await expect(other).toHaveURL(/\/recruiter\/dashboard$/)
      await at.logIn(person)
      await expect(page).toHaveURL(/\/recruiter\/dashboard$/)

      await page.goto('/settings/account')
      // The one that signed up, the other browser, and this one.
      await expect(
        page.getByRole('list', { name: translate('account:devices.title') }).getByRole('listitem'),
      ).toHaveCount(3)
      await a11y(page)

      await at.field('account:details.firstName').fill('Shamsa')
      // What is not saved yet is there after a reload.
      await page.reload()
      await expect(at.field('account:details.firstName')).toHaveValue('Shamsa')
      await at.press('account:save')
      await at.sees(translate('notices:details_saved'))
      await page
        .getByLabel(translate('account:picture.label'))
        .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
      await at.sees(translate('account:picture.changed'))

      await at.field('account:password.current').fill(person.password)
      await at.field('account:password.next').fill(person.password)
      await at.field('auth:field.confirmPassword').fill(person.password)
      await at.press('account:password.change')
      await at.sees(translate('account:rule.unchanged'))
      await a11y(page)
      await at.field('account:password.next').fill('Falaj-82x')
      await at.field('auth:field.confirmPassword').fill('Falaj-82x')
      await at.press('account:password.change')
      await at.sees(translate('notices:password_changed'))
      await expect(
        page.getByRole('list', { name: translate('account:devices.title') }).getByRole('listitem'),
      ).toHaveCount(1)
      await other.reload()
      await expect(other).toHaveURL(/\/auth\/login/)

      const copied = page.waitForEvent('download')
      await at.press('account:ownData.download')
      expect((await copied).suggestedFilename()).toMatch(/^masar-my-data-.*\.zip$/)

      await at.press('account:deletion.begin')
      const question = page.getByRole('dialog')
      const password = question.getByLabel(translate('account:deletion.ask.password'), {
        exact: true,
      })
      await expect(password).toBeVisible()
      await a11y(page)
      await password.fill(person.password)
      await question
        .getByRole('button', { name: translate('account:deletion.ask.confirm') })
        .click()
      await expect(question.getByText(translate('errors:fields.password_wrong'))).toBeVisible()
      await password.fill('Falaj-82x')
      await question
        .getByRole('button', { name: translate('account:deletion.ask.confirm') })
        .click()
      await at.sees(translate('notices:account_deleted'))
      await expect(page).toHaveURL(/\/auth\/login/)
      await at.logIn({ ...person, password: 'Falaj-82x' })
      await at.sees(translate('errors:invalid_credentials'))
    })

    test('a candidate looks over what was read from the resume, corrects it, and it counts', async ({
      page,
      server,
      translate,
      a11y,
    }) => {
      const person = await waiting(server, 'Alia')
      await approve(server, person.id)
      const at = joining(page, translate)
      await at.logIn(person)
      await expect(page).toHaveURL(/\/candidate\/dashboard$/)
      await page.goto('/candidate/profile')
      await at.sees(translate('profile:review.waitingBody'))
      await a11y(page)

      const skills = page.getByRole('region', { name: translate('profile:skills.title') })
      const adder = skills.getByRole('combobox')
      await adder.fill('Camel racing')
      await skills.getByRole('button', { name: translate('profile:add') }).click()
      await expect(skills.getByText('Camel racing')).toBeVisible()
      await adder.fill('transl')
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible()
      await adder.press('ArrowDown')
      await adder.press('Enter')

      const education = page.getByRole('region', { name: translate('profile:education.title') })
      await education.getByRole('button', { name: translate('profile:education.add') }).click()
      const form = page.getByRole('dialog')
      await form.getByLabel(translate('profile:education.institution')).fill('Khalifa University')
      await form.getByLabel(translate('profile:times.startLabel'), { exact: true }).fill('2021')
      await form.getByLabel(translate('profile:times.endLabel'), { exact: true }).fill('2020')
      await form.getByRole('button', { name: translate('profile:done') }).click()
      await expect(form.getByText(translate('profile:rule.reversed'))).toBeVisible()
      await a11y(page)
      await form.getByLabel(translate('profile:times.endLabel'), { exact: true }).fill('2024')
      await form.getByRole('button', { name: translate('profile:done') }).click()
      await expect(education.getByText('Khalifa University')).toBeVisible()

      await page.reload()
      await expect(skills.getByText('Camel racing')).toBeVisible()
      await at.press('profile:bar.confirm')
      await at.sees(translate('notices:profile_reviewed'))
      await page.reload()
      await expect(education.getByText('Khalifa University')).toBeVisible()
      await expect(page.getByText(translate.like('profile:review.reviewed'))).toBeVisible()
      await a11y(page)

      const file = page.waitForEvent('download')
      await page
        .getByRole('region', { name: translate('profile:resume.title') })
        .getByRole('button', { name: translate('profile:resume.download') })
        .click()
      expect((await file).suggestedFilename()).toContain('en-libreoffice')
    })
  })
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
