// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as Messages from './all-messages'
import { contractServer } from '../testing/contract-server'
import { openAt, prepareOpening } from '../testing/open-at'

const chunks = vi.hoisted(() => ({ lost: 0 }))
vi.mock('./all-messages', async (original) => {
  const { all } = await original<typeof Messages>()
  const failing = (load: () => Promise<Record<string, unknown>>) => () =>
    chunks.lost-- > 0
      ? Promise.reject(
          new TypeError('Failed to fetch dynamically imported module: /assets/public.js'),
        )
      : load()
  return {
    all: Object.fromEntries(Object.entries(all).map(([path, load]) => [path, failing(load)])),
  }
})

contractServer()
prepareOpening()
beforeEach(() =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }),
)
afterEach(() => vi.useRealTimers())

const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('sentences that did not come are asked for again', async () => {
  chunks.lost = 2
  await openAt('/terms')
  await screen.findByRole('status')
  await after(2_000)
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms of use' })).toBeTruthy()
})

test.each([
  ['en', '/privacy', 'This page is taking too long', 'Privacy notice'],
  ['ar', '/terms', 'يستغرق تحميل الصفحة وقتاً طويلاً', 'شروط الاستخدام'],
] as const)(
  'while they keep failing the page waits, and offers to load again after 120 seconds, in %s',
  async (language, path, title, page) => {
    chunks.lost = Infinity
    await openAt(path, { language })
    await screen.findByRole('status')
    await after(125_000)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
    chunks.lost = 0
    await after(200_000)
    expect(await screen.findByRole('heading', { level: 1, name: page })).toBeTruthy()
  },
)
