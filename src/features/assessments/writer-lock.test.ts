import { expect, test } from 'vitest'
import { FakeLocks } from './testing/fake-media'
import { withFreeLock, WriterLock } from './writer-lock'

const never = () => {
  throw new Error('The lock was not lost.')
}

test('the second tab finds the attempt elsewhere, until the first lets go', async () => {
  const locks = new FakeLocks()
  const first = new WriterLock(locks)
  const second = new WriterLock(locks)
  expect(await first.acquire('a', never)).toBe('held')
  expect(await second.acquire('a', never)).toBe('elsewhere')
  first.release()
  await Promise.resolve()
  await Promise.resolve()
  expect(await second.acquire('a', never)).toBe('held')
})

test('a tab whose lock is taken over hears of it', async () => {
  const locks = new FakeLocks()
  const first = new WriterLock(locks)
  const lost: string[] = []
  await first.acquire('a', () => lost.push('first'))
  expect(await new WriterLock(locks).steal('a', never)).toBe('held')
  await Promise.resolve()
  await Promise.resolve()
  expect(lost).toEqual(['first'])
})

test('leftovers are not sent from beside a tab that writes', async () => {
  const locks = new FakeLocks()
  await new WriterLock(locks).acquire('a', never)
  const done: string[] = []
  await withFreeLock('a', async () => void done.push('a'), locks)
  await withFreeLock('b', async () => void done.push('b'), locks)
  expect(done).toEqual(['b'])
})
