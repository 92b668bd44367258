import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps'
import { retrySeconds } from './outage'

/** What takes longer than this for nothing at all is away. */
const PATIENCE_MS = 2000

/**
 * `/health` answers as long as the process lives: a supervisor may restart it if it does not.
 * `/ready` lists whether each service answers; its status says whether requests should be sent
 * here: not while the database or the file store is away, and not while this server is closing.
 * Mail is listed but does not count, because it waits in the queue; neither does the upload
 * scanner, because only uploads need it and report it themselves. Both are the same for every
 * process, so sending requests elsewhere would only interrupt everything else, including running
 * assessments.
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
