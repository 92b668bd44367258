import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { patient } from '../../../scripts/lib/patience.mjs'
import { ensureBuiltServer } from '../../testing/built-server'
import { systemClock } from '../../runtime/clock'
import { type Db, type OpenedDb, openEmbedded } from '../../db/db'
import { newId } from '../../db/id'
import { users } from '../auth/auth.table'
import { mails } from '../users/users.table'
import { openQueue } from '../../jobs/jobs'
import { openLog } from '../../runtime/log'
import { type LocalSmtp, startLocalSmtp } from '../../testing/services/local-smtp'
import { type ServerProcess, startServerProcess } from '../attempts/fixtures/server-process'
import { openSession } from '../auth/session.store'

/** How many wait to be approved. npm run faults sets 10,000. */
const crowd = Number(process.env.FAULTS_CROWD ?? 300)
const waiting = { timeout: patient(crowd * 100 + 60_000), interval: 50 }

const directory = mkdtempSync(join(tmpdir(), 'masar-approve-all-'))
let server: ServerProcess | null = null
let smtp: LocalSmtp | null = null
beforeAll(ensureBuiltServer)
afterAll(async () => {
  await server?.kill()
  await smtp?.close()
  rmSync(directory, { recursive: true, force: true })
})

const start = async (mailServer: LocalSmtp): Promise<ServerProcess> =>
  (server = await startServerProcess(directory, ['dist/server/main.js'], {
    SMTP_URL: mailServer.url,
  }))

/** The server comes to a stand in the second lot, so that it is surely killed among the approvals. */
const standstill = [
  sql`create sequence approvals`,
  sql`create function stand_still() returns trigger language plpgsql as $$
    begin
      if nextval('approvals') = 150 then perform pg_sleep(3600); end if;
      return new;
    end $$`,
  sql`create trigger stand_still before update of approval_status on users
    for each row execute function stand_still()`,
]

const isAnswering = (url: string) =>
  fetch(`${url}/health`, { signal: AbortSignal.timeout(patient(2_000)) }).then(
    () => true,
    () => false,
  )

/** Looks into the data of a server that is down. */
async function inDatabase<Found>(
  look: (db: Db, opened: OpenedDb) => Promise<Found>,
): Promise<Found> {
  const opened = await openEmbedded(directory)
  try {
    return await look(opened.db, opened)
  } finally {
    await opened.close()
  }
}

/** As the queue of a running server does once a minute. */
async function takeUpWhatWasLeft({ queue }: OpenedDb): Promise<void> {
  const boss = await openQueue(queue, openLog('silent'))
  await boss.maintain()
  await boss.stop({ graceful: false })
}

async function prepare(db: Db): Promise<string> {
  const now = systemClock.now()
  const account = (email: string) => ({
    id: newId(),
    email,
    emailKey: email,
    firstName: 'Salama',
    lastName: 'Al Ali',
    isEmailConfirmed: true,
    createdAt: now,
  })
  for (let from = 0; from < crowd; from += 1000) {
    await db.insert(users).values(
      Array.from({ length: Math.min(1000, crowd - from) }, (_, at) => ({
        ...account(`waiting${from + at}@example.ae`),
        roleName: 'individual' as const,
      })),
    )
  }
  const admin = {
    ...account('admin@example.ae'),
    roleName: 'recruiter admin' as const,
    approvalStatus: 'APPROVED' as const,
  }
  await db.insert(users).values(admin)
  for (const statement of standstill) await db.execute(statement)
  return (await openSession({ db, clock: systemClock }, admin.id, undefined)).token
}

const call = async (url: string, token: string, path: string, body?: object) => {
  const response = await fetch(`${url}/api/recruiter/admin/selections/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { token, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return JSON.parse(await response.text()).data
}

const toId = (mail: string) => /^Message-ID: <([\w-]+)@/im.exec(mail)?.[1] ?? ''
const getReceiver = (mail: string) => /^To: (\S+)/im.exec(mail)?.[1] ?? ''

test(
  `approving all of ${crowd} survives a SIGKILL among the approvals and one among the mails: nobody is missed, and a mail is repeated only if it was in flight, as the same one`,
  async () => {
    const token = await inDatabase(prepare)
    const killAt = { mails: Math.floor(crowd / 3), armed: true }
    const mailServer = await startLocalSmtp(0, () => {
      if (!killAt.armed || mailServer.received.length < killAt.mails) return
      killAt.armed = false
      process.kill(server?.pid ?? 0, 'SIGKILL')
    })
    smtp = mailServer

    let running = await start(mailServer)
    const { selection_id: id, total } = await call(running.url, token, '', { status: 'REGISTERED' })
    expect(total).toBe(crowd)
    await call(running.url, token, id, { action: 'approved' })
    while (await isAnswering(running.url)) await setTimeout(50)
    await running.kill()
    const half = await inDatabase(async (db) => {
      await db.execute(sql`drop function stand_still cascade`)
      return db.$count(users, eq(users.approvalStatus, 'REGISTERED'))
    })
    expect(half).toBeGreaterThan(0)

    running = await start(mailServer)
    await vi.waitFor(
      async () =>
        expect(await call(running.url, token, id)).toMatchObject({
          state: 'decided',
          done: crowd,
          changed: crowd,
        }),
      waiting,
    )
    await running.kill()
    await inDatabase(async (db) => {
      expect(await db.$count(users, eq(users.approvalStatus, 'REGISTERED'))).toBe(0)
      const written = await db.select({ to: mails.to }).from(mails)
      expect([written.length, new Set(written.map(({ to }) => to)).size]).toEqual([crowd, crowd])
      // The queue goes by the database's clock: the minute in which a decision can be undone is
      // over.
      await db.execute(sql`update job_queue.job set start_after = now() where name = 'mail.send'`)
    })

    const dying = await start(mailServer)
    await vi.waitFor(() => expect(killAt.armed).toBe(false), waiting)
    await dying.kill()
    // Received, and not noted as sent: these were in flight.
    const inFlight = await inDatabase(async (db, opened) => {
      // Moves the start of the job back, so that the queue takes it as left by a dead server.
      await db.execute(
        sql`update job_queue.job set started_on = started_on - interval '5 minutes' where name = 'mail.send' and state = 'active'`,
      )
      await takeUpWhatWasLeft(opened)
      const unsent = new Set(
        (await db.select({ id: mails.id }).from(mails).where(isNull(mails.sentAt))).map(
          ({ id: of }) => of,
        ),
      )
      return mailServer.received.map(toId).filter((of) => unsent.has(of))
    })
    running = await start(mailServer)
    await vi.waitFor(
      () => expect(mailServer.received).toHaveLength(crowd + inFlight.length),
      waiting,
    )
    await running.stop()
    server = null
    expect([
      new Set(mailServer.received.map(getReceiver)).size,
      new Set(mailServer.received.map(toId)).size,
    ]).toEqual([crowd, crowd])
    expect(
      mailServer.received
        .map(toId)
        .filter((of, at, all) => all.indexOf(of) !== at)
        .sort(),
    ).toEqual(inFlight.sort())
    expect(await inDatabase((db) => db.$count(mails, isNull(mails.sentAt)))).toBe(0)
  },
  patient(4 * (crowd * 100 + 60_000)),
)
