import { expect, test } from 'vitest'
import { roleNamed, toAccountStatus, accountStatuses, type AccountFacts } from './account-status'

const approved: AccountFacts = {
  is_email_confirmed: true,
  role: 'individual',
  is_account_confirmed: true,
  profile_status: 'completed',
}

test('an unconfirmed e-mail comes before everything else', () => {
  expect(toAccountStatus({ ...approved, is_email_confirmed: false })).toBe(
    'EMAIL_VERIFICATION_PENDING',
  )
  expect(toAccountStatus({ ...approved, is_email_confirmed: false, role: null })).toBe(
    'EMAIL_VERIFICATION_PENDING',
  )
})

test('somebody without a role chooses one before approval is asked about', () => {
  expect(toAccountStatus({ ...approved, role: null, is_account_confirmed: false })).toBe(
    'ONBOARDING_PENDING',
  )
  expect(toAccountStatus({ ...approved, role: 'astronaut' })).toBe('ONBOARDING_PENDING')
})

test('an unapproved account of any role waits for approval', () => {
  for (const role of ['individual', 'recruiter', 'recruiter admin']) {
    expect(toAccountStatus({ ...approved, role, is_account_confirmed: false })).toBe(
      'PENDING_VERIFICATION',
    )
  }
})

test('the status of an approved account depends on its role, in upper or lower case', () => {
  expect(toAccountStatus({ ...approved, role: 'Recruiter' })).toBe('RECRUITER')
  expect(toAccountStatus({ ...approved, role: 'RECRUITER ADMIN', profile_status: null })).toBe(
    'RECRUITER_ADMIN',
  )
  expect(toAccountStatus({ ...approved, role: ' Individual ' })).toBe('CANDIDATE')
})

test('a candidate without a completed profile waits for the resume', () => {
  expect(toAccountStatus({ ...approved, profile_status: 'in_progress' })).toBe(
    'CANDIDATE_PROFILE_PENDING',
  )
  expect(toAccountStatus({ ...approved, profile_status: null })).toBe('CANDIDATE_PROFILE_PENDING')
})

test('the list of statuses is exactly what the function can return', () => {
  const seen = new Set<string>()
  for (const is_email_confirmed of [true, false])
    for (const is_account_confirmed of [true, false])
      for (const role of [null, 'individual', 'recruiter', 'recruiter admin'])
        for (const profile_status of [null, 'in_progress', 'completed'] as const)
          seen.add(
            toAccountStatus({ is_email_confirmed, is_account_confirmed, role, profile_status }),
          )
  expect([...seen].sort()).toEqual([...accountStatuses].sort())
})

test('a role is found by name ignoring case, and an unknown one is none', () => {
  expect(roleNamed('Recruiter Admin')).toBe('recruiter admin')
  expect(roleNamed('recruiter-admin')).toBeNull()
  expect(roleNamed(null)).toBeNull()
})
