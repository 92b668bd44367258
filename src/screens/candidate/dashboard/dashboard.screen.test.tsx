// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { components } from '../../../../openapi/generated/api'
import {
  careerPath,
  gap,
  jobsPage,
  matchingJob,
} from '../../../features/candidate/testing/matching'
import { candidateHome } from '../../../testing/candidate-home'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person, profile } from '../../../testing/people'
import { nextStep, openCount } from './next-step'

type Card = components['schemas']['AssessmentCard']
type Status = components['schemas']['AttemptStatus']

function card(kind: Card['kind'], status: Status | null, available = true): Card {
  const assessment_id = kind === 'english' ? 'english_v3' : 'annotation_v3'
  const plan = { arranged: false, parts: [] }
  if (status === null) return { kind, assessment_id, available, plan, attempt: null }
  const at = '2026-11-20T08:00:00.000Z'
  const attempt = {
    id: '01920000-0000-7000-8000-00000000000d',
    assessment_id,
    kind,
    version: 'v3',
    status,
    epoch: 1,
    sequence: 1,
    part: null,
    phase: null,
    parts: [],
    granted_seconds: 0,
    server_time: at,
    started_at: at,
    finished_at: at,
    cancel_reason: null,
    drained: true,
  } as const
  return { kind, assessment_id, available, plan, attempt: { ...attempt, parts: [] } }
}

const server = contractServer(
  on('getUser', { data: person() }),
  on('getUserProfile', { data: profile() }),
  ...candidateHome(),
)
const both = on('listAttempts', {
  data: { results: [card('english', null), card('annotation', null)] },
})
prepareOpening()
beforeEach(() => {
  localStorage.setItem('token', 'token-1')
  server.use(both)
})

test.each([
  [
    'en',
    'Step 5 of 7: Profile',
    'Step 6 of 7: Assessments',
    'Step 7 of 7: Results and jobs',
    /on a computer with a window at least 1,024 px wide/,
    'Annotation assessment',
  ],
  [
    'ar',
    'الخطوة 5 من 7: الملف الشخصي',
    'الخطوة 6 من 7: الاختبارات',
    'الخطوة 7 من 7: النتائج والوظائف',
    /ونافذة بعرض 1,024 بكسل/,
    'اختبار توسيم البيانات',
  ],
] as const)(
  'the whole way is shown in %s with its step, and what a start needs where the window is too narrow',
  async (language, atProfile, atAssessments, atJobs, needs, annotation) => {
    await openScreen('/candidate/dashboard', { language })
    await screen.findByRole('img', { name: atProfile })
    const { review } = profile()
    server.use(on('getUserProfile', { data: profile({ review: { ...review, counts: true } }) }))
    cleanup()
    await openScreen('/candidate/dashboard', { language })
    await screen.findByRole('img', { name: atAssessments })
    // Beside the greeting, and not once more for each assessment; the width of the window decides.
    await screen.findByRole('heading', { name: annotation })
    expect(screen.getAllByText(needs)).toHaveLength(1)
    server.use(
      on('listAttempts', {
        data: { results: [card('english', 'COMPLETED'), card('annotation', 'COMPLETED')] },
      }),
      on('getSurveyState', { data: { submitted: true, submitted_at: null, offered: false } }),
    )
    cleanup()
    await openScreen('/candidate/dashboard', { language })
    await screen.findByRole('img', { name: atJobs })
    expect(screen.queryByText(needs)).toBeNull()
  },
)

test.each([
  ['en', 'Continue the English assessment', /^Continue ?: English assessment/, /at least 1,024 px/],
  ['ar', 'متابعة اختبار اللغة الإنجليزية', /^متابعة ?: .*الإنجليزية/, /بعرض 1,024 بكسل/],
] as const)(
  'a window too narrow hides a new start in %s, and never the way back to what runs',
  async (language, back, goOn, needs) => {
    server.use(
      on('listAttempts', {
        data: { results: [card('english', 'IN_PROGRESS'), card('annotation', null)] },
      }),
    )
    await openScreen('/candidate/dashboard', { language })
    const links = [
      await screen.findByRole('link', { name: back }),
      await screen.findByRole('link', { name: goOn }),
    ]
    // The note replaces only the link to start.
    const [note, ...others] = screen.getAllByText(needs)
    expect(others).toEqual([])
    for (const link of links) expect(note?.parentElement?.contains(link)).toBe(false)
  },
)

const region = (name: string) => screen.findByRole('region', { name })

describe('the next step', () => {
  test('is a running attempt first, then English before annotation', () => {
    expect(nextStep([card('english', null), card('annotation', 'IN_PROGRESS')])).toEqual({
      kind: 'annotation',
      state: 'goOn',
    })
    expect(nextStep([card('annotation', null), card('english', 'REDO')])).toEqual({
      kind: 'english',
      state: 'again',
    })
  })

  test('nothing is to do when all is handed in, cancelled or not open', () => {
    expect(nextStep([card('english', 'COMPLETED'), card('annotation', null, false)])).toBeNull()
    expect(openCount([card('english', 'CANCELLED'), card('annotation', null)])).toBe(1)
  })
})

describe('the dashboard of a candidate', () => {
  test('one button leads to the assessment that is next', async () => {
    await openScreen('/candidate/dashboard')
    expect(
      (await screen.findByRole('link', { name: 'Start the English assessment' })).getAttribute(
        'href',
      ),
    ).toBe('/candidate/assessments/english')
    expect(screen.getByText('You have 2 assessments to take.')).toBeTruthy()
  })

  test('an assessment that is over shows its status, and the next one is offered', async () => {
    server.use(
      on('listAttempts', {
        data: { results: [card('english', 'COMPLETED'), card('annotation', null)] },
      }),
    )
    await openScreen('/candidate/dashboard')
    expect(
      await screen.findByRole('link', { name: 'Start the annotation assessment' }),
    ).toBeTruthy()
    expect(await screen.findByText('1 of 3 done')).toBeTruthy()
  })

  test('assessments that did not load fail in their place, with a way to try again, and the rest stays', async () => {
    server.use(on('listAttempts', { status: 403, code: 'forbidden', message: 'No permission.' }))
    const at = await openScreen('/candidate/dashboard')
    expect(await screen.findByText('We could not load your assessments')).toBeTruthy()
    expect(await screen.findByRole('region', { name: 'Profile status' })).toBeTruthy()
    server.use(on('listAttempts', { data: { results: [card('english', null)] } }))
    await at.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('link', { name: 'Start the English assessment' })).toBeTruthy()
  })

  test('in Arabic', async () => {
    await openScreen('/candidate/dashboard', { language: 'ar' })
    expect(await screen.findByRole('link', { name: 'بدء اختبار اللغة الإنجليزية' })).toBeTruthy()
    expect(screen.getByText('أمامك اختباران.')).toBeTruthy()
  })
})

describe('the parts of the dashboard', () => {
  test('call a profile that was typed without a resume by its name', async () => {
    const typed = {
      name: 'Mariam Al Ketbi',
      emails: [],
      phones: [],
      links: [],
      skills: [{ id: 'skill-1', name: 'Payroll', ref_skill: null, evidence: '' }],
      work_history_detailed: [],
      education: [],
      languages: [],
      awards: [],
      media: [],
      career_path: [],
    }
    const review = { ...profile().review, counts: true }
    server.use(
      on('getUserProfile', { data: profile({ review, upload_response: { profile: typed } }) }),
    )
    await openScreen('/candidate/dashboard')
    await waitFor(async () =>
      expect((await region('Profile status')).textContent).toMatch(/Profile typed, 1 skill: done/),
    )
  })

  test('show the path, the gaps, the jobs and how far the profile is', async () => {
    server.use(
      on('getCareerPath', careerPath()),
      on('listSkillGaps', { data: [gap()] }),
      on('listMatchingJobs', jobsPage([matchingJob()], { total: 34 })),
    )
    await openScreen('/candidate/dashboard')
    expect(
      (await within(await region('Your career path')).findAllByText('82% match, 1 skill to go'))
        .length,
    ).toBeGreaterThan(0)
    const gaps = await region('Skills gap')
    expect(await within(gaps).findByText('31 to go')).toBeTruthy()
    expect(within(gaps).getByRole('link', { name: 'Courses' }).getAttribute('href')).toBe(
      '/candidate/courses#skill-audio-transcription',
    )
    const jobs = await region('Jobs that match you')
    expect(await within(jobs).findByRole('link', { name: 'Arabic data annotator' })).toBeTruthy()
    expect(within(jobs).getByRole('link', { name: 'See all 34' }).getAttribute('href')).toBe(
      '/candidate/jobs',
    )
    await waitFor(async () =>
      expect((await region('Profile status')).textContent).toMatch(
        /2 of 7 done.*Email confirmed: done.*Resume read: not done yet.*Profile confirmed by you: not done yet.*Review profile/,
      ),
    )
  })

  test('say what to do where they are empty', async () => {
    await openScreen('/candidate/dashboard')
    expect(await screen.findByText('No next role found yet')).toBeTruthy()
    expect(await screen.findByText('No matching jobs.')).toBeTruthy()
    expect(await screen.findByText('We have nothing to compare your skills with yet')).toBeTruthy()
  })

  test('say once in full that the profile has to be confirmed first', async () => {
    const notYet = { status: 409, code: 'resume_not_ready' } as const
    server.use(
      on('getCareerPath', notYet),
      on('listSkillGaps', notYet),
      on('listMatchingJobs', notYet),
    )
    await openScreen('/candidate/dashboard')
    expect((await screen.findByRole('link', { name: 'Open profile' })).getAttribute('href')).toBe(
      '/candidate/profile',
    )
    await waitFor(() =>
      expect(
        screen.getAllByText('Appears when your profile is confirmed and has skills.'),
      ).toHaveLength(2),
    )
  })

  test('fail each in its place, and are tried again there', async () => {
    server.use(
      on('getCareerPath', { status: 403, code: 'forbidden' }),
      on('listSkillGaps', { status: 403, code: 'forbidden' }),
      on('listMatchingJobs', { status: 403, code: 'forbidden' }),
    )
    const at = await openScreen('/candidate/dashboard')
    expect(await screen.findByText('We could not load your career path')).toBeTruthy()
    expect(await screen.findByText('We could not load your skills')).toBeTruthy()
    expect(await screen.findByText('We could not load the jobs')).toBeTruthy()
    server.use(on('listMatchingJobs', jobsPage([matchingJob()])))
    await at.user.click(
      within(await region('Jobs that match you')).getByRole('button', { name: 'Try again' }),
    )
    expect(await screen.findByRole('link', { name: 'Arabic data annotator' })).toBeTruthy()
    expect(screen.getByText('We could not load your skills')).toBeTruthy()
  })

  test('lead to the state of the questionnaire, even when it did not load at first', async () => {
    server.use(on('getPrinciplesState', { status: 403, code: 'forbidden' }))
    const at = await openScreen('/candidate/dashboard')
    const tests = await region('Assessments')
    expect(await within(tests).findByText('Failed to get data.')).toBeTruthy()
    expect(await within(tests).findByText('Annotation assessment')).toBeTruthy()
    expect(within(tests).queryByText(/ done$/)).toBeNull()
    server.use(
      on('getPrinciplesState', {
        data: {
          exist: true,
          assessmentProgress: {
            shortscaleComplete: false,
            assessmentComplete: false,
            fractionComplete: 0.42,
          },
        },
      }),
    )
    await at.user.click(within(tests).getByRole('button', { name: /^Try again/ }))
    expect(await within(tests).findByText('42% answered.')).toBeTruthy()
    expect(within(tests).getByText('0 of 3 done')).toBeTruthy()
    expect(
      within(tests)
        .getByRole('link', { name: /^Continue.*Personality/ })
        .getAttribute('href'),
    ).toBe('/candidate/assessments/personality')
  })

  test('introduce themselves until that is hidden', async () => {
    const at = await openScreen('/candidate/dashboard')
    const link = await screen.findByRole('link', { name: 'Dashboard Introduction' })
    expect(link.getAttribute('href')).toBe('/candidate/dashboard-intro')
    await at.user.click(screen.getByRole('button', { name: 'Hide' }))
    expect(screen.queryByRole('region', { name: 'New here?' })).toBeNull()
    await at.router.navigate({ to: '/candidate/dashboard-intro' })
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Dashboard Introduction' }),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Plan my upskilling' }).getAttribute('href')).toBe(
      '/candidate/jobs/upskill-career',
    )
  })
})
