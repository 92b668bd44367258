import type { components } from '../../openapi/generated/api'

/** A job of a company as the server lists it; `change` says what is different. */
export const postedJob = (
  change: Partial<components['schemas']['PostedJob']> = {},
): components['schemas']['PostedJob'] => ({
  jid: '01920000-0000-7000-8000-000000000060',
  external_job_id: null,
  company_id: '01920000-0000-7000-8000-000000000061',
  company_name: 'Falaj Data',
  title: 'Translator',
  industry: 'Language Technology',
  sector: '01920000-0000-7000-8000-000000000062',
  track: null,
  job_type: 'full_time',
  availability_mode: 'on_site',
  city: 'abu_dhabi',
  experience: 2,
  skills: [
    { ref_skill: 'translation', name: 'Translation', importance: 'required', required_level: null },
    { ref_skill: null, name: 'Falconry', importance: 'preferred', required_level: null },
  ],
  description: 'Translate what our readers ask about.',
  source: 'form',
  source_url: null,
  status: 'published',
  on_dashboard: true,
  applications: 0,
  matching_candidates: 1204,
  candidates_loading: false,
  created_at: '2026-11-01T08:00:00.000Z',
  updated_at: '2026-11-01T08:00:00.000Z',
  published_at: '2026-11-01T08:00:00.000Z',
  closes_on: null,
  ...change,
})
