// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'

const server = contractServer(
  on('getUser', { data: person({ role: null, role_id: null, is_account_confirmed: false }) }),
)
prepareOpening()

test('the token of the address is traded, and the person goes on by their standing', async () => {
  server.use(on('refreshToken', { data: 'token-1', refresh_token: 'refresh-1' }))
  const at = await openScreen('/auth/google/once')
  await waitFor(() => expect(at.address()).toBe('/auth/onboarding'))
  expect(localStorage.getItem('token')).toBe('token-1')
})

test('a way back that was used says so and offers the ways in', async () => {
  server.use(
    on('refreshToken', {
      status: 401,
      code: 'session_expired',
      message: 'Your session has ended.',
    }),
  )
  await openScreen('/auth/linkedin/used')
  expect(await screen.findByRole('heading', { name: 'You are not logged in' })).toBeTruthy()
  expect(screen.queryByText('Your session has ended.')).toBeNull()
  expect(screen.getByRole('link', { name: 'Log in with email' }).getAttribute('href')).toBe(
    '/auth/login',
  )
})

test('in Arabic', async () => {
  server.use(on('refreshToken', { status: 401, code: 'session_expired' }))
  await openScreen('/auth/google/used', { language: 'ar' })
  expect(await screen.findByRole('heading', { name: 'تعذّر تسجيل دخولك' })).toBeTruthy()
})

describe('an account with a second factor', () => {
  const refuse = () =>
    server.use(
      on('refreshToken', {
        status: 422,
        code: 'second_factor_required',
        message: 'Enter the code of your authenticator app to continue.',
      }),
    )

  test('is asked for its code with the token of the address, and the person goes on by their standing', async () => {
    refuse()
    const answers: unknown[] = []
    server.use(
      on('confirmSecondFactor', ({ body }) => {
        answers.push(body)
        return { data: { user: { ...person(), refresh_token: 'refresh-1' }, token: 'token-1' } }
      }),
    )
    const at = await openScreen('/auth/google/once')
    const code = await screen.findByLabelText('Code from the app')
    expect(document.activeElement).toBe(code)
    await at.user.type(code, '492039')
    await waitFor(() => expect(at.address()).toBe('/auth/onboarding'))
    expect(answers).toEqual([{ challenge: 'once', code: '492039' }])
    expect(localStorage.getItem('token')).toBe('token-1')
  })

  test('a wrong code is refused beside the field', async () => {
    refuse()
    server.use(
      on('confirmSecondFactor', {
        status: 422,
        code: 'invalid_code',
        message: 'Invalid verification code.',
      }),
    )
    const at = await openScreen('/auth/linkedin/once')
    await at.user.type(await screen.findByLabelText('Code from the app'), '000000')
    expect(await screen.findByText('Invalid verification code.')).toBeTruthy()
  })

  test('back at the login nothing is left of it', async () => {
    refuse()
    const at = await openScreen('/auth/google/once')
    await at.user.click(await screen.findByRole('button', { name: 'Back to log in' }))
    await waitFor(() => expect(at.address()).toBe('/auth/login'))
    await screen.findByLabelText('Email')
    expect(screen.queryByText(/authenticator app/)).toBeNull()
  })
})
