import { execFileSync, spawnSync } from 'node:child_process'
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../e2e/app-server'

/** A PostgreSQL of its own, so that it can be restarted without anybody else's noticing. */
export interface Cluster {
  url: string
  /** As an operator restarts it: connections are ended, what was promised is on the disk. */
  restart(): void
  dispose(): void
}

/**
 * Makes and starts a PostgreSQL from what is installed (Debian's place for it, or `PG_BIN`).
 * @throws where there is none
 */
export async function startCluster(): Promise<Cluster> {
  const bin = process.env.PG_BIN ?? installed()
  const directory = mkdtempSync(join(tmpdir(), 'masar-load-db-'))
  const owner = toOwner()
  if (owner !== null) chownSync(directory, owner.uid, owner.gid)
  const port = await freePort()
  const data = join(directory, 'data')
  const command = (name: string, ...words: string[]) => {
    const { status, stderr } = spawnSync(join(bin, name), words, {
      ...owner,
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`${name} ended with ${status}: ${stderr}`)
  }
  command(
    'initdb',
    '--pgdata',
    data,
    '--username',
    'postgres',
    '--auth',
    'trust',
    '--encoding',
    'UTF8',
    '--no-locale',
  )
  const options = `-p ${port} -k ${directory} -h 127.0.0.1`
  const started = [
    '--pgdata',
    data,
    '--wait',
    '--silent',
    '--log',
    join(directory, 'log'),
    '--options',
    options,
  ]
  command('pg_ctl', 'start', ...started)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    restart: () => command('pg_ctl', 'restart', '--mode', 'fast', ...started),
    dispose: () => {
      command('pg_ctl', 'stop', '--pgdata', data, '--mode', 'immediate', '--silent')
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

function installed(): string {
  const place = '/usr/lib/postgresql'
  const [newest] = readdirSync(place).toSorted((a, b) => Number(b) - Number(a))
  if (newest === undefined)
    throw new Error('No PostgreSQL is installed. PG_BIN names the folder of initdb and pg_ctl.')
  return join(place, newest, 'bin')
}

/** PostgreSQL does not run as root: then as the account its package made. */
function toOwner(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const toId = (which: '-u' | '-g') =>
    Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }))
  return { uid: toId('-u'), gid: toId('-g') }
}
