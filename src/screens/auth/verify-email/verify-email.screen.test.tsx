// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { contractServer, on } from '../../../testing/contract-server'
import { openAt, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'
import { writeInto } from '../../../testing/write-into'

const joining = person({
  is_email_confirmed: false,
  role: null,
  role_id: null,
  is_account_confirmed: false,
})
const server = contractServer(on('getUser', { data: joining }), on('getRoles', { data: [] }))
prepareOpening()
beforeEach(() => localStorage.setItem('token', 'token-1'))

describe('the page for the code of the mail', () => {
  test('the fourth digit sends the code, and a good one leads on', async () => {
    const sent: unknown[] = []
    server.use(
      on('verifyEmail', ({ body, params }) => {
        sent.push([params['token'], body])
        return {
          data: { user: person({ role: null, role_id: null, is_account_confirmed: false }) },
          message: 'Email verified.',
        }
      }),
    )
    const at = await openAt('/auth/verify-email')
    await at.user.type(await screen.findByLabelText('Verification code'), '4071')
    await waitFor(() => expect(at.address()).toBe('/auth/email-verified'))
    expect(sent).toEqual([['4071', { email: joining.email }]])
    expect(await screen.findByText('Email verified.')).toBeTruthy()
  })

  test('a wrong code gives an error beside the field and stays there to be typed over', async () => {
    server.use(
      on('verifyEmail', {
        status: 422,
        code: 'invalid_code',
        message: 'Invalid verification code.',
      }),
    )
    const at = await openAt('/auth/verify-email')
    const field = await screen.findByLabelText<HTMLInputElement>('Verification code')
    await writeInto(at.user, field, '0000')
    expect(await screen.findByText('Invalid verification code.')).toBeTruthy()
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4])
    server.use(on('sendEmail', { data: {}, message: 'E-mail sent.' }))
    await at.user.click(screen.getByRole('button', { name: 'Send a new code' }))
    await screen.findByText('E-mail sent.')
    expect(screen.queryByText('Invalid verification code.')).toBeNull()
    expect(screen.getByLabelText<HTMLInputElement>('Verification code').value).toBe('')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send a new code' }))
  })

  test('fewer than four digits are not sent', async () => {
    const at = await openAt('/auth/verify-email')
    await at.user.type(await screen.findByLabelText('Verification code'), '12')
    await at.user.click(screen.getByRole('button', { name: 'Confirm' }))
    expect(screen.getByText('Enter the 4 digits of the code')).toBeTruthy()
  })

  test('another code is sent with what the server says, and a refusal of it is not put on the code', async () => {
    server.use(on('sendEmail', { data: {}, message: 'E-mail sent.' }))
    const at = await openAt('/auth/verify-email')
    await at.user.click(await screen.findByRole('button', { name: 'Send a new code' }))
    expect(await screen.findByText('E-mail sent.')).toBeTruthy()
    server.use(on('sendEmail', { status: 429, code: 'rate_limited', message: 'Too many tries.' }))
    await at.user.click(screen.getByRole('button', { name: 'Send a new code' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Too many tries.')
    expect(screen.getByLabelText('Verification code').getAttribute('aria-invalid')).toBeNull()
  })

  test('keeps a notice when the account status is read again, and drops it when the language changes', async () => {
    server.use(on('sendEmail', { data: {}, message: 'E-mail sent.' }))
    const at = await openAt('/auth/verify-email')
    await at.user.click(await screen.findByRole('button', { name: 'Send a new code' }))
    await screen.findByText('E-mail sent.')
    at.session.send({
      type: 'standing.seen',
      session: { user: joining, standing: 'EMAIL_VERIFICATION_PENDING' },
    })
    expect(screen.getByText('E-mail sent.')).toBeTruthy()
    await at.user.click(screen.getByRole('button', { name: 'العربية' }))
    await screen.findByRole('heading', { name: 'أكّد بريدك الإلكتروني' })
    expect(screen.queryByText('E-mail sent.')).toBeNull()
  })

  test('in Arabic', async () => {
    await openAt('/auth/verify-email', { language: 'ar' })
    expect(await screen.findByRole('heading', { name: 'أكّد بريدك الإلكتروني' })).toBeTruthy()
    expect(screen.getByText(joining.email).tagName).toBe('BDI')
  })
})
