// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Question } from '../../../features/assessments/attempt/attempt-api'
import { contractServer, on } from '../../../testing/contract-server'
import type { Part } from './part/part'
import { closeAssessments, EnglishServer, openAssessment } from './testing/open-assessment'
import { patient } from '../../../../scripts/lib/patience.mjs'

const practice = { data: { assessment_id: 'english_v3' as const, parts: [] } }
contractServer(on('getPractice', practice), on('listAttempts', { data: { results: [] } }))

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  Element.prototype.scrollIntoView = vi.fn()
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:media', revokeObjectURL: () => undefined }),
  )
})
afterEach(closeAssessments)

type Asked = Omit<Question, 'id' | 'prompt'>

/**
 * An attempt in a part of this kind. Its questions are q1, q2 …; that it is the first of the
 * attempt changes nothing of it.
 */
async function answering(
  kind: Part['kind'],
  asked: readonly Asked[],
  before: (server: EnglishServer) => void = () => undefined,
) {
  const server = new EnglishServer()
  const plain = server.getQuestionnaire
  server.getQuestionnaire = async () => {
    const all = await plain()
    const questions = asked.map((question, at) => ({
      ...question,
      id: `q${at + 1}`,
      prompt: { en: 'What to do', ar: 'المطلوب' },
    }))
    return {
      ...all,
      parts: all.parts.map((part, at) => (at === 0 ? { ...part, kind, questions } : part)),
    }
  }
  before(server)
  const { openPage, user } = await openAssessment({ server })
  const page = openPage()
  await page.begin()
  // While somebody types, the server has what stood when they paused.
  const saved = (id: string, value: string) =>
    waitFor(() => expect(server.answers.get(id)?.value).toBe(value), { timeout: patient(8_000) })
  return { server, user, saved, page }
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })

/** By the footer: at the last question it goes there too. */
const review = async (user: UserEvent) =>
  user.click(
    await within(screen.getByRole('contentinfo')).findByRole('button', { name: 'Review answers' }),
  )

test('ranking shows the user’s request, marks an incomplete order, and saves a complete one', async () => {
  const options = ['a', 'b', 'c', 'd'].map((id) => ({
    id,
    text: id === 'd' ? 'الرد الرابع' : `Text of ${id}`,
  }))
  const { user, saved } = await answering('quality_ranking', [
    { type: 'json', body: '<p>The user asked</p>', options },
  ])
  expect(within(await screen.findByRole('complementary')).getByText('The user asked')).toBeTruthy()
  expect(screen.getByText('الرد الرابع').getAttribute('dir')).toBe('rtl')
  await user.click(
    within(screen.getByRole('group', { name: 'Rank of Response B' })).getByRole('button', {
      name: 'Rank 1',
    }),
  )
  await user.keyboard('{Tab}1')
  expect(
    within(screen.getByRole('group', { name: 'Rank of Response C' })).getByRole('button', {
      name: 'Rank 1',
      pressed: true,
    }),
  ).toBeTruthy()
  expect(
    screen.getByText('Order now: 1, Response C; 2, none yet; 3, none yet; 4, none yet.'),
  ).toBeTruthy()
  await user.click(await button('Undo'))
  await review(user)
  expect(await screen.findByText('3 responses have no rank yet.')).toBeTruthy()
  expect(screen.getByText('Not answered yet')).toBeTruthy()

  await user.click(await button('Change the answer to question 1'))
  for (const [name, rank] of [
    ['A', 2],
    ['C', 4],
    ['D', 3],
  ] as const)
    await user.click(
      within(await screen.findByRole('group', { name: `Rank of Response ${name}` })).getByRole(
        'button',
        { name: `Rank ${rank}` },
      ),
    )
  await review(user)
  expect(
    await screen.findByText('1, Response B; 2, Response A; 3, Response D; 4, Response C'),
  ).toBeTruthy()
  await saved('q1', '{"a":2,"b":1,"c":4,"d":3}')
})

const sound = { kind: 'audio' as const, url: '/api/files/sound' }

test('transcription: the sheet is in the language spoken, a sound that does not load keeps nobody from writing, and it comes when tried again', async () => {
  const { server, user, saved } = await answering(
    'audio_transcription',
    [{ type: 'long_text', answer_lang: 'ar', media: sound }],
    (made) => {
      made.getMedia = async () =>
        Promise.reject(Object.assign(new Error(), { code: 'offline', status: null }))
    },
  )
  expect(await screen.findByText('We could not load the recording')).toBeTruthy()
  const sheet = await screen.findByRole<HTMLTextAreaElement>('textbox')
  for (const [name, value] of [
    ['dir', 'rtl'],
    ['lang', 'ar'],
    ['spellcheck', 'false'],
    ['autocorrect', 'off'],
    ['autocomplete', 'off'],
  ] as const)
    expect(sheet.getAttribute(name)).toBe(value)
  await user.type(sheet, 'مرحبا')
  await user.paste('نص')
  expect(await screen.findByText(/^Pasting is off\./)).toBeTruthy()
  await saved('q1', 'مرحبا')

  server.getMedia = async () => new Blob(['sound'], { type: 'audio/flac' })
  await user.click(await button('Try again'))
  expect(await screen.findByRole('group', { name: 'Recording' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy()
  expect(sheet.value).toBe('مرحبا')
})

test('correction: all sentences are on one page, Enter goes on, and extra words are noted and saved', async () => {
  const { user, saved } = await answering('error_correction', [
    { type: 'text', answer_lang: 'en', body: '<p>She drink tea.</p>' },
    { type: 'text', answer_lang: 'ar', body: '<p lang="ar">جملة فيها خطأ.</p>' },
    { type: 'text', answer_lang: 'en', body: '<p>He go home.</p>' },
  ])
  const first = await screen.findByRole('textbox', { name: 'Corrected word She drink tea.' })
  const second = screen.getByRole('textbox', { name: 'Corrected word جملة فيها خطأ.' })
  expect([
    second.getAttribute('dir'),
    second.getAttribute('lang'),
    second.getAttribute('spellcheck'),
  ]).toEqual(['rtl', 'ar', 'false'])
  await user.type(first, 'drinks{Enter}')
  expect(document.activeElement).toBe(second)
  await user.keyboard('كلمة أخرى')
  expect(
    await screen.findByText('One word is needed. You wrote 2; they are saved as they are.'),
  ).toBeTruthy()
  await saved('q1', 'drinks')
  await saved('q2', 'كلمة أخرى')
  await user.click(screen.getByRole('button', { name: 'Sentence 3, not answered yet' }))
  expect(document.activeElement).toBe(
    screen.getByRole('textbox', { name: 'Corrected word He go home.' }),
  )
  await user.click(await button(/^Submit part/))
  const asked = await screen.findByRole('dialog')
  expect(asked.textContent).toContain('1 sentence has no answer yet.')
  expect(asked.textContent).toContain('1 answer has more than one word.')
})

test('reading of a picture: the sheet begins with it, it can be brought back and that undone, and what was not touched is marked', async () => {
  const given = 'Bill no. 004778\nGhange 13.55'
  const picture = { kind: 'image' as const, url: '/api/files/picture' }
  const { user, saved } = await answering('ocr_check', [
    { type: 'text', answer_lang: 'en', media: picture, given },
    { type: 'text', answer_lang: 'ar', media: picture, given: 'حديفة' },
  ])
  expect(
    await screen.findByRole('img', { name: 'A picture with the text that the program read' }),
  ).toBeTruthy()
  const sheet = screen.getByRole<HTMLTextAreaElement>('textbox')
  expect(sheet.value).toBe(given)
  await user.type(sheet, '{Backspace}6')
  const mine = `${given.slice(0, -1)}6`
  await saved('q1', mine)
  await user.click(await button('Restore text'))
  expect(sheet.value).toBe(given)
  await user.click(await button('Undo'))
  expect(sheet.value).toBe(mine)
  await user.clear(sheet)
  expect(sheet.value).toBe('')
  await user.click(await button('Restore text'))

  await user.click(await button('Next'))
  expect((await screen.findByRole('textbox')).getAttribute('dir')).toBe('rtl')
  await review(user)
  expect(await screen.findAllByText('You have not changed anything yet.')).toHaveLength(2)
  await user.click(await button('Change the answer to question 1'))
  await user.type(await screen.findByRole('textbox'), '!')
  await review(user)
  expect(await screen.findAllByText('You have not changed anything yet.')).toHaveLength(1)
})
