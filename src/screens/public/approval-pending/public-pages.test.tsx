// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'

const server = contractServer()
prepareOpening()

describe('the pages that everybody may see', () => {
  test.each([
    ['/auth/dashboard', 'Welcome to Masar', 'أهلاً بك في مسار'],
    ['/auth/faqs', 'Questions and answers', 'أسئلة وأجوبة'],
    ['/terms', 'Terms of use', 'شروط الاستخدام'],
    ['/privacy', 'Privacy notice', 'إشعار الخصوصية'],
    ['/approval-pending', 'About approval', 'عن الموافقة'],
    ['/error', 'Something went wrong', 'حدث خطأ ما'],
    ['/recruiter/error', 'Something went wrong', 'حدث خطأ ما'],
    ['/candidate/error', 'Something went wrong', 'حدث خطأ ما'],
  ])('%s reads in both languages', async (path, english, arabic) => {
    const { unmount } = await openScreen(path)
    expect(await screen.findByRole('heading', { level: 1, name: english })).toBeTruthy()
    unmount()
    await openScreen(path, { language: 'ar' })
    expect(await screen.findByRole('heading', { level: 1, name: arabic })).toBeTruthy()
  })

  test.each(['/', '/auth'])('%s leads a visitor to the landing page', async (path) => {
    const at = await openScreen(path)
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to Masar' })).toBeTruthy()
    expect(at.address()).toBe('/auth/dashboard')
  })

  test('the landing page leads to signing up and to logging in', async () => {
    await openScreen('/auth/dashboard')
    expect(
      (await screen.findByRole('link', { name: 'Create your account' })).getAttribute('href'),
    ).toBe('/auth/signup')
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/auth/login')
  })

  test.each([
    ['en', 'Continue with Google', 'Continue with LinkedIn'],
    ['ar', 'المتابعة باستخدام Google', 'المتابعة باستخدام LinkedIn'],
  ] as const)(
    'every page of getting in leads to both providers, in %s',
    async (language, google, linkedin) => {
      for (const path of ['/auth/dashboard', '/auth/login', '/auth/signup']) {
        const { unmount } = await openScreen(path, { language })
        const leads = async (name: string) =>
          (await screen.findByRole('link', { name })).getAttribute('href')
        expect([path, await leads(google), await leads(linkedin)]).toEqual([
          path,
          expect.stringMatching(/\/api\/user\/v2\/auth\/google\/$/),
          expect.stringMatching(/\/api\/user\/v2\/auth\/linkedin\/$/),
        ])
        unmount()
      }
    },
  )

  test('a question opens its answer', async () => {
    const at = await openScreen('/auth/faqs')
    const question = await screen.findByText('Who can apply?')
    await at.user.click(question)
    expect(question.closest('details')?.open).toBe(true)
    expect(
      screen.getByText('Emirati men and women in Abu Dhabi, including People of Determination.'),
    ).toBeTruthy()
    for (const said of [
      /^Basic English is enough/,
      /No experience is required/,
      /^A laptop and stable internet are required/,
      /^The review proceeds in stages/,
      /launched in May 2024 with 6 projects/,
    ])
      expect(screen.getByText(said)).toBeTruthy()
  })

  test('the privacy notice names how long recordings are kept', async () => {
    await openScreen('/privacy')
    expect(await screen.findByText(/deleted 180 days after/)).toBeTruthy()
  })

  test('show a person whose approval is pending their own state', async () => {
    localStorage.setItem('token', 'token-1')
    server.use(
      on('getUser', {
        data: person({
          is_account_confirmed: false,
          approval: { status: 'PENDING', reason: null },
        }),
      }),
      on('getUserProfile', { status: 404, code: 'not_found' }),
    )
    await openScreen('/approval-pending')
    expect(await screen.findByRole('region', { name: 'Your registration' })).toBeTruthy()
    expect(screen.getByText('In review')).toBeTruthy()
  })
})
