import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps'
import { retrySeconds } from './outage'

/** What takes longer than this for nothing at all is away. */
const PATIENCE_MS = 2000

/**
 * `/health` answers as long as the process does: who watches it may end it and start another.
 * `/ready` says of each thing that the server needs whether it answers, and with its status whether
 * requests should be sent here: not while the database or the store of files is away, and not once
 * this server is closing, when nothing new is answered at all. Mail that is away is named and does
 * not count, as it waits in the queue and goes out later; neither does a scanner of uploads, as
 * only uploads need it and say so themselves. Both are the same for every process, so sending
 * requests elsewhere would end everything else too, assessments that are under way among it.
 */
export function serveReadiness(
  app: FastifyInstance,
  { db, storage, mail, scanner }: Pick<Deps, 'db' | 'storage' | 'mail' | 'scanner'>,
): void {
  app.get('/health', async () => ({ status: 'ok' }))
  app.get('/ready', async (_request, reply) => {
    const [database, store, letters, scans] = await Promise.all([
      inTime(db.execute(sql`select 1`).then(() => true)),
      inTime(storage.probe().then(() => true)),
      inTime(mail.isReady()),
      scanner === null ? null : inTime(scanner.isReady()),
    ])
    const dependencies = {
      database: toState(database),
      storage: toState(store),
      mail: toState(letters),
      ...(scans === null ? {} : { scanner: toState(scans) }),
    }
    if (database && store) return { status: 'ready', dependencies }
    return reply
      .status(503)
      .header('retry-after', String(retrySeconds))
      .send({ status: 'unavailable', dependencies })
  })
}

const toState = (answers: boolean) => (answers ? 'ok' : 'failing')

async function inTime(answers: Promise<boolean>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>(
    (resolve) => (timer = setTimeout(() => resolve(false), PATIENCE_MS)),
  )
  try {
    return await Promise.race([answers.catch(() => false), late])
  } finally {
    clearTimeout(timer)
  }
}
