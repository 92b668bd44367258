// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contractServer } from '../testing/contract-server'
import { openAt, prepareOpening } from '../testing/open-at'

const way = vi.hoisted(() => {
  let arrive = () => {}
  const code = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return { code, arrive: () => arrive() }
})
const held = vi.hoisted(() => async (original: () => Promise<object>) => {
  await way.code
  return original()
})
// A page for each test: what an earlier one asked for may be there when it is asked for again.
vi.mock('../screens/public/privacy/privacy.screen', (original) => held(original))
vi.mock('../screens/public/book-demo/book-demo.screen', (original) => held(original))
vi.mock('../screens/public/terms/terms.screen', (original) => held(original))

contractServer()
prepareOpening()
beforeEach(() =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }),
)
afterEach(() => vi.useRealTimers())

const after = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test.each([
  [
    'en',
    '/privacy',
    'This page is taking too long',
    'Reload page',
    'including assessment answers and recordings',
  ],
  [
    'ar',
    '/book-demo',
    'يستغرق تحميل الصفحة وقتاً طويلاً',
    'إعادة تحميل الصفحة',
    'ومنه إجابات الاختبار وتسجيلاته',
  ],
] as const)(
  'a page whose code does not arrive offers to load it again after 120 seconds, in %s',
  async (language, path, title, reload, stored) => {
    const reloads = vi
      .spyOn(window, 'location', 'get')
      .mockReturnValue({ ...window.location, reload: vi.fn() })
    const at = await openAt(path, { language })
    await screen.findByRole('status')
    await after(119_000)
    expect(screen.queryByRole('alert')).toBeNull()
    await after(2_000)
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toContain(stored)
    await at.user.click(screen.getByRole('button', { name: reload }))
    expect(window.location.reload).toHaveBeenCalledOnce()
    reloads.mockRestore()
  },
)

test('a page that comes after that is shown all the same', async () => {
  await openAt('/terms')
  await screen.findByRole('status')
  await after(125_000)
  expect(screen.getByRole('alert')).toBeTruthy()
  way.arrive()
  expect(await screen.findByRole('heading', { level: 1, name: 'Terms of use' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
