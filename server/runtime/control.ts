import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { makeAdmin } from './admins'
import { readAttemptList } from './attempt-lists'
import type { EmbeddedDb } from '../db/db'
import type { Deps } from '../deps'
import { DomainError } from '../http/domain-error'
import { isSameSecret, newSecret } from '../http/secrets'
import { securityLog } from '../http/service/security-log'
import { endAllSessions } from './end-sessions'

/**
 * How a command-line tool reaches the server that owns the embedded database: only who can read the
 * data directory knows the key.
 */
const access = z.object({ url: z.url(), key: z.string() })

const fileIn = (directory: string): string => join(directory, 'control.json')

/**
 * Lets tools on this machine talk to the running server. Returns functions that publish its address
 * and withdraw it.
 */
export function openControl(
  app: FastifyInstance,
  deps: Deps,
  dump: EmbeddedDb['dump'],
): { announce(): void; withdraw(): void } {
  const key = newSecret()
  const file = fileIn(deps.env.MASAR_DATA_DIR)
  app.post<{ Body: unknown }>('/control/admins', async (request) => {
    if (!isTool(request, key)) throw new DomainError(404, 'not_found')
    return {
      outcome: await makeAdmin(deps, z.object({ email: z.string() }).parse(request.body).email),
    }
  })
  app.post<{ Body: unknown }>('/control/sessions', async (request) => {
    if (!isTool(request, key)) throw new DomainError(404, 'not_found')
    const ended = await endAllSessions(
      deps,
      z.object({ email: z.string() }).parse(request.body).email,
    )
    if (ended !== null)
      securityLog(deps)(request, { event: 'sessions.ended', user: ended.userId, by: 'operator' })
    return { ended }
  })
  app.post<{ Body: unknown }>('/control/attempts', async (request) => {
    if (!isTool(request, key)) throw new DomainError(404, 'not_found')
    return {
      attempt: await readAttemptList(deps.db, z.object({ id: z.string() }).parse(request.body).id),
    }
  })
  app.post<{ Body: unknown }>('/control/dump', async (request) => {
    if (!isTool(request, key)) throw new DomainError(404, 'not_found')
    await dump(z.object({ to: z.string() }).parse(request.body).to)
    return {}
  })
  return {
    announce() {
      writeFileSync(file, JSON.stringify({ url: reachable(app.server.address()), key }), {
        mode: 0o600,
      })
      // The mode above counts only for a file that was not there.
      chmodSync(file, 0o600)
    },
    withdraw: () => rmSync(file, { force: true }),
  }
}

/**
 * How to reach the server that owns the embedded database in `directory`. Throws when it has not
 * said so.
 */
export function readControl(directory: string): z.infer<typeof access> {
  return access.parse(JSON.parse(readFileSync(fileIn(directory), 'utf8')))
}

/** From this machine, and with the key. */
function isTool(request: FastifyRequest, key: string): boolean {
  const { remoteAddress = '', localAddress } = request.socket
  const isHere =
    remoteAddress === localAddress ||
    ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(remoteAddress)
  return isHere && isSameSecret(String(request.headers['x-masar-key'] ?? ''), key)
}

function reachable(address: AddressInfo | string | null): string {
  if (address === null || typeof address === 'string')
    throw new Error('The server listens on no port.')
  const everywhere: Record<string, string> = { '0.0.0.0': '127.0.0.1', '::': '[::1]' }
  return `http://${everywhere[address.address] ?? (address.family === 'IPv6' ? `[${address.address}]` : address.address)}:${address.port}`
}
