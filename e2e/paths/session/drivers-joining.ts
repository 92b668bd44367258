import { sessionIn } from '../../../machines/session/answers'
import { sessionAt } from '../../../machines/session/session.cases'
import type { Driver } from '../drive'
import { answered, brokenOff, isAt, otherThan } from './drivers-entry'
import { codeIn, linkIn } from './people'
import { next, getPerson, getStoredToken, willFail, type SessionContext } from './test-context'

type Drivers = Readonly<Record<string, Driver<SessionContext>>>

/** The drivers from the unconfirmed address to the submitted details. */
export const joiningDrivers: Drivers = {
  'verification.submitted': async (testContext, moment) => {
    const { page, network, at, people } = testContext
    const works = !willFail(moment, 'verifyEmail')
    network.hold('verifyEmail')
    if (isAt(moment.edge.from, 'EMAIL_VERIFICATION_PENDING')) {
      testContext.code = works
        ? codeIn(
            await people.mailToConfirm(getPerson(testContext), await getStoredToken(testContext)),
          )
        : otherThan(testContext.code === '' ? '0000' : testContext.code)
      await at.enterCode(testContext.code)
      return
    }
    if (!works) {
      await page.goto('/auth/verify-email/nothing')
      return
    }
    const person = await people.one()
    await people.place(person, sessionAt('EMAIL_VERIFICATION_PENDING'))
    const { token } = await people.fetchTokens(person)
    await page.goto(linkIn(await people.mailToConfirm(person, token)))
  },
  'xstate.done.actor.verifyEmail': async (testContext, moment) => {
    const { people, person } = testContext
    const session = sessionIn(moment.event) ?? sessionAt('ONBOARDING_PENDING')
    if (person !== null) await people.prepare(person, session)
    await answered(testContext, 'verifyEmail')
  },
  'xstate.error.actor.verifyEmail': (testContext) => answered(testContext, 'verifyEmail'),

  'code.requested': async ({ network, at }) => {
    network.hold('sendEmail')
    await at.press('auth:resend.action')
  },
  'xstate.done.actor.resendCode': async (testContext) => {
    await testContext.people.mailAfter(getPerson(testContext), () =>
      answered(testContext, 'sendEmail'),
    )
  },
  'xstate.error.actor.resendCode': (testContext) => brokenOff(testContext, 'sendEmail'),
  // A page that has the roles from an earlier visit asks for them only after a reload.
  'xstate.error.actor.loadRoles': async ({ page, network }) => {
    const { arrived, refuse } = network.hold('getRoles')
    await page.reload()
    await arrived
    refuse(403, 'forbidden')
  },

  'continue.chosen': async (testContext, { edge }) => {
    const { network, at } = testContext
    if (isAt(edge.to, 'ONBOARDING_COMPLETED')) network.hold('getUser', { most: 1 })
    await at.press(
      isAt(edge.from, 'RESET_PASSWORD_COMPLETED')
        ? 'auth:toLogin'
        : isAt(edge.to, 'signedOut')
          ? 'auth:verified.login'
          : 'auth:verified.continue',
    )
  },

  'role.chosen': async (testContext, moment) => {
    const { page, translate } = testContext
    const isHiring = page.url().endsWith('/recruiter')
    // The company's details are on one page, so the recruiter is the last choice.
    const role = isAt(moment.edge.from, 'choosing')
      ? next(moment) === 'role.chosen'
        ? 'candidate'
        : 'recruiter'
      : isHiring
        ? 'candidate'
        : 'recruiter'
    if (isAt(moment.edge.from, 'filling'))
      await page.getByRole('link', { name: translate('onboarding:step.otherRole') }).click()
    await page.getByRole('link', { name: translate(`onboarding:choice.${role}.title`) }).click()
  },
  'onboarding.submitted': async ({ page, network, at, translate }) => {
    if (!page.url().endsWith('/recruiter')) {
      await page.getByRole('link', { name: translate('onboarding:step.otherRole') }).click()
      await page.getByRole('link', { name: translate('onboarding:choice.recruiter.title') }).click()
    }
    await at.field('onboarding:company.name').fill('Falaj Data')
    await at.field('onboarding:company.size').fill('40')
    await at.field('onboarding:company.industry').selectOption({ index: 1 })
    await at.field('onboarding:company.location').fill('Abu Dhabi')
    await at
      .field('onboarding:company.description')
      .fill(
        'Falaj Data labels speech and text in Emirati Arabic for companies that build language models.',
      )
    network.hold('onboardRecruiter')
    await at.press('onboarding:company.submit')
  },
  'xstate.done.actor.submitOnboarding': async (testContext) => {
    testContext.network.hold('getUser', { most: 1 })
    await answered(testContext, 'onboardRecruiter')
  },
  'xstate.error.actor.submitOnboarding': (testContext) =>
    brokenOff(testContext, 'onboardRecruiter'),
}
