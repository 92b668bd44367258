// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { contractServer, on } from '../../../testing/contract-server'
import { closeAssessments, EnglishServer, openAssessment } from './testing/open-assessment'
import { patient } from '../../../../scripts/lib/patience.mjs'

const practice = { data: { assessment_id: 'english_v3' as const, parts: [] } }
contractServer(on('getPractice', practice), on('listAttempts', { data: { results: [] } }))

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:take', revokeObjectURL: () => undefined }),
  )
})
afterEach(closeAssessments)

const button = (name: string) => screen.findByRole('button', { name })
const press = async (user: UserEvent, name: string) => user.click(await button(name))
const heading = (name: string) =>
  screen.findByRole('heading', { level: 1, name }, { timeout: patient(5_000) })

describe('while it runs', () => {
  test('words are counted, the text is saved, and a paste is refused with a word', async () => {
    const { server, openPage, user } = await openAssessment()
    const page = openPage()
    const sheet = await page.beginWriting()
    for (const [name, value] of [
      ['spellcheck', 'false'],
      ['autocorrect', 'off'],
      ['autocomplete', 'off'],
      ['lang', 'en'],
      ['dir', 'ltr'],
    ] as const)
      expect(sheet.getAttribute(name)).toBe(value)
    await user.type(sheet, 'My town')
    expect(await screen.findByText('1 word to go')).toBeTruthy()
    await user.paste('a pasted text')
    expect(await screen.findByText('Pasting is off. Please type your text yourself.')).toBeTruthy()
    await user.type(sheet, ' has changed')
    expect(await screen.findByText('Length is right')).toBeTruthy()
    await waitFor(
      () => expect(server.answers.get('writing-1')?.value).toBe('My town has changed'),
      { timeout: patient(4_000) },
    )
    expect(await screen.findByText(/^Saved/)).toBeTruthy()
  })

  test('the focus goes into the sheet when writing begins, and stays in a question that is open', async () => {
    const { openPage } = await openAssessment()
    const page = openPage()
    const sheet = await page.beginWriting()
    expect(document.activeElement).toBe(sheet)
    await closeAssessments()
    const { openPage: openAgain, user } = await openAssessment()
    const { run, begin } = openAgain()
    await begin(() => press(user, 'Exit assessment'))
    const covered = await screen.findByRole('textbox')
    expect(run.view.position?.phase).toBe('answering')
    expect(screen.getByRole('dialog')).toBeTruthy()
    expect(document.activeElement).not.toBe(covered)
  })

  test('a text that is empty is named as that before it is handed in', async () => {
    const { openPage, user } = await openAssessment()
    await openPage().beginWriting()
    await press(user, 'Submit writing')
    const asked = await screen.findByRole('dialog')
    expect(asked.textContent).toContain('You have not written anything yet.')
    expect(asked.textContent).not.toContain('shorter')
  })

  test('an omitted part asks nothing and is over when the candidate goes on', async () => {
    const server = new EnglishServer()
    server.exempt = ['mcqs']
    const { openPage, user } = await openAssessment({ server })
    const page = openPage()
    await user.type(await page.beginWriting(), 'One two')
    await press(user, 'Submit writing')
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Submit writing' }),
    )
    expect(await heading('Multiple choice')).toBeTruthy()
    expect(
      screen.getByRole('heading', { level: 2, name: 'You do not need to take this part' }),
    ).toBeTruthy()
    await press(user, 'Continue')
    expect(await heading('Speaking')).toBeTruthy()
    expect(await button('Begin speaking')).toBeTruthy()
    // A part that is left out ends without a message that its time is over.
    expect(screen.queryByText(/multiple choice is over/)).toBeNull()
    expect(server.view().parts.map(({ id, submitted_at: at }) => [id, at !== null])).toEqual([
      ['writing', true],
      ['mcqs', true],
      ['speaking', false],
    ])
  })

  test('all three parts, to the handing in', async () => {
    const { server, waited, openPage, user } = await openAssessment()
    const page = openPage()
    await user.type(await page.beginWriting(), 'One two')
    await press(user, 'Submit writing')
    const asked = await screen.findByRole('dialog')
    expect(asked.textContent).toContain('Your text is shorter than')
    await user.click(within(asked).getByRole('button', { name: 'Submit writing' }))
    expect(await screen.findByText('Your text is submitted.')).toBeTruthy()

    await press(user, 'Begin multiple choice')
    await user.click(await screen.findByRole('radio', { name: 'meets' }))
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Question 1 of 2')
    await press(user, 'Review answers')
    expect(await screen.findByText(/^1 question is not answered yet/)).toBeTruthy()
    // A second press at the place of "Review answers" asks to submit, and the dialog still has to
    // be confirmed.
    await press(user, 'Submit multiple choice')
    const open = await screen.findByRole('dialog', { name: 'Submit this part?' })
    expect(open.textContent).toContain('Unanswered: \u20682\u2069.')
    await user.click(within(open).getByRole('button', { name: 'Keep answering' }))
    await press(user, 'Change the answer to question 2')
    await user.click(await screen.findByRole('radio', { name: 'meeting' }))
    await user.keyboard('{Enter}')
    expect(await screen.findByText(/^You have answered every question/)).toBeTruthy()
    await press(user, 'Submit multiple choice')
    const whole = await screen.findByRole('dialog')
    expect(whole.textContent).not.toContain('Unanswered')
    await user.click(within(whole).getByRole('button', { name: 'Submit multiple choice' }))

    await press(user, 'Begin speaking')
    await press(user, 'Record answer')
    expect(
      await screen.findByText('Speak now. When you have finished, press Stop and save.'),
    ).toBeTruthy()
    expect(screen.queryByText(/then press Record/)).toBeNull()
    waited.more += 2_000
    await press(user, 'Stop and save')
    expect(await screen.findByLabelText('Listen to your answer')).toBeTruthy()
    await press(user, 'Record again')
    waited.more += 2_000
    await press(user, 'Stop and save')
    expect(
      await screen.findByText('You have used both recordings. The last one counts.'),
    ).toBeTruthy()
    expect(page.recorders.made.length).toBeGreaterThan(3)
    await press(user, 'Submit speaking')
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Submit speaking' }),
    )
    await heading('We are preparing your result')
    expect(screen.getAllByRole('link', { name: 'Back to assessments' })).toHaveLength(1)
    expect(server.takes.map(({ take }) => take)).toEqual([1, 2])
    expect(['mcqs-1', 'mcqs-2'].map((id) => server.answers.get(id)?.value)).toEqual(['a', 'b'])
    server.append({ type: 'attempt.disqualified', reason: 'phone' })
  })

  test('silence is said while one speaks, and a recording without a voice uses up no try', async () => {
    const { waited, openPage } = await openAssessment()
    const { ear, run, begin } = openPage()
    await begin()
    for (const part of ['writing', 'mcqs']) {
      await waitFor(() => expect(run.view.position).toEqual({ part, phase: 'answering' }))
      act(() => run.send({ type: 'part.submitted' }))
      act(() => run.send({ type: 'part.begun' }))
    }
    await waitFor(() => expect(run.view.position).toEqual({ part: 'speaking', phase: 'answering' }))
    expect(await act(() => run.startTake({ id: 'speaking-1', max_seconds: 90 }))).toBe(true)
    act(() => ear.hears({ heardMs: 0, silentMs: 3_000 }))
    expect(await screen.findByText('We cannot hear you')).toBeTruthy()
    act(() => ear.hears({ heardMs: 0 }))
    await waitFor(() => expect(screen.queryByText('We cannot hear you')).toBeNull())
    waited.more += 4_000
    await act(() => run.stopTake())
    expect(run.view.take).toMatchObject({ at: 'refused', because: 'silent' })
    expect(await screen.findByText('We could not hear you in this recording')).toBeTruthy()
    expect(
      screen.getByText(/^This recording does not count, and you have not used a try\./),
    ).toBeTruthy()
    expect(screen.queryByLabelText('Listen to your answer')).toBeNull()
    expect(run.view.takesStored.size).toBe(0)
    await act(() => run.startTake({ id: 'speaking-1', max_seconds: 90 }))
    await waitFor(() => expect(screen.queryByText(/^We could not hear you/)).toBeNull())
  })

  test('a part whose time is over is submitted as it is, and the next one says so', async () => {
    const server = new EnglishServer()
    const { openPage, user } = await openAssessment({ server })
    const page = openPage()
    const sheet = await page.beginWriting()
    await waitFor(() => expect(server.view().phase).toBe('answering'))
    server.clock.ahead = 20 * 60_000
    await user.type(sheet, 'Late')
    expect(
      await screen.findByText(
        'The time for writing is over. We submitted your text as it was.',
        {},
        { timeout: patient(5_000) },
      ),
    ).toBeTruthy()
  })

  test('without a connection the footer says that everything is kept, and nothing else changes', async () => {
    const { server, openPage, user } = await openAssessment()
    const page = openPage()
    const sheet = await page.beginWriting()
    server.silence = 'before'
    await user.type(sheet, 'Kept')
    expect(
      await screen.findByText('You are offline. Keep working.', {}, { timeout: patient(6_000) }),
    ).toBeTruthy()
    expect(document.activeElement).toBe(sheet)
    server.silence = 'none'
    expect(
      await screen.findByText(
        'You are online again. Everything is saved.',
        {},
        { timeout: patient(15_000) },
      ),
    ).toBeTruthy()
    expect(server.answers.get('writing-1')?.value).toBe('Kept')
  })

  test.each([
    [
      'en',
      'Your camera’s picture is frozen.',
      'Reconnect the camera or reload the page. Your work is saved.',
    ],
    ['ar', 'صورة الكاميرا متجمدة.', 'افصل الكاميرا وأعد وصلها، أو أعد تحميل الصفحة. عملك محفوظ.'],
  ] as const)(
    'the footer says what is wrong with the recording and what to do, in %s',
    async (language, fault, fix) => {
      const { openPage } = await openAssessment({ language })
      const { run, beginWriting } = openPage()
      await beginWriting()
      act(() => {
        run.engine.faults = ['picture_frozen']
        run.engine.changes.emit()
      })
      const footer = screen.getByRole('contentinfo')
      await waitFor(() => expect(footer.querySelector('strong')?.textContent).toBe(fault))
      expect(within(footer).getByText(fix)).toBeTruthy()
      expect(within(footer).getByRole('alert').textContent).toBe(`${fault} ${fix}`)
      act(() => {
        run.engine.faults = []
        run.engine.changes.emit()
      })
      await waitFor(() => expect(within(footer).queryByText(fix)).toBeNull())
      expect(within(footer).getByRole('alert').textContent).toBe('')
    },
  )

  test('an exit says what happens, may be declined, and cancels when it is confirmed', async () => {
    const { server, openPage, user } = await openAssessment()
    const page = openPage()
    await page.beginWriting()
    await press(user, 'Exit assessment')
    expect((await screen.findByRole('dialog')).textContent).toContain(
      'and you cannot return to it.',
    )
    await press(user, 'Stay in assessment')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press(user, 'Exit assessment')
    await press(user, 'Exit and cancel')
    await heading('Your assessment is cancelled')
    expect(screen.getByText('You exited before the end.')).toBeTruthy()
    expect(server.view()).toMatchObject({ status: 'CANCELLED', cancel_reason: 'exited' })
  })

  test('a lost camera covers the work until it is on again', async () => {
    const { openPage, user } = await openAssessment()
    const page = openPage()
    const sheet = await page.beginWriting()
    sheet.focus()
    page.media.camera.unplug()
    expect(await screen.findByRole('heading', { name: 'Your camera is off' })).toBeTruthy()
    expect(sheet.closest('[inert]')).not.toBeNull()
    expect(document.activeElement).toBe(await button('Switch on camera'))
    await press(user, 'Switch on camera')
    await waitFor(() => expect(sheet.closest('[inert]')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(sheet))
  })

  test('a second tab asks before it takes over, and the first becomes read-only', async () => {
    const { openPage, user } = await openAssessment()
    const first = openPage()
    await user.type(await first.beginWriting(), 'From the first tab')
    const second = openPage()
    const inSecond = within(second.drawn.container)
    for (const name of [
      'Continue here',
      'Switch on camera',
      'Switch on microphone',
      'Share screen',
    ])
      await user.click(await inSecond.findByRole('button', { name }))
    const sheet = await inSecond.findByRole<HTMLTextAreaElement>('textbox')
    await waitFor(() => expect(sheet.value).toBe('From the first tab'))
    const inFirst = within(first.drawn.container)
    expect(
      await inFirst.findByText('You continued in another tab or on another device.'),
    ).toBeTruthy()
    expect(inFirst.getByRole<HTMLTextAreaElement>('textbox').readOnly).toBe(true)
  })
})
