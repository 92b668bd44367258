// npm run end-sessions -- EMAIL: signs the account with this e-mail out everywhere, as when a
// laptop was stolen or somebody left.
import { systemClock } from '../../server/runtime/clock'
import { endAllSessions } from '../../server/runtime/end-sessions'
import { throughOwner } from './database-owner'
import type { Tool } from './tool'

export const endSessions: Tool = async ([email, ...more], { env, print, complain }) => {
  if (email === undefined || more.length > 0) {
    complain('Usage: npm run end-sessions -- EMAIL')
    return 2
  }
  const { ended } = await throughOwner<{ ended: Awaited<ReturnType<typeof endAllSessions>> }>(env, {
    path: '/control/sessions',
    body: { email },
    self: async (db) => ({ ended: await endAllSessions({ db, clock: systemClock }, email) }),
  })
  if (ended === null) complain(`There is no account with the email ${email}.`)
  else print(`${email} is logged out everywhere. Open sessions ended: ${ended.sessions}.`)
  return ended === null ? 1 : 0
}
