import type { components } from '../../openapi/generated/api'

/** An interview as its company sees it; `change` says what is different. */
export const interview = (
  change: Partial<components['schemas']['Interview']> = {},
): components['schemas']['Interview'] => ({
  id: '01920000-0000-7000-8000-000000000071',
  job_id: '01920000-0000-7000-8000-000000000060',
  job_title: 'Translator',
  interview_job_id: 'IV-0A1B2C3D4E5F',
  recruiter_id: '01920000-0000-7000-8000-000000000009',
  recruiter_name: 'Noura Hassan',
  candidate_id: '01920000-0000-7000-8000-000000000001',
  candidate_name: 'Mariam Al Ketbi',
  status: 'invite_sent',
  scheduled_at: '2031-06-02T08:00:00.000Z',
  duration_minutes: 45,
  time_zone: 'Asia/Dubai',
  candidate_time_zone: 'Europe/London',
  company_name: 'Falaj Data',
  place: 'https://meet.example/7',
  note: 'Bring your ID.',
  started_at: null,
  finished_at: null,
  cancel_reason: null,
  recording: null,
  recording_deleted: false,
  ...change,
})
