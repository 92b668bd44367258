// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'

const server = contractServer()
prepareOpening()

test('a good link confirms the address without a session, and the way on is a login', async () => {
  server.use(on('verifyEmail', { data: { user: person() }, message: 'Email verified.' }))
  const at = await openScreen('/auth/verify-email/a-long-token')
  expect(await screen.findByRole('heading', { name: 'Your email is confirmed' })).toBeTruthy()
  await at.user.click(screen.getByRole('button', { name: 'Log in' }))
  await waitFor(() => expect(at.address()).toMatch(/^\/auth\/login/))
})

test('a link that did not work says why and leads on', async () => {
  server.use(
    on('verifyEmail', { status: 422, code: 'link_used', message: 'This link was already used.' }),
  )
  await openScreen('/auth/verify-email/a-long-token')
  expect((await screen.findByRole('alert')).textContent).toContain('This link was already used.')
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/auth/login')
})

test('a person who signs in elsewhere after a refused link goes on, or to the login without a session', async () => {
  server.use(
    on('verifyEmail', { status: 422, code: 'link_used', message: 'This link was already used.' }),
    on('getRoles', { data: [] }),
  )
  const at = await openScreen('/auth/verify-email/a-long-token')
  await screen.findByRole('alert')
  server.use(on('getUser', { data: person({ is_email_confirmed: false }) }))
  at.session.send({ type: 'token.found' })
  await waitFor(() => expect(at.address()).toBe('/auth/verify-email'))

  const other = await openScreen('/auth/verify-email/a-long-token')
  await screen.findByRole('heading', { name: 'This link did not work' })
  server.use(on('getUser', { status: 401, code: 'session_missing' }))
  other.session.send({ type: 'token.found' })
  await waitFor(() => expect(other.address()).toMatch(/^\/auth\/login/))
})
