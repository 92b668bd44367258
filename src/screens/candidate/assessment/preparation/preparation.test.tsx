// @vitest-environment jsdom
import 'fake-indexeddb/auto'
import { act, screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeAudio } from '../../../../features/assessments/testing/fake-audio'
import { contractServer, on } from '../../../../testing/contract-server'
import { closeAssessments, EnglishServer, openAssessment } from '../testing/open-assessment'
import { patient } from '../../../../../scripts/lib/patience.mjs'

const practice = { data: { assessment_id: 'english_v3' as const, parts: [] } }
contractServer(on('getPractice', practice), on('listAttempts', { data: { results: [] } }))

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:take', revokeObjectURL: () => undefined }),
  )
})
afterEach(async () => {
  await closeAssessments()
  vi.unstubAllGlobals()
})

const button = (name: string) => screen.findByRole('button', { name })
const press = async (user: UserEvent, name: string) => user.click(await button(name))
const heading = (name: string) =>
  screen.findByRole('heading', { level: 1, name }, { timeout: patient(5_000) })
const focusedHeading = async (name: string) => {
  const shown = await heading(name)
  await waitFor(() => expect(document.activeElement).toBe(shown))
}

async function comeToEquipment(user: UserEvent) {
  await press(user, 'Continue')
  await user.click(await screen.findByRole('checkbox', { name: /agree/ }))
  await press(user, 'Agree and continue')
  await press(user, 'I accept these conditions')
  await heading('Check your equipment')
}

async function switchOn(user: UserEvent) {
  await press(user, 'Switch on camera')
  await press(user, 'Switch on microphone')
  await press(user, 'Share screen')
}

/** What a check says of devices that are on. */
const works = { camera: true, microphone: true, screen: true }

describe('before the start', () => {
  test('the focus moves to the heading of every step, and consent is given only by ticking it', async () => {
    const { server, openPage, user } = await openAssessment()
    openPage()
    await focusedHeading('Practise first')
    await press(user, 'Continue')
    await focusedHeading('Your consent to the recording')
    await press(user, 'Agree and continue')
    expect(server.calls).not.toContain('giveConsent')
    expect(
      await screen.findByText('Tick this box to continue, or leave the page to refuse.'),
    ).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: /agree/ }))
    await user.click(screen.getByRole('checkbox', { name: /agree/ }))
    await press(user, 'Agree and continue')
    await heading('Before you begin')
    expect(server.calls).toContain('giveConsent')
  })

  test.each([
    ['en', 'Continue', /agree/, 'Agree and continue', 'Read current text'],
    ['ar', 'متابعة', /أوافق على/, 'الموافقة والمتابعة', 'قراءة النص الحالي'],
  ] as const)(
    'a consent text that has changed is not agreed to: in %s a press loads the current one',
    async (language, next, box, agree, again) => {
      const { server, openPage, user } = await openAssessment({ language })
      server.textIsOutdated = true
      openPage()
      await press(user, next)
      await user.click(await screen.findByRole('checkbox', { name: box }))
      await press(user, agree)
      const reload = vi.fn()
      vi.stubGlobal('location', { ...window.location, reload })
      await press(user, again)
      expect(reload).toHaveBeenCalledOnce()
    },
  )

  test('a shared window is refused with how to mend it, and a denied camera with how to grant it', async () => {
    const { openPage, user } = await openAssessment()
    const { media } = openPage()
    await comeToEquipment(user)
    media.refuse = 'NotAllowedError'
    await press(user, 'Switch on camera')
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Permission Denied; enable permission.',
    )
    media.surface = 'window'
    await press(user, 'Share screen')
    expect(
      await screen.findByText(
        /You shared one tab or window\. Share again and select Entire screen/,
      ),
    ).toBeTruthy()
    media.surface = 'monitor'
    await press(user, 'Share again')
    await press(user, 'Switch on microphone')
    expect((await button('Start the assessment')).getAttribute('aria-disabled')).toBe('true')
    await press(user, 'Try again')
    await waitFor(async () =>
      expect((await button('Start the assessment')).getAttribute('aria-disabled')).toBeNull(),
    )
  })

  test.each([
    ['en', 'Read the sentence aloud to start.', 'We cannot hear you.', 'We can hear you.'],
    ['ar', 'اقرأ الجملة بصوت مسموع لتبدأ.', 'لا نسمع صوتك.', 'صوتك مسموع.'],
  ] as const)(
    'the start waits for a voice at the microphone, in %s',
    async (language, needed, silent, heard) => {
      const audio = fakeAudio()
      const { server, openPage, user } = await openAssessment({ language })
      await openPage().comeToDevices()
      const microphone = () => screen.getAllByRole('listitem')[1]?.textContent ?? ''
      expect((await screen.findAllByText(new RegExp(needed))).length).toBeGreaterThan(0)
      const start = screen.getByRole('button', { name: i18next.t('assessment:device.start') })
      expect(start.getAttribute('aria-disabled')).toBe('true')
      expect(microphone()).toContain(i18next.t('assessment:device.open'))
      await waitFor(() => expect(microphone()).toContain(silent), { timeout: patient(10_000) })
      audio.isSpeaking = true
      await waitFor(() => expect(microphone()).toContain(heard), { timeout: patient(10_000) })
      expect(microphone()).toContain(i18next.t('assessment:device.ok'))
      expect(start.getAttribute('aria-disabled')).toBeNull()
      await user.click(start)
      await waitFor(() => expect(server.deviceCheck).toEqual({ ...works, voice: true }))
    },
  )

  test('a candidate without a speaking part starts without a voice test', async () => {
    fakeAudio()
    const server = new EnglishServer()
    server.exempt = ['speaking']
    const { openPage, user } = await openAssessment({ server })
    await openPage().comeToDevices()
    await waitFor(async () =>
      expect((await button('Start the assessment')).getAttribute('aria-disabled')).toBeNull(),
    )
    expect(screen.queryByText(/Read this sentence aloud/)).toBeNull()
    await press(user, 'Start the assessment')
    await waitFor(() => expect(server.deviceCheck).toEqual({ ...works, voice: false }))
  })

  test.each([
    ['has no sound', () => undefined],
    [
      'has no loudspeaker, as in Firefox',
      () => {
        fakeAudio().sound = 'suspended'
      },
    ],
  ])('in a browser that %s no voice is claimed or waited for', async (_, prepare) => {
    prepare()
    const { server, openPage, user } = await openAssessment()
    await openPage().comeToDevices()
    await screen.findByText(/^This browser cannot check your voice/, undefined, {
      timeout: patient(10_000),
    })
    await press(user, 'Start the assessment')
    await waitFor(() => expect(server.deviceCheck).toEqual({ ...works, voice: false }))
  })

  test.each([
    ['en', 'camera', /do not need a camera/, 'We are recording your screen'],
    [
      'en',
      'screen',
      /do not need to share your screen/,
      'We are recording your camera and microphone',
    ],
    ['ar', 'camera', /لا حاجة إلى الكاميرا/, 'جارٍ تسجيل الشاشة'],
    ['ar', 'screen', /لا حاجة إلى مشاركة شاشتك/, 'جارٍ تسجيل الكاميرا والميكروفون'],
  ] as const)(
    'in %s a candidate whose %s is replaced reads so, is not asked for it, and starts without it',
    async (language, replaced, said, recorded) => {
      const server = new EnglishServer()
      server.replaced = [replaced]
      const { openPage, user } = await openAssessment({ language, server })
      const words = i18next.getFixedT(null, 'assessment')
      const { run } = openPage()
      const come = (state: 'practice' | 'conditions') =>
        waitFor(() => expect(run.view.snapshot.matches(state)).toBe(true))
      await come('practice')
      await heading(words('practice.title'))
      const tried = replaced === 'camera' ? 'practice.microphoneTitle' : 'practice.deviceTitle'
      expect(screen.getByRole('heading', { name: words(tried) })).toBeTruthy()
      act(() => run.send({ type: 'practice.finished' }))
      act(() => run.send({ type: 'consent.given', textVersion: '1', lang: language }))
      await come('conditions')
      expect(await screen.findByText(said)).toBeTruthy()
      expect(screen.getByText(words('conditions.devicesReplaced'))).toBeTruthy()
      expect(screen.queryByText(words('arranged.body'))).toBeNull()
      await press(user, words('conditions.accept'))
      await heading(words('device.title'))
      expect(screen.getByText(words('device.introReplaced'))).toBeTruthy()
      expect(screen.getByText(said)).toBeTruthy()
      const buttons = {
        camera: 'device.allowCamera',
        microphone: 'device.allowMicrophone',
        screen: 'device.share',
      } as const
      expect(screen.queryByRole('button', { name: words(buttons[replaced]) })).toBeNull()
      expect(screen.queryAllByText(words('device.previewOff'))).toHaveLength(
        replaced === 'camera' ? 0 : 1,
      )
      for (const device of ['camera', 'microphone', 'screen'] as const)
        if (device !== replaced) await press(user, words(buttons[device]))
      await waitFor(async () =>
        expect((await button(words('device.start'))).getAttribute('aria-disabled')).toBeNull(),
      )
      expect(screen.getAllByText(words('device.allReady')).length).toBeGreaterThan(0)
      await press(user, words('device.start'))
      await press(user, words('briefing.begin.writing'))
      expect(await screen.findByRole('region', { name: recorded })).toBeTruthy()
    },
  )

  test('questions that do not load are said so, and tried again', async () => {
    const { server, openPage, user } = await openAssessment()
    openPage()
    await comeToEquipment(user)
    await switchOn(user)
    server.silence = 'before'
    await press(user, 'Start the assessment')
    await heading('Failed to get assessment questions.')
    server.silence = 'none'
    await press(user, 'Try again')
    expect(await button('Begin writing')).toBeTruthy()
  })

  test.each([
    [
      'en',
      ['30 min', 'Exempt', '15 min'],
      '45 minutes in 2 parts',
      'Your accommodations',
      /a break of 5 minutes/,
    ],
    [
      'ar',
      ['30 د', 'معفى منه', '15 د'],
      '45 دقيقة في جزأين',
      'ترتيباتك التيسيرية',
      /استراحة 5 دقائق/,
    ],
  ] as const)(
    'the conditions and the last words before the start tell the candidate’s own times as arranged, in %s',
    async (language, times, size, title, breaks) => {
      const server = new EnglishServer()
      server.arranged = { factor: 1.5, breakSeconds: 300 }
      server.exempt = ['mcqs']
      const { openPage } = await openAssessment({ language, server })
      const { run } = openPage()
      const come = (state: 'practice' | 'conditions' | 'permissions') =>
        waitFor(() => expect(run.view.snapshot.matches(state)).toBe(true))
      await come('practice')
      act(() => run.send({ type: 'practice.finished' }))
      act(() => run.send({ type: 'consent.given', textVersion: '1', lang: language }))
      await come('conditions')
      expect(await screen.findByText(title)).toBeTruthy()
      expect(screen.getByText(breaks)).toBeTruthy()
      for (const time of times) expect(screen.getByText(time)).toBeTruthy()
      expect(screen.getByText((words) => words.startsWith(size))).toBeTruthy()

      act(() => run.send({ type: 'conditions.accepted' }))
      await come('permissions')
      expect(await screen.findByText((words) => words.startsWith(size))).toBeTruthy()
      expect(screen.getByText(title)).toBeTruthy()
      expect(screen.getByText(breaks)).toBeTruthy()
    },
  )

  test.each([
    [
      'en',
      ['20 min', '10 min', '10 min'],
      [
        'A quiet place',
        'Stable internet',
        'Camera, microphone and screen on throughout',
        'No phone',
        'Using a phone disqualifies you.',
      ],
    ],
    [
      'ar',
      ['20 د', '10 د', '10 د'],
      [
        'مكان هادئ',
        'إنترنت مستقر',
        'الكاميرا والميكروفون ومشاركة الشاشة طوال الوقت',
        'من غير هاتف',
        'استخدام الهاتف يؤدي إلى الاستبعاد.',
      ],
    ],
  ] as const)(
    'the conditions say what is needed and how long each part is, in %s',
    async (language, times, needs) => {
      const { openPage } = await openAssessment({ language })
      const { run } = openPage()
      await waitFor(() => expect(run.view.snapshot.matches('practice')).toBe(true))
      act(() => run.send({ type: 'practice.finished' }))
      act(() => run.send({ type: 'consent.given', textVersion: '1', lang: language }))
      for (const need of needs) expect(await screen.findByText(need)).toBeTruthy()
      expect(
        screen
          .getAllByText((words) => /^\d+ (min|د)$/.test(words))
          .map(({ textContent }) => textContent),
      ).toEqual(times)
    },
  )

  test('a candidate without an arrangement reads of none', async () => {
    const { openPage, user } = await openAssessment()
    openPage()
    await comeToEquipment(user)
    expect(screen.getByText(/^40 minutes in 3 parts/)).toBeTruthy()
    expect(screen.queryByText('Your accommodations')).toBeNull()
  })
})

test('in Arabic the words are Arabic, and what is assessed stays English from left to right', async () => {
  const { openPage } = await openAssessment({ language: 'ar' })
  openPage()
  await heading('التدريب أولاً')
  expect(screen.getByRole('button', { name: 'متابعة' })).toBeTruthy()
})

test('a candidate who returns while stored data is being sent reads so, and can try again', async () => {
  const { locks, openPage, user } = await openAssessment()
  const first = openPage()
  await first.begin()
  first.run.dispose()
  first.drawn.unmount()
  locks.forget()
  const { request } = locks
  locks.request = () =>
    Promise.reject(Object.assign(new Error(), { code: 'leftovers_on_their_way' }))
  openPage()
  await switchOn(user)
  await heading('Failed to get assessment questions.')
  expect(
    screen.getByText('We are still sending earlier answers and recordings saved on this device.'),
  ).toBeTruthy()
  locks.request = request
  await press(user, 'Try again')
  expect(await screen.findByRole('textbox')).toBeTruthy()
})
