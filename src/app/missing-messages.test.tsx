// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openAt, prepareOpening } from '../testing/open-at'
import { contractServer } from '../testing/contract-server'

vi.mock(import('../i18n/messages'), async (original) => {
  const { messagesBackend: sentencesBackend, ...rest } = await original()
  return {
    ...rest,
    messagesBackend: {
      ...sentencesBackend,
      read: (language, area, answer) =>
        area === 'login' ? undefined : sentencesBackend.read(language, area, answer),
    },
  }
})

contractServer()
prepareOpening()
beforeEach(() =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }),
)
afterEach(() => vi.useRealTimers())

test('a login without its texts waits visibly, and offers to load them again after 120 seconds', async () => {
  await openAt('/auth/login')
  await screen.findByRole('status')
  expect(screen.queryByRole('alert')).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(121_000))
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeTruthy()
})
