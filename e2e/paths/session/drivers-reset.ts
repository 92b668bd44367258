import type { Driver } from '../drive'
import { answered, brokenOff, isAt, otherThan, startAnew, toLogin } from './drivers-entry'
import { codeIn, linkIn } from './people'
import { willFail, type Reset, type SessionWorld } from './world'

type Drivers = Readonly<Record<string, Driver<SessionWorld>>>

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

function resetIn({ reset }: SessionWorld): Reset {
  if (reset === null) throw new Error('Nobody has asked for another password.')
  return reset
}

/** A forgotten password: address, code or link, new password. */
export const resetDrivers: Drivers = {
  'password.forgotten': async (world, { edge }) => {
    const { page, translate, at } = world
    if (!isAt(edge.from, 'RESET_PASSWORD')) {
      await toLogin(world)
      await page.getByRole('link', { name: translate('login:forgot') }).click()
    } else
      await at.press(
        isAt(edge.from, 'enteringPassword') ? 'auth:reset.otherMail' : 'auth:reset.otherAddress',
      )
  },
  'resetEmail.submitted': async (world) => {
    const { gate, at, people } = world
    const person = await people.one(world.person)
    world.reset = { person, code: '' }
    await at.field('auth:field.email').fill(person.email)
    gate.hold('forgotPassword')
    await at.press('auth:reset.send')
  },
  'xstate.done.actor.sendResetCode': async (world) => {
    const reset = resetIn(world)
    reset.code = codeIn(
      await world.people.mailAfter(reset.person, () => answered(world, 'forgotPassword')),
    )
  },
  'xstate.error.actor.sendResetCode': (world) => brokenOff(world, 'forgotPassword'),
  'resetCode.requested': async ({ gate, at }) => {
    gate.hold('forgotPassword')
    await at.press('auth:resend.action')
  },
  'resetCode.submitted': async (world, moment) => {
    const { gate, at } = world
    const { code } = resetIn(world)
    gate.hold('resetPassword')
    await at.enterCode(willFail(moment, 'checkReset') ? otherThan(code) : code)
  },
  'xstate.done.actor.checkReset': (world) => answered(world, 'resetPassword'),
  'xstate.error.actor.checkReset': (world) => answered(world, 'resetPassword'),

  'resetLink.opened': async (world, moment) => {
    const { page, gate, people } = world
    const works = !willFail(moment, 'checkReset')
    const person = await people.one(world.person)
    world.reset = { person, code: '' }
    const link = works ? linkIn(await people.mailToReset(person)) : '/auth/reset-password/nothing'
    gate.hold('resetPassword')
    await page.goto(link)
  },
  // What a phone does that dropped the page: the tab's storage is there, and nothing else.
  'reset.restored': async (world, { event }) => {
    const step = stepIn(event)
    const { page, people } = world
    const person = await people.one(world.person)
    const mail = await people.mailToReset(person)
    world.reset = { person, code: codeIn(mail) }
    const resetToken = step === 'password' ? (linkIn(mail).split('/').at(-1) ?? null) : null
    const kept = { step, email: person.email, resetToken, until: Date.now() + 600_000 }
    // Where no page of the application is open, none of them says how far it has come instead.
    await page.goto('/health')
    await page.evaluate((text) => sessionStorage.setItem('masar.reset', text), JSON.stringify(kept))
    await page.goto(resetPages[step])
  },
  'newPassword.submitted': async (world, moment) => {
    const { gate, at } = world
    const { person } = resetIn(world)
    const isNew = !willFail(moment, 'changePassword')
    const password = isNew
      ? person.password === 'Dune-Grass8'
        ? 'Palm-Tree7'
        : 'Dune-Grass8'
      : person.password
    await at.field('auth:field.newPassword').fill(password)
    await at.field('auth:field.confirmPassword').fill(password)
    gate.hold('resetPassword')
    await at.press('auth:reset.change')
    if (isNew) person.password = password
  },
  'xstate.done.actor.changePassword': async (world) => {
    await answered(world, 'resetPassword')
    world.person = null
  },
  'xstate.error.actor.changePassword': (world) => answered(world, 'resetPassword'),
  'reset.abandoned': async (world, moment) => {
    const { page, translate } = world
    if (isAt(moment.edge.to, 'rehydrating')) await startAnew(world, moment)
    await page.getByRole('link', { name: translate('auth:reset.back') }).click()
  },
}
