// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { components } from '../../../../openapi/generated/api'
import { storeAnswer, listStoredAnswers } from '../../../features/principles/stored-answers'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person, profile } from '../../../testing/people'

type Schemas = components['schemas']

const labels = [
  'Strongly disagree',
  'Disagree',
  'Neither agree nor disagree',
  'Agree',
  'Strongly agree',
]
const scale = labels.map((label, at) => ({ answerNumber: at + 1, label }))
const numbers = Array.from({ length: 100 }, (_, at) => at + 1)
const toText = (number: number) => `Statement ${number}.`

/** A server that keeps what it is sent, as the real one does. */
class Kept {
  readonly answers = new Map<number, number>()
  /** While the way to the server is cut. */
  silent = false

  progress(): Schemas['AssessmentProgress'] {
    const { size } = this.answers
    return {
      shortscaleComplete: numbers.slice(0, 50).every((number) => this.answers.has(number)),
      assessmentComplete: size === 100,
      fractionComplete: size / 100,
    }
  }

  calls() {
    return [
      on('getUser', { data: person() }),
      on('getUserProfile', { data: profile() }),
      on('getPrinciplesState', () => ({
        data: { exist: this.answers.size > 0, assessmentProgress: this.progress() },
      })),
      on('listPrinciplesQuestions', () => ({
        data: {
          total_questions: 100,
          scale,
          questions: numbers.map((number) => ({ number, text: toText(number) })),
          assessmentProgress: this.progress(),
        },
      })),
      on('getPrinciplesAnswers', () =>
        this.answers.size === 0
          ? { status: 404, code: 'no_user_response' as const }
          : {
              data: {
                user_id: person().id,
                answers: [...this.answers].map(([questionNumber, answerNumber]) => ({
                  questionNumber,
                  answerNumber,
                })),
                assessmentProgress: this.progress(),
              },
            },
      ),
      on('savePrinciplesAnswers', ({ body }) => {
        if (this.silent) return 'silence'
        for (const { questionNumber, answerNumber } of (body as Schemas['SavePrinciplesAnswers'])
          .answers)
          this.answers.set(questionNumber, answerNumber)
        return { data: { assessmentProgress: this.progress() } }
      }),
      on('getPrinciplesSummary', { data: summary }),
    ]
  }
}

const summary: Schemas['PrinciplesSummary']['data'] = {
  user_id: person().id,
  full_name: 'Mariam Al Ketbi',
  traits: [
    {
      trait: 'openness',
      name: 'Openness',
      about: 'About openness.',
      band: 'high',
      text: 'You tend to enjoy new questions.',
      score: 72.5,
      statements: 20,
      reliability: null,
    },
  ],
  assessmentProgress: { shortscaleComplete: true, assessmentComplete: true, fractionComplete: 1 },
  started_at: '2026-11-20T08:00:00.000Z',
  finished_at: '2026-11-20T08:20:00.000Z',
}

const server = contractServer()
prepareOpening()
let stored: Kept
beforeEach(async () => {
  localStorage.setItem('token', 'token-1')
  stored = new Kept()
  server.use(...stored.calls())
  for (const { number } of await listStoredAnswers(person().id))
    throw new Error(`An answer to ${number} was left by the test before.`)
})

const open = (language: 'en' | 'ar' = 'en') =>
  openScreen('/candidate/assessments/personality', { language })
const radio = async (number: number, label: string) =>
  within(
    await screen.findByRole('radiogroup', { name: toText(number) }),
  ).getByRole<HTMLInputElement>('radio', { name: label })
const answered = (...list: number[]) => list.forEach((number) => stored.answers.set(number, 4))

describe('answering', () => {
  test('an answer is saved as it is given, and the last one of a statement counts', async () => {
    const { user } = await open()
    await user.click(await radio(1, 'Agree'))
    await waitFor(() => expect(stored.answers.get(1)).toBe(4))
    await user.click(await radio(1, 'Disagree'))
    await waitFor(() => expect(stored.answers.get(1)).toBe(2))
    expect(
      screen.getByRole('progressbar', { name: 'Answered' }).getAttribute('aria-valuetext'),
    ).toBe('1 of 100 answered')
    await waitFor(async () => expect(await listStoredAnswers(person().id)).toEqual([]))
  })

  test('an answer shows at once: it does not fall back for a moment to what it was', async () => {
    await open()
    const chosen = await radio(1, 'Agree')
    fireEvent.click(chosen)
    expect(chosen.checked).toBe(true)
    await waitFor(() => expect(stored.answers.get(1)).toBe(4))
    await waitFor(async () => expect(await listStoredAnswers(person().id)).toEqual([]))
  })

  test('a digit answers and goes on to the next statement, in both kinds of digits', async () => {
    const { user } = await open()
    ;(await radio(1, 'Strongly disagree')).focus()
    await user.keyboard('52٣')
    await waitFor(() =>
      expect([...stored.answers]).toEqual([
        [1, 5],
        [2, 2],
        [3, 3],
      ]),
    )
    expect(document.activeElement).toBe(await radio(4, 'Strongly disagree'))
  })

  test('goes on where it was left, with what was answered before', async () => {
    answered(...numbers.slice(0, 12))
    await open()
    expect(await screen.findByRole('heading', { name: 'Statements 11 to 20' })).toBeTruthy()
    expect((await radio(12, 'Agree')).checked).toBe(true)
    expect((await radio(13, 'Agree')).checked).toBe(false)
  })

  test('the next page waits for every statement, and names what is missing', async () => {
    answered(...numbers.slice(0, 9))
    const { user } = await open()
    await radio(10, 'Agree')
    await user.click(screen.getByRole('button', { name: 'Next' }))
    expect(screen.getByText('One statement here has no answer yet.')).toBeTruthy()
    expect(document.activeElement).toBe(await radio(10, 'Strongly disagree'))
    await user.keyboard('4')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }))
    await user.keyboard('{Enter}')
    expect(document.activeElement).toBe(
      await screen.findByRole('heading', { name: 'Statements 11 to 20' }),
    )
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect((await radio(10, 'Agree')).checked).toBe(true)
    await waitFor(async () => expect(await listStoredAnswers(person().id)).toEqual([]))
  })
})

describe('without a connection', () => {
  test('an answer stays on the device, says so, and goes up by itself', async () => {
    stored.silent = true
    const { user } = await open()
    await user.click(await radio(1, 'Agree'))
    expect(
      await screen.findByText(/^No connection\. Your answers are saved on this device/),
    ).toBeTruthy()
    await user.click(await radio(2, 'Disagree'))
    await waitFor(async () =>
      expect(
        (await listStoredAnswers(person().id)).map(({ number, answer }) => [number, answer]),
      ).toEqual([
        [1, 4],
        [2, 2],
      ]),
    )
    stored.silent = false
    await waitFor(() =>
      expect([...stored.answers]).toEqual([
        [1, 4],
        [2, 2],
      ]),
    )
    await waitFor(async () => expect(await listStoredAnswers(person().id)).toEqual([]))
  })

  test('an answer that an earlier visit left on the device is shown and sent', async () => {
    await storeAnswer({ userId: person().id, number: 1, answer: 5, at: 1 })
    await open()
    expect((await radio(1, 'Strongly agree')).checked).toBe(true)
    await waitFor(() => expect(stored.answers.get(1)).toBe(5))
    await waitFor(async () => expect(await listStoredAnswers(person().id)).toEqual([]))
  })
})

describe('finishing', () => {
  test('the last answer waits for the word, after which the profile is there', async () => {
    answered(...numbers.slice(0, 99))
    const { user } = await open()
    await user.click(await radio(100, 'Agree'))
    expect(await screen.findByText(/Once you finish, you cannot change them/)).toBeTruthy()
    await user.click(await radio(99, 'Disagree'))
    await waitFor(() => expect(stored.answers.get(99)).toBe(2))
    expect(stored.answers.has(100)).toBe(false)
    await user.click(screen.getByRole('button', { name: 'Finish' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Your profile' })).toBeTruthy()
    expect(stored.answers.get(100)).toBe(4)
    expect(screen.getByText('You tend to enjoy new questions.')).toBeTruthy()
    expect(screen.getByText(/^These are signals, not verdicts/)).toBeTruthy()
    expect(await listStoredAnswers(person().id)).toEqual([])
  })

  test('a candidate who finished on another device sees the profile, and no answers wait here', async () => {
    answered(...numbers.slice(0, 98))
    const { user } = await open()
    await radio(99, 'Agree')
    answered(...numbers)
    server.use(on('savePrinciplesAnswers', { status: 409, code: 'attempt_already_completed' }))
    await user.click(await radio(99, 'Agree'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Your profile' })).toBeTruthy()
    expect(await listStoredAnswers(person().id)).toEqual([])
  })
})

test('it opens in Arabic', async () => {
  await open('ar')
  expect(await screen.findByRole('heading', { level: 1, name: 'استبيان الشخصية' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'العبارات من 1 إلى 10' })).toBeTruthy()
})

test.each([
  { ids: ['getPrinciplesState'] },
  { ids: ['listPrinciplesQuestions'] },
  { ids: ['getPrinciplesAnswers'] },
  { ids: ['listPrinciplesQuestions', 'getPrinciplesAnswers'] },
] as const)(
  'a questionnaire that does not load, for $ids, fails in its place, and one press tries again',
  async ({ ids }) => {
    server.use(...ids.map((id) => on(id, { status: 403, code: 'forbidden' })))
    const { user } = await open()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Try again' })).toHaveProperty('disabled', false),
    )
    expect(screen.getByText('We could not load the questionnaire')).toBeTruthy()
    server.use(...stored.calls())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Statements 1 to 10' })).toBeTruthy()
  },
)
