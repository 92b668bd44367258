// node scripts/checks/lock.mjs: prints one sentence for each way in which package-lock.json,
// package.json and .nvmrc disagree about the installed packages or the Node version.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import semver from 'semver'
import { root } from '../lib/paths.mjs'

/** The sentences for a package.json, a package-lock.json (both parsed) and the text of .nvmrc. */
export function getFaults(manifest, lock, nvmrc) {
  const engines = manifest.engines?.node ?? ''
  if (!/^>=[\d.]+$/.test(engines))
    return ['engines.node in package.json must have the form ">=20.19".']
  const lowest = semver.minVersion(engines)
  const faults = []
  const pinned = semver.coerce(nvmrc)
  if (pinned === null || semver.lt(pinned, lowest))
    faults.push(
      `.nvmrc has Node ${nvmrc.trim()}, which may be older than the lowest supported version ${lowest}.`,
    )
  const types = manifest.devDependencies?.['@types/node']
  if (types !== undefined && semver.major(types) !== lowest.major)
    faults.push(`@types/node is ${types}, but the lowest supported Node version is ${lowest}.`)
  for (const [path, entry] of Object.entries(lock.packages)) {
    const name = path === '' ? 'package.json' : toPackageName(path)
    const range = entry.engines?.node
    if (path !== '' && !entry.dev && range !== undefined && !semver.satisfies(lowest, range))
      faults.push(
        `${name} ${entry.version} needs Node ${range}; the lowest supported version is ${lowest}.`,
      )
    for (const optional of Object.keys(entry.optionalDependencies ?? {}))
      if (!isThere(lock.packages, path, optional))
        faults.push(
          `package-lock.json has no entry for ${optional}, an optional dependency of ${name}.`,
        )
  }
  return faults
}

const toPackageName = (path) =>
  path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** A package is searched beside the one that needs it, and then further up, as Node does. */
function isThere(packages, path, name) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (`${at === '' ? '' : `${at}/`}node_modules/${name}` in packages) return true
    if (at === '') return false
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const read = (file) => readFileSync(join(root, file), 'utf8')
  const faults = getFaults(
    JSON.parse(read('package.json')),
    JSON.parse(read('package-lock.json')),
    read('.nvmrc'),
  )
  if (faults.length === 0)
    console.log('The lockfile is complete, and every package supports the lowest Node version.')
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
}
