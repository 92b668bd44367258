// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { candidateHome } from '../../../testing/candidate-home'
import { contractServer, on } from '../../../testing/contract-server'
import { openAt, prepareOpening } from '../../../testing/open-at'
import { person, profile } from '../../../testing/people'

const answers: unknown[] = []
const signedIn = { data: { user: { ...person(), refresh_token: 'refresh-1' }, token: 'token-1' } }
const server = contractServer(
  on('loginUser', { data: { challenge: 'challenge-1' } }),
  on('confirmSecondFactor', ({ body }) => {
    answers.push(body)
    return signedIn
  }),
  on('getUserProfile', { data: profile() }),
  ...candidateHome(),
)
prepareOpening()

async function enterPassword(language: 'en' | 'ar' = 'en') {
  answers.length = 0
  const at = await openAt('/auth/login', { language })
  const labels =
    language === 'en'
      ? ['Email', 'Password', 'Log in']
      : ['البريد الإلكتروني', 'كلمة المرور', 'تسجيل الدخول']
  await at.user.type(await screen.findByLabelText(labels[0] ?? ''), 'mariam.alketbi@example.ae')
  await at.user.type(screen.getByLabelText(labels[1] ?? ''), 'Masar-Demo1')
  await at.user.click(screen.getByRole('button', { name: labels[2] ?? '' }))
  return {
    ...at,
    code: await screen.findByLabelText(
      language === 'en' ? 'Code from the app' : 'الرمز من التطبيق',
    ),
  }
}

const refuse = (code: 'invalid_code' | 'second_factor_expired', message: string) =>
  server.use(on('confirmSecondFactor', { status: 422, code, message }))

describe('the second step of a login', () => {
  test('takes the focus, and lets in with the sixth digit', async () => {
    const at = await enterPassword()
    expect(screen.getByRole('heading', { level: 1, name: 'Enter your code' })).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(at.code))
    expect(localStorage.getItem('token')).toBeNull()
    await at.user.type(at.code, '492039')
    await waitFor(() => expect(at.address()).toBe('/candidate/dashboard'))
    expect(answers).toEqual([{ challenge: 'challenge-1', code: '492039' }])
    expect(localStorage.getItem('token')).toBe('token-1')
  })

  test('understands the digits of an Arabic keyboard', async () => {
    const at = await enterPassword()
    await at.user.type(at.code, '٤٩٢٠٣٩')
    await waitFor(() => expect(answers).toEqual([{ challenge: 'challenge-1', code: '492039' }]))
  })

  test('a wrong code is refused beside the field, and selected to be typed over', async () => {
    refuse('invalid_code', 'Invalid verification code.')
    const at = await enterPassword()
    await at.user.type(at.code, '000000')
    expect(await screen.findByText('Invalid verification code.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(at.code))
    server.resetHandlers()
    await at.user.keyboard('492039')
    await waitFor(() => expect(at.address()).toBe('/candidate/dashboard'))
  })

  test('a code that is not whole is not sent', async () => {
    const at = await enterPassword()
    await at.user.type(at.code, '4920')
    await at.user.click(screen.getByRole('button', { name: 'Log in' }))
    expect(screen.getByText('Enter all 6 digits')).toBeTruthy()
    expect(answers).toEqual([])
  })

  test('a recovery code does as well', async () => {
    const at = await enterPassword()
    await at.user.click(screen.getByRole('button', { name: 'Use a recovery code' }))
    const field = screen.getByLabelText('Recovery code')
    expect(document.activeElement).toBe(field)
    expect(field.getAttribute('dir')).toBe('ltr')
    await at.user.type(field, '7k3qd{Enter}')
    expect(screen.getByText('A recovery code has 10 letters and digits')).toBeTruthy()
    await at.user.type(field, '-m9xwa{Enter}')
    await waitFor(() => expect(at.address()).toBe('/candidate/dashboard'))
    expect(answers).toEqual([{ challenge: 'challenge-1', code: '7k3qd-m9xwa' }])
  })

  test('that was refused is not held against a recovery code', async () => {
    refuse('invalid_code', 'Invalid verification code.')
    const at = await enterPassword()
    await at.user.type(at.code, '000000')
    await screen.findByText('Invalid verification code.')
    await at.user.click(screen.getByRole('button', { name: 'Use a recovery code' }))
    expect(screen.queryByText('Invalid verification code.')).toBeNull()
    expect(screen.getByLabelText('Recovery code').getAttribute('aria-invalid')).toBeNull()
  })

  test('that took too long leads back to the beginning', async () => {
    refuse('second_factor_expired', 'Logging in took too long. Please log in again.')
    const at = await enterPassword()
    await at.user.type(at.code, '492039')
    expect((await screen.findByRole('alert')).textContent).toContain('took too long')
    await at.user.click(screen.getByRole('button', { name: 'Log in again' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('can be left for the login, and for another page of getting in', async () => {
    const at = await enterPassword()
    await at.user.click(screen.getByRole('button', { name: 'Back to log in' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
    await at.user.type(screen.getByLabelText('Email'), 'mariam.alketbi@example.ae')
    await at.user.type(screen.getByLabelText('Password'), 'Masar-Demo1{Enter}')
    await screen.findByLabelText('Code from the app')
    await at.user.click(screen.getByRole('link', { name: 'Sign up' }))
    await screen.findByLabelText('Full name')
    expect(at.session.getSnapshot().matches({ UNAUTHENTICATED: 'signedOut' })).toBe(true)
  })

  test('is in Arabic, with the digits from left to right', async () => {
    const { code } = await enterPassword('ar')
    expect(screen.getByRole('heading', { name: 'أدخل رمزك' })).toBeTruthy()
    expect(code.closest('[dir]')?.getAttribute('dir')).toBe('ltr')
  })
})
