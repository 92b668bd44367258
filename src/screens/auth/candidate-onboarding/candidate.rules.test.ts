import { expect, test } from 'vitest'
import {
  aboutForm,
  getDetails,
  emptyCandidate,
  openStep,
  resumeForm,
  stepAsking,
  type CandidateValues,
} from './candidate.rules'

const upload = {
  uploadId: '01920000-0000-7000-8000-00000000000f',
  name: 'cv.pdf',
  size: 10,
  modified: 1,
  received: 10,
  complete: true,
}
const filled: CandidateValues = {
  ...emptyCandidate,
  full_name: 'Mariam Al Ketbi',
  mobile_number: '+971501234567',
  is_emirati: 'yes',
  emirates_id: '784199912345677',
  city: 'al_ain',
  address: 'Khalidiya',
  candidate_resume: upload,
  linkedin: ' https://ae.linkedin.com/in/mariam ',
  education_level: 'phd',
  is_student: 'no',
  university_name: 'left over from another answer',
  currently_employed: 'no',
  availability_40_hours: 'yes',
  candidate_availability: ['weekends'],
  availability_mode: 'on_site',
  laptop_available: 'yes',
  wifi_available: 'no',
  accommodations_needed: 'no',
  heard_from: 'others',
}
const wrong = (values: CandidateValues) =>
  aboutForm
    .safeParse(values)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []

test('an Emirates ID is required of Emiratis, whatever else is missing', () => {
  expect(wrong({ ...filled, emirates_id: '', city: '' })).toEqual([
    'city: onboarding:rule.choose',
    'emirates_id: common:rule.required',
  ])
  expect(wrong({ ...filled, is_emirati: 'no', emirates_id: '' })).toEqual([])
})

test('an Emirates ID that was mistyped does not pass its check digit', () => {
  expect(wrong({ ...filled, emirates_id: '784199912345671' })).toEqual([
    'emirates_id: onboarding:rule.emiratesIdCheck',
  ])
})

test('an Emirates ID has fifteen digits and begins with 784', () => {
  expect(wrong({ ...filled, emirates_id: '7841999' })).toEqual([
    'emirates_id: onboarding:rule.emiratesId',
  ])
  expect(wrong({ ...filled, emirates_id: '123456789012345' })).toEqual([
    'emirates_id: onboarding:rule.emiratesIdStart',
  ])
})

test.each([
  ['linkedin', 'https://www.linkedin.com/pub/mariam'],
  ['linkedin', 'https://linkedin.com/company/masar'],
  ['linkedin', 'https://linkedin.com/jobs/view'],
  ['facebook', 'https://m.facebook.com/mariam.k'],
  ['instagram', 'https://www.instagram.com/mariam'],
  ['twitter', 'https://x.com/mariam'],
  ['twitter', 'https://twitter.com/mariam'],
] as const)('%s takes %s', (network, link) => {
  expect(resumeForm.safeParse({ ...filled, [network]: link }).success).toBe(true)
})

test('a link to another network is refused with the rule of its field', () => {
  const issues = resumeForm.safeParse({ ...filled, instagram: 'https://x.com/mariam' }).error
    ?.issues
  expect(issues?.map(({ message }) => message)).toEqual(['onboarding:rule.instagram'])
})

test('the first step with something missing is the one to go to', () => {
  expect(openStep(filled)).toBeNull()
  expect(openStep({ ...filled, candidate_resume: { ...upload, complete: false } })).toBe('resume')
  expect(openStep({ ...filled, heard_from: '' })).toBe('availability')
  expect(openStep({ ...filled, candidate_resume: null })).toBe('resume')
})

test('whoever says that there is no resume file goes on without one', () => {
  const without = { ...filled, candidate_resume: null, without_resume: true }
  expect(openStep(without)).toBeNull()
  expect(getDetails(without)).toMatchObject({ candidate_resume: null })
  expect(getDetails({ ...without, without_resume: false })).toBeNull()
  expect(getDetails(filled)).toMatchObject({ candidate_resume: upload.uploadId })
})

test('a field of the contract belongs to the step that asks for it', () => {
  expect([
    stepAsking('emirates_id'),
    stepAsking('candidate_social_links'),
    stepAsking('university_name'),
    stepAsking('heard_from'),
  ]).toEqual(['about', 'resume', 'background', 'availability'])
})

test('the request leaves out the answers to questions that were not asked', () => {
  expect(getDetails(filled)).toMatchObject({
    university_name: null,
    accommodations_detail: null,
    candidate_social_links: ['https://ae.linkedin.com/in/mariam'],
    candidate_avatar: null,
    is_emirati: true,
    wifi_available: false,
  })
  expect(getDetails({ ...filled, city: '' })).toBeNull()
})
