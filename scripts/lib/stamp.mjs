import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './paths.mjs'

/** One file a build: several are written at once. */
const stampFile = (name) => join(root, 'dist/.stamps', name)
const isTest = /\.(test|e2e)\.tsx?$/

/**
 * A hash over the names and bytes of files and folders (relative to the root; absent ones count as
 * absent) and some text.
 */
export function fingerprint(paths, text = '') {
  const hash = createHash('sha256').update(text)
  for (const path of paths)
    for (const file of filesUnder(path))
      hash
        .update(file)
        .update('\0')
        .update(readFileSync(join(root, file)))
        .update('\0')
  return hash.digest('hex')
}

function filesUnder(path) {
  const stat = statSync(join(root, path), { throwIfNoEntry: false })
  if (!stat) return []
  if (stat.isFile()) return isTest.test(path) ? [] : [path]
  return readdirSync(join(root, path))
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`))
}

/** The fingerprint of the last build with this name; null if there was none. */
export function readStamp(name) {
  try {
    return readFileSync(stampFile(name), 'utf8')
  } catch {
    return null
  }
}

export function writeStamp(name, value) {
  mkdirSync(dirname(stampFile(name)), { recursive: true })
  writeFileSync(stampFile(name), value)
}
