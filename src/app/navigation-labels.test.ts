import { expect, test } from 'vitest'
import common from '../../locales/en/common.json'
import posting from '../../locales/en/posting.json'
import recruiter from '../../locales/en/recruiter.json'

// Section 2.5 of the specification. Which places stand in whose navigation is a matter of
// shell.test.tsx; what is no place there is the name of a page or panel.
test.each([
  'Dashboard',
  'Dashboard Introduction',
  'Matching Jobs',
  'Jobs',
  'Courses',
  'Profile',
  'Interviews',
  'Survey',
  'Settings',
  'Account',
  'Candidates',
  'Employees',
  'Approvals',
  'Post a new job',
  'Assessments',
  'English',
  'Annotation',
  'Skills Analytics',
  'Inception',
  'Summary Results',
  'Cancelled Assessments',
  'Redo Assessments',
  'Approval Criteria',
  'Email Templates',
])('“%s” is a place of a navigation', (label) => {
  expect(Object.values(common.nav)).toContain(label)
})

test.each(['Matching Candidates', 'Assessment Result', 'Report Details'])(
  '“%s” is the name of a page',
  (label) => {
    expect(Object.values(common.page)).toContain(label)
  },
)

test('the jobs of the dashboard are “Job listing”, and reports have the versions V1, V2 and V3', () => {
  expect(posting.listing.title).toBe('Job listing')
  expect(Object.values(recruiter.version)).toEqual(['V1', 'V2', 'V3'])
})
