// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'

contractServer(
  on('getUser', { status: 401, code: 'session_expired' }),
  on('refreshToken', { status: 401, code: 'session_expired' }),
)
prepareOpening()

// In a file of its own: once the notice's code has been loaded, it comes at once anyway.
test('after an ended session the page never appears without the reason, which would move the form', async () => {
  localStorage.setItem('token', 'token-1')
  localStorage.setItem('refresh_token', 'refresh-1')
  const withoutReason: string[] = []
  const look = () => {
    const form = screen.queryByRole('button', { name: 'Log in' })
    if (form !== null && screen.queryByText('Your session has ended') === null)
      withoutReason.push(document.body.textContent ?? '')
  }
  const watcher = new MutationObserver(look)
  watcher.observe(document.body, { subtree: true, childList: true, attributes: true })
  await openScreen('/candidate/profile')
  expect(await screen.findByText('Your session has ended')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeTruthy()
  watcher.disconnect()
  expect(withoutReason).toEqual([])
})
