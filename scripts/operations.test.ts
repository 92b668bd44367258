import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { operations } from '../openapi/generated/operations'
import { pending } from '../server/operations'

// One source, `pending` in server/operations.ts, and one pinned copy of it, so that a review sees it shrink and a test that it never grows.
const pinned = readFileSync(join(import.meta.dirname, '../openapi/pending-operations.txt'), 'utf8').split('\n').filter((line) => line !== '' && !line.startsWith('#'))

test('no operation joins those that are not built', () => {
  const grown = pending.filter((id) => !pinned.includes(id))
  expect(grown, `The list of operations that are not built can only shrink. Build ${grown.join(', ')} instead of listing more in server/operations.ts.`).toEqual([])
})

test('an operation that was built has left the pinned list', () => {
  const built = pinned.filter((id) => !pending.some((other) => other === id))
  expect(built, 'These are built: run npm run operations -- --pin and commit openapi/pending-operations.txt.').toEqual([])
})

test('every pending operation is in the contract, once', () => {
  expect(pending.filter((id, index) => !(id in operations) || pending.indexOf(id) !== index)).toEqual([])
})
