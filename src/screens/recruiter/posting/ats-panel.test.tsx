// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { components } from '../../../../openapi/generated/api'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'
import { matched } from '../../../testing/matched'
import { postedJob } from '../../../testing/posted-job'

type Schemas = components['schemas']
type Status = Schemas['AtsStatus']['data']

const job = postedJob()
const path = `/recruiter/jobs/${job.jid}`
const delivery = (change: Partial<Schemas['AtsDelivery']> = {}): Schemas['AtsDelivery'] => ({
  id: '01920000-0000-7000-8000-000000000063',
  kind: 'job',
  job_id: job.jid,
  job_title: job.title,
  candidate_id: null,
  candidate_name: null,
  company_name: job.company_name,
  state: 'sent',
  tries: 1,
  failure: null,
  failure_status: null,
  next_try_at: null,
  created_at: '2026-11-01T08:00:00.000Z',
  settled_at: '2026-11-01T08:00:00.000Z',
  ...change,
})
const status = (change: Partial<Status> = {}) =>
  on('getAtsStatus', {
    data: { configured: true, allowed: true, deliveries: [], postings: [], ...change },
  })
const listed = (shown = job) =>
  on('listPostedJobs', { data: { results: [shown], page: 0, limit: 1, total: 1 } })

const server = contractServer(
  on('getUser', { data: person({ role: 'recruiter', first_name: 'Noura', last_name: 'Hassan' }) }),
  on('getSectors', { data: [] }),
  listed(),
  matched(0),
  on('countPostedJobs', {
    data: { total: 3, draft: 1, published: 2, closed: 0, limit: 50, remaining: 47 },
  }),
)
prepareOpening()
beforeEach(() => localStorage.setItem('token', 'token-1'))
const panel = async (name = 'Applicant tracking system') =>
  within(await screen.findByRole('region', { name }))

describe('the way of a job to the applicant tracking system', () => {
  test('is one press, and a waiting delivery shows the reason until it arrives', async () => {
    let now = delivery({
      state: 'queued',
      failure: 'unavailable',
      failure_status: 503,
      next_try_at: '2026-11-01T08:00:10.000Z',
      settled_at: null,
    })
    let asked = false
    server.use(
      on('getAtsStatus', () => ({
        data: { configured: true, allowed: true, deliveries: asked ? [now] : [], postings: [] },
      })),
      on('postJobToAts', ({ body }) => {
        expect(body).toEqual({ job_id: job.jid })
        asked = true
        return {
          data: { job_id: job.jid, state: now.state, external_job_id: null, posted_at: null },
          message: 'We will try again automatically.',
        }
      }),
    )
    const at = await openScreen(path)
    await at.user.click(await (await panel()).findByRole('button', { name: 'Send job' }))
    await screen.findByText('We will try again automatically.')
    await (await panel()).findByText('Waiting')
    expect(
      (await panel()).getByText(/The system is not available right now \(response 503\)\./),
    ).toBeTruthy()
    now = delivery()
    await at.queries.invalidateQueries({ queryKey: ['recruiter', 'ats'] })
    await (await panel()).findByText('Sent')
    expect((await panel()).getByRole('button', { name: 'Send job again' })).toBeTruthy()
  })

  test.each([
    [
      'en',
      'Applicant tracking system',
      'Send job',
      'Failed to post the job to the external job-posting service.',
    ],
    ['ar', 'نظام تتبّع المتقدمين', 'إرسال الوظيفة', 'تعذّر نشر الوظيفة في خدمة النشر الخارجية.'],
  ] as const)('says in %s that it was refused', async (language, title, button, sentence) => {
    server.use(
      status(),
      on('postJobToAts', { status: 502, code: 'ats_post_failed', message: sentence }),
    )
    const at = await openScreen(path, { language })
    await at.user.click(await (await panel(title)).findByRole('button', { name: button }))
    await (await panel(title)).findByText(sentence)
  })

  test.each([
    ['en', 'Applicant tracking system', 'ATS Permission Not Allowed.', 'Send job'],
    [
      'ar',
      'نظام تتبّع المتقدمين',
      'لا تملك شركتك صلاحية استخدام نظام تتبّع المتقدمين.',
      'إرسال الوظيفة',
    ],
  ] as const)(
    'is closed without the permission, as is said in %s',
    async (language, title, sentence, button) => {
      server.use(status({ allowed: false }))
      await openScreen(path, { language })
      await (await panel(title)).findByText(sentence)
      expect(screen.queryByRole('button', { name: button })).toBeNull()
    },
  )

  test('is no way where the deployment has no such system, and none for a draft', async () => {
    server.use(status({ configured: false }))
    const first = await openScreen(path)
    await (await panel()).findByText('No applicant tracking system is connected.')
    first.unmount()
    server.use(status(), listed(postedJob({ status: 'draft', published_at: null })))
    await openScreen(path)
    await (await panel()).findByText('Post the job first. Then you can send it.')
    expect(screen.queryByRole('button', { name: 'Send job' })).toBeNull()
  })
})

describe('the sign-in to the system', () => {
  test('opens it in a tab of its own', async () => {
    const assign = vi.fn()
    const open = vi
      .spyOn(window, 'open')
      .mockReturnValue({ opener: window, location: { assign }, close: () => undefined } as never)
    server.use(
      status(),
      on('getAtsSignIn', {
        data: { url: 'https://ats.example/in?token=once', expires_at: '2026-11-01T08:05:00.000Z' },
      }),
    )
    const at = await openScreen(path)
    await at.user.click(await (await panel()).findByRole('button', { name: 'Open system' }))
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://ats.example/in?token=once'))
    open.mockRestore()
  })

  test.each([
    ['en', 'Applicant tracking system', 'Open system', 'Try again', 'Failed to get SSO token.'],
    [
      'ar',
      'نظام تتبّع المتقدمين',
      'فتح النظام',
      'إعادة المحاولة',
      'تعذّر الحصول على رمز الدخول الموحّد.',
    ],
  ] as const)(
    'that fails closes the tab, says so in %s, and is tried again from there',
    async (language, title, button, again, sentence) => {
      const close = vi.fn()
      const open = vi
        .spyOn(window, 'open')
        .mockReturnValue({ opener: window, location: { assign: () => undefined }, close } as never)
      server.use(
        status(),
        on('getAtsSignIn', { status: 502, code: 'sso_failed', message: sentence }),
      )
      const at = await openScreen(path, { language })
      await at.user.click(await (await panel(title)).findByRole('button', { name: button }))
      await screen.findByText(sentence)
      expect(close).toHaveBeenCalledOnce()
      await at.user.click(screen.getByRole('button', { name: again }))
      await waitFor(() => expect(close).toHaveBeenCalledTimes(2))
      open.mockRestore()
    },
  )
})
