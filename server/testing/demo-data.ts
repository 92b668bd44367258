import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inTurn } from '../../scripts/lib/in-turn.mjs'
import { root } from '../../scripts/lib/paths.mjs'
import { fingerprint } from '../../scripts/lib/stamp.mjs'
import { startServerProcess } from '../modules/attempts/fixtures/server-process'
import { ensureBuiltServer } from './built-server'

const main = join(root, 'dist/server/main.js')

/**
 * A data directory as the server makes it at its first start in demo mode, to begin others from a
 * copy: making one takes 11 s of a core. It is made once for a source and a day, as the demo's
 * dates go by today.
 */
export async function demoData(): Promise<string> {
  await ensureBuiltServer()
  const made = join(root, '.cache/demo-data', keyOfToday())
  await inTurn('demo-data', async () => {
    if (existsSync(made)) return
    mkdirSync(join(made, '..'), { recursive: true })
    for (const old of readdirSync(join(made, '..')))
      rmSync(join(made, '..', old), { recursive: true })
    const making = `${made}.part`
    rmSync(making, { recursive: true, force: true })
    const server = await startServerProcess(making, [main], {
      MASAR_DEMO: '1',
      MASAR_DEMO_YEAR: '0',
    })
    await server.stop()
    renameSync(making, made)
  })
  return made
}

const keyOfToday = (): string => {
  const today = new Date().toISOString().slice(0, 10)
  return fingerprint(['server', 'machines', 'locales', 'package-lock.json'], today).slice(0, 16)
}
