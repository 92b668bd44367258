// npm run operations [-- --pending] [--json]: the operations of the contract, or those that still answer 501.
// npm run operations -- --pin rewrites openapi/pending-operations.txt after one was built; it refuses to add to it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { operations } from '../openapi/generated/operations'
import { pending } from '../server/operations'

const pinFile = fileURLToPath(new URL('../openapi/pending-operations.txt', import.meta.url))
const pinned = () => readFileSync(pinFile, 'utf8').split('\n').filter((line) => line !== '' && !line.startsWith('#'))

const { values } = parseArgs({ options: { pending: { type: 'boolean' }, json: { type: 'boolean' }, pin: { type: 'boolean' } } })
const isPending = (id: string) => pending.some((other) => other === id)
const rows = Object.entries(operations)
  .map(([id, { method, path, access, origin }]) => ({ id, method, path, access, origin, built: !isPending(id) }))
  .filter((row) => !values.pending || !row.built)

if (values.pin) pin()
else if (values.json) console.log(JSON.stringify(rows, null, 2))
else for (const row of rows) console.log(`${values.pending ? '' : row.built ? '  ' : '· '}${row.method.padEnd(6)} ${row.path.padEnd(64)} ${row.id}`)
if (!values.json && !values.pending) console.log(`${Object.keys(operations).length - pending.length} of ${Object.keys(operations).length} operations are built, ${pending.length} are pending.`)

function pin(): void {
  const grown = existsSync(pinFile) ? pending.filter((id) => !pinned().includes(id)) : []
  if (grown.length > 0) throw new Error(`The list of operations that are not built can only shrink; ${grown.join(', ')} would be added.`)
  writeFileSync(pinFile, `# Operations that answer 501 not_implemented. This list can only shrink: npm run operations -- --pin\n${[...pending].sort().join('\n')}\n`)
}
