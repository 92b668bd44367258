// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { components } from '../../../../openapi/generated/api'
import contract from '../../../../openapi/generated/openapi.json'
import { candidateHome } from '../../../testing/candidate-home'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person, profile } from '../../../testing/people'
import { writeInto } from '../../../testing/write-into'

type Schemas = components['schemas']

const id = (number: number) => `01920000-0000-7000-8000-${String(number).padStart(12, '0')}`
const moment = '2026-11-20T08:00:00.000Z'
const question = (
  number: number,
  type: Schemas['SurveyQuestionType'],
  text: string,
): Schemas['SurveyQuestion'] => ({
  id: id(number),
  question: text,
  question_ar: `سؤال ${number}`,
  type,
  options:
    type === 'choice'
      ? ['none', 'camera'].map((value) => ({
          value,
          label: value === 'none' ? 'Nothing' : 'The camera',
          label_ar: value,
        }))
      : [],
  position: number,
  updated_at: moment,
})
const questions = [
  question(1, 'choice', 'What gave you trouble?'),
  question(2, 'yes_no', 'Did your connection break off?'),
  question(3, 'rating', 'How clear were the instructions?'),
  question(4, 'text', 'What would you change?'),
]

const card = (
  kind: 'english' | 'annotation',
  status: Schemas['AttemptStatus'],
): Schemas['AssessmentCard'] => ({
  kind,
  assessment_id: `${kind}_v3`,
  available: true,
  plan: { arranged: false, parts: [] },
  attempt: {
    id: id(kind === 'english' ? 40 : 41),
    assessment_id: `${kind}_v3`,
    kind,
    version: 'v3',
    status,
    epoch: 1,
    sequence: 1,
    part: null,
    phase: null,
    parts: [],
    granted_seconds: 0,
    server_time: moment,
    started_at: moment,
    finished_at: moment,
    cancel_reason: null,
    drained: true,
  },
})

const sent: unknown[] = []
let submitted = false
const server = contractServer(
  on('getUser', { data: person() }),
  on('getUserProfile', { data: profile() }),
  on('getPrinciplesState', { status: 403, code: 'forbidden' }),
  on('listAttempts', {
    data: { results: [card('english', 'COMPLETED'), card('annotation', 'CANCELLED')] },
  }),
  on('getSurveyState', () => ({
    data: { submitted, submitted_at: submitted ? moment : null, offered: !submitted },
  })),
  on('listSurveyQuestions', {
    data: { results: questions, page: 1, limit: 100, total: questions.length },
  }),
  on('submitSurvey', ({ body }) => {
    sent.push(body)
    submitted = true
    return { data: {}, message: 'Survey submitted. Thank you.' }
  }),
  ...candidateHome(),
)
prepareOpening()
beforeEach(() => {
  sent.length = 0
  submitted = false
  localStorage.setItem('token', 'token-1')
})

type Opened = Awaited<ReturnType<typeof openScreen>>
const group = (name: RegExp) => screen.getByRole('radiogroup', { name })
const choose = (at: Opened, of: RegExp, answer: string) =>
  at.user.click(within(group(of)).getByRole('radio', { name: answer }))
async function fillIn(at: Opened) {
  await screen.findByRole('radiogroup', { name: /What gave you trouble/ })
  await choose(at, /What gave you trouble/, 'Nothing')
  await choose(at, /connection break off/, 'No')
  await choose(at, /How clear/, '4')
  await writeInto(
    at.user,
    screen.getByRole('textbox', { name: /What would you change/ }),
    ' Nothing. ',
  )
}
const answers = {
  answers: [
    { question_id: id(1), answer: 'none' },
    { question_id: id(2), answer: 'no' },
    { question_id: id(3), answer: '4' },
    { question_id: id(4), answer: 'Nothing.' },
  ],
}

describe('the survey after both assessments', () => {
  test('it opens by itself, is submitted whole, thanks, and does not come back', async () => {
    const at = await openScreen('/candidate/dashboard')
    const dialog = await screen.findByRole('dialog', { name: 'How were the assessments?' })
    await fillIn(at)
    await at.user.click(within(dialog).getByRole('button', { name: 'Submit survey' }))
    await screen.findByRole('dialog', { name: 'Thank you' })
    expect(sent).toEqual([answers])
    const [, close] = screen.getAllByRole('button', { name: 'Close' })
    if (close !== undefined) await at.user.click(close)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('put off, it does not open again in this visit; a line leads to it', async () => {
    const at = await openScreen('/candidate/dashboard')
    await screen.findByRole('dialog')
    await at.user.click(screen.getByRole('button', { name: 'Not now' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await at.router.navigate({ to: '/candidate/assessments' })
    expect((await screen.findByRole('link', { name: 'Answer survey' })).getAttribute('href')).toBe(
      '/candidate/survey',
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('it is not asked for while an assessment is ahead', async () => {
    server.use(
      on('listAttempts', {
        data: { results: [card('english', 'COMPLETED'), card('annotation', 'REDO')] },
      }),
      on('getSurveyState', () => {
        throw new Error('Requested for too early')
      }),
    )
    await openScreen('/candidate/assessments')
    await screen.findByRole('region', { name: 'English' })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the page of the survey', () => {
  test('a text may be as long as the contract allows', async () => {
    await openScreen('/candidate/survey')
    const field = await screen.findByRole('textbox', { name: /What would you change/ })
    const { answer } = contract.components.schemas.SubmitSurvey.properties.answers.items.properties
    expect(field.getAttribute('maxlength')).toBe(String(answer.maxLength))
  })

  test('marks every missing answer at its question, and puts the focus on the first', async () => {
    const at = await openScreen('/candidate/survey')
    await screen.findByRole('heading', { level: 1, name: 'How were the assessments?' })
    await screen.findByRole('radiogroup', { name: /What gave you trouble/ })
    await choose(at, /What gave you trouble/, 'Nothing')
    await at.user.click(screen.getByRole('button', { name: 'Submit survey' }))
    expect(screen.getAllByText('Please answer all questions.')).toHaveLength(3)
    await waitFor(() =>
      expect(group(/connection break off/).contains(document.activeElement)).toBe(true),
    )
    expect(sent).toEqual([])
  })

  test('without a connection nothing is lost, also when the page is opened again', async () => {
    server.use(on('submitSurvey', 'silence'))
    const at = await openScreen('/candidate/survey')
    await fillIn(at)
    await at.user.click(screen.getByRole('button', { name: 'Submit survey' }))
    expect((await screen.findByRole('alert')).textContent).toContain('Your answers are kept here.')
    at.unmount()
    await openScreen('/candidate/survey')
    await screen.findByRole('radiogroup', { name: /How clear/ })
    expect(
      within(group(/How clear/)).getByRole<HTMLInputElement>('radio', { name: '4' }).checked,
    ).toBe(true)
    expect(
      screen.getByRole<HTMLTextAreaElement>('textbox', { name: /What would you change/ }).value,
    ).toBe(' Nothing. ')
  })

  test('submitted elsewhere in the meantime, it counts as in', async () => {
    server.use(
      on('submitSurvey', () => {
        submitted = true
        return {
          status: 409,
          code: 'survey_already_submitted',
          message: 'You have already submitted the survey.',
        }
      }),
    )
    const at = await openScreen('/candidate/survey')
    await fillIn(at)
    await at.user.click(screen.getByRole('button', { name: 'Submit survey' }))
    await screen.findByRole('heading', { level: 1, name: 'Thank you' })
    expect(screen.queryByRole('button', { name: 'Submit survey' })).toBeNull()
  })

  test('before both assessments are over it says when it opens, in Arabic too', async () => {
    server.use(
      on('getSurveyState', { data: { submitted: false, submitted_at: null, offered: false } }),
    )
    await openScreen('/candidate/survey', { language: 'ar' })
    await screen.findByRole('heading', { level: 1, name: 'لم يُفتح الاستبيان بعد' })
  })
})
