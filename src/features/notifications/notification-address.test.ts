import { expect, test } from 'vitest'
import { accessAt } from '../../app/routing/route-lookup'
import { toAddress } from './notification-address'
import type { Notification } from './notifications.queries'

const about = (kind: Notification['kind'], differs: Partial<Notification> = {}) => ({
  kind,
  assessment_id: null,
  job_id: null,
  ...differs,
})
const job = { job_id: '01920000-0000-7000-8000-000000000064' }

test.each<[ReturnType<typeof about>, string | null, string | null]>([
  [about('approved'), 'individual', '/candidate/dashboard'],
  [about('approved'), 'recruiter', '/recruiter/dashboard'],
  [about('declined'), 'individual', '/auth/pending-verification'],
  [about('registration'), 'recruiter admin', '/recruiter/admin/candidates'],
  [
    about('result_ready', { assessment_id: 'english_v3' }),
    'individual',
    '/candidate/assessments/english',
  ],
  [
    about('redo_granted', { assessment_id: 'annotation_v1' }),
    'individual',
    '/candidate/assessments/annotation',
  ],
  [
    about('appeal_made', { assessment_id: 'english_v3' }),
    'recruiter admin',
    '/recruiter/overall-result/redo-assessments',
  ],
  [
    about('appeal_refused', { assessment_id: 'english_v2' }),
    'individual',
    '/candidate/assessments/english',
  ],
  [
    about('time_granted', { assessment_id: 'english_v2' }),
    'individual',
    '/candidate/assessments/english',
  ],
  [about('time_granted'), 'individual', null],
  [about('poked', job), 'individual', `/candidate/jobs/view/${job.job_id}`],
  [about('job_match', job), 'individual', `/candidate/jobs/view/${job.job_id}`],
  [about('job_match'), 'individual', null],
  [about('employed'), 'individual', '/settings/account'],
  [about('employment_ended'), 'individual', '/settings/account'],
  [about('application', job), 'recruiter', `/recruiter/jobs/${job.job_id}/candidates`],
  [about('application'), 'recruiter', null],
  [about('interview', job), 'individual', '/candidate/interviews'],
  [about('interview', job), 'recruiter', '/recruiter/interviews'],
  [about('interview_cancelled', job), 'individual', '/candidate/interviews'],
  [about('interview_not_attended', job), 'individual', '/candidate/interviews'],
])('%j leads a person of the role %s to %s, which is a page', (notified, role, address) => {
  expect(toAddress(notified, role)).toBe(address)
  if (address !== null) expect(accessAt(address)).not.toBeNull()
})
