// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { components } from '../../../../openapi/generated/api'
import { contractServer, on } from '../../../testing/contract-server'
import { isOnPaper } from '../../../testing/is-on-paper'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'
import { writeInto } from '../../../testing/write-into'

type Schemas = components['schemas']

const id = (number: number) => `01920000-0000-7000-8000-${String(number).padStart(12, '0')}`
const mariam = id(7)
const path = `/recruiter/candidates/profile?id=${mariam}`
const company: Schemas['Company'] = {
  id: id(61),
  company_name: 'Falaj Data',
  company_avatar: null,
  company_size: 40,
  company_industry: 'Technology',
  company_location: 'Abu Dhabi',
  company_website: null,
  company_description: 'We read.',
}
const candidate: Schemas['CandidateSummary'] = {
  candidate_social_links: [],
  candidate_availability: [],
  is_emirati: true,
  city: 'al_ain',
  education_level: 'bachelors',
  availability_40_hours: true,
  laptop_available: true,
  wifi_available: false,
  currently_employed: false,
  is_student: false,
  university_name: null,
  availability_mode: 'on_site',
}
const note = (change: Partial<Schemas['CandidateNote']> = {}): Schemas['CandidateNote'] => ({
  id: id(64),
  text: 'Speaks clearly.',
  author: 'Noura Hassan',
  own: true,
  created_at: '2026-11-01T08:00:00.000Z',
  ...change,
})
const notes = (...results: Schemas['CandidateNote'][]) =>
  on('listCandidateNotes', { data: { results, page: 1, limit: 10, total: results.length } })
const work = (change: Partial<Schemas['Employee']> = {}): Schemas['Employee'] => ({
  id: id(71),
  user_id: mariam,
  full_name: 'Mariam Al Ketbi',
  email: 'mariam@example.ae',
  mobile_number: null,
  avatar_url: null,
  current_title: null,
  city: 'al_ain',
  is_emirati: true,
  company_id: company.id,
  company_name: 'Falaj Data',
  since: '2026-01-05',
  ended_on: null,
  added_by: 'Noura Hassan',
  added_at: '2026-01-05T08:00:00.000Z',
  ended_by: null,
  ...change,
})
const employed = (...results: Schemas['Employee'][]) =>
  on('searchEmployees', {
    data: { results, page: 1, limit: 100, total: results.length, companies: [] },
  })
const ats = (change: Partial<Schemas['AtsStatus']['data']> = {}) =>
  on('getAtsStatus', {
    data: {
      configured: true,
      allowed: true,
      deliveries: [],
      postings: [{ job_id: id(60), title: 'Translator', company_name: 'Falaj Data' }],
      ...change,
    },
  })

const server = contractServer(
  on('getUser', {
    data: person({
      role: 'recruiter',
      first_name: 'Noura',
      last_name: 'Hassan',
      companyDetail: company,
    }),
  }),
  on('getUserProfileDetails', {
    data: { user: person({ id: mariam }), candidate, details: null, profile: null },
  }),
  on('searchCandidates', { data: { results: [], page: 1, limit: 10, total: 0 } }),
  on('listInterviews', { data: { results: [], page: 0, limit: 100, total: 0 } }),
  notes(),
  ats(),
  employed(),
)
prepareOpening()
beforeEach(() => localStorage.setItem('token', 'token-1'))
const panel = async (name: string) => within(await screen.findByRole('region', { name }))

describe('a candidate on the way to the applicant tracking system', () => {
  test('is sent to one of the jobs that are there, which has to be selected', async () => {
    const sent: unknown[] = []
    server.use(
      on('syncCandidateToAts', ({ params }) => {
        sent.push(params)
        return {
          data: {
            candidate_id: mariam,
            job_id: id(60),
            state: 'sent' as const,
            synced_at: '2026-11-01T08:00:00.000Z',
          },
          message: 'The candidate is there.',
        }
      }),
    )
    const at = await openScreen(path)
    const button = await (
      await panel('Applicant tracking system')
    ).findByRole('button', { name: 'Send candidate' })
    await at.user.click(button)
    await screen.findByText('No job selected.')
    expect(sent).toEqual([])
    await at.user.selectOptions(screen.getByLabelText('Job'), 'Translator')
    await at.user.click(button)
    await screen.findByText('The candidate is there.')
    expect(sent).toMatchObject([{ a: mariam, b: id(60) }])
  })

  test.each([
    [
      'en',
      'Applicant tracking system',
      'Job',
      'Send candidate',
      'Failed to send the candidate to the applicant tracking system.',
      'No job selected.',
    ],
    [
      'ar',
      'نظام تتبّع المتقدمين',
      'الوظيفة',
      'إرسال المرشّح',
      'تعذّر إرسال المرشّح إلى نظام تتبّع المتقدمين.',
      'لم تُحدَّد أي وظيفة.',
    ],
  ] as const)(
    'gets a message in %s when the system refuses them',
    async (language, title, field, button, sentence, none) => {
      server.use(
        on('syncCandidateToAts', { status: 502, code: 'ats_sync_failed', message: sentence }),
      )
      const at = await openScreen(path, { language })
      const inside = await panel(title)
      await at.user.click(await inside.findByRole('button', { name: button }))
      await inside.findByText(none)
      await at.user.selectOptions(inside.getByLabelText(field), 'Translator')
      await at.user.click(inside.getByRole('button', { name: button }))
      await inside.findByText(sentence)
    },
  )

  test('goes nowhere while no job is there, or without the permission', async () => {
    server.use(ats({ postings: [] }))
    const first = await openScreen(path)
    await screen.findByText(/^None of your jobs are in the applicant tracking system yet\./)
    first.unmount()
    server.use(ats({ allowed: false }))
    await openScreen(path)
    await screen.findByText('ATS Permission Not Allowed.')
    expect(screen.queryByRole('button', { name: 'Send candidate' })).toBeNull()
  })
})

describe('the notes of a company', () => {
  test('are written and read there, and deleted by who wrote them, after a question', async () => {
    server.use(
      notes(note({ id: id(65), text: 'Wants to work on site.', author: null, own: false })),
    )
    const at = await openScreen(path)
    const inside = await panel('Notes')
    await inside.findByText(/Someone who has left.*, \d/)
    expect(inside.queryByRole('button', { name: 'Delete' })).toBeNull()
    await at.user.click(inside.getByRole('button', { name: 'Save note' }))
    await inside.findByText('Field cannot be empty')
    const sent: unknown[] = []
    server.use(
      on('addCandidateNote', ({ body }) => {
        sent.push(body)
        return { data: note(), message: 'The note is saved.' }
      }),
      notes(note()),
    )
    expect(isOnPaper(inside.getByLabelText('New note'))).toBe(false)
    await writeInto(at.user, inside.getByLabelText('New note'), 'Speaks clearly.')
    await at.user.click(inside.getByRole('button', { name: 'Save note' }))
    await inside.findByText('Speaks clearly.')
    expect(sent).toEqual([{ text: 'Speaks clearly.' }])
    expect(inside.getByLabelText<HTMLTextAreaElement>('New note').value).toBe('')

    server.use(on('deleteCandidateNote', { data: {}, message: 'Removed.' }), notes())
    await at.user.click(inside.getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this note?' }))
    await at.user.click(dialog.getByRole('button', { name: 'Delete' }))
    await screen.findByText('Removed.')
    await inside.findByText('No notes yet.')
  })

  test('are no admin’s who belongs to no company', async () => {
    server.use(on('getUser', { data: person({ role: 'recruiter admin' }) }))
    await openScreen(path)
    await panel('Applicant tracking system')
    expect(screen.queryByRole('region', { name: 'Notes' })).toBeNull()
  })

  test('say in Arabic whose they are', async () => {
    server.use(notes(note()))
    await openScreen(path, { language: 'ar' })
    await (await panel('ملاحظات')).findByText('لا يقرأ هذه الملاحظات إلا العاملون في شركتك.')
    await screen.findByText('Speaks clearly.')
  })
})

describe('the employment of a candidate', () => {
  test('is registered from the profile, once, and ended there', async () => {
    const sent: unknown[] = []
    server.use(
      on('addEmployee', ({ body }) => {
        sent.push(body)
        return { data: work(), message: 'Registered.' }
      }),
    )
    const at = await openScreen(path)
    const inside = await panel('Employment')
    await inside.findByText('Not registered as an employee.')
    await at.user.click(inside.getByRole('button', { name: 'Register as an employee' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Register as an employee' }))
    fireEvent.change(dialog.getByLabelText('First day of work'), {
      target: { value: '2026-01-05' },
    })
    server.use(employed(work()))
    await at.user.click(dialog.getByRole('button', { name: 'Register' }))
    await screen.findByText('Registered.')
    expect(sent).toEqual([{ user_id: mariam, since: '2026-01-05' }])
    await inside.findByText('Since 5 Jan 2026')
    expect(inside.queryByRole('button', { name: 'Register as an employee' })).toBeNull()
    server.use(
      on('endEmployment', { data: work({ ended_on: '2026-03-31' }), message: 'Ended.' }),
      employed(work({ ended_on: '2026-03-31' })),
    )
    await at.user.click(inside.getByRole('button', { name: 'End employment' }))
    await at.user.click(await screen.findByRole('button', { name: 'End employment' }))
    await inside.findByText('5 Jan 2026 to 31 Mar 2026')
    await inside.findByRole('button', { name: 'Register as an employee' })
  })

  test('is shown in Arabic, and not offered for a candidate who is not approved', async () => {
    server.use(employed(work()))
    const at = await openScreen(path, { language: 'ar' })
    await (await panel('جهة العمل')).findByText('سجّله \u2068Noura Hassan\u2069')
    server.use(
      on('getUserProfileDetails', {
        data: {
          user: person({ id: id(8), approval: { status: 'DECLINED', reason: null } }),
          candidate,
          details: null,
          profile: null,
        },
      }),
    )
    await at.router.navigate({ to: '/recruiter/candidates/profile', search: { id: id(8) } })
    await waitFor(() => expect(screen.queryByRole('region', { name: 'جهة العمل' })).toBeNull())
  })
})

test.each([
  ['en', 'Contact details appear once the candidate is approved or applies to your company.'],
  ['ar', 'تظهر بيانات التواصل بعد الموافقة على المرشّح أو تقديمه على وظيفة في شركتك.'],
] as const)(
  'one who is not open to the reader cannot be written to, in %s',
  async (language, why) => {
    server.use(
      on('getUserProfileDetails', {
        data: {
          user: { ...person({ id: mariam }), email: null, mobile_number: null },
          candidate,
          details: null,
          profile: null,
        },
      }),
    )
    await openScreen(path, { language })
    await screen.findByText(why)
    expect(document.querySelector('a[href^="mailto:"]')).toBeNull()
  },
)
