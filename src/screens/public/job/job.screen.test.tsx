// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { jobId } from '../../../features/candidate/testing/matching'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person, profile } from '../../../testing/people'

const job = {
  id: jobId(1),
  title: 'Arabic data annotator',
  company_name: 'Noor AI',
  company_avatar: null,
  industry: 'AI data services',
  sector: 'Technology',
  job_type: 'full_time',
  experience: '2',
  skills: ['Text classification', 'Arabic grammar'],
  description: 'You classify Arabic texts.\n\nYou rank answers.',
  location: 'Abu Dhabi',
  published_at: '2026-11-10T08:00:00.000Z',
} as const

const server = contractServer(
  on('getUser', { data: person() }),
  on('getUserProfile', { data: profile() }),
  on('getPublicJob', { data: { ...job, skills: [...job.skills] } }),
)
prepareOpening()

const path = `/job/${jobId(1)}`

test('a visitor sees the job, and is led to sign in and on to their match', async () => {
  await openScreen(path)
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Arabic data annotator' }),
  ).toBeTruthy()
  expect(screen.getByText('You rank answers.')).toBeTruthy()
  expect(screen.getByText('2 years')).toBeTruthy()
  expect(screen.getByText('Arabic grammar')).toBeTruthy()
  const wish = `redirect=${encodeURIComponent(`/candidate/jobs/view/${jobId(1)}`)}`
  expect(screen.getByRole('link', { name: 'Log in to apply' }).getAttribute('href')).toBe(
    `/auth/login?${wish}`,
  )
  expect(
    screen.getAllByRole('link', { name: 'Sign up' }).map((link) => link.getAttribute('href')),
  ).toContain(`/auth/signup?${wish}`)
})

test('a candidate is led to how it matches them', async () => {
  localStorage.setItem('token', 'token-1')
  await openScreen(path)
  expect(
    (await screen.findByRole('link', { name: 'See how you match' })).getAttribute('href'),
  ).toBe(`/candidate/jobs/view/${jobId(1)}`)
})

test('a recruiter only reads it', async () => {
  server.use(on('getUser', { data: person({ role: 'recruiter' }) }))
  localStorage.setItem('token', 'token-1')
  await openScreen(path)
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Arabic data annotator' }),
  ).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Log in to apply' })).toBeNull()
})

test('a job that does not exist says so', async () => {
  server.use(on('getPublicJob', { status: 404, code: 'job_not_found', message: 'Job not exist.' }))
  await openScreen(path)
  expect(await screen.findByRole('heading', { level: 1, name: 'Job not exist.' })).toBeTruthy()
})

test('in Arabic', async () => {
  await openScreen(path, { language: 'ar' })
  expect(await screen.findByRole('link', { name: 'تسجيل الدخول للتقديم' })).toBeTruthy()
  expect(screen.getByText('سنتان')).toBeTruthy()
})
