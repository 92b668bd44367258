import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { patient } from '../../scripts/lib/patience.mjs'
import type { OpenedDb } from '../db/db'
import { openLog } from '../runtime/log'
import { openTestDb } from '../testing/server'
import { type JobName, type Jobs, type JobWorkers, openJobs, openQueue } from './jobs'
import { type QueueWorker, startQueueWorker, watchQueues } from './queue-worker'

const log = openLog('silent')
const embedded = (process.env.TEST_DATABASE_URL ?? '') === ''
const waiting = { timeout: patient(25_000) }

let opened: OpenedDb
let jobs: Jobs
beforeAll(async () => {
  opened = await openTestDb()
})
afterAll(() => opened.close())
beforeEach(async () => {
  jobs = await openJobs(opened, log)
  await opened.db.execute(sql`delete from job_queue.job`)
  return () => jobs.stop()
})

const nothing = async () => {}
const idle: JobWorkers = {
  'mail.send': nothing,
  'resume.parse': nothing,
  'selection.decide': nothing,
  'attempt.evaluate': nothing,
  'attempts.rescore': nothing,
  'recording.assemble': nothing,
  'interview.remux': nothing,
  'report.pdf': nothing,
  'attempt_report.pdf': nothing,
  'principles.pdf': nothing,
  'own_data.zip': nothing,
  'files.delete': nothing,
}

/** What is done with the id of each mail. */
const mailing = (run: (id: string) => Promise<void>): JobWorkers => ({
  ...idle,
  'mail.send': ({ mail_id: id }) => run(id),
})

const countQueued = async (queue: JobName) => {
  const { rows } = await opened.db.execute<{ state: string; number: number }>(
    sql`select state::text as state, count(*)::int as number from job_queue.job where name = ${queue} group by 1`,
  )
  return Object.fromEntries(rows.map(({ state, number }) => [state, number]))
}

test('a job exists exactly when its transaction commits', async () => {
  const cutOff = opened.db.transaction(async (tx) => {
    await jobs.send(tx, 'mail.send', { mail_id: 'never' })
    throw new Error('cut off')
  })
  await expect(cutOff).rejects.toThrow('cut off')
  await opened.db.transaction((tx) => jobs.send(tx, 'mail.send', { mail_id: 'sent' }))
  const ran: string[] = []
  await jobs.runDue(mailing(async (id) => void ran.push(id)))
  expect(ran).toEqual(['sent'])
})

test('while a job with its key waits, another is not added; afterwards it is', async () => {
  const ran: string[] = []
  const send = (id: string) => jobs.send(opened.db, 'mail.send', { mail_id: id }, { key: 'same' })
  await send('one')
  await send('two')
  await jobs.runDue(mailing(async (id) => void ran.push(id)))
  await send('three')
  await jobs.runDue(mailing(async (id) => void ran.push(id)))
  expect(ran).toEqual(['one', 'three'])
})

test('the depths count the jobs that are due, later, running and failed', async () => {
  const inAnHour = new Date(Date.now() + 3_600_000)
  await jobs.send(opened.db, 'mail.send', { mail_id: 'later' }, { after: inAnHour })
  for (const id of ['a', 'b', 'c', 'd']) await jobs.send(opened.db, 'mail.send', { mail_id: id })
  const set = (id: string, state: string) =>
    opened.db.execute(
      sql`update job_queue.job set state = ${state}::job_queue.job_state where data ->> 'mail_id' = ${id}`,
    )
  await set('a', 'active')
  await set('b', 'failed')
  await set('c', 'retry')
  const depths = await jobs.depths()
  expect(depths.find(({ queue }) => queue === 'mail.send')).toEqual({
    queue: 'mail.send',
    waiting: 2,
    deferred: 1,
    active: 1,
    failed: 1,
  })
  expect(depths).toHaveLength(12)
})

test('ten mails run beside each other, and one that fails is tried again later and takes no other with it', async () => {
  const ids = Array.from({ length: 10 }, (_, at) => `mail ${at}`)
  for (const id of ids) await jobs.send(opened.db, 'mail.send', { mail_id: id })
  const begun: string[] = []
  let open = () => {}
  const allBegun = new Promise<void>((resolve) => (open = resolve))
  await jobs.start(
    mailing(async (id) => {
      if (begun.push(id) === ids.length) open()
      await allBegun
      if (id === 'mail 3') throw new Error('The mail server is away.')
    }),
  )
  await vi.waitFor(
    async () => expect(await countQueued('mail.send')).toEqual({ completed: 9, retry: 1 }),
    waiting,
  )
  const { rows } = await opened.db.execute<{ output: object; later: boolean }>(
    sql`select output, start_after > completed_on or start_after > started_on as later from job_queue.job where state = 'retry'`,
  )
  expect(rows).toEqual([{ output: { message: 'The mail server is away.' }, later: true }])
})

test('a job fails for good after its last try', async () => {
  await jobs.send(opened.db, 'resume.parse', { user_id: 'somebody', file_id: 'broken' })
  const tries: number[] = []
  const workers: JobWorkers = {
    ...idle,
    'resume.parse': async () => {
      tries.push(tries.length)
      throw new Error('unreadable')
    },
  }
  for (let run = 0; run < 5; run += 1) {
    await jobs.runDue(workers)
    await opened.db.execute(
      sql`update job_queue.job set start_after = now() - interval '1 second' where state = 'retry'`,
    )
  }
  expect(tries).toHaveLength(3)
  expect(await countQueued('resume.parse')).toEqual({ failed: 1 })
})

test('stopping lets a job that runs finish, and begins no other', async () => {
  await jobs.send(opened.db, 'files.delete', { storage_keys: ['a'] }, { key: 'a' })
  let begun = false
  let finish = () => {}
  const finished = new Promise<void>((resolve) => (finish = resolve))
  await jobs.start({
    ...idle,
    'files.delete': async () => {
      begun = true
      await finished
    },
  })
  await vi.waitFor(() => expect(begun).toBe(true), waiting)
  const stopped = jobs.stop()
  await jobs.send(opened.db, 'files.delete', { storage_keys: ['b'] }, { key: 'b' })
  finish()
  await stopped
  expect(await countQueued('files.delete')).toEqual({ completed: 1, created: 1 })
})

test('a job that runs longer than it may fails, and so does one that the stop does not wait for', async () => {
  const queue = await openQueue(opened.queue, log)
  const never = () => new Promise<void>(() => {})
  try {
    await queue.createQueue('slow', { name: 'slow', expireInSeconds: 1, retryLimit: 0 })
    await queue.createQueue('stopped', { name: 'stopped', retryLimit: 0 })
    const one = await queue.send('slow', {})
    const other = await queue.send('stopped', {})
    const [slow, stopped] = [
      startQueueWorker(queue, 'slow', 1, never),
      startQueueWorker(queue, 'stopped', 1, never),
    ]
    const outcome = async (name: string, id: string | null) => {
      const job = await queue.getJobById(name, id ?? '')
      return [job?.state, job?.output]
    }
    await vi.waitFor(
      async () =>
        expect([await outcome('slow', one), (await outcome('stopped', other))[0]]).toEqual([
          ['failed', { message: 'The job took more than 1000 ms.' }],
          'active',
        ]),
      waiting,
    )
    await slow.stop(0)
    await stopped.stop(0)
    expect(await outcome('stopped', other)).toEqual([
      'failed',
      { message: 'The server stopped while the job ran.' },
    ])
  } finally {
    await queue.stop({ graceful: false })
  }
})

test('a failed statement of several leaves no transaction open', async () => {
  await expect(opened.queue.executeSql('begin; select 1 / 0; commit;')).rejects.toThrow('zero')
  expect((await opened.queue.executeSql('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('jobs in the queue of an earlier version are taken over once, and that queue is removed', async () => {
  const { db } = opened
  await db.execute(sql`create schema pgboss`)
  await db.execute(
    sql`create table pgboss.job (name text, data jsonb, state text, start_after timestamptz, singleton_key text)`,
  )
  const add = (id: string, state: string, after: string) =>
    db.execute(
      sql`insert into pgboss.job values ('mail.send', ${JSON.stringify({ mail_id: id })}::jsonb, ${state}, now() + ${after}::interval, ${id})`,
    )
  await add('waits', 'created', '-1 minute')
  await add('ran when it was killed', 'active', '-1 minute')
  await add('is for later', 'retry', '1 hour')
  await add('is done', 'completed', '-1 minute')
  for (const later of [await openJobs(opened, log), await openJobs(opened, log)]) await later.stop()
  const ran: string[] = []
  await jobs.runDue(mailing(async (id) => void ran.push(id)))
  expect(ran.sort()).toEqual(['ran when it was killed', 'waits'])
  expect(await countQueued('mail.send')).toEqual({ completed: 2, created: 1 })
  const { rows } = await db.execute(sql`select to_regnamespace('pgboss')::text as former`)
  expect(rows).toEqual([{ former: null }])
})

test.runIf(embedded)(
  'a job that ran when the only server was killed is retried at the next start, without a timeout',
  async () => {
    await jobs.send(opened.db, 'mail.send', { mail_id: 'code' })
    const queue = await openQueue(opened.queue, log)
    // The server that fetched the job stops before it reports the outcome.
    expect(await queue.fetch('mail.send')).toHaveLength(1)
    await queue.stop({ graceful: false })
    await (await openJobs(opened, log)).stop()
    const { rows } = await opened.db.execute(
      sql`select state::text as state, start_after < now() + interval '30 seconds' as soon, output from job_queue.job`,
    )
    expect(rows).toEqual([
      { state: 'retry', soon: true, output: { message: 'The server ended while the job ran.' } },
    ])
  },
)

test.skipIf(embedded)(
  'a starting server leaves the jobs of another running server alone',
  async () => {
    await jobs.send(opened.db, 'mail.send', { mail_id: 'code' })
    const queue = await openQueue(opened.queue, log)
    expect(await queue.fetch('mail.send')).toHaveLength(1)
    await queue.stop({ graceful: false })
    await (await openJobs(opened, log)).stop()
    expect(await countQueued('mail.send')).toEqual({ active: 1 })
  },
)

test('the queues are polled again after every failed poll, and the due jobs are done', async () => {
  let asked = 0
  const woken: string[] = []
  let stop = () => {}
  const done = new Promise<void>((resolve) => (stop = resolve))
  const worker = (name: string): [string, QueueWorker] => [
    name,
    { wake: () => (woken.push(name), stop()), stop: () => Promise.resolve() },
  ]
  const watch = watchQueues(new Map([worker('due'), worker('other')]), async () => {
    asked += 1
    if (asked < 4) throw new Error('The database is away.')
    return ['due']
  })
  await done
  watch.stop()
  expect(woken).toEqual(['due'])
})
