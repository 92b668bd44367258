import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './paths.mjs'

const stampFile = join(root, 'dist/.stamps.json')
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

/** What the last builds were made of: { name: fingerprint }. */
export function readStamps() {
  try {
    return JSON.parse(readFileSync(stampFile, 'utf8'))
  } catch {
    return {}
  }
}

export function writeStamp(name, value) {
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, JSON.stringify({ ...readStamps(), [name]: value }))
}
