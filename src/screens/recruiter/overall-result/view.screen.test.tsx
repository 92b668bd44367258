// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { components } from '../../../../openapi/generated/api'
import { contractServer, on } from '../../../testing/contract-server'
import { openAt, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'

type Schemas = components['schemas']

const id = (number: number) => `01920000-0000-7000-8000-${String(number).padStart(12, '0')}`
const userId = id(1)
const path = `/recruiter/overall-result/view/${userId}`

const attempt = (
  number: number,
  row: Partial<Schemas['ResultRow']>,
  about: Partial<Schemas['OverallAttempt']> = {},
): Schemas['OverallAttempt'] => ({
  row: {
    attempt_id: id(number),
    assessment_id: 'english_v3',
    user_id: userId,
    full_name: 'Mariam Al Ketbi',
    email: 'mariam@example.ae',
    avatar_url: null,
    status: 'COMPLETED',
    overall: null,
    passed: null,
    provisional: false,
    lacks: [],
    criteria: [],
    cancel_reason: null,
    started_at: '2026-11-18T08:00:00.000Z',
    finished_at: '2026-11-18T08:40:00.000Z',
    duration_seconds: 2400,
    episodes: 0,
    ...row,
  },
  archived: false,
  counts: false,
  appeal: null,
  ...about,
})

const appeal: Schemas['Appeal'] = {
  id: id(90),
  attempt_id: id(42),
  assessment_id: 'english_v2',
  cancel_reason: 'exited',
  grants: 'redo',
  statement: 'The power went out.',
  status: 'granted',
  note: null,
  made_at: '2026-11-17T09:00:00.000Z',
  decided_at: '2026-11-17T10:00:00.000Z',
}
const result: Schemas['OverallResult'] = {
  candidate: {
    user_id: userId,
    full_name: 'Mariam Al Ketbi',
    email: 'mariam@example.ae',
    avatar_url: null,
    city: 'al_ain',
    resume_id: null,
  },
  average: 72,
  attempts: [
    attempt(
      41,
      {
        overall: 72,
        passed: true,
        episodes: 3,
        criteria: [
          { key: 'grammar', score: 64, provisional: false },
          { key: 'speaking', score: null, provisional: true },
        ],
      },
      { counts: true },
    ),
    attempt(
      42,
      { assessment_id: 'english_v2', status: 'REDO', cancel_reason: 'exited' },
      { appeal },
    ),
    attempt(
      43,
      {
        assessment_id: 'english_v1',
        status: 'COMPLETED',
        overall: 31,
        provisional: true,
        lacks: [
          { code: 'screen_gap', value: 125 },
          { code: 'late_answers', value: 2 },
        ],
      },
      { archived: true },
    ),
  ],
}
const traits: Schemas['TraitProfile'][] = [
  {
    trait: 'openness',
    name: 'Openness',
    about: 'How one meets what is new.',
    score: 68,
    band: 'high',
    text: 'Curious.',
    statements: 20,
    reliability: null,
  },
]

const server = contractServer(
  on('getUser', {
    data: person({ role: 'recruiter admin', first_name: 'Noura', last_name: 'Hassan' }),
  }),
  on('getOverallResult', { data: result }),
  on('getPrinciplesSummary', {
    data: {
      user_id: userId,
      full_name: 'Mariam Al Ketbi',
      started_at: '2026-11-18T07:00:00.000Z',
      finished_at: '2026-11-18T08:00:00.000Z',
      assessmentProgress: {
        shortscaleComplete: true,
        assessmentComplete: true,
        fractionComplete: 1,
      },
      traits,
    },
  }),
  on('getArrangement', {
    data: {
      user_id: userId,
      full_name: 'Mariam Al Ketbi',
      accommodations_needed: false,
      accommodations_detail: null,
      current: null,
      earlier: [],
      taken_before: [],
    },
  }),
)
prepareOpening()
beforeEach(() => localStorage.setItem('token', 'token-1'))

test('all results of a candidate are on one page, and every attempt links to its report', async () => {
  await openAt(path)
  await screen.findByRole('heading', { level: 1, name: 'Mariam Al Ketbi' })
  expect(screen.getByRole('region', { name: 'Average' }).textContent).toContain('72')
  const english = within(screen.getByRole('region', { name: /^English/ }))
  expect(english.getByRole('list').textContent).toMatch(/Grammar64.*Speakingwaiting for a reviewer/)
  const [, counting, redone, reset] = within(english.getByRole('table')).getAllByRole('row')
  expect(counting?.textContent).toMatch(/V3.*Completed.*72.*40:00.*3/)
  expect(redone?.textContent).toMatch(/V2.*Redo.*Left before the end.*Review request granted/)
  expect(reset?.textContent).toMatch(
    /V1.*Reset.*31Evidence incompletescreen not recorded for 02:05late answers in 2 unrecorded minutes.*Not everything was recorded$/,
  )
  expect(english.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    [3, 2, 1].map(
      (version, at) => `/recruiter/assessments/english/v${version}/${id(41 + at)}/view/${userId}`,
    ),
  )
  expect(screen.getByRole('region', { name: /^Annotation/ }).textContent).toContain('N/A')
  const personality = await screen.findByRole('region', { name: 'Personality questionnaire' })
  expect(await within(personality).findByText('Openness')).toBeTruthy()
  expect(within(personality).getByRole('link').getAttribute('href')).toBe(
    `/recruiter/assessments/personality?candidate=${userId}`,
  )
  expect(await screen.findByText('No accommodations yet.')).toBeTruthy()
  // The page is one of the summary results; nothing else in the navigation is marked.
  const places = within(
    screen.getAllByRole('navigation', { name: 'Main navigation', hidden: true })[0] ??
      document.body,
  ).getAllByRole('link', { hidden: true })
  expect(
    places
      .filter((link) => link.getAttribute('aria-current') === 'page')
      .map((link) => link.textContent),
  ).toEqual(['Summary Results'])
})

test('results that do not exist yet are named as such', async () => {
  server.use(
    on('getOverallResult', { data: { ...result, average: null, attempts: [] } }),
    on('getPrinciplesSummary', {
      status: 409,
      code: 'assessment_not_done',
      message: 'Assessment is not done yet.',
    }),
  )
  await openAt(path)
  await screen.findByText('No final score yet.')
  expect(screen.getAllByText('N/A')).toHaveLength(2)
  expect(await screen.findByText('Started, not finished yet.')).toBeTruthy()
})

test.each([
  ['that there is not', 404, 'user_not_found'],
  ['whose address is mistyped', 400, 'validation_failed'],
] as const)('a candidate %s is said so, with the way back', async (_what, status, code) => {
  server.use(on('getOverallResult', { status, code }))
  await openAt(path)
  await screen.findByRole('heading', { level: 1, name: 'We could not find this candidate' })
  expect(screen.getByRole('link', { name: 'All results' }).getAttribute('href')).toBe(
    '/recruiter/overall-result',
  )
})

test('a section that fails to load says so in its place, with a way to try again', async () => {
  server.use(
    on('getPrinciplesSummary', { status: 500, code: 'internal' }),
    on('getArrangement', { status: 500, code: 'internal' }),
  )
  const { user } = await openAt(path)
  const personality = within(
    await screen.findByRole('region', { name: 'Personality questionnaire' }),
  )
  await personality.findByRole('heading', { name: 'We could not load the profile' })
  const arranged = within(screen.getByRole('region', { name: 'Accommodations' }))
  await arranged.findByRole('heading', { name: 'We could not load the accommodations' })
  server.resetHandlers()
  await user.click(personality.getByRole('button', { name: 'Try again' }))
  await personality.findByText('Openness')
  await user.click(arranged.getByRole('button', { name: 'Try again' }))
  await arranged.findByText('No accommodations yet.')
})
