import { getAccount } from '../../db/accounts'
import type { Deps } from '../../deps'
import { DomainError, fieldsRefused } from '../../http/domain-error'
import type { Handlers } from '../../http/contract/handler'
import { translate } from '../../http/contract/language'
import { limit, toNetwork } from '../../http/service/limits'
import { securityLog } from '../../http/service/security-log'
import {
  emailUnconfirmed,
  invalidCode,
  passwordWrong,
  secondFactorAlreadyOn,
  secondFactorExpired,
  secondFactorNotSetUp,
} from '../auth/auth.errors'
import { presentSignedIn } from '../auth/auth.presenter'
import { limitGuesses, wrongPerAddress } from '../auth/guesses.store'
import { passwordFits } from '../auth/passwords.rules'
import { provenKey } from '../auth/proof-of-key.rules'
import { challengeLifetimeSeconds, challengeTries, readCode } from './second-factor.rules'
import {
  beginFactor,
  challengedBy,
  countRecoveryCodes,
  findFactor,
  removeFactor,
  takeChallenge,
  turnOn,
} from './second-factor.store'
import { openSession } from '../auth/session.store'
import { takeCode } from '../auth/consume-code.store'
import { newTotpSecret, findTimeStep, totpUri } from './totp.rules'

export function secondFactorHandlers(deps: Deps) {
  // Limited by account alone, because these calls need a session.
  const perAccount = limit(deps, 'second-factor-changes', 10, 15 * 60)
  const guesses = limitGuesses(deps, 'second-factor')
  const wrongs = wrongPerAddress(deps)
  const perChallenge = limit(deps, 'challenge', challengeTries, challengeLifetimeSeconds)
  const note = securityLog(deps)

  return {
    async confirmSecondFactor({ body, request }) {
      const key = await provenKey(deps, request)
      const userId = await wrongs.runCounted(toNetwork(request.ip), async () => {
        const challenged = await challengedBy(deps, body.challenge)
        if (challenged === null) throw secondFactorExpired()
        return challenged
      })
      const account = await getAccount(deps.db, userId)
      const trier = { emailKey: account.user.emailKey, ip: request.ip, key }
      await guesses.runCounted(
        trier,
        async () => {
          await perChallenge.take(body.challenge).catch((refusal: unknown) => {
            throw refusal instanceof DomainError ? secondFactorExpired() : refusal
          })
          await deps.db.transaction(async (tx) => {
            await takeCode(deps, tx, userId, body.code)
            if (!(await takeChallenge(tx, body.challenge, deps.clock.now())))
              throw secondFactorExpired()
          })
        },
        () => note(request, { event: 'sign_in.failed', user: userId, way: 'second_factor' }),
      )
      const pair = await openSession(deps, userId, request.headers['user-agent'], key)
      await guesses.remember(trier)
      note(request, { event: 'sign_in.succeeded', user: userId, way: 'second_factor' })
      return { data: presentSignedIn(account, pair, deps) }
    },

    async getSecondFactor({ session }) {
      const activeSince = (await findFactor(deps, deps.db, session.userId))?.activeSince ?? null
      const { user } = await getAccount(deps.db, session.userId)
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
      // A person who signed up with somebody else's address must not lock its owner out.
      if (session.accountStatus === 'EMAIL_VERIFICATION_PENDING') throw emailUnconfirmed()
      const secret = newTotpSecret()
      if (!(await beginFactor(deps, session.userId, secret))) throw secondFactorAlreadyOn()
      const { user } = await getAccount(deps.db, session.userId)
      return { data: { secret, uri: totpUri(secret, user.email) } }
    },

    async turnOnSecondFactor({ body, session, request }) {
      await perAccount.take(session.userId)
      const factor = await findFactor(deps, deps.db, session.userId)
      if (factor === null) throw secondFactorNotSetUp()
      if (factor.activeSince !== null) throw secondFactorAlreadyOn()
      const code = readCode(body.code)
      const step =
        code.kind === 'app' ? findTimeStep(factor.secret, code.digits, deps.clock.now()) : null
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
        !(await passwordFits(await getAccount(deps.db, session.userId), password))
      )
        wrong(passwordWrong())
      await deps.db.transaction(async (tx) => {
        if (password === undefined)
          await takeCode(deps, tx, session.userId, code ?? '').catch(wrong)
        await removeFactor(tx, session.userId)
      })
      await perAccount.forget(session.userId)
      note(request, { event: 'second_factor.off', user: session.userId })
      return { data: {}, message: translate(lang, 'notices:second_factor_off') }
    },
  } satisfies Partial<Handlers>
}
