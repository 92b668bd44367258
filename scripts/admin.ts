// npm run admin -- EMAIL: makes the account with this e-mail a recruiter admin; so the first one comes to be.
// The embedded database belongs to one process: while the server runs this asks it, otherwise it opens the database itself.
import { systemClock } from '../server/clock'
import { type AdminOutcome, makeAdmin } from '../server/admins'
import { readControl } from '../server/control'
import { openEmbedded, openPostgres } from '../server/db/db'
import { livingOwner } from '../server/db/lock'
import { readEnv } from '../server/env'

const sentences: Record<AdminOutcome, (email: string) => string> = {
  made: (email) => `${email} is an admin now.`,
  already: (email) => `${email} is an admin already.`,
  unknown: (email) => `There is no account with the e-mail ${email}. Sign up with it first, then run this again.`,
  unconfirmed: (email) => `The e-mail ${email} is not confirmed yet. Confirm it with the code from the mail, then run this again.`,
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
  const env = readEnv(process.env)
  if (env.DATABASE_URL === undefined && livingOwner(env.MASAR_DATA_DIR) !== null) return askServer(env.MASAR_DATA_DIR, address)
  const opened = env.DATABASE_URL === undefined ? await openEmbedded(env.MASAR_DATA_DIR) : await openPostgres(env.DATABASE_URL)
  try {
    return await makeAdmin({ db: opened.db, clock: systemClock }, address)
  } finally {
    await opened.close()
  }
}

async function askServer(directory: string, address: string): Promise<AdminOutcome> {
  const { url, key } = readControl(directory)
  const answer = await fetch(`${url}/control/admins`, { method: 'POST', headers: { 'content-type': 'application/json', 'x-masar-key': key }, body: JSON.stringify({ email: address }) })
  if (!answer.ok) throw new Error(`The server at ${url} answered ${answer.status}.`)
  const { outcome }: { outcome: AdminOutcome } = await answer.json()
  return outcome
}
