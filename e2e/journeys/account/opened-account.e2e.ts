import { expect, test } from '../../fixtures'
import { joining } from '../../steps/joining'
import { approve, waitingRecruiter } from '../../steps/people'
import { getCode } from '../../steps/second-factor'
import { signIn } from '../../steps/signing-in'

// The page of the account as it stands is swept in e2e/states. Here stands what is opened on it.
test('what is opened to secure an account, and to delete it, breaks no rule of accessibility', async ({
  page,
  server,
  translate,
  a11y,
}) => {
  const person = await waitingRecruiter(server, 'Shamma')
  await approve(server, person.id)
  const at = joining(page, translate)
  await signIn(page, server, person, '/settings/account')
  const question = page.getByRole('dialog')

  await test.step('a password that is none', async () => {
    await at.field('account:password.current').fill(person.password)
    await at.field('account:password.next').fill(person.password)
    await at.field('auth:field.confirmPassword').fill(person.password)
    await at.press('account:password.change')
    await at.sees(translate('account:rule.unchanged'))
    await a11y(page)
  })

  await test.step('the question before an account is deleted', async () => {
    await at.press('account:deletion.begin')
    await expect(
      question.getByLabel(translate('account:deletion.ask.password'), { exact: true }),
    ).toBeVisible()
    await a11y(page)
    await page.keyboard.press('Escape')
    await expect(question).toBeHidden()
  })

  await test.step('the steps of two-step verification, and its code at the login', async () => {
    await at.press('account:secondFactor.turnOn')
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
    await a11y(page)
    await at.field('account:secondFactor.code.label').fill(await getCode(secret, server))
    await expect(
      page
        .getByRole('list', { name: translate('account:secondFactor.codes.list') })
        .getByRole('listitem'),
    ).toHaveCount(10)
    await a11y(page)
    await at.press('account:secondFactor.codes.kept')
    await at.press('account:secondFactor.turnOff')
    await expect(
      question.getByLabel(translate('account:secondFactor.offAsk.password'), { exact: true }),
    ).toBeFocused()
    await a11y(page)
    await page.keyboard.press('Escape')
    await at.logOut()
    await expect(at.heading('login:title')).toBeVisible()
    await at.logIn(person)
    await expect(at.field('auth:secondFactor.field')).toBeFocused()
    await a11y(page)
  })
})
