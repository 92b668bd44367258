// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toIncidentNumber } from '../../../../machines/shared/incident-number'
import { attemptId } from '../../../features/assessments/testing/in-memory-server'
import { contractServer, on } from '../../../testing/contract-server'
import { AnnotationServer, annotationQuestions } from './testing/annotation-server'
import { closeAssessments, openAssessment } from './testing/open-assessment'
import { patient } from '../../../../scripts/lib/patience.mjs'

const practice = { data: { assessment_id: 'annotation_v3' as const, parts: annotationQuestions } }
contractServer(on('getPractice', practice), on('listAttempts', { data: { results: [] } }))

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:media', revokeObjectURL: () => undefined }),
  )
})
afterEach(closeAssessments)

const button = (name: string) => screen.findByRole('button', { name }, { timeout: patient(5_000) })
const press = async (user: UserEvent, name: string) => user.click(await button(name))
const review = async (user: UserEvent) =>
  user.click(
    within(await screen.findByRole('contentinfo')).getByRole('button', { name: 'Review answers' }),
  )

async function running(language: 'en' | 'ar' = 'en') {
  const server = new AnnotationServer()
  const { openPage, user } = await openAssessment({ language, server })
  const page = openPage()
  await page.begin()
  const saved = (id: string) =>
    waitFor(
      () => server.answers.get(id)?.value ?? Promise.reject(new Error(`${id} is not there yet.`)),
      { timeout: patient(5_000) },
    )
  /** Hands the parts in as they stand, up to the briefing of this one, and begins it. */
  const goTo = async (part: number) => {
    for (let at = 1; at < part; at += 1) {
      page.run.send({ type: 'part.submitted' })
      await waitFor(() =>
        expect(page.run.view.position).toMatchObject({ part: `part${at + 1}`, phase: 'briefing' }),
      )
      page.run.send({ type: 'part.begun' })
      await waitFor(() => expect(page.run.view.position).toMatchObject({ phase: 'answering' }))
    }
  }
  return { server, user, page, saved, goTo }
}

test('the guideline stays beside the questions and their review, and the bar says which of eight parts it is', async () => {
  const { user, saved } = await running()
  const beside = within(await screen.findByRole('region', { name: 'Guideline comprehension' }))
  expect(beside.getByRole('heading', { level: 3, name: 'Labels' })).toBeTruthy()
  expect(beside.getByText('برج').getAttribute('dir')).toBe('rtl')
  expect(screen.getByRole('img', { name: 'Part 1 of 8, Guideline comprehension' })).toBeTruthy()
  const arabic = screen.getByRole('radio', { name: 'الوحدة خاطئة' })
  expect([
    arabic.closest('label')?.getAttribute('dir'),
    arabic.closest('label')?.getAttribute('lang'),
  ]).toEqual(['auto', 'ar'])
  await user.click(arabic)
  await review(user)
  expect(await screen.findByText(/^1 question is not answered yet/)).toBeTruthy()
  expect(beside.getByText('Labels')).toBeTruthy()
  expect(await saved('p1-1')).toBe('b')
  await press(user, 'Submit part 1')
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Submit part 1' }),
  )
  expect(await screen.findByText('Part 1 is submitted.')).toBeTruthy()
  expect(await button('Begin part 2')).toBeTruthy()
})

test('a translation is beside its source, and the review says what is still missing', async () => {
  const { user, goTo, saved } = await running()
  await goTo(3)
  expect((await screen.findByText('متران')).getAttribute('dir')).toBe('rtl')
  expect(screen.getByText('Source').nextElementSibling?.textContent).toBe('Two kilometres')
  const field = screen.getByRole<HTMLInputElement>('textbox', {
    name: 'Replacement',
  })
  for (const [name, value] of [
    ['dir', 'rtl'],
    ['lang', 'ar'],
    ['spellcheck', 'false'],
    ['autocorrect', 'off'],
    ['autocomplete', 'off'],
  ] as const)
    expect(field.getAttribute(name)).toBe(value)
  await user.type(field, 'كيلومتران')
  await user.paste('نص')
  expect(await screen.findByText(/^Pasting is off\./)).toBeTruthy()
  await review(user)
  expect(await screen.findByText('You wrote words but did not select an answer.')).toBeTruthy()
  await press(user, 'Change the answer to question 1')
  await user.click(await screen.findByRole('radio', { name: 'الوحدة خاطئة' }))
  await press(user, 'Next')
  await user.click(await screen.findByRole('radio', { name: 'Nothing is wrong' }))
  await review(user)
  expect(await screen.findByText(/^You have answered every question/)).toBeTruthy()
  expect(screen.getByText('كيلومتران')).toBeTruthy()
  expect(screen.getAllByText(/^You did not write a replacement/)).toHaveLength(1)
  await waitFor(
    async () => expect(JSON.parse(await saved('p3-1'))).toEqual({ option: 'b', text: 'كيلومتران' }),
    { timeout: patient(5_000) },
  )
})

test('two texts keep their own words, and what is too short or too long is asked about before it is handed in', async () => {
  const { user, goTo, saved } = await running()
  await goTo(8)
  await user.type(await screen.findByRole('textbox'), 'One')
  await press(user, 'Submit part 8')
  expect((await screen.findByRole('dialog')).textContent).toContain('Task 2 has no text yet.')
  await press(user, 'Keep writing')
  await press(user, 'Task 2, 0 words')
  expect(await screen.findByText('Message 2')).toBeTruthy()
  await user.type(screen.getByRole('textbox'), 'One two three four')
  await press(user, 'Task 1, 1 word')
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox')).value).toBe('One')
  await press(user, 'Submit part 8')
  const asked = (await screen.findByRole('dialog')).textContent
  expect(asked).toContain('Task 1 is shorter than the required 2 to 3 words.')
  expect(asked).toContain('Task 2 is longer than the required 2 to 3 words.')
  expect(asked).toContain('This is the last part.')
  await waitFor(async () => expect(await saved('p8-2')).toBe('One two three four'), {
    timeout: patient(5_000),
  })
})

test('help says that the clock goes on, and under which number the attempt is found', async () => {
  const { user } = await running()
  await press(user, 'Help')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('The clock keeps running while you read this.')).toBeTruthy()
  expect(dialog.getByText(toIncidentNumber(attemptId))).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Back to the assessment' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('in Arabic too: one practice item for each of the eight parts, without devices to be switched on', async () => {
  const { openPage, user } = await openAssessment({
    language: 'ar',
    server: new AnnotationServer(),
  })
  openPage()
  expect(await screen.findAllByRole('tab', {}, { timeout: patient(5_000) })).toHaveLength(8)
  expect(screen.queryByRole('button', { name: 'تشغيل الأجهزة' })).toBeNull()
  await user.click(screen.getByRole('tab', { name: 'مراجعة الترجمة' }))
  expect((await screen.findByRole('textbox', { name: 'النص البديل' })).getAttribute('dir')).toBe(
    'rtl',
  )
  await user.click(screen.getByRole('radio', { name: 'Nothing is wrong' }))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Nothing is wrong' }).checked).toBe(
    true,
  )
})
