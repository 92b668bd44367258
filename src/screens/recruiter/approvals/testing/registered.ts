import type { components } from '../../../../../openapi/generated/api'
import { person, profile } from '../../../../testing/people'

export type Row = components['schemas']['AdminCandidateRow']
export type Registered = components['schemas']['RegistrationToDecide']

export const toId = (number: number) =>
  `01920000-0000-7000-8000-${String(number).padStart(12, '0')}`
export const row = (number: number, full_name: string, differs: Partial<Row> = {}): Row => ({
  user_id: toId(number),
  full_name,
  email: `person${number}@example.ae`,
  role: 'individual',
  emirates_id: '784199912345677',
  city: 'al_ain',
  education_level: 'bachelors',
  laptop_available: true,
  wifi_available: false,
  availability_40_hours: true,
  resume_status: 'completed',
  status: 'REGISTERED',
  reason: null,
  registered_at: '2026-11-18T08:00:00.000Z',
  company_name: null,
  ...differs,
})

const details: Registered['details'] = {
  candidate_social_links: ['https://www.linkedin.com/in/mariam'],
  candidate_availability: ['weekends'],
  is_emirati: true,
  emirates_id: '784199912345677',
  city: 'al_ain',
  address: 'Khalidiya, villa 4',
  education_level: 'bachelors',
  availability_40_hours: true,
  heard_from: 'word_of_mouth',
  accommodations_needed: true,
  accommodations_detail: 'A larger font.',
  laptop_available: true,
  wifi_available: false,
  currently_employed: false,
  is_student: false,
  university_name: null,
  availability_mode: 'online',
}
const read: Registered['profile'] = {
  ...profile(),
  resume: {
    id: toId(900),
    filename: 'mariam.pdf',
    size: 120_000,
    uploaded_at: '2026-11-18T08:00:00.000Z',
    status: 'completed',
    failure: null,
    progress: 100,
  },
  upload_response: {
    profile: {
      name: 'Mariam Al Ketbi',
      emails: [],
      phones: [],
      links: [],
      skills: [{ id: 'skill-1', name: 'Python', ref_skill: null, evidence: 'Scripts in Python' }],
      work_history_detailed: [],
      education: [],
      languages: [],
      awards: [],
      media: [],
      career_path: [],
    },
  },
  review: { ...profile().review, state: 'waiting' },
}
export const registered = (shown: Row, differs: Partial<Registered> = {}): Registered => ({
  registration: shown,
  user: person({ first_name: shown.full_name, last_name: '', email: shown.email }),
  details,
  profile: read,
  criteria: {
    results: [
      { key: 'laptop', asked: true, met: true },
      { key: 'wifi', asked: true, met: false },
      { key: 'full_time', asked: false, met: true },
      { key: 'location', asked: true, met: false },
    ],
    locations: ['abu_dhabi'],
    met: 1,
    asked: 3,
  },
  same_identity: [],
  ...differs,
})
