import { hash } from '@node-rs/argon2'
import { isPassword } from '../../../machines/shared/fields'
import { accountOf } from '../../db/accounts'
import type { Deps } from '../../deps'
import { fieldsRefused } from '../../http/domain-error'
import type { Handlers } from '../../http/handler'
import { say } from '../../http/language'
import { limit } from '../../http/limits'
import { currentPasswordWrong, deviceNotFound, passwordUnchanged } from './auth.errors'
import { setPassword } from './auth.store'
import { deviceOf } from './device.rules'
import { passwordFits } from './passwords'
import { dropChallenges } from './second-factor.store'
import { endOneSessionOf, endOtherSessionsOf, openSessionsOf } from './session.store'

/** What somebody does about their own getting in, once they are in. */
export function accountHandlers(deps: Deps) {
  const perAccount = limit(10, 15 * 60)

  return {
    async changePassword({ body: { current_password: current, password }, session, lang }) {
      await perAccount.take(session.userId)
      const account = await accountOf(deps.db, session.userId)
      if (!(await passwordFits(account, current))) throw currentPasswordWrong()
      if (!isPassword(password)) throw fieldsRefused({ password: 'password_rules' })
      if (current === password) throw passwordUnchanged()
      const passwordHash = await hash(password)
      await deps.db.transaction(async (tx) => {
        await setPassword(tx, session.userId, passwordHash)
        await endOtherSessionsOf(tx, session, 'password_changed', deps.clock.now())
        await dropChallenges(tx, session.userId)
      })
      await perAccount.forget(session.userId)
      return { data: {}, message: say(lang, 'notices:password_changed') }
    },

    async listDevices({ session }) {
      const found = await openSessionsOf(deps, session.userId)
      const devices = found.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
        id,
        ...deviceOf(userAgent),
        signed_in_at: createdAt.toISOString(),
        last_seen_at: lastSeenAt.toISOString(),
        is_this: id === session.id,
      }))
      return { data: { results: devices.toSorted((a, b) => Number(b.is_this) - Number(a.is_this) || b.last_seen_at.localeCompare(a.last_seen_at)) } }
    },

    async signOutDevice({ params, session, lang }) {
      if (!(await endOneSessionOf(deps.db, session.userId, params.id, deps.clock.now()))) throw deviceNotFound()
      return { data: {}, message: say(lang, 'notices:device_signed_out') }
    },

    async signOutOtherDevices({ session, lang }) {
      await endOtherSessionsOf(deps.db, session, 'revoked', deps.clock.now())
      return { data: {}, message: say(lang, 'notices:other_devices_signed_out') }
    },
  } satisfies Partial<Handlers>
}
