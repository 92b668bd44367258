// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { candidateHome } from '../../../testing/candidate-home'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person, profile } from '../../../testing/people'

const resume = {
  id: '01920000-0000-7000-8000-00000000000f',
  filename: 'mariam-cv.pdf',
  size: 1_840_000,
  uploaded_at: '2026-11-20T08:00:00.000Z',
  status: 'in_progress',
  failure: null,
  progress: 64,
} as const
const reading = { ...person(), standing: 'CANDIDATE_PROFILE_PENDING' } as const
const server = contractServer(
  on('getUser', { data: reading }),
  on('getUserProfile', { data: profile({ status: 'in_progress', resume }) }),
  ...candidateHome(),
)
prepareOpening()
beforeEach(() => localStorage.setItem('token', 'token-1'))

const failed = profile({
  status: 'in_progress',
  resume: { ...resume, status: 'failed', failure: 'resume_no_text', progress: 100 },
})

test('the reading is shown as a number, and that one may leave', async () => {
  const at = await openScreen('/candidate')
  await waitFor(() => expect(at.address()).toBe('/candidate/profile-loading'))
  expect(await screen.findByText('64%')).toBeTruthy()
  expect(screen.getByText(/You can leave this page/)).toBeTruthy()
})

test.each([
  [
    'en',
    'We are reading your new resume',
    'Your confirmed profile counts until you confirm the new one',
  ],
  ['ar', 'نقرأ سيرتك الذاتية الجديدة', 'ويبقى ملفك المؤكد معتمداً إلى أن تؤكد الجديد'],
] as const)(
  'a candidate who uploaded another resume reads what happens to it, in %s',
  async (language, title, stored) => {
    const earlier = {
      name: null,
      emails: [],
      phones: [],
      links: [],
      skills: [],
      work_history_detailed: [],
      education: [],
      languages: [],
      media: [],
      awards: [],
      career_path: [],
    }
    server.use(
      on('getUserProfile', {
        data: profile({ status: 'in_progress', resume, upload_response: { profile: earlier } }),
      }),
    )
    await openScreen('/candidate/profile-loading', { language })
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(screen.getByText(new RegExp(stored))).toBeTruthy()
  },
)

test('a resume without details says so and why, and another leads on', async () => {
  server.use(on('getUserProfile', { data: failed }))
  const at = await openScreen('/candidate/profile-loading')
  expect(await screen.findByRole('heading', { name: 'Resume Details Not Found' })).toBeTruthy()
  expect(screen.getByText(/We found no text in this file/)).toBeTruthy()
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
    on('replaceResume', { data: profile({ status: 'in_progress', resume }) }),
    on('getUserProfile', { data: profile() }),
  )
  await at.user.upload(screen.getByLabelText('Another resume'), other)
  await screen.findByRole('button', { name: 'Replace' })
  await at.user.click(screen.getByRole('button', { name: 'Replace resume' }))
  await waitFor(() => expect(at.address()).toBe('/candidate/dashboard'))
})

test('a file that cannot be scanned now stays on the screen, and another try continues its upload', async () => {
  const other = new File(['Skills: translation'], 'other.txt', { type: 'text/plain' })
  const upload_id = '01920000-0000-7000-8000-00000000000e'
  server.use(
    on('getUserProfile', { data: failed }),
    on('uploadFileChunk', { status: 503, code: 'scan_unavailable', message: '' }),
  )
  const at = await openScreen('/candidate/profile-loading')
  await at.user.upload(await screen.findByLabelText('Another resume'), other)
  expect(await screen.findByText(/We could not check the file for viruses/)).toBeTruthy()
  expect(screen.getByText('other.txt')).toBeTruthy()
  const had = { upload_id, received: other.size, size: other.size }
  let asked = 0
  server.use(
    on('getUpload', () => ((asked += 1), { data: { ...had, complete: false } })),
    on('uploadFileChunk', { data: { ...had, complete: true } }),
  )
  await at.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Replace' })).toBeTruthy()
  expect(asked).toBe(1)
})

test('in Arabic', async () => {
  server.use(on('getUserProfile', { data: failed }))
  await openScreen('/candidate/profile-loading', { language: 'ar' })
  expect(
    await screen.findByRole('heading', { name: 'لم يُعثر على بيانات السيرة الذاتية' }),
  ).toBeTruthy()
})

test('a candidate without another resume types a profile, and goes on once it is saved', async () => {
  const reviewed: unknown[] = []
  let stored = failed
  server.use(
    on('getUserProfile', () => ({ data: stored })),
    on('suggestSkills', { data: [] }),
    on('reviewProfile', ({ body }) => {
      reviewed.push(body)
      stored = { ...failed, status: 'completed' }
      return { data: stored, message: 'Your profile is saved.' }
    }),
  )
  const at = await openScreen('/candidate/profile-loading')
  await at.user.click(await screen.findByRole('link', { name: 'Type your profile' }))
  await waitFor(() => expect(at.address()).toBe('/candidate/type-profile'))
  const skill = await screen.findByRole('combobox', { name: 'Add a skill' })
  expect(screen.queryByRole('button', { name: 'Confirm my profile' })).toBeNull()
  await at.user.type(skill, 'Payroll{Enter}')
  await at.user.click(screen.getByRole('button', { name: 'Confirm my profile' }))
  await waitFor(() => expect(at.address()).toBe('/candidate/dashboard'))
  expect(reviewed).toEqual([
    expect.objectContaining({
      read_at: null,
      name: `${reading.first_name} ${reading.last_name}`,
      emails: [reading.email],
      skills: [{ id: null, name: 'Payroll', ref_skill: null }],
    }),
  ])
})

test('a candidate without a resume is led to typing, and may add a resume that is then read', async () => {
  let stored = profile({ status: 'in_progress', resume: null })
  const file = new File(['Skills: translation'], 'first.txt', { type: 'text/plain' })
  server.use(
    on('getUserProfile', () => ({ data: stored })),
    on('uploadFileChunk', {
      data: {
        upload_id: '01920000-0000-7000-8000-00000000000e',
        received: file.size,
        size: file.size,
        complete: true,
      },
    }),
    on('replaceResume', () => {
      stored = profile({ status: 'in_progress', resume })
      return { data: stored }
    }),
  )
  const at = await openScreen('/candidate')
  await waitFor(() => expect(at.address()).toBe('/candidate/profile-loading'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Build your profile' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Type your profile' }).getAttribute('href')).toBe(
    '/candidate/type-profile',
  )
  await at.user.upload(screen.getByLabelText('Resume'), file)
  await screen.findByRole('button', { name: 'Replace' })
  await at.user.click(screen.getByRole('button', { name: 'Add resume' }))
  expect(await screen.findByText('64%')).toBeTruthy()
})

test('typed text survives a reload', async () => {
  server.use(on('getUserProfile', { data: failed }), on('suggestSkills', { data: [] }))
  const first = await openScreen('/candidate/type-profile')
  await first.user.type(
    await screen.findByRole('combobox', { name: 'Add a skill' }),
    'Pearl diving{Enter}',
  )
  first.unmount()
  await openScreen('/candidate/type-profile')
  expect(await screen.findByText('Pearl diving')).toBeTruthy()
})
