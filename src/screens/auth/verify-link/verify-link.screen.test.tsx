// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contractServer, on } from '../../../testing/contract-server'
import { openAt, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'

const server = contractServer()
prepareOpening()

test('a good link confirms the address without a session, and the way on is a login', async () => {
  server.use(on('verifyEmail', { data: { user: person() }, message: 'E-mail verified.' }))
  const at = await openAt('/auth/verify-email/a-long-token')
  expect(await screen.findByRole('heading', { name: 'Your e-mail is confirmed' })).toBeTruthy()
  await at.user.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(at.address()).toMatch(/^\/auth\/login/))
})

test('a link that did not work says why and leads on', async () => {
  server.use(on('verifyEmail', { status: 422, code: 'link_used', message: 'This link was already used.' }))
  await openAt('/auth/verify-email/a-long-token')
  expect((await screen.findByRole('alert')).textContent).toContain('This link was already used.')
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/auth/login')
})
