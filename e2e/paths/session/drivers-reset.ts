import type { Driver } from '../drive'
import { answered, brokenOff, isAt, otherThan, startAnew, toLogin } from './drivers-entry'
import { codeIn, linkIn } from './people'
import { willFail, type Reset, type SessionContext } from './test-context'

type Drivers = Readonly<Record<string, Driver<SessionContext>>>

const resetPages = {
  email: '/auth/reset-password/email-verification',
  code: '/auth/reset-password/verify',
  password: '/auth/reset-password/create-new-password',
}

function stepIn(event: object): keyof typeof resetPages {
  const step = 'step' in event ? event.step : null
  if (step !== 'email' && step !== 'code' && step !== 'password')
    throw new Error('A reset is restored at one of its steps.')
  return step
}

function resetIn({ reset }: SessionContext): Reset {
  if (reset === null) throw new Error('Nobody has asked for another password.')
  return reset
}

/** The drivers for a forgotten password: address, code or link, and new password. */
export const resetDrivers: Drivers = {
  'password.forgotten': async (testContext, { edge }) => {
    const { page, translate, at } = testContext
    if (!isAt(edge.from, 'RESET_PASSWORD')) {
      await toLogin(testContext)
      await page.getByRole('link', { name: translate('login:forgot') }).click()
    } else
      await at.press(
        isAt(edge.from, 'enteringPassword') ? 'auth:reset.otherMail' : 'auth:reset.otherAddress',
      )
  },
  'resetEmail.submitted': async (testContext) => {
    const { network, at, people } = testContext
    const person = await people.one(testContext.person)
    testContext.reset = { person, code: '' }
    await at.field('auth:field.email').fill(person.email)
    network.hold('forgotPassword')
    await at.press('auth:reset.send')
  },
  'xstate.done.actor.sendResetCode': async (testContext) => {
    const reset = resetIn(testContext)
    reset.code = codeIn(
      await testContext.people.mailAfter(reset.person, () =>
        answered(testContext, 'forgotPassword'),
      ),
    )
  },
  'xstate.error.actor.sendResetCode': (testContext) => brokenOff(testContext, 'forgotPassword'),
  'resetCode.requested': async ({ network, at }) => {
    network.hold('forgotPassword')
    await at.press('auth:resend.action')
  },
  'resetCode.submitted': async (testContext, moment) => {
    const { network, at } = testContext
    const { code } = resetIn(testContext)
    network.hold('resetPassword')
    await at.enterCode(willFail(moment, 'checkReset') ? otherThan(code) : code)
  },
  'xstate.done.actor.checkReset': (testContext) => answered(testContext, 'resetPassword'),
  'xstate.error.actor.checkReset': (testContext) => answered(testContext, 'resetPassword'),

  'resetLink.opened': async (testContext, moment) => {
    const { page, network, people } = testContext
    const works = !willFail(moment, 'checkReset')
    const person = await people.one(testContext.person)
    testContext.reset = { person, code: '' }
    const link = works ? linkIn(await people.mailToReset(person)) : '/auth/reset-password/nothing'
    network.hold('resetPassword')
    await page.goto(link)
  },
  // A phone that unloaded the page restores only the tab's storage.
  'reset.restored': async (testContext, { event }) => {
    const step = stepIn(event)
    const { page, people } = testContext
    const person = await people.one(testContext.person)
    const mail = await people.mailToReset(person)
    testContext.reset = { person, code: codeIn(mail) }
    const resetToken = step === 'password' ? (linkIn(mail).split('/').at(-1) ?? null) : null
    const kept = { step, email: person.email, resetToken, until: Date.now() + 600_000 }
    // This page does not run the application, which would overwrite the stored progress.
    await page.goto('/health')
    await page.evaluate((text) => sessionStorage.setItem('masar.reset', text), JSON.stringify(kept))
    await page.goto(resetPages[step])
  },
  'newPassword.submitted': async (testContext, moment) => {
    const { network, at } = testContext
    const { person } = resetIn(testContext)
    const isNew = !willFail(moment, 'changePassword')
    const password = isNew
      ? person.password === 'Dune-Grass8'
        ? 'Palm-Tree7'
        : 'Dune-Grass8'
      : person.password
    await at.field('auth:field.newPassword').fill(password)
    await at.field('auth:field.confirmPassword').fill(password)
    network.hold('resetPassword')
    await at.press('auth:reset.change')
    if (isNew) person.password = password
  },
  'xstate.done.actor.changePassword': async (testContext) => {
    await answered(testContext, 'resetPassword')
    testContext.person = null
  },
  'xstate.error.actor.changePassword': (testContext) => answered(testContext, 'resetPassword'),
  'reset.abandoned': async (testContext, moment) => {
    const { page, translate } = testContext
    if (isAt(moment.edge.to, 'rehydrating')) await startAnew(testContext, moment)
    await page.getByRole('link', { name: translate('auth:reset.back') }).click()
  },
}
