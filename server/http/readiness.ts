import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps'

/** What takes longer than this for nothing at all is away. */
const PATIENCE_MS = 2000

/**
 * `/health` answers as long as the process does: who watches it may end it and start another.
 * `/ready` says whether requests should be sent here: not while the database is away, and not once
 * this server is closing, when nothing new is answered at all. A scanner of uploads that is away is
 * named and does not count: only uploads need it, they say so themselves, and it is the same one
 * for every process, so sending requests elsewhere would end everything else too, assessments that
 * are under way among it.
 */
export function serveReadiness(
  app: FastifyInstance,
  { db, scanner }: Pick<Deps, 'db' | 'scanner'>,
): void {
  app.get('/health', async () => ({ status: 'ok' }))
  app.get('/ready', async (_request, reply) => {
    const [database, scans] = await Promise.all([
      inTime(db.execute(sql`select 1`).then(() => true)),
      scanner === null || inTime(scanner.isReady()),
    ])
    const failing = [...(database ? [] : ['database']), ...(scans ? [] : ['scanner'])]
    if (!database) return reply.status(503).send({ status: 'unavailable', failing })
    return { status: 'ready', ...(failing.length === 0 ? {} : { failing }) }
  })
}

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
