import { expect, test } from 'vitest'
import { roleNamed, standingOf, standings, type StandingFacts } from './standing'

const approved: StandingFacts = {
  is_email_confirmed: true,
  role: 'individual',
  is_account_confirmed: true,
  profile_status: 'completed',
}

test('an unconfirmed e-mail comes before everything else', () => {
  expect(standingOf({ ...approved, is_email_confirmed: false })).toBe('EMAIL_VERIFICATION_PENDING')
  expect(standingOf({ ...approved, is_email_confirmed: false, role: null })).toBe(
    'EMAIL_VERIFICATION_PENDING',
  )
})

test('somebody without a role chooses one before approval is asked about', () => {
  expect(standingOf({ ...approved, role: null, is_account_confirmed: false })).toBe(
    'ONBOARDING_PENDING',
  )
  expect(standingOf({ ...approved, role: 'astronaut' })).toBe('ONBOARDING_PENDING')
})

test('an unapproved account of any role waits for approval', () => {
  for (const role of ['individual', 'recruiter', 'recruiter admin']) {
    expect(standingOf({ ...approved, role, is_account_confirmed: false })).toBe(
      'PENDING_VERIFICATION',
    )
  }
})

test('an approved account stands by its role, whatever the case of its name', () => {
  expect(standingOf({ ...approved, role: 'Recruiter' })).toBe('RECRUITER')
  expect(standingOf({ ...approved, role: 'RECRUITER ADMIN', profile_status: null })).toBe(
    'RECRUITER_ADMIN',
  )
  expect(standingOf({ ...approved, role: ' Individual ' })).toBe('CANDIDATE')
})

test('a candidate without a completed profile waits for the resume', () => {
  expect(standingOf({ ...approved, profile_status: 'in_progress' })).toBe(
    'CANDIDATE_PROFILE_PENDING',
  )
  expect(standingOf({ ...approved, profile_status: null })).toBe('CANDIDATE_PROFILE_PENDING')
})

test('the list of standings is exactly what the function can answer', () => {
  const seen = new Set<string>()
  for (const is_email_confirmed of [true, false])
    for (const is_account_confirmed of [true, false])
      for (const role of [null, 'individual', 'recruiter', 'recruiter admin'])
        for (const profile_status of [null, 'in_progress', 'completed'] as const)
          seen.add(standingOf({ is_email_confirmed, is_account_confirmed, role, profile_status }))
  expect([...seen].sort()).toEqual([...standings].sort())
})

test('a role is found by name ignoring case, and an unknown one is none', () => {
  expect(roleNamed('Recruiter Admin')).toBe('recruiter admin')
  expect(roleNamed('recruiter-admin')).toBeNull()
  expect(roleNamed(null)).toBeNull()
})
