import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './paths.mjs'
import { runBin } from './run.mjs'

/**
 * The changes of the charts since a revision, the browser tests of the driven ones, and the
 * transitions that show the changes.
 * @throws if Git does not know the revision
 */
export async function changedPaths(revision) {
  const args = [join(root, 'scripts/paths.ts'), '--since', revision, '--as', 'json']
  const { code, text } = await runBin('tsx', args)
  if (code !== 0) throw new Error(text.trim())
  return toRun(JSON.parse(text).changed, revision, (file) => existsSync(join(root, file)))
}

/** @param isThere whether there is a file of that name: charts that no browser drives have none */
export function toRun(changed, revision, isThere) {
  const driven = changed
    .filter(({ transitions }) => transitions.length > 0)
    .map(({ id, transitions }) => ({ file: `e2e/paths/${id}.e2e.ts`, transitions }))
    .filter(({ file }) => isThere(file))
  const lines = changed.flatMap(({ id, changes }) => changes.map((change) => `${id}: ${change}`))
  const verdict =
    driven.length > 0
      ? []
      : changed.length > 0
        ? ['No browser walk takes what has changed. There is nothing to run.']
        : [`No chart has changed since ${revision}. There is nothing to run.`]
  return {
    text: [...lines, ...verdict].join('\n'),
    files: driven.map(({ file }) => file),
    transitions: driven.flatMap(({ transitions }) => transitions),
  }
}
