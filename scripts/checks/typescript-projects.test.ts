import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { copyProjects } from '../testing/copy-projects'

const root = join(import.meta.dirname, '../..')
const base = mkdtempSync(join(tmpdir(), 'masar-types-'))
afterAll(() => rmSync(base, { recursive: true, force: true }))

symlinkSync(join(root, 'node_modules'), join(base, 'node_modules'))
copyProjects(root, base)

/** What a browser and Node have, and the language itself has not. */
const text = `export const title = () => document.title
export const folder = () => process.cwd()
`

const missing = /Cannot find name '(\w+)'/g

test.each([
  ['machines', ['document', 'process']],
  ['server', ['document']],
  ['src', ['process']],
])('%s does not compile with %j', (project, names) => {
  writeFileSync(join(base, project, 'planted.ts'), text)
  const command = join(root, 'node_modules/@typescript/native/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [command, '-p', project, '--noEmit'], {
    cwd: base,
    encoding: 'utf8',
  })
  const named = stdout
    .split('\n')
    .filter((line) => line.startsWith(`${project}/planted.ts`))
    .flatMap((line) => [...line.matchAll(missing)].map(([, name]) => name))
  expect(named, stdout).toEqual(names)
})
