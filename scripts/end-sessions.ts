// npm run end-sessions -- EMAIL: signs the account with this e-mail out everywhere, as when a
// laptop was stolen or somebody left.
import { systemClock } from '../server/clock'
import { endAllSessions } from '../server/end-sessions'
import { throughOwner } from './database-owner'

const [email, ...more] = process.argv.slice(2)
if (email === undefined || more.length > 0) {
  console.error('Usage: npm run end-sessions -- EMAIL')
  process.exitCode = 2
} else {
  const { ended } = await throughOwner<{ ended: Awaited<ReturnType<typeof endAllSessions>> }>({
    path: '/control/sessions',
    body: { email },
    self: async (db) => ({ ended: await endAllSessions({ db, clock: systemClock }, email) }),
  })
  if (ended === null) console.error(`There is no account with the e-mail ${email}.`)
  else console.log(`${email} is signed out everywhere. Sessions that were open: ${ended.sessions}.`)
  process.exitCode = ended === null ? 1 : 0
}
