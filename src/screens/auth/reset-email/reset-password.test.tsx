// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { writeInto } from '../../../testing/write-into'

const server = contractServer(
  on('forgotPassword', {
    data: {},
    message: 'If the address has an account, we have sent a code to it.',
  }),
  on('resetPassword', { data: { reset_token: 'reset-1' } }),
)
prepareOpening()

const email = 'mariam.alketbi@example.ae'

async function toCode() {
  const at = await openScreen('/auth/reset-password')
  await writeInto(at.user, await screen.findByLabelText('Email'), email)
  await at.user.click(screen.getByRole('button', { name: 'Send the code' }))
  await waitFor(() => expect(at.address()).toBe('/auth/reset-password/verify'))
  return at
}

describe('a forgotten password', () => {
  test('address, code and new password lead to a login with the new one', async () => {
    const at = await toCode()
    expect(await screen.findByText(/If the address has an account/)).toBeTruthy()
    await at.user.type(screen.getByLabelText('Verification code'), '4071')
    await waitFor(() => expect(at.address()).toBe('/auth/reset-password/create-new-password'))
    await writeInto(at.user, await screen.findByLabelText('New password'), 'Masar-Demo2')
    await writeInto(at.user, screen.getByLabelText('Confirm password'), 'Masar-Demo2')
    server.use(
      on('resetPassword', {
        data: {},
        message: 'Your password is changed. Log in with your new password.',
      }),
    )
    await at.user.click(screen.getByRole('button', { name: 'Change password' }))
    await waitFor(() => expect(at.address()).toBe('/auth/reset-password/success'))
    await at.user.click(await screen.findByRole('button', { name: 'Log in' }))
    await waitFor(() => expect(at.address()).toMatch(/^\/auth\/login/))
  })

  test('a wrong code gives an error beside the field', async () => {
    const at = await toCode()
    server.use(
      on('resetPassword', {
        status: 422,
        code: 'invalid_code',
        message: 'Invalid verification code.',
      }),
    )
    await at.user.type(await screen.findByLabelText('Verification code'), '0000')
    expect(await screen.findByText('Invalid verification code.')).toBeTruthy()
  })

  test('another code is sent without leaving the page for it', async () => {
    const at = await toCode()
    await at.user.type(await screen.findByLabelText('Verification code'), '40')
    await at.user.click(screen.getByRole('button', { name: 'Send a new code' }))
    await screen.findByRole('button', { name: 'Send a new code' })
    expect(screen.getByLabelText<HTMLInputElement>('Verification code').value).toBe('40')
    expect(at.address()).toBe('/auth/reset-password/verify')
  })

  test('another address can be given instead of the code', async () => {
    const at = await toCode()
    await at.user.click(await screen.findByRole('button', { name: 'Use another address' }))
    await waitFor(() => expect(at.address()).toBe('/auth/reset-password/email-verification'))
    expect(await screen.findByRole('button', { name: 'Send the code' })).toBeTruthy()
  })

  test('the same password again is refused beside its field', async () => {
    const at = await openScreen('/auth/reset-password/a-long-token')
    await writeInto(at.user, await screen.findByLabelText('New password'), 'Masar-Demo1')
    await writeInto(at.user, screen.getByLabelText('Confirm password'), 'Masar-Demo1')
    server.use(
      on('resetPassword', {
        status: 422,
        code: 'password_unchanged',
        fields: { password: 'The new password must differ from the old one.' },
      }),
    )
    await at.user.click(screen.getByRole('button', { name: 'Change password' }))
    expect(await screen.findByText('The new password must differ from the old one.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('New password')))
  })

  test('another mail can be asked for at the last step, too', async () => {
    const at = await openScreen('/auth/reset-password/a-long-token')
    await at.user.click(await screen.findByRole('button', { name: 'Request another email' }))
    await waitFor(() => expect(at.address()).toBe('/auth/reset-password/email-verification'))
    expect(await screen.findByRole('button', { name: 'Send the code' })).toBeTruthy()
  })

  test('a link that was used leads to the page for a new code and says why', async () => {
    server.use(
      on('resetPassword', {
        status: 422,
        code: 'link_used',
        message: 'This link was already used.',
      }),
    )
    const at = await openScreen('/auth/reset-password/a-long-token')
    await waitFor(() => expect(at.address()).toBe('/auth/reset-password/email-verification'))
    expect((await screen.findByRole('alert')).textContent).toContain('This link was already used.')
  })

  test('a link that is too old says so, though no field of the page is to blame', async () => {
    const expired = {
      status: 422,
      code: 'code_expired',
      message: 'This code has expired',
      fields: { code: 'This code has expired' },
    } as const
    server.use(on('resetPassword', expired))
    const at = await openScreen('/auth/reset-password/a-long-token')
    await waitFor(() => expect(at.address()).toBe('/auth/reset-password/email-verification'))
    expect((await screen.findByRole('alert')).textContent).toContain('expired')
  })

  test('a new password that comes too late says so, and another mail can be asked for', async () => {
    const at = await openScreen('/auth/reset-password/a-long-token')
    await writeInto(at.user, await screen.findByLabelText('New password'), 'Masar-Demo2')
    await writeInto(at.user, screen.getByLabelText('Confirm password'), 'Masar-Demo2')
    server.use(
      on('resetPassword', {
        status: 422,
        code: 'code_expired',
        message: 'This code has expired',
        fields: { code: 'This code has expired' },
      }),
    )
    await at.user.click(screen.getByRole('button', { name: 'Change password' }))
    expect((await screen.findByRole('alert')).textContent).toContain('expired')
  })

  test('in Arabic', async () => {
    await openScreen('/auth/reset-password', { language: 'ar' })
    expect(await screen.findByRole('heading', { name: 'إعادة تعيين كلمة المرور' })).toBeTruthy()
  })
})

describe('a reset whose page the browser dropped', () => {
  const code = '/auth/reset-password/verify'
  const newPassword = '/auth/reset-password/create-new-password'
  /** The same tab loads an address: its page begins anew, its storage stays. */
  async function reloadAt(path: string) {
    cleanup()
    history.replaceState(null, '', path)
    return openScreen(path)
  }
  afterEach(() => {
    history.replaceState(null, '', '/')
    vi.useRealTimers()
  })

  test('goes on at its code, for the address that it was sent to', async () => {
    const before = await toCode()
    before.session.stop()
    const at = await reloadAt(code)
    let asked: unknown = null
    server.use(
      on('resetPassword', ({ body }) => {
        asked = body
        return { data: { reset_token: 'reset-1' } }
      }),
    )
    await at.user.type(await screen.findByLabelText('Verification code'), '4071')
    await waitFor(() => expect(asked).toEqual({ email, code: '4071' }))
  })

  test('goes on at the new password, by a code or a link, with nothing kept of what was typed', async () => {
    const before = await openScreen('/auth/reset-password/a-long-token')
    await writeInto(before.user, await screen.findByLabelText('New password'), 'Masar-Demo2')
    before.session.stop()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Masar-Demo2')
    const at = await reloadAt(newPassword)
    await writeInto(at.user, await screen.findByLabelText('New password'), 'Masar-Demo2')
    await writeInto(at.user, screen.getByLabelText('Confirm password'), 'Masar-Demo2')
    server.use(on('resetPassword', { data: {}, message: 'Your password is changed.' }))
    await at.user.click(screen.getByRole('button', { name: 'Change password' }))
    await waitFor(() => expect(at.address()).toBe('/auth/reset-password/success'))
    expect(sessionStorage.getItem('masar.reset')).toBeNull()
  })

  test('is none where what is kept cannot be read', async () => {
    sessionStorage.setItem('masar.reset', '{"step":')
    const at = await reloadAt('/auth/login')
    await screen.findByLabelText('Password')
    expect(at.address()).toBe('/auth/login')
    expect(sessionStorage.getItem('masar.reset')).toBeNull()
  })

  test('is over once its code is', async () => {
    const before = await toCode()
    before.session.stop()
    vi.setSystemTime(Date.now() + 15 * 60_000)
    const at = await reloadAt(code)
    await waitFor(() => expect(at.address()).toMatch(/^\/auth\/login/))
  })

  test('is over when another page was opened instead', async () => {
    const before = await toCode()
    before.session.stop()
    const at = await reloadAt('/auth/signup')
    await screen.findByLabelText('Email')
    expect(at.session.getSnapshot().matches('UNAUTHENTICATED')).toBe(true)
    await expect.poll(() => sessionStorage.getItem('masar.reset')).toBeNull()
  })
})
