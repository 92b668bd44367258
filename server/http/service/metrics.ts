import { statfs } from 'node:fs/promises'
import { and, count, eq, isNull, lte } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { atsDeliveries } from '../../modules/ats/ats.table'
import { mails } from '../../modules/users/users.table'
import type { Deps } from '../../deps'
import { outcomes } from '../../scanning/scanner'
import { DomainError } from '../domain-error'
import { getRoute } from './request-log'
import { isSameSecret } from '../secrets'

/** In seconds: what feels immediate, what a list may take, and what somebody waits for. */
const buckets = [0.005, 0.02, 0.05, 0.15, 0.3, 1, 3, 10]

/**
 * `/metrics` in the text format of Prometheus, for callers with the token of the deployment;
 * without a token the address does not exist.
 */
export function serveMetrics(app: FastifyInstance, deps: Deps): void {
  const token = deps.env.METRICS_TOKEN
  if (token === undefined) return
  const registry = makeRegistry(app, deps)
  app.get('/metrics', async (request, reply) => {
    if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`))
      throw new DomainError(401, 'session_missing')
    return reply
      .header('content-type', registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics())
  })
}

function makeRegistry(app: FastifyInstance, { db, jobs, clock, env, scanner }: Deps): Registry {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const answered = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answers by the pattern of their address.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  })
  app.addHook('onResponse', async (request, reply) =>
    answered.observe(
      { method: request.method, route: getRoute(request), status: reply.statusCode },
      reply.elapsedTime / 1000,
    ),
  )

  new Gauge({
    name: 'masar_jobs',
    help: 'Background jobs: waiting (due now), deferred, active, and failed after all their tries, as long as the queue keeps those. Counted once a minute.',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      for (const { queue, ...states } of await jobs.depths())
        for (const [state, number] of Object.entries(states)) this.set({ queue, state }, number)
    },
  })
  new Gauge({
    name: 'masar_dead_letters',
    help: 'Deliveries to the tracking system that were given up.',
    registers,
    async collect() {
      const [row] = await db
        .select({ number: count() })
        .from(atsDeliveries)
        .where(eq(atsDeliveries.state, 'failed'))
      this.set(row?.number ?? 0)
    },
  })
  new Gauge({
    name: 'masar_mails_unsent',
    help: 'Mails that are due and not sent.',
    registers,
    async collect() {
      const [row] = await db
        .select({ number: count() })
        .from(mails)
        .where(
          and(isNull(mails.sentAt), isNull(mails.cancelledAt), lte(mails.sendAfter, clock.now())),
        )
      this.set(row?.number ?? 0)
    },
  })
  new Gauge({
    name: 'masar_disk_bytes',
    help: 'The disk of the data directory.',
    labelNames: ['of'],
    registers,
    async collect() {
      // Not there yet where database and files are elsewhere: then it says nothing.
      const disk = await statfs(env.MASAR_DATA_DIR).catch(() => null)
      if (disk === null) return
      const { bsize, blocks, bavail } = disk
      this.set({ of: 'free' }, bavail * bsize)
      this.set({ of: 'whole' }, blocks * bsize)
    },
  })
  if (scanner !== null)
    new Counter({
      name: 'masar_scans_total',
      help: 'Scans of uploads by how they ended: clean, infected (refused), unavailable (put off).',
      labelNames: ['outcome'],
      registers,
      collect() {
        this.reset()
        for (const outcome of outcomes) this.inc({ outcome }, scanner.counted[outcome])
      },
    })
  return registry
}
