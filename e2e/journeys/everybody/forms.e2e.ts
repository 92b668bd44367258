import { type Locator, type Page, expect } from '@playwright/test'
import { test } from '../../fixtures'
import { joining } from '../../steps/joining'
import { newcomer } from '../../steps/people'

/**
 * Presses as a hand does: the button goes down, the page has the time to answer that, and the
 * button comes up where it was.
 */
async function press(page: Page, target: Locator, whileDown: () => Promise<void>): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) throw new Error('There is nothing to press.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await whileDown()
  expect(await target.boundingBox(), 'it moved from under the pointer').toEqual(box)
  await page.mouse.up()
}

for (const language of ['en', 'ar'] as const) {
  test.describe(`leaving a field by pressing something, in ${language}`, () => {
    test.use({ language })

    test('the first press counts though the field that is left is wrong, and the field says so after it', async ({
      page,
      translate,
    }) => {
      // All of it in the window: in a scrolled page the browser itself may keep things where they
      // are.
      await page.setViewportSize({ width: 1280, height: 1400 })
      const at = joining(page, translate)
      const person = newcomer('Salama')
      await page.goto('/auth/signup')
      const terms = page.getByRole('checkbox')
      const send = page.getByRole('button', { name: translate('auth:signup.submit'), exact: true })
      const toldWrong = (field: Locator) => () =>
        expect(field).toHaveAttribute('aria-invalid', 'true')

      const [name, again] = [
        at.field('auth:field.fullName'),
        at.field('auth:field.confirmPassword'),
      ]
      await at.field('auth:field.mobile').fill(person.mobile)
      await at.field('auth:field.email').fill(person.email)
      await at.field('auth:field.password').fill(person.password)
      await again.fill('Another-Palm7')
      await press(page, terms, toldWrong(again))
      await expect(terms).toBeChecked()
      await at.sees(translate('auth:rule.passwordsDiffer'))

      await again.fill(person.password)
      await name.focus()
      await press(page, send, toldWrong(name))
      // The press has sent the form, which leads the focus back to what is wrong in it.
      await expect(name).toBeFocused()
      await at.sees(translate('common:rule.required'))
    })
  })
}
