import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { run } from './run.mjs'

/**
 * Installs the packages of the lockfile, unless they are there already. Throws a sentence when that
 * fails.
 */
export async function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    throw new Error(`Masar needs Node 20.19 or newer; this is Node ${process.versions.node}.`)
  const missing = firstDifference()
  if (missing === null) return
  const fresh = !existsSync(join(root, 'node_modules'))
  console.log(
    fresh
      ? 'Installing packages (only the first time takes long) …'
      : `Packages changed (${missing}): installing …`,
  )
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const { code } = await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args, {
    show: true,
    shell: process.platform === 'win32',
  })
  if (code !== 0)
    throw new Error(
      'We could not install the packages; npm gives the reason above. If this machine cannot reach the registry, run npm ci on one that can.',
    )
  const still = firstDifference()
  if (still !== null)
    throw new Error(
      `npm finished, but ${still} differs from package-lock.json. Remove node_modules and try again.`,
    )
}

/**
 * The name of the first package whose installed version differs from the lockfile's, or null when
 * all agree.
 */
function firstDifference() {
  const installed = readPackages(join(root, 'node_modules/.package-lock.json'))
  if (!installed) return 'all'
  const wanted = readPackages(join(root, 'package-lock.json')) ?? {}
  for (const [path, entry] of Object.entries(wanted)) {
    if (path === '' || entry.link) continue
    const present = installed[path]
    // Packages for other platforms are optional and rightly absent.
    if (!present && (entry.optional || entry.devOptional || entry.peer)) continue
    if (present?.version !== entry.version) return path.replace(/^.*node_modules\//, '')
  }
  return null
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return null
  }
}
