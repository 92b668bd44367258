// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { contractServer } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'

vi.mock('../../../app/session/session-calls', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
contractServer()
prepareOpening()

test('a link that nothing could check, since its code did not come, leads to the page for a code, which says so', async () => {
  const at = await openScreen('/auth/reset-password/0123456789abcdef')
  await waitFor(() => expect(at.address()).toBe('/auth/reset-password/email-verification'))
  expect((await screen.findByRole('alert')).textContent).toContain('firewall')
  expect(screen.getByLabelText('Email')).toBeTruthy()
})
