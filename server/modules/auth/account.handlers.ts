import { hash } from '@node-rs/argon2'
import { getAccount } from '../../db/accounts'
import type { Deps } from '../../deps'
import { fieldsRefused } from '../../http/domain-error'
import type { Handlers } from '../../http/contract/handler'
import { translate } from '../../http/contract/language'
import { limit } from '../../http/service/limits'
import { securityLog } from '../../http/service/security-log'
import { currentPasswordWrong, deviceNotFound, passwordUnchanged } from './auth.errors'
import { setPassword } from './auth.store'
import { toDevice } from './device.rules'
import { refusedPassword } from './new-password.rules'
import { toOwner, passwordFits } from './passwords.rules'
import { dropChallenges } from '../second-factor/second-factor.store'
import { endOneSession, endOtherSessions, listOpenSessions } from './session.store'

/** What signed-in people do about how they sign in. */
export function accountHandlers(deps: Deps) {
  const perAccount = limit(deps, 'password-changes', 10, 15 * 60)
  const note = securityLog(deps)

  return {
    async changePassword({
      body: { current_password: current, password },
      session,
      lang,
      request,
    }) {
      await perAccount.take(session.userId)
      const account = await getAccount(deps.db, session.userId)
      if (!(await passwordFits(account, current))) {
        note(request, { event: 'password.refused', user: session.userId })
        throw currentPasswordWrong()
      }
      const refused = await refusedPassword(password, toOwner(account))
      if (refused !== null) throw fieldsRefused({ password: refused })
      if (current === password) throw passwordUnchanged()
      const passwordHash = await hash(password)
      await deps.db.transaction(async (tx) => {
        await setPassword(tx, session.userId, passwordHash)
        await endOtherSessions(tx, session, 'password_changed', deps.clock.now())
        await dropChallenges(tx, session.userId)
      })
      await perAccount.forget(session.userId)
      note(request, { event: 'password.changed', user: session.userId })
      return { data: {}, message: translate(lang, 'notices:password_changed') }
    },

    async listDevices({ session }) {
      const found = await listOpenSessions(deps, session.userId)
      const devices = found.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
        id,
        ...toDevice(userAgent),
        signed_in_at: createdAt.toISOString(),
        last_seen_at: lastSeenAt.toISOString(),
        is_this: id === session.id,
      }))
      return {
        data: {
          results: devices.toSorted(
            (a, b) =>
              Number(b.is_this) - Number(a.is_this) || b.last_seen_at.localeCompare(a.last_seen_at),
          ),
        },
      }
    },

    async signOutDevice({ params, session, lang, request }) {
      if (!(await endOneSession(deps.db, session.userId, params.id, deps.clock.now())))
        throw deviceNotFound()
      note(request, { event: 'signed_out', user: session.userId, which: 'one' })
      return { data: {}, message: translate(lang, 'notices:device_signed_out') }
    },

    async signOutOtherDevices({ session, lang, request }) {
      await endOtherSessions(deps.db, session, 'revoked', deps.clock.now())
      note(request, { event: 'signed_out', user: session.userId, which: 'others' })
      return { data: {}, message: translate(lang, 'notices:other_devices_signed_out') }
    },
  } satisfies Partial<Handlers>
}
