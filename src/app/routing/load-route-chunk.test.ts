// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { prefetch } from '../../api/prefetch'
import { preloadedMessages } from '../../i18n/messages'
import { loadRouteChunk } from './load-route-chunk'

const { screen } = vi.hoisted(() => ({
  screen: vi.fn(() => Promise.reject(new Error('There is no line.'))),
}))
vi.mock('../../api/prefetch', () => ({ prefetch: vi.fn() }))
vi.mock('./routes', () => ({
  routes: [
    {
      path: '/candidate',
      name: 'dashboard',
      area: 'candidate',
      redirect: () => '/candidate/profile',
    },
    {
      path: '/candidate/profile',
      name: 'profile',
      area: 'candidate',
      access: ['CANDIDATE'],
      screen,
    },
    {
      path: '/job/{id}',
      name: 'matchingJob',
      area: 'public',
      access: 'open',
      namespaces: ['jobs'],
      screen,
    },
  ],
}))

beforeEach(() => {
  localStorage.clear()
  screen.mockClear()
  vi.mocked(prefetch).mockClear()
})

test.each(['/candidate/profile', '/candidate'])(
  'the page at %s is loaded at once for a possible session, and a failed load breaks nothing yet',
  (path) => {
    localStorage.setItem('token', 'token-1')
    loadRouteChunk(path)
    expect(screen).toHaveBeenCalledOnce()
  },
)

test('a visitor has a page fetched that is open to them', () => {
  loadRouteChunk('/job/5')
  expect(screen).toHaveBeenCalledOnce()
})

test('with it come the words of its area and its own', async () => {
  loadRouteChunk('/job/5')
  await expect
    .poll(() => Object.keys(preloadedMessages['en'] ?? {}))
    .toEqual(expect.arrayContaining(['common', 'errors', 'public', 'jobs']))
})

test('for a visitor, a page that is not theirs is not fetched, nor is anything at an address where nothing is', () => {
  loadRouteChunk('/candidate/profile')
  localStorage.setItem('token', 'token-1')
  loadRouteChunk('/nowhere')
  expect(screen).not.toHaveBeenCalled()
})

test('the user is fetched at once when a token is stored, at any address', () => {
  localStorage.setItem('token', 'token-1')
  loadRouteChunk('/nowhere')
  expect(vi.mocked(prefetch).mock.calls).toEqual([['/user/']])
})

test('no call is made for a visitor', () => {
  loadRouteChunk('/job/5')
  expect(prefetch).not.toHaveBeenCalled()
})
