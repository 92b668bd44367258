// npm run operations [-- --json]: the operations of the contract.
import { parseArgs } from 'node:util'
import { operations } from '../openapi/generated/operations'

const { values } = parseArgs({ options: { json: { type: 'boolean' } } })
const rows = Object.entries(operations).map(([id, { method, path, access, origin }]) => ({
  id,
  method,
  path,
  access,
  origin,
}))

if (values.json) console.log(JSON.stringify(rows, null, 2))
else {
  for (const row of rows) console.log(`${row.method.padEnd(6)} ${row.path.padEnd(64)} ${row.id}`)
  console.log(`${rows.length} operations.`)
}
