import { accountOf } from '../../db/accounts'
import type { Deps } from '../../deps'
import { fieldsRefused } from '../../http/domain-error'
import type { Handlers } from '../../http/handler'
import { say } from '../../http/language'
import { limit } from '../../http/limits'
import { securityLog } from '../../http/security-log'
import {
  emailUnconfirmed,
  invalidCode,
  passwordWrong,
  secondFactorAlreadyOn,
  secondFactorExpired,
  secondFactorNotSetUp,
} from './auth.errors'
import { presentSignedIn } from './auth.presenter'
import { passwordFits } from './passwords'
import { readCode } from './second-factor.rules'
import {
  beginFactor,
  challengedBy,
  countRecoveryCodes,
  findFactor,
  removeFactor,
  takeChallenge,
  turnOn,
} from './second-factor.store'
import { openSession } from './session.store'
import { takeCode } from './take-code'
import { newTotpSecret, stepOf, totpUri } from './totp'

export function secondFactorHandlers(deps: Deps) {
  // By the account alone: whoever tries out a million codes does so from many addresses.
  const perAccount = limit(10, 15 * 60)
  const perAddress = limit(60, 15 * 60)
  const note = securityLog(deps)

  return {
    async confirmSecondFactor({ body, request }) {
      // As of codes by mail, only what is wrong counts against an address.
      const userId = await perAddress.refusalsOf(request.ip, async () => {
        const challenged = await challengedBy(deps, body.challenge)
        if (challenged === null) throw secondFactorExpired()
        return challenged
      })
      await perAccount.take(userId)
      await perAddress.refusalsOf(
        request.ip,
        () =>
          deps.db.transaction(async (tx) => {
            await takeCode(deps, tx, userId, body.code)
            if (!(await takeChallenge(tx, body.challenge, deps.clock.now())))
              throw secondFactorExpired()
          }),
        () => note(request, { event: 'sign_in.failed', user: userId, way: 'second_factor' }),
      )
      await perAccount.forget(userId)
      const pair = await openSession(deps, userId, request.headers['user-agent'])
      note(request, { event: 'sign_in.succeeded', user: userId, way: 'second_factor' })
      return { data: presentSignedIn(await accountOf(deps.db, userId), pair, deps) }
    },

    async getSecondFactor({ session }) {
      const activeSince = (await findFactor(deps, deps.db, session.userId))?.activeSince ?? null
      const { user } = await accountOf(deps.db, session.userId)
      return {
        data: {
          active: activeSince !== null,
          active_since: activeSince?.toISOString() ?? null,
          recovery_codes_left: await countRecoveryCodes(deps.db, session.userId),
          has_password: user.passwordHash !== null,
        },
      }
    },

    async beginSecondFactor({ session }) {
      // Whoever signed up with another's address must not lock its owner out.
      if (session.standing === 'EMAIL_VERIFICATION_PENDING') throw emailUnconfirmed()
      const secret = newTotpSecret()
      if (!(await beginFactor(deps, session.userId, secret))) throw secondFactorAlreadyOn()
      const { user } = await accountOf(deps.db, session.userId)
      return { data: { secret, uri: totpUri(secret, user.email) } }
    },

    async turnOnSecondFactor({ body, session, request }) {
      await perAccount.take(session.userId)
      const factor = await findFactor(deps, deps.db, session.userId)
      if (factor === null) throw secondFactorNotSetUp()
      if (factor.activeSince !== null) throw secondFactorAlreadyOn()
      const code = readCode(body.code)
      const step = code.kind === 'app' ? stepOf(factor.secret, code.digits, deps.clock.now()) : null
      if (step === null) throw invalidCode()
      const codes = await deps.db.transaction((tx) => turnOn(deps, tx, session.userId, step))
      if (codes === null) throw secondFactorAlreadyOn()
      await perAccount.forget(session.userId)
      note(request, { event: 'second_factor.on', user: session.userId })
      return { data: { recovery_codes: codes } }
    },

    async turnOffSecondFactor({ body: { password, code }, session, lang, request }) {
      if (password === undefined && code === undefined)
        throw fieldsRefused({ password: 'required' })
      await perAccount.take(session.userId)
      const factor = await findFactor(deps, deps.db, session.userId)
      if (factor === null || factor.activeSince === null) throw secondFactorNotSetUp()
      const wrong = (refusal: unknown): never => {
        note(request, { event: 'second_factor.refused', user: session.userId })
        throw refusal
      }
      if (
        password !== undefined &&
        !(await passwordFits(await accountOf(deps.db, session.userId), password))
      )
        wrong(passwordWrong())
      await deps.db.transaction(async (tx) => {
        if (password === undefined)
          await takeCode(deps, tx, session.userId, code ?? '').catch(wrong)
        await removeFactor(tx, session.userId)
      })
      await perAccount.forget(session.userId)
      note(request, { event: 'second_factor.off', user: session.userId })
      return { data: {}, message: say(lang, 'notices:second_factor_off') }
    },
  } satisfies Partial<Handlers>
}
