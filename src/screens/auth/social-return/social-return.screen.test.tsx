// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contractServer, on } from '../../../testing/contract-server'
import { openAt, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'

const server = contractServer(on('getUser', { data: person({ role: null, role_id: null, is_account_confirmed: false }) }))
prepareOpening()

test('the token of the address is traded, and the person goes on by their standing', async () => {
  server.use(on('refreshToken', { data: 'token-1', refresh_token: 'refresh-1' }))
  const at = await openAt('/auth/google/once')
  await waitFor(() => expect(at.address()).toBe('/auth/onboarding'))
  expect(localStorage.getItem('token')).toBe('token-1')
})

test('a way back that was used says so and offers the ways in', async () => {
  server.use(on('refreshToken', { status: 401, code: 'session_expired', message: 'Your session has ended.' }))
  await openAt('/auth/linkedin/used')
  expect(await screen.findByRole('heading', { name: 'You are not signed in' })).toBeTruthy()
  expect(screen.queryByText('Your session has ended.')).toBeNull()
  expect(screen.getByRole('link', { name: 'Log in with e-mail' }).getAttribute('href')).toBe('/auth/login')
})

test('in Arabic', async () => {
  server.use(on('refreshToken', { status: 401, code: 'session_expired' }))
  await openAt('/auth/google/used', { language: 'ar' })
  expect(await screen.findByRole('heading', { name: 'لم يتم تسجيل دخولك' })).toBeTruthy()
})
