// npm run licences: the packages that run in production, with their licences, as a table. Exits
// with 1 if one has a licence that nobody has reviewed; docs/licences.md lists the conditions of
// the allowed ones.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './lib/paths.mjs'

/** Terms that ask for no more than that their notice stays. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
  'Zlib',
])

/** Packages whose terms were read one by one, with the terms as they were then. */
const looked = {
  'dictionary-en': '(MIT AND BSD)',
  duck: 'BSD',
  mediabunny: 'MPL-2.0',
}

/** Whether an SPDX expression leaves a choice whose every part is allowed. */
export const isAllowed = (expression) =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => allowed.has(licence)))

/** Name, version and licence of each package that is not there for tools alone. */
export const productionPackages = (lock) =>
  Object.entries(lock.packages)
    .filter(([path, { dev }]) => path !== '' && dev !== true)
    .map(([path, { version, license = 'none' }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))

/** A sentence for each package on other terms, and for each that is looked for in vain. */
export function getFaults(packages) {
  const unknown = packages
    .filter(({ name, licence }) => !isAllowed(licence) && looked[name] !== licence)
    .map(({ name, version, licence }) => `${name} ${version} has the licence ${licence}.`)
  const gone = Object.entries(looked)
    .filter(([one, as]) => !packages.some(({ name, licence }) => name === one && licence === as))
    .map(([one, as]) => `${one} with the licence ${as} is no longer there to be allowed.`)
  return [...unknown, ...gone]
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const packages = productionPackages(
    JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')),
  )
  console.log('| package | version | licence |\n|---|---|---|')
  for (const { name, version, licence } of packages)
    console.log(`| ${name} | ${version} | ${licence} |`)
  const faults = getFaults(packages)
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
}
