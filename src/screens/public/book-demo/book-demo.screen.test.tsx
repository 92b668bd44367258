// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person, profile } from '../../../testing/people'
import { writeInto } from '../../../testing/write-into'

const server = contractServer()
prepareOpening()
const path = '/book-demo'

describe('booking a demo', () => {
  test('sends the request and shows the thanks in the place of the form', async () => {
    const sent: unknown[] = []
    server.use(
      on('bookDemo', ({ body }) => {
        sent.push(body)
        return { data: {}, message: 'Thank you. We have your request.' }
      }),
    )
    const at = await openScreen(path)
    await writeInto(at.user, await screen.findByLabelText('Full name'), 'Noura Hassan')
    await writeInto(at.user, screen.getByLabelText('Work email'), 'noura@company.example')
    await writeInto(at.user, screen.getByLabelText('Company'), 'Noor Data')
    await at.user.type(screen.getByLabelText('Number of employees'), '٢٥')
    await writeInto(at.user, screen.getByLabelText('What would you like to see?'), 'The reports.')
    await at.user.click(screen.getByRole('button', { name: 'Book a demo' }))
    const thanks = await screen.findByRole('heading', { level: 1, name: 'We have your request' })
    await screen.findByText('Thank you. We have your request.')
    expect(document.activeElement).toBe(thanks)
    expect(sent).toEqual([
      {
        full_name: 'Noura Hassan',
        email: 'noura@company.example',
        mobile_number: null,
        company_name: 'Noor Data',
        company_size: 25,
        message: 'The reports.',
      },
    ])
  })

  test.each([
    [
      'en',
      'Book a demo',
      'Full name',
      'Field cannot be empty',
      'Number of employees',
      'Enter a number above zero',
    ],
    [
      'ar',
      'حجز عرض توضيحي',
      'الاسم الكامل',
      'لا يمكن ترك هذا الحقل فارغاً',
      'عدد الموظفين',
      'أدخل رقماً أكبر من صفر',
    ],
  ] as const)(
    'names the missing fields in %s and focuses the first',
    async (language, button, name, sentence, size, wrong) => {
      const at = await openScreen(path, { language })
      await at.user.type(await screen.findByLabelText(size), '0')
      await at.user.click(await screen.findByRole('button', { name: button }))
      expect(await screen.findAllByText(sentence)).toHaveLength(3)
      expect(screen.getByText(wrong)).toBeTruthy()
      await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(name)))
    },
  )

  test('takes no address for the name of a person or a company', async () => {
    const at = await openScreen(path, { language: 'ar' })
    await writeInto(at.user, await screen.findByLabelText('الاسم الكامل'), 'www.evil.example')
    await writeInto(at.user, screen.getByLabelText('الشركة'), 'evil.example')
    await at.user.click(screen.getByRole('button', { name: 'حجز عرض توضيحي' }))
    expect(await screen.findAllByText('أدخل اسماً بلا روابط ولا رموز مثل @ أو <')).toHaveLength(2)
  })

  test('keeps the typed text when the server refuses, and says why', async () => {
    server.use(
      on('bookDemo', {
        status: 429,
        code: 'rate_limited',
        message: 'Too many tries. Try again in 59:00.',
      }),
    )
    const at = await openScreen(path)
    await writeInto(at.user, await screen.findByLabelText('Full name'), 'Noura Hassan')
    await writeInto(at.user, screen.getByLabelText('Work email'), 'noura@company.example')
    await writeInto(at.user, screen.getByLabelText('Company'), 'Noor Data')
    await at.user.click(screen.getByRole('button', { name: 'Book a demo' }))
    await screen.findByText('Too many tries. Try again in 59:00.')
    expect(screen.getByLabelText<HTMLInputElement>('Company').value).toBe('Noor Data')
  })

  test.each([
    ['a candidate', person()],
    ['a recruiter', person({ role: 'recruiter' })],
    [
      'who is held',
      person({ is_account_confirmed: false, approval: { status: 'PENDING', reason: null } }),
    ],
    [
      'whose e-mail is not confirmed',
      person({ is_email_confirmed: false, role: null, role_id: null, is_account_confirmed: false }),
    ],
  ])('is open to %s too, who need not type their name', async (_, who) => {
    localStorage.setItem('token', 'token-1')
    server.use(
      on('getUser', { data: who }),
      on('getUserProfile', { data: profile() }),
      on('countNotifications', { data: { count: 0 } }),
      on('getRoles', { data: [] }),
    )
    await openScreen(path)
    await waitFor(() =>
      expect(screen.getByLabelText<HTMLInputElement>('Full name').value).toBe('Mariam Al Ketbi'),
    )
    expect(screen.getByLabelText<HTMLInputElement>('Work email').value).toBe(
      'mariam.alketbi@example.ae',
    )
  })
})
