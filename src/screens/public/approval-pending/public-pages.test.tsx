// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { contractServer, on } from '../../../testing/contract-server'
import { openAt, prepareOpening } from '../../../testing/open-at'
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
    const { unmount } = await openAt(path)
    expect(await screen.findByRole('heading', { level: 1, name: english })).toBeTruthy()
    unmount()
    await openAt(path, { language: 'ar' })
    expect(await screen.findByRole('heading', { level: 1, name: arabic })).toBeTruthy()
  })

  test('the landing page leads to signing up and to logging in', async () => {
    await openAt('/auth/dashboard')
    expect((await screen.findByRole('link', { name: 'Create your account' })).getAttribute('href')).toBe('/auth/signup')
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/auth/login')
  })

  test('a question opens its answer', async () => {
    const at = await openAt('/auth/faqs')
    const question = await screen.findByText('Who can apply?')
    await at.user.click(question)
    expect(question.closest('details')?.open).toBe(true)
    expect(screen.getByText('Emirati men and women in Abu Dhabi, including People of Determination.')).toBeTruthy()
  })

  test('the privacy notice names how long recordings are kept', async () => {
    await openAt('/privacy')
    expect(await screen.findByText(/deleted 180 days after/)).toBeTruthy()
  })

  test('who is held sees their own state on the page about approval', async () => {
    localStorage.setItem('token', 'token-1')
    server.use(on('getUser', { data: person({ is_account_confirmed: false, approval: { status: 'PENDING', reason: null } }) }), on('getUserProfile', { status: 404, code: 'not_found' }))
    await openAt('/approval-pending')
    expect(await screen.findByRole('region', { name: 'Your registration' })).toBeTruthy()
    expect(screen.getByText('In review')).toBeTruthy()
  })
})
