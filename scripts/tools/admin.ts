// npm run admin -- EMAIL: makes the account with this e-mail a recruiter admin; so the first one
// comes to be.
import { systemClock } from '../../server/runtime/clock'
import { type AdminOutcome, makeAdmin } from '../../server/runtime/admins'
import { throughOwner } from './database-owner'
import type { Terminal, Tool } from './tool'

const sentences: Record<AdminOutcome, (email: string) => string> = {
  made: (email) => `${email} is an admin now.`,
  already: (email) => `${email} is an admin already.`,
  unknown: (email) =>
    `There is no account with the email ${email}. Sign up with it first, then run this again.`,
  unconfirmed: (email) =>
    `The e-mail ${email} is not confirmed yet. Confirm it with the code from the mail, then run this again.`,
}

export const admin: Tool = async ([email, ...more], { env, print, complain }) => {
  if (email === undefined || more.length > 0) {
    complain('Usage: npm run admin -- EMAIL')
    return 2
  }
  const outcome = await grantAdmin(env, email)
  const done = outcome === 'made' || outcome === 'already'
  if (done) print(sentences[outcome](email))
  else complain(sentences[outcome](email))
  return done ? 0 : 1
}

async function grantAdmin(env: Terminal['env'], address: string): Promise<AdminOutcome> {
  const { outcome } = await throughOwner<{ outcome: AdminOutcome }>(env, {
    path: '/control/admins',
    body: { email: address },
    self: async (db) => ({ outcome: await makeAdmin({ db, clock: systemClock }, address) }),
  })
  return outcome
}
