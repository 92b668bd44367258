// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'
import { writeInto } from '../../../testing/write-into'

const id = (number: number) => `01920000-0000-7000-8000-${String(number).padStart(12, '0')}`
const names = new Map([
  [id(7), 'Mariam'],
  [id(8), 'Salem'],
])
const none = { results: [], page: 1, limit: 10, total: 0 }

contractServer(
  on('getUser', {
    data: person({
      role: 'recruiter',
      companyDetail: {
        id: id(61),
        company_name: 'Falaj Data',
        company_avatar: null,
        company_size: 40,
        company_industry: 'Technology',
        company_location: 'Abu Dhabi',
        company_website: null,
        company_description: 'We read.',
      },
    }),
  }),
  on('getUserProfileDetails', ({ query }) => {
    const asked = query.get('id') ?? ''
    return {
      data: {
        user: person({ id: asked, first_name: names.get(asked) ?? '' }),
        candidate: {
          candidate_social_links: [],
          candidate_availability: [],
          is_emirati: true,
          city: 'al_ain' as const,
          education_level: 'bachelors' as const,
          availability_40_hours: true,
          laptop_available: true,
          wifi_available: false,
          currently_employed: false,
          is_student: false,
          university_name: null,
          availability_mode: 'on_site' as const,
        },
        details: null,
        profile: null,
      },
    }
  }),
  on('searchCandidates', { data: none }),
  on('listInterviews', { data: none }),
  on('listCandidateNotes', { data: none }),
  on('getAtsStatus', { data: { configured: false, allowed: true, deliveries: [], postings: [] } }),
  on('searchEmployees', { data: { ...none, companies: [] } }),
)
prepareOpening()
beforeEach(() => localStorage.setItem('token', 'token-1'))

test('text that was begun about one candidate does not appear on the page of the next', async () => {
  const { user, router } = await openScreen(`/recruiter/candidates/profile?id=${id(7)}`)
  await screen.findByRole('heading', { level: 1, name: /Mariam/ })
  const goTo = (candidate: string) =>
    act(() => router.navigate({ to: '/recruiter/candidates/profile', search: { id: candidate } }))
  await goTo(id(8))
  await screen.findByRole('heading', { level: 1, name: /Salem/ })
  const findNoteField = async () =>
    within(
      await screen.findByRole('region', { name: 'Notes' }),
    ).getByLabelText<HTMLTextAreaElement>('New note')
  await writeInto(user, await findNoteField(), 'Speaks clearly.')
  // Their page is there at once, as it has been read before.
  await goTo(id(7))
  await screen.findByRole('heading', { level: 1, name: /Mariam/ })
  expect((await findNoteField()).value).toBe('')
})
