// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { components } from '../../../../openapi/generated/api'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'
import { writeInto } from '../../../testing/write-into'

type Question = components['schemas']['SurveyQuestion']

const id = (number: number) => `01920000-0000-7000-8000-${String(number).padStart(12, '0')}`
const question = (number: number, differs: Partial<Question> = {}): Question => ({
  id: id(number),
  question: `Question ${number} in English`,
  question_ar: `السؤال ${number}`,
  type: 'rating',
  options: [],
  position: number,
  updated_at: '2026-11-20T08:00:00.000Z',
  ...differs,
})
const choice = question(2, {
  type: 'choice',
  options: [
    { value: 'camera', label: 'The camera', label_ar: 'الكاميرا' },
    { value: 'none', label: 'Nothing', label_ar: 'لا شيء' },
  ],
})

const sent: unknown[] = []
const server = contractServer(
  on('getUser', { data: person({ role: 'recruiter', first_name: 'Noura', last_name: 'Hassan' }) }),
  on('listSurveyQuestions', {
    data: { results: [question(1), choice, question(3)], page: 1, limit: 100, total: 3 },
  }),
  on('updateSurveyQuestion', ({ params, body }) => {
    sent.push(params['id'], body)
    return { data: question(1) }
  }),
  on('addSurveyQuestion', ({ body }) => {
    sent.push(body)
    return { data: question(4) }
  }),
  on('deleteSurveyQuestion', ({ params }) => {
    sent.push(params['id'])
    return { data: {}, message: 'Question deleted.' }
  }),
)
prepareOpening()
beforeEach(() => {
  sent.length = 0
  localStorage.setItem('token', 'token-1')
})

const path = '/recruiter/survey-questions'
const list = () => screen.findByRole('list', { name: 'Survey questions' })

test('the list shows both languages, the form of the answer and what can be chosen', async () => {
  await openScreen(path)
  const [first, second] = within(await list()).getAllByRole('listitem')
  expect(first?.textContent).toMatch(/Question 1 in English.*السؤال 1.*Rating from 1 to 5/)
  expect(second?.textContent).toContain('The camera · Nothing')
  expect(screen.getByRole('link', { name: 'Edit question 1' }).getAttribute('href')).toBe(
    `/recruiter/edit-survey-question/${id(1)}`,
  )
})

test('a question is moved to the place before or after', async () => {
  const at = await openScreen(path)
  await list()
  expect(
    screen.getByRole('button', { name: 'Move question 1 up' }).getAttribute('aria-disabled'),
  ).toBe('true')
  await at.user.click(screen.getByRole('button', { name: 'Move question 3 up' }))
  await waitFor(() => expect(sent).toEqual([id(3), { position: 2 }]))
})

test('deleting asks first, and says that answers are kept', async () => {
  const at = await openScreen(path)
  await list()
  await at.user.click(screen.getByRole('button', { name: 'Delete question 2' }))
  const dialog = await screen.findByRole('dialog', { name: 'Delete this question?' })
  expect(dialog.textContent).toMatch(/Question 2 in English.*Answers already given are kept/)
  expect(sent).toEqual([])
  await at.user.click(within(dialog).getByRole('button', { name: 'Delete question' }))
  await screen.findByText('Question deleted.')
  expect(sent).toEqual([id(2)])
})

test('a refused deletion gives an error in the dialog', async () => {
  server.use(
    on('deleteSurveyQuestion', {
      status: 404,
      code: 'question_not_found',
      message: 'Question not found.',
    }),
  )
  const at = await openScreen(path)
  await list()
  await at.user.click(screen.getByRole('button', { name: 'Delete question 2' }))
  const dialog = await screen.findByRole('dialog')
  await at.user.click(within(dialog).getByRole('button', { name: 'Delete question' }))
  expect((await within(dialog).findByRole('alert')).textContent).toContain(
    'Failed to delete question. Question not found.',
  )
})

test('a choice question has its answers in both languages, and a missing one is marked at its field', async () => {
  const at = await openScreen('/recruiter/add-survey-question')
  await writeInto(
    at.user,
    await screen.findByLabelText('Question in English'),
    ' What troubled you? ',
  )
  await writeInto(at.user, screen.getByLabelText('Question in Arabic'), 'ما الذي أزعجك؟')
  await at.user.selectOptions(screen.getByLabelText('Answer type'), 'One of several')
  for (const [label, text] of [
    ['Answer 1 in English', 'Camera'],
    ['Answer 1 in Arabic', 'الكاميرا'],
    ['Answer 2 in English', 'Nothing'],
  ] as const)
    await writeInto(at.user, screen.getByLabelText(label), text)
  await at.user.click(screen.getByRole('button', { name: 'Add question' }))
  await waitFor(() =>
    expect(screen.getByLabelText('Answer 2 in Arabic').getAttribute('aria-invalid')).toBe('true'),
  )
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByLabelText('Answer 2 in Arabic')),
  )
  await writeInto(at.user, screen.getByLabelText('Answer 2 in Arabic'), 'لا شيء')
  await at.user.click(screen.getByRole('button', { name: 'Add question' }))
  await waitFor(() => expect(at.address()).toBe(path))
  const value = expect.any(String)
  expect(sent).toEqual([
    {
      question: 'What troubled you?',
      question_ar: 'ما الذي أزعجك؟',
      type: 'choice',
      options: [
        { value, label: 'Camera', label_ar: 'الكاميرا' },
        { value, label: 'Nothing', label_ar: 'لا شيء' },
      ],
    },
  ])
})

test('a question is reworded; its answers keep the values they were given under', async () => {
  const at = await openScreen(`/recruiter/edit-survey-question/${id(2)}`)
  const field = await screen.findByLabelText('Question in English')
  expect(screen.getByText(/keep the earlier wording/)).toBeTruthy()
  await at.user.clear(field)
  await writeInto(at.user, field, 'What troubled you most?')
  await at.user.click(screen.getByRole('button', { name: 'Save question' }))
  await screen.findByText('The question was saved')
  expect(sent).toEqual([
    id(2),
    {
      question: 'What troubled you most?',
      question_ar: choice.question_ar,
      type: 'choice',
      options: choice.options,
    },
  ])
})

test('an error of the server is shown at its field', async () => {
  server.use(
    on('addSurveyQuestion', {
      status: 422,
      code: 'validation_failed',
      fields: { question_ar: 'Field cannot be empty' },
    }),
  )
  const at = await openScreen('/recruiter/add-survey-question')
  await writeInto(at.user, await screen.findByLabelText('Question in English'), 'Why?')
  await at.user.type(screen.getByLabelText('Question in Arabic'), '؟')
  await at.user.click(screen.getByRole('button', { name: 'Add question' }))
  await waitFor(() => expect(screen.getByText('Field cannot be empty')).toBeTruthy())
})

test('a question that is gone says so', async () => {
  await openScreen(`/recruiter/edit-survey-question/${id(9)}`)
  await screen.findByRole('heading', { name: 'Question not found' })
})

test('the settings lead to the same list, in Arabic too', async () => {
  await openScreen('/settings/survey-questions', { language: 'ar' })
  await screen.findByRole('list', { name: 'أسئلة الاستبيان' })
})
