// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
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
const server = contractServer(
  on('registerUser', {
    data: { user: { ...joining, refresh_token: 'refresh-1' }, token: 'token-1' },
    message: 'Signup successful.',
  }),
  on('getRoles', { data: [] }),
)
prepareOpening()

async function fillIn(at: Awaited<ReturnType<typeof openAt>>) {
  await writeInto(at.user, await screen.findByLabelText('Full name'), 'Mariam Al Ketbi')
  await writeInto(at.user, screen.getByLabelText('Mobile number'), '501234567')
  await writeInto(at.user, screen.getByLabelText('Email'), 'mariam.alketbi@example.ae')
  await writeInto(at.user, screen.getByLabelText('Password'), 'Masar-Demo1')
  await writeInto(at.user, screen.getByLabelText('Confirm password'), 'Masar-Demo1')
  await at.user.click(screen.getByRole('checkbox'))
}
const send = async (at: Awaited<ReturnType<typeof openAt>>) =>
  at.user.click(screen.getByRole('button', { name: 'Create account' }))

describe('the sign-up page', () => {
  test('a new account goes on to the code that was sent, with the notice of the server', async () => {
    const sent: unknown[] = []
    server.use(
      on('registerUser', ({ body }) => {
        sent.push(body)
        return {
          data: { user: { ...joining, refresh_token: 'refresh-1' }, token: 'token-1' },
          message: 'Signup successful.',
        }
      }),
    )
    const at = await openAt('/auth/signup')
    await fillIn(at)
    await send(at)
    await waitFor(() => expect(at.address()).toBe('/auth/verify-email'))
    expect(await screen.findByText('Signup successful.')).toBeTruthy()
    const form = {
      full_name: 'Mariam Al Ketbi',
      mobile_number: '+971501234567',
      email: 'mariam.alketbi@example.ae',
      password: 'Masar-Demo1',
      terms_accepted: true,
    }
    expect(sent).toEqual([form])
  })

  test('an empty form is not sent, says what is missing of every field, and focuses the first', async () => {
    const at = await openAt('/auth/signup')
    await screen.findByLabelText('Full name')
    await send(at)
    expect(await screen.findAllByText('Field cannot be empty')).toHaveLength(5)
    expect(screen.getByText('Agree to the terms to continue')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Full name')))
  })

  test('a name that cannot be seen is missing, and one without letters is none', async () => {
    const at = await openAt('/auth/signup')
    const name = await screen.findByLabelText('Full name')
    await at.user.type(name, '\u200b\u2066\ufeff')
    await at.user.tab()
    expect(await screen.findByText('Field cannot be empty')).toBeTruthy()
    await at.user.type(name, '123')
    expect(await screen.findByText('Enter the name in letters')).toBeTruthy()
    await writeInto(at.user, name, ' www.evil.example')
    expect(
      await screen.findByText('Enter a name without links or signs such as @ or <'),
    ).toBeTruthy()
  })

  test.each([
    ['en', 'Step 1 of 7: Sign up', /Avoid your name, email/],
    ['ar', 'الخطوة 1 من 7: إنشاء الحساب', /لا تستخدم اسمك أو بريدك الإلكتروني/],
  ] as const)(
    'it is the first step of the way, and says in %s what else a password is refused for',
    async (language, step, guessed) => {
      await openAt('/auth/signup', { language })
      expect(await screen.findByRole('img', { name: step })).toBeTruthy()
      expect(screen.getByText(guessed)).toBeTruthy()
    },
  )

  test('the rules of a password tick while it is typed', async () => {
    const at = await openAt('/auth/signup')
    await writeInto(at.user, await screen.findByLabelText('Password'), 'masar1')
    expect(screen.getByText('A digit').closest('li')?.textContent).toContain('met')
    expect(screen.getByText('A capital letter').closest('li')?.textContent).not.toContain('met')
  })

  test('two different passwords give an error beside the second', async () => {
    const at = await openAt('/auth/signup')
    await fillIn(at)
    await at.user.type(screen.getByLabelText('Confirm password'), 'x')
    expect(await screen.findByText('The two passwords differ')).toBeTruthy()
  })

  test('a refused address gives an error at its field, with the focus, and no typed text is lost', async () => {
    server.use(
      on('registerUser', {
        status: 422,
        code: 'email_taken',
        message: 'Taken.',
        fields: { email: 'There is already an account with this email.' },
      }),
    )
    const at = await openAt('/auth/signup')
    await fillIn(at)
    await send(at)
    expect(await screen.findByText('There is already an account with this email.')).toBeTruthy()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')))
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('Masar-Demo1')
    await at.user.type(screen.getByLabelText('Email'), 'x')
    await waitFor(() =>
      expect(screen.queryByText('There is already an account with this email.')).toBeNull(),
    )
  })

  test('a refusal is not shown on the login page, nor here when one comes back', async () => {
    server.use(
      on('registerUser', {
        status: 422,
        code: 'email_taken',
        message: 'Taken.',
        fields: { email: 'There is already an account with this email.' },
      }),
    )
    const at = await openAt('/auth/signup')
    await fillIn(at)
    await send(at)
    await screen.findByText('There is already an account with this email.')
    await at.user.click(screen.getByRole('link', { name: 'Log in' }))
    await screen.findByRole('button', { name: 'Log in' })
    expect(screen.queryByRole('alert')).toBeNull()
    await at.user.click(screen.getByRole('link', { name: 'Sign up' }))
    await send(at)
    expect(await screen.findAllByText('Field cannot be empty')).toHaveLength(5)
    expect(screen.queryByText('There is already an account with this email.')).toBeNull()
  })

  test('translates an error of the server at a field when the language changes', async () => {
    server.use(
      on('registerUser', {
        status: 422,
        code: 'email_taken',
        message: 'Taken.',
        fields: { email: 'Somebody has this address.' },
      }),
    )
    const at = await openAt('/auth/signup')
    await fillIn(at)
    await send(at)
    await screen.findByText('Somebody has this address.')
    await at.user.click(screen.getByRole('button', { name: 'العربية' }))
    expect(await screen.findByText('يوجد حساب مسجَّل بهذا البريد الإلكتروني.')).toBeTruthy()
    expect(screen.queryByText('Somebody has this address.')).toBeNull()
  })

  test('in Arabic it runs from right to left in Arabic words', async () => {
    const at = await openAt('/auth/signup', { language: 'ar' })
    expect(await screen.findByRole('heading', { name: 'أنشئ حسابك' })).toBeTruthy()
    expect(document.documentElement.dir).toBe('rtl')
    await at.user.click(screen.getByRole('button', { name: 'إنشاء الحساب' }))
    expect(await screen.findAllByText('لا يمكن ترك هذا الحقل فارغاً')).toHaveLength(5)
  })
})
