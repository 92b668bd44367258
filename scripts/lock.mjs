// node scripts/lock.mjs: says one sentence for each way in which package-lock.json, package.json
// and .nvmrc disagree about what is installed and on which Node it runs.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './lib/paths.mjs'

/** The sentences for a package.json, a package-lock.json (both parsed) and the text of .nvmrc. */
export function faultsOf(manifest, lock, nvmrc) {
  const lowest = versionIn(manifest.engines?.node?.match(/^>=\s*(\S+)$/)?.[1])
  if (lowest === null) return ['package.json does not name the lowest Node as ">=20.19" does.']
  const faults = []
  const pinned = versionIn(nvmrc.trim())
  if (pinned === null || compare(pinned, lowest) < 0)
    faults.push(`.nvmrc names Node ${nvmrc.trim()}, which may be older than ${text(lowest)}.`)
  const types = manifest.devDependencies?.['@types/node']
  if (types !== undefined && versionIn(types)?.[0] !== lowest[0])
    faults.push(`@types/node is ${types}, although the lowest Node is ${text(lowest)}.`)
  for (const [path, entry] of Object.entries(lock.packages)) {
    const name = path === '' ? 'package.json' : nameOf(path)
    const range = entry.engines?.node
    if (path !== '' && !entry.dev && range !== undefined && !accepts(range, lowest))
      faults.push(`${name} ${entry.version} asks for Node ${range}, not ${text(lowest)}.`)
    for (const optional of Object.keys(entry.optionalDependencies ?? {}))
      if (!isThere(lock.packages, path, optional))
        faults.push(`The lock lacks ${optional}, which ${name} names as optional.`)
  }
  return faults
}

/** Whether a range of versions, as npm writes them, takes a version `[major, minor, patch]`. */
export function accepts(range, version) {
  return range.split('||').some((all) => {
    const bounds = all
      .trim()
      .replace(/^(\S+)\s+-\s+(\S+)$/, '>=$1 <=$2')
      .replaceAll(/([<>=~^])\s+/g, '$1')
      .split(/\s+/)
    return bounds.every((bound) => isWithin(bound, version))
  })
}

function isWithin(bound, version) {
  const [, sign, wanted] = /^([<>]=?|[=~^]?)v?(.*)$/.exec(bound)
  const given = wanted
    .split(/[.+-]/)
    .slice(0, 3)
    .filter((part) => /^\d+$/.test(part))
  const from = versionIn(wanted) ?? [0, 0, 0]
  const order = compare(version, from)
  const isSame = (parts) => from.slice(0, parts).every((part, at) => part === version[at])
  switch (sign) {
    case '>=':
      return order >= 0
    case '<':
      return order < 0
    case '>':
      return order > 0 && !isSame(given.length)
    case '<=':
      return order <= 0 || isSame(given.length)
    case '~':
      return order >= 0 && isSame(Math.min(2, given.length))
    case '^':
      // What may not change is the first part that is not 0.
      return (
        order >= 0 && isSame(Math.min(given.length, from.findIndex((part) => part > 0) + 1 || 3))
      )
    default:
      return isSame(given.length)
  }
}

/** `20.19` is `[20, 19, 0]`; null where there is no number. */
function versionIn(words) {
  const found = /^\D*(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(words ?? '')
  return found && [1, 2, 3].map((part) => Number(found[part] ?? 0))
}

function compare(one, other) {
  const at = one.findIndex((part, index) => part !== other[index])
  return at < 0 ? 0 : one[at] - other[at]
}

const text = (version) => version.join('.')

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

/** A package is looked for beside those that need it, and then further up, as Node does. */
function isThere(packages, path, name) {
  for (let at = path; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (`${at === '' ? '' : `${at}/`}node_modules/${name}` in packages) return true
    if (at === '') return false
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const read = (file) => readFileSync(join(root, file), 'utf8')
  const faults = faultsOf(
    JSON.parse(read('package.json')),
    JSON.parse(read('package-lock.json')),
    read('.nvmrc'),
  )
  if (faults.length === 0)
    console.log('The lock is whole, and every package runs on the lowest Node.')
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
}
