// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { components } from '../../../../openapi/generated/api'
import { changeLanguage } from '../../../i18n/i18n'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person, profile } from '../../../testing/people'

type Schemas = components['schemas']

const at = '2026-11-20T08:00:00.000Z'

const parts = ['writing', 'mcqs', 'speaking'] as const

/** The English assessment after an attempt of which all parts were handed in. */
const card = (status: Schemas['AttemptStatus']): Schemas['AssessmentCard'] => ({
  kind: 'english',
  assessment_id: 'english_v3',
  available: true,
  plan: {
    arranged: false,
    parts: parts.map((id) => ({ id, budget_seconds: 600, break_seconds: 0 })),
  },
  attempt: {
    id: '01920000-0000-7000-8000-00000000000d',
    assessment_id: 'english_v3',
    kind: 'english',
    version: 'v3',
    status,
    epoch: 1,
    sequence: 1,
    part: null,
    phase: null,
    parts: parts.map((id) => ({
      id,
      budget_seconds: 600,
      break_seconds: 0,
      briefing_ends_at: at,
      started_at: at,
      deadline: at,
      submitted_at: at,
    })),
    granted_seconds: 0,
    server_time: at,
    started_at: at,
    finished_at: at,
    cancel_reason: null,
    drained: true,
  },
})

const state = (exist: boolean, fractionComplete: number): Schemas['PrinciplesExist'] => ({
  data: {
    exist,
    assessmentProgress: {
      shortscaleComplete: false,
      assessmentComplete: fractionComplete === 1,
      fractionComplete,
    },
  },
})

const server = contractServer(
  on('getUser', { data: person() }),
  on('getUserProfile', { data: profile() }),
  on('getPrinciplesState', state(false, 0)),
)
prepareOpening()
beforeEach(() => localStorage.setItem('token', 'token-1'))

test.each([
  ['COMPLETED', 'See result', 'done'],
  ['REDO', 'Take it again', 'not started'],
] as const)('an assessment that is %s offers “%s”, its parts %s', async (status, action, state) => {
  server.use(on('listAttempts', { data: { results: [card(status)] } }))
  await openScreen('/candidate/assessments')
  const shown = await screen.findByRole('region', { name: 'English' })
  expect(within(shown).getByRole('link', { name: action }).getAttribute('href')).toBe(
    '/candidate/assessments/english',
  )
  expect(within(shown).getAllByText(`, ${state}`)).toHaveLength(3)
})

test.each([
  ['en', 'English', 'Annotation', 'Prepare and start'],
  ['ar', 'اللغة الإنجليزية', 'توسيم البيانات', 'الاستعداد والبدء'],
] as const)(
  'both assessments are offered to whoever took neither, each on a page of its own, in %s',
  async (language, english, annotation, start) => {
    const untaken = { ...card('COMPLETED'), attempt: null }
    const parted = {
      arranged: false,
      parts: [{ id: 'part1' as const, budget_seconds: 600, break_seconds: 0 }],
    }
    server.use(
      on('listAttempts', {
        data: {
          results: [
            untaken,
            { ...untaken, kind: 'annotation', assessment_id: 'annotation_v3', plan: parted },
          ],
        },
      }),
    )
    await openScreen('/candidate/assessments', { language })
    const leadsFrom = async (name: string) =>
      within(await screen.findByRole('region', { name }))
        .getByRole('link', { name: start })
        .getAttribute('href')
    expect([await leadsFrom(english), await leadsFrom(annotation)]).toEqual([
      '/candidate/assessments/english',
      '/candidate/assessments/annotation',
    ])
  },
)

test.each([
  ['en', 'English', 'Result Processing', 'Waiting for a reviewer'],
  ['ar', 'اللغة الإنجليزية', 'النتيجة قيد المعالجة', 'بانتظار مراجع'],
] as const)(
  'an attempt in processing says in %s whether a person is waited for',
  async (language, name, label, waits) => {
    const scoring = card('RESULT_PROCESSING')
    server.use(on('listAttempts', { data: { results: [scoring] } }))
    const { unmount } = await openScreen('/candidate/assessments', { language })
    const shown = await screen.findByRole('region', { name })
    expect(within(shown).getByText(label)).toBeTruthy()
    expect(within(shown).queryByText(waits)).toBeNull()
    unmount()
    const attempt = scoring.attempt === null ? null : { ...scoring.attempt, awaits_review: true }
    server.use(on('listAttempts', { data: { results: [{ ...scoring, attempt }] } }))
    await openScreen('/candidate/assessments', { language })
    const waiting = within(await screen.findByRole('region', { name }))
    expect(await waiting.findByText(waits)).toBeTruthy()
    expect(waiting.getByText(label)).toBeTruthy()
  },
)

test.each([
  ['en', /at least 1,024 px/],
  ['ar', /بعرض 1,024 بكسل/],
] as const)(
  'a new start says in %s what it needs where the window is too narrow, and what runs does not',
  async (language, needs) => {
    const open = { ...card('COMPLETED'), attempt: null }
    server.use(on('listAttempts', { data: { results: [open, { ...open, kind: 'annotation' }] } }))
    const { unmount } = await openScreen('/candidate/assessments', { language })
    // Once, above both of them.
    expect(await screen.findAllByText(needs)).toHaveLength(1)
    unmount()
    server.use(on('listAttempts', { data: { results: [card('IN_PROGRESS')] } }))
    await openScreen('/candidate/assessments', { language })
    await waitFor(() => expect(screen.queryByText(needs)).toBeNull())
  },
)

test.each([
  ['en', 'English', 'Ended on 20 Nov 2026'],
  ['ar', 'اللغة الإنجليزية', 'انتهى في 20 نوفمبر 2026'],
] as const)(
  'an attempt that was cancelled ended, and was not handed in, in %s',
  async (language, name, ended) => {
    server.use(on('listAttempts', { data: { results: [card('CANCELLED')] } }))
    await openScreen('/candidate/assessments', { language })
    expect(within(await screen.findByRole('region', { name })).getByText(ended)).toBeTruthy()
  },
)

test.each([
  ['Start questionnaire', state(false, 0), 'You can pause at any time and continue on any device.'],
  ['Continue', state(true, 0.37), 'Your answers so far are saved.'],
  ['See your profile', state(true, 1), 'All statements are answered.'],
])('the questionnaire offers “%s”', async (action, standing, note) => {
  server.use(on('listAttempts', { data: { results: [] } }), on('getPrinciplesState', standing))
  await openScreen('/candidate/assessments')
  const shown = await screen.findByRole('region', { name: 'Personality' })
  expect((await within(shown).findByRole('link', { name: action })).getAttribute('href')).toBe(
    '/candidate/assessments/personality',
  )
  expect(within(shown).getByText(note)).toBeTruthy()
})

test.each([
  [
    'en',
    'English',
    ['2 parts', '45 minutes', '30 min', 'Exempt'],
    /^You also have a break of 5 minutes before each part/,
  ],
  ['ar', 'اللغة الإنجليزية', ['جزءان', '45 دقيقة', '30 د', 'معفى منه'], /استراحة 5 دقائق/],
] as const)(
  'an arrangement shows on the card with the candidate’s own times, in %s',
  async (language, name, own, breaks) => {
    const times = { writing: [1800, 0], mcqs: [0, 0], speaking: [900, 300] } as const
    const plan = {
      arranged: true,
      parts: parts.map((id) => ({ id, budget_seconds: times[id][0], break_seconds: times[id][1] })),
    }
    server.use(
      on('listAttempts', { data: { results: [{ ...card('COMPLETED'), plan, attempt: null }] } }),
    )
    await openScreen('/candidate/assessments')
    await changeLanguage(language)
    const shown = await screen.findByRole('region', { name })
    for (const text of own) expect(within(shown).getByText(text)).toBeTruthy()
    expect(within(shown).getByText(breaks)).toBeTruthy()
  },
)

test('assessments that do not load at all lead to the error page, which tries again', async () => {
  server.use(on('listAttempts', { status: 403, code: 'forbidden', message: 'No permission.' }))
  const { address, user } = await openScreen('/candidate/assessments')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We could not load Masar' }),
  ).toBeTruthy()
  expect(address()).toBe('/error')
  server.use(on('listAttempts', { data: { results: [card('COMPLETED')] } }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(address()).not.toBe('/error'))
})
