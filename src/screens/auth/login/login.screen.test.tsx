// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { candidateHome } from '../../../testing/candidate-home'
import { contractServer, on } from '../../../testing/contract-server'
import { openAt, prepareOpening } from '../../../testing/open-at'
import { person, profile } from '../../../testing/people'
import { writeInto } from '../../../testing/write-into'

const server = contractServer(
  on('loginUser', {
    data: { user: { ...person(), refresh_token: 'refresh-1' }, token: 'token-1' },
  }),
  on('getUserProfile', { data: profile() }),
  ...candidateHome(),
)
prepareOpening()

async function logIn(at: Awaited<ReturnType<typeof openAt>>, email = 'mariam.alketbi@example.ae') {
  await writeInto(at.user, await screen.findByLabelText('Email'), email)
  await writeInto(at.user, screen.getByLabelText('Password'), 'Masar-Demo1')
  await at.user.click(screen.getByRole('button', { name: 'Log in' }))
}

describe('the login page', () => {
  test('a candidate who logs in arrives at the dashboard, and the tokens are kept', async () => {
    const at = await openAt('/auth/login')
    await logIn(at)
    await waitFor(() => expect(at.address()).toBe('/candidate/dashboard'))
    expect(localStorage.getItem('token')).toBe('token-1')
    expect(localStorage.getItem('refresh_token')).toBe('refresh-1')
  })

  test('says why a session was ended that came without the key of its browser', async () => {
    localStorage.setItem('token', 'token-1')
    localStorage.setItem('refresh_token', 'refresh-1')
    server.use(
      on('getUser', { status: 401, code: 'session_missing' }),
      on('refreshToken', {
        status: 401,
        code: 'session_key_missing',
        message: 'Ended for safety.',
      }),
    )
    await openAt('/candidate/dashboard')
    expect(await screen.findByText('Ended for safety.')).toBeTruthy()
  })

  test('the page wished for before is opened once', async () => {
    const at = await openAt('/candidate/profile')
    await waitFor(() => expect(at.address()).toBe('/auth/login?redirect=%2Fcandidate%2Fprofile'))
    await logIn(at)
    await waitFor(() => expect(at.address()).toBe('/candidate/profile'))
    expect(localStorage.getItem('masar.redirect')).toBeNull()
  })

  test('the title is the name of the page in capitals and the product', async () => {
    await openAt('/auth/login')
    await screen.findByLabelText('Email')
    await waitFor(() => expect(document.title).toBe('LOGIN | Masar'))
  })

  test('a refused login shows the error of the server and keeps the typed values', async () => {
    server.use(
      on('loginUser', {
        status: 422,
        code: 'invalid_credentials',
        message: 'The email or password is not correct.',
      }),
    )
    const at = await openAt('/auth/login')
    await logIn(at)
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The email or password is not correct.',
    )
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('mariam.alketbi@example.ae')
  })

  test('says how long to wait after too many tries', async () => {
    server.use(
      on('loginUser', {
        status: 429,
        code: 'rate_limited',
        message: 'Too many tries. Please try again in 2 minutes.',
      }),
    )
    const at = await openAt('/auth/login')
    await logIn(at)
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Too many tries. Please try again in 2 minutes.',
    )
  })

  test('a refusal goes with the form that caused it: neither the sign-up page nor the next login shows it', async () => {
    server.use(
      on('loginUser', {
        status: 422,
        code: 'invalid_credentials',
        message: 'The email or password is not correct.',
      }),
    )
    const at = await openAt('/auth/login')
    await logIn(at)
    await screen.findByRole('alert')
    await at.user.click(screen.getByRole('link', { name: 'Sign up' }))
    await screen.findByLabelText('Full name')
    expect(screen.queryByRole('alert')).toBeNull()
    await at.user.click(screen.getByRole('link', { name: 'Log in' }))
    await screen.findByRole('button', { name: 'Log in' })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('translates an error of the server when the language changes', async () => {
    server.use(
      on('loginUser', {
        status: 422,
        code: 'invalid_credentials',
        message: 'Wrong, said the server.',
      }),
    )
    const at = await openAt('/auth/login')
    await logIn(at)
    await screen.findByText('Wrong, said the server.')
    await at.user.click(screen.getByRole('button', { name: 'العربية' }))
    expect(await screen.findByText('البريد الإلكتروني أو كلمة المرور غير صحيحة.')).toBeTruthy()
    expect(screen.queryByText('Wrong, said the server.')).toBeNull()
    await at.user.click(screen.getByRole('button', { name: 'English' }))
    expect(await screen.findByText('Wrong, said the server.')).toBeTruthy()
  })

  test('a provider that refused, or is not set up, gives an error where the person is looking', async () => {
    await openAt('/auth/login?social=unavailable')
    expect((await screen.findByRole('alert')).textContent).toContain('not available right now')
  })

  test('no answer shows the sentence for a blocked connection', async () => {
    server.use(on('loginUser', 'silence'))
    const at = await openAt('/auth/login')
    await logIn(at)
    expect((await screen.findByRole('alert')).textContent).toContain('firewall')
  })

  test('an empty form is not sent: the first field that is wrong has the focus and says why', async () => {
    const at = await openAt('/auth/login')
    await screen.findByLabelText('Email')
    await at.user.click(screen.getByRole('button', { name: 'Log in' }))
    expect(screen.getAllByText('Field cannot be empty')).toHaveLength(2)
    expect(document.activeElement).toBe(screen.getByLabelText('Email'))
  })

  test('an invalid address gives an error when the field is left, which goes at the key that corrects it', async () => {
    const at = await openAt('/auth/login')
    const email = await screen.findByLabelText('Email')
    await writeInto(at.user, email, 'mariam@example')
    await at.user.tab()
    expect(screen.getByText('Invalid email address')).toBeTruthy()
    await at.user.type(email, '.ae')
    expect(screen.queryByText('Invalid email address')).toBeNull()
  })

  test('it speaks Arabic from right to left', async () => {
    const at = await openAt('/auth/login', { language: 'ar' })
    await screen.findByRole('heading', { name: 'تسجيل الدخول' })
    expect(document.documentElement.dir).toBe('rtl')
    await at.user.click(screen.getByRole('button', { name: 'English' }))
    await screen.findByRole('heading', { name: 'Log in' })
    expect(document.documentElement.dir).toBe('ltr')
    expect(localStorage.getItem('locale')).toBe('en')
  })
})
