import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { operations } from '../openapi/generated/operations'
import { pending } from '../server/operations'

const pinned = readFileSync(join(import.meta.dirname, '../openapi/pending-operations.txt'), 'utf8').split('\n').filter((line) => line !== '' && !line.startsWith('#'))

test('no operation joins those that are not built', () => {
  expect(pending.filter((id) => !pinned.includes(id))).toEqual([])
})

test('an operation that was built has left the list (npm run operations -- --pin)', () => {
  expect(pinned.filter((id) => !pending.some((other) => other === id))).toEqual([])
})

test('every pending operation is in the contract', () => {
  expect(pending.filter((id) => !(id in operations))).toEqual([])
})
