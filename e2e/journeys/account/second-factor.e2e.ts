import { expect, test } from '../../fixtures'
import { joining } from '../../steps/joining'
import { approve, waitingRecruiter } from '../../steps/people'
import { getCode } from '../../steps/second-factor'
import { putTogetherIn } from '../../lanes'

for (const language of ['en', 'ar'] as const) {
  test.describe(`two-step verification, in ${language}`, { tag: putTogetherIn(language) }, () => {
    test.use({ language })

    test('is turned on, asks for a code at the next login, and takes a recovery code once', async ({
      page,
      server,
      translate,
      a11y,
    }) => {
      const person = await waitingRecruiter(server, 'Latifa')
      await approve(server, person.id)
      const at = joining(page, translate)
      const code = at.field('auth:secondFactor.field')
      const arrives = () => expect(page).toHaveURL(/\/recruiter\/dashboard$/)
      const logInAgain = async () => {
        await at.logOut()
        await expect(at.heading('login:title')).toBeVisible()
        await at.logIn(person)
        await expect(code).toBeFocused()
      }

      await at.logIn(person)
      await arrives()
      await page.goto('/settings/account')
      await at.press('account:secondFactor.turnOn')
      const secret = (await page.locator('code').innerText()).replaceAll(' ', '')
      await a11y(page)
      const first = await getCode(secret, server)
      await at.field('account:secondFactor.code.label').fill(first)
      const codes = page
        .getByRole('list', { name: translate('account:secondFactor.codes.list') })
        .getByRole('listitem')
      await expect(codes).toHaveCount(10)
      const [recoveryCode = ''] = await codes.allInnerTexts()
      await a11y(page)
      const download = page.waitForEvent('download')
      await at.press('account:secondFactor.codes.download')
      expect((await download).suggestedFilename()).toBe('masar-recovery-codes.txt')
      await at.press('account:secondFactor.codes.kept')
      await at.sees(translate('account:secondFactor.on'))

      await logInAgain()
      await a11y(page)
      await code.fill(first)
      await at.sees(translate('errors:code_used'))
      await server.advanceClock(30)
      await code.fill(await getCode(secret, server))
      await arrives()

      await logInAgain()
      await at.press('auth:secondFactor.recovery')
      await at.field('auth:secondFactor.recoveryField').fill(recoveryCode)
      await at.press('auth:secondFactor.submit')
      await arrives()
      await logInAgain()
      await at.press('auth:secondFactor.recovery')
      await at.field('auth:secondFactor.recoveryField').fill(recoveryCode)
      await at.press('auth:secondFactor.submit')
      await at.sees(translate('errors:code_used'))

      await server.advanceClock(30)
      await at.press('auth:secondFactor.app')
      await code.fill(await getCode(secret, server))
      await arrives()
      await page.goto('/settings/account')
      await at.press('account:secondFactor.turnOff')
      const question = page.getByRole('dialog')
      await expect(
        question.getByLabel(translate('account:secondFactor.offAsk.password'), { exact: true }),
      ).toBeFocused()
      await a11y(page)
      await question
        .getByLabel(translate('account:secondFactor.offAsk.password'), { exact: true })
        .fill(person.password)
      await question
        .getByRole('button', { name: translate('account:secondFactor.offAsk.confirm') })
        .click()
      await expect(
        page.getByRole('button', { name: translate('account:secondFactor.turnOn') }),
      ).toBeVisible()
      expect(server.log()).not.toContain(secret)
    })
  })
}
