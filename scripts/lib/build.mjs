import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { inTurn } from './in-turn.mjs'
import { root } from './paths.mjs'
import { run } from './run.mjs'
import { fingerprint, readStamp, writeStamp } from './stamp.mjs'

const shared = [
  'machines',
  'locales',
  'openapi/generated',
  'tsconfig.base.json',
  'package-lock.json',
]
const viteEnv = () =>
  Object.entries(process.env)
    .filter(([name]) => name.startsWith('VITE_'))
    .map((pair) => pair.join('='))
    .sort()
    .join('\0')

/**
 * Each build: what it is made of, what proves that it is there, and the command. The contract comes
 * first, the others need it.
 */
const contract = {
  name: 'contract',
  fingerprint: () => fingerprint(['openapi', 'scripts/generate.mjs', 'package-lock.json']),
  made: 'openapi/generated/operations.ts',
  command: () => [join(root, 'scripts/generate.mjs')],
}
const web = {
  name: 'web',
  fingerprint: () =>
    fingerprint(
      [
        'src',
        'public',
        'index.html',
        'vite.config.ts',
        'scripts/build/web.mjs',
        'scripts/lib',
        ...shared,
      ],
      viteEnv(),
    ),
  made: 'dist/web/index.html',
  command: () => [join(root, 'scripts/build/web.mjs')],
}
const server = {
  name: 'server',
  // The tools of who runs a server are built with it, so what they are made of counts.
  fingerprint: () =>
    fingerprint([
      'server',
      'scripts/build/server.mjs',
      ...['admin', 'backup', 'end-sessions', 'server-key'].map((name) => `scripts/${name}.ts`),
      'scripts/tools',
      ...shared,
    ]),
  made: 'dist/server/main.js',
  command: () => [join(root, 'scripts/build/server.mjs')],
}

/** The panel of the charts, which only a server in demo mode serves. */
const panel = {
  name: 'panel',
  fingerprint: () => fingerprint(['qa/panel', 'scripts/build/panel.mjs', ...shared]),
  made: 'dist/qa-panel/start.js',
  command: () => [join(root, 'scripts/build/panel.mjs')],
}

const database = {
  name: 'database',
  fingerprint: () => fingerprint(['scripts/build/database.mjs', 'package-lock.json']),
  made: 'dist/database/empty.tar.gz',
  command: () => [join(root, 'scripts/build/database.mjs')],
}

/**
 * Builds what changed since the last build (everything with `force`). Throws a sentence when a
 * build fails.
 */
export async function buildWhatIsStale({ force = false } = {}) {
  await build(contract, force)
  const results = await Promise.allSettled([
    build(web, force),
    build(server, force),
    build(panel, force),
    build(database, force),
  ])
  const failed = results.find((result) => result.status === 'rejected')
  if (failed) throw failed.reason
}

/**
 * Builds what tests start: the server with its workers, and the empty database that it begins with.
 */
export async function buildServerIfStale() {
  await Promise.all([build(server, false), build(database, false)])
}

/** Two processes that need the same build, as two test files may, make it once. */
async function build(target, force) {
  if (!force && isFresh(target)) return
  await inTurn(`build-${target.name}`, () => buildNow(target, force))
}

const isFresh = (target) =>
  existsSync(join(root, target.made)) && readStamp(target.name) === target.fingerprint()

async function buildNow(target, force) {
  if (!force && isFresh(target)) return
  const before = target.fingerprint()
  console.log(`Building: ${target.name} …`)
  const { code, text } = await run(process.execPath, target.command(), {
    env: { NODE_ENV: 'production' },
  })
  if (code !== 0)
    throw new Error(`${text}\nWe could not build the ${target.name}; see the reason above.`)
  // Taken again for the contract, whose build writes into the folder that it is made of.
  writeStamp(target.name, target === contract ? target.fingerprint() : before)
}
