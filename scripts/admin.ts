// npm run admin -- EMAIL: makes the account with this e-mail a recruiter admin; so the first one
// comes to be.
import { systemClock } from '../server/clock'
import { type AdminOutcome, makeAdmin } from '../server/admins'
import { throughOwner } from './database-owner'

const sentences: Record<AdminOutcome, (email: string) => string> = {
  made: (email) => `${email} is an admin now.`,
  already: (email) => `${email} is an admin already.`,
  unknown: (email) =>
    `There is no account with the e-mail ${email}. Sign up with it first, then run this again.`,
  unconfirmed: (email) =>
    `The e-mail ${email} is not confirmed yet. Confirm it with the code from the mail, then run this again.`,
}

const [email, ...more] = process.argv.slice(2)
if (email === undefined || more.length > 0) {
  console.error('Usage: npm run admin -- EMAIL')
  process.exitCode = 2
} else {
  const outcome = await admit(email)
  const done = outcome === 'made' || outcome === 'already'
  if (done) console.log(sentences[outcome](email))
  else console.error(sentences[outcome](email))
  process.exitCode = done ? 0 : 1
}

async function admit(address: string): Promise<AdminOutcome> {
  const { outcome } = await throughOwner<{ outcome: AdminOutcome }>({
    path: '/control/admins',
    body: { email: address },
    self: async (db) => ({ outcome: await makeAdmin({ db, clock: systemClock }, address) }),
  })
  return outcome
}
