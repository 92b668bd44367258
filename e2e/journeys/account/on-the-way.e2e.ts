import { expect, test } from '../../fixtures'
import { joining } from '../../steps/joining'
import { approve, callAs, newcomer } from '../../steps/people'
import { putTogetherIn } from '../../lanes'
import { phone } from '../../pictures'

const otherThan = (code: string) => (code === '1234' ? '4321' : '1234')

for (const language of ['en', 'ar'] as const) {
  test.describe(`the way of a candidate, in ${language}`, { tag: putTogetherIn(language) }, () => {
    test.use({ language })

    test('each page says which of seven steps it is and what came of the last, and a phone what a start needs', async ({
      page,
      newPerson,
      server,
      translate,
      a11y,
    }) => {
      const person = newcomer(language === 'ar' ? 'Alia' : 'Mahra')
      const at = joining(page, translate)
      const getStepLabel = (step: number, key: string) =>
        translate('auth:joining.place', { step, total: 7, name: translate(`auth:joining.${key}`) })
      const isAt = (step: number, key: string) =>
        expect(page.getByRole('img', { name: getStepLabel(step, key), exact: true })).toBeVisible()

      await test.step('a password is held against every rule there is, by the page or the server', async () => {
        await page.goto('/auth/signup')
        await isAt(1, 'signup')
        await at.sees(translate('auth:password.guessed'))
        const rules = ['lower', 'upper', 'digit', 'special', 'length']
        const metBy = async (password: string) => {
          await at.field('auth:field.password').fill(password)
          const met = translate('auth:password.met')
          const ticked = rules.map(async (rule) => {
            const line = page
              .getByRole('listitem')
              .filter({ hasText: translate(`auth:password.${rule}`) })
            return (await line.textContent())?.includes(met) === true ? [rule] : []
          })
          return (await Promise.all(ticked)).flat()
        }
        await at.fillSignUp(person)
        expect(await metBy('palm7')).toEqual(['lower', 'digit'])
        await at.press('auth:signup.submit')
        await at.sees(translate('auth:rule.password'))
        await a11y(page)
        // A password that follows the five rules may still be refused, for reasons that the page
        // states from the start.
        expect(await metBy('Masar-Palm7')).toEqual(rules)
        await at.field('auth:field.confirmPassword').fill('Masar-Palm7')
        await at.press('auth:signup.submit')
        await at.sees(translate('errors:fields.password_personal'))
        await at.field('auth:field.password').fill(person.password)
        await at.field('auth:field.confirmPassword').fill(person.password)
        await at.press('auth:signup.submit')
      })

      await test.step('wrong digits go when a new code is asked for, and the right ones are confirmed', async () => {
        await expect(at.heading('auth:verify.title')).toBeVisible()
        await isAt(2, 'email')
        await at.sees(translate('notices:signup', { email: person.email }))
        const code = at.field('auth:field.code')
        await at.enterCode(otherThan(await server.codeFor(person.email)))
        await at.sees(translate('errors:invalid_code'))
        const before = (await server.mailsTo(person.email)).length
        await at.press('auth:resend.action')
        await at.sees(translate('notices:email_sent'))
        await expect(code).toHaveValue('')
        await expect(page.getByText(translate('errors:invalid_code'))).toBeHidden()
        // One code in ten thousand is the one before it: a new mail is known by its coming.
        await expect
          .poll(async () => (await server.mailsTo(person.email)).length)
          .toBeGreaterThan(before)
        await at.enterCode(await server.codeFor(person.email))
        await expect(at.heading('auth:verified.title')).toBeVisible()
        await at.sees(translate('notices:email_verified'))
        await isAt(3, 'details')
        await a11y(page)
      })

      await test.step('the details are one step of the way, and are said to have come', async () => {
        await at.press('auth:verified.continue')
        await expect(at.heading('onboarding:choice.title')).toBeVisible()
        await isAt(3, 'details')
        await at.onboardAsCandidate()
        await expect(at.heading('onboarding:pending.title')).toBeVisible()
        await at.sees(translate('notices:registration_received'))
        await isAt(4, 'approval')
        await a11y(page)
      })

      await test.step('what was read is the next step, until it is confirmed', async () => {
        await at.sees(translate('user:resume.read'))
        await approve(server, (await callAs(server, person, 'getUser')).data.id)
        await expect(page).toHaveURL(/\/candidate\/dashboard$/)
        await isAt(5, 'profile')
        await page
          .getByRole('link', { name: translate('candidate:dashboard.profile.review') })
          .click()
        await expect(at.heading('profile:title')).toBeVisible()
        await isAt(5, 'profile')
        await at.press('profile:bar.confirm')
        await at.sees(translate('notices:profile_reviewed'))
        await page.goto('/candidate/dashboard')
        await isAt(6, 'assessments')
      })

      await test.step('on a phone the dashboard says once what a start needs, and offers none', async () => {
        const start = page.getByRole('link', {
          name: translate('candidate:dashboard.start.english'),
        })
        const needs = page.getByText(translate('assessment:list.computer', { width: '1,024' }))
        await expect(start).toBeVisible()
        await expect(needs).toBeHidden()
        await page.setViewportSize(phone)
        await expect(needs).toHaveCount(1)
        await expect(needs).toBeVisible()
        await expect(start).toBeHidden()
        await isAt(6, 'assessments')
        await a11y(page)
      })

      await test.step('a visitor with a phone finds the way in within the page', async () => {
        const visitor = await newPerson()
        await visitor.setViewportSize(phone)
        await visitor.goto('/terms')
        await expect(
          visitor.getByRole('link', { name: translate('common:nav.signup'), exact: true }),
        ).toBeInViewport({ ratio: 1 })
        await expect
          .poll(() => visitor.evaluate(() => document.documentElement.scrollWidth))
          .toBe(phone.width)
      })
    })
  })
}
