import { afterEach, expect, test, vi } from 'vitest'
import { newId } from './new-id'

afterEach(() => vi.unstubAllGlobals())

test('ids are made where the browser has no randomUUID, as on plain HTTP', () => {
  const { crypto } = globalThis
  vi.stubGlobal('crypto', {
    getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => crypto.getRandomValues(bytes),
  })
  const ids = Array.from({ length: 200 }, newId)
  expect(new Set(ids).size).toBe(200)
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('every bit but the six fixed ones is as random as the browser wrote', () => {
  const filled = (value: number) =>
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(value) })
  filled(0)
  expect(newId()).toBe('00000000-0000-4000-8000-000000000000')
  filled(0xff)
  expect(newId()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff')
})
