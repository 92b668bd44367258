// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person, profile } from '../../../testing/people'

const resume = {
  id: '01920000-0000-7000-8000-00000000000f',
  filename: 'mariam-cv.pdf',
  size: 1_929_380,
  uploaded_at: '2026-11-20T08:00:00.000Z',
  status: 'in_progress',
  failure: null,
  progress: 64,
} as const
const held = (status: 'REGISTERED' | 'PENDING' | 'DECLINED', reason: string | null = null) =>
  person({ is_account_confirmed: false, approval: { status, reason } })
const server = contractServer(
  on('getUser', { data: held('REGISTERED') }),
  on('getUserProfile', { data: profile({ status: 'in_progress', resume }) }),
)
prepareOpening()
beforeEach(() => localStorage.setItem('token', 'token-1'))

describe('the page of a registration that waits', () => {
  test('it says that the review has not begun, and the progress of the resume as a number', async () => {
    await openScreen('/auth/pending-verification')
    expect(await screen.findByText('Waiting for review')).toBeTruthy()
    expect(
      (await screen.findByRole('progressbar', { name: 'Reading your resume' })).getAttribute(
        'aria-valuenow',
      ),
    ).toBe('64')
    expect(screen.getByText(/^\u2068.+\u2069, \u20681\.84\sMB\u2069$/)).toBeTruthy()
  })

  test('a review that has begun is shown as begun', async () => {
    server.use(on('getUser', { data: held('PENDING') }))
    await openScreen('/auth/pending-verification')
    expect(await screen.findByText('In review')).toBeTruthy()
  })

  test('a declined registration shows the reason', async () => {
    server.use(on('getUser', { data: held('DECLINED', 'A laptop is needed.') }))
    await openScreen('/auth/pending-verification')
    expect(
      await screen.findByRole('heading', { name: 'Your registration was declined' }),
    ).toBeTruthy()
    expect(screen.getByText('A laptop is needed.')).toBeTruthy()
  })

  test('a resume that could not be read says why, and another takes its place', async () => {
    server.use(
      on('getUserProfile', {
        data: profile({
          status: 'in_progress',
          resume: { ...resume, status: 'failed', failure: 'resume_encrypted', progress: 100 },
        }),
      }),
    )
    const at = await openScreen('/auth/pending-verification')
    expect(await screen.findByRole('heading', { name: 'Resume Details Not Found' })).toBeTruthy()
    expect(screen.getByText(/protected with a password/)).toBeTruthy()
    const other = new File(['Skills: translation'], 'other.txt', { type: 'text/plain' })
    server.use(
      on('uploadFileChunk', {
        data: {
          upload_id: '01920000-0000-7000-8000-00000000000e',
          received: other.size,
          size: other.size,
          complete: true,
        },
      }),
      on('replaceResume', {
        data: profile({
          status: 'in_progress',
          resume: { ...resume, filename: 'other.txt', progress: 10 },
        }),
      }),
    )
    await at.user.upload(screen.getByLabelText('Another resume'), other)
    await screen.findByRole('button', { name: 'Replace' })
    await at.user.click(screen.getByRole('button', { name: 'Replace resume' }))
    expect(await screen.findByRole('heading', { name: 'Reading your resume' })).toBeTruthy()
  })

  test('without a resume it says what is next, and a resume may be added', async () => {
    server.use(on('getUserProfile', { data: profile({ status: 'in_progress', resume: null }) }))
    const at = await openScreen('/auth/pending-verification')
    expect(await screen.findByRole('heading', { name: 'No resume added' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Resume Details Not Found' })).toBeNull()
    await at.user.click(screen.getByRole('button', { name: 'Add resume' }))
    await at.user.click(screen.getByRole('button', { name: 'Continue without resume' }))
    await at.user.click(screen.getByRole('button', { name: 'Add resume' }))
    const first = new File(['Skills: translation'], 'first.txt', { type: 'text/plain' })
    server.use(
      on('uploadFileChunk', {
        data: {
          upload_id: '01920000-0000-7000-8000-00000000000e',
          received: first.size,
          size: first.size,
          complete: true,
        },
      }),
      on('replaceResume', { data: profile({ status: 'in_progress', resume }) }),
    )
    await at.user.upload(screen.getByLabelText('Resume', { selector: 'input' }), first)
    await screen.findByRole('button', { name: 'Replace' })
    await at.user.click(screen.getByRole('button', { name: 'Add resume' }))
    expect(await screen.findByRole('heading', { name: 'Reading your resume' })).toBeTruthy()
  })

  test('in Arabic', async () => {
    await openScreen('/auth/pending-verification', { language: 'ar' })
    expect(await screen.findByText('في انتظار المراجعة')).toBeTruthy()
  })
})
