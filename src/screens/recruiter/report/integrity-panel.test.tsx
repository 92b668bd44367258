// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { components } from '../../../../openapi/generated/api'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'
import { toCoverage, event, gap, buildReport, reportPath, toResult } from './fixtures/report'

type Cause = components['schemas']['EpisodeCause']

const picture = '01920000-0000-7000-8000-000000000601'
const tickets: unknown[] = []
const faces = event(3, 190, {
  type: 'episode.recorded',
  detail: { cause: 'several_faces', length_ms: 4200 },
  picture_id: picture,
})
const withoutPicture = event(4, 300, {
  type: 'episode.recorded',
  detail: { cause: 'tab_hidden', length_ms: 2000 },
})
const withPictures = buildReport({
  events: [event(1, 0, { type: 'attempt.started' }), faces, withoutPicture],
})

const server = contractServer(
  on('getUser', { data: person({ role: 'recruiter', first_name: 'Noura', last_name: 'Hassan' }) }),
  on('getReport', { data: withPictures }),
  on('listResults', { data: { results: [], page: 0, limit: 10, total: 0 } }),
  on('issueTicket', ({ body }) => {
    tickets.push(body)
    return { data: { url: '/api/files/ticket-6' } }
  }),
)
prepareOpening()
beforeEach(() => {
  tickets.length = 0
  localStorage.setItem('token', 'token-1')
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
})

const panel = async (name = 'Integrity') => within(await screen.findByRole('region', { name }))

describe('the episodes of an attempt', () => {
  const recorded = (number: number, seconds: number, cause: Cause, length_ms: number | null) =>
    event(number, seconds, { type: 'episode.recorded', detail: { cause, length_ms } })

  test.each([
    [
      'en',
      'Integrity',
      '4 moments to review',
      [
        ['Used another window', '2 times, 00:35 in all', ['05:00', '03:20']],
        ['Switched to another tab', 'once, 00:30 in all', ['01:00']],
        ['Was offline', 'once, 00:20 in all', ['08:20']],
        ['Pasting was blocked', 'once', ['00:10']],
        ['Outages', 'once', ['15:00']],
      ],
    ],
    [
      'ar',
      'النزاهة',
      '4 لحظات للمراجعة',
      [
        ['استخدام نافذة أخرى', 'مرتان، 00:35 في المجموع', ['05:00', '03:20']],
        ['الانتقال إلى علامة تبويب أخرى', 'مرة واحدة، 00:30 في المجموع', ['01:00']],
        ['انقطع الاتصال', 'مرة واحدة، 00:20 في المجموع', ['08:20']],
        ['مُنعت عملية لصق', 'مرة واحدة', ['00:10']],
        ['الانقطاعات', 'مرة واحدة', ['15:00']],
      ],
    ],
  ] as const)(
    'are in %s by kind with their number, total length and moments, the longest first',
    async (language, name, count, groups) => {
      const report = buildReport({
        events: [
          recorded(1, 10, 'paste_blocked', null),
          recorded(2, 60, 'tab_hidden', 30_000),
          recorded(3, 150, 'window_blurred', 300),
          recorded(4, 200, 'window_blurred', 12_000),
          recorded(5, 220, 'window_blurred', 0),
          recorded(6, 300, 'window_blurred', 3000),
          recorded(7, 310, 'window_blurred', 13_000),
          event(8, 500, { type: 'connection.lost' }),
          event(9, 520, { type: 'connection.restored' }),
        ],
        outages: [{ offset_ms: 900_000, length_ms: 50_000, cause: 'connection' }],
      })
      server.use(on('getReport', { data: report }))
      await openScreen(reportPath, { language })
      const integrity = await panel(name)
      expect(integrity.getByText(count)).toBeTruthy()
      expect(
        integrity.getAllByRole('group', { name: /./ }).map((group) => [
          group.querySelector('[id]')?.textContent,
          group.querySelector('[id] + *')?.textContent,
          within(group)
            .getAllByRole('button')
            .map((moment) => moment.querySelector('bdi')?.textContent),
        ]),
      ).toEqual(groups)
    },
  )
})

describe('the picture of an episode', () => {
  test.each([
    [
      'en',
      'Integrity',
      'Show the pictures',
      'Enlarge the picture at 03:10',
      'The browser saw several faces',
      'The camera at 03:10: The browser saw several faces',
      'Close',
    ],
    [
      'ar',
      'النزاهة',
      'عرض الصور',
      'تكبير صورة 03:10',
      'رصد المتصفّح أكثر من وجه',
      'الكاميرا عند 03:10: رصد المتصفّح أكثر من وجه',
      'إغلاق',
    ],
  ] as const)(
    'is fetched in %s when somebody asks for it, is shown larger in a dialog, and gives the focus back',
    async (language, name, show, enlarge, title, alt, close) => {
      const { user } = await openScreen(reportPath, { language })
      const integrity = await panel(name)
      await screen.findByRole('heading', { level: 1, name: 'Omar Rashid Al Dhaheri' })
      expect(tickets).toEqual([])
      await user.click(integrity.getByRole('button', { name: show }))
      const small = await integrity.findByRole('button', { name: enlarge })
      await waitFor(() =>
        expect(small.querySelector('img')?.getAttribute('src')).toContain('/files/ticket-6'),
      )
      expect(integrity.queryByRole('button', { name: show })).toBeNull()
      await user.click(small)
      const dialog = await screen.findByRole('dialog', { name: title })
      expect(within(dialog).getByRole('img', { name: alt }).getAttribute('src')).toContain(
        '/files/ticket-6',
      )
      await user.click(within(dialog).getByRole('button', { name: close }))
      await waitFor(() => expect(screen.queryByRole('img', { name: alt })).toBeNull())
      await waitFor(() => expect(document.activeElement).toBe(small))
      // One picture, so one entry in the access log, however often it is looked at.
      expect(tickets).toEqual([{ file: { kind: 'episode', id: picture } }])
    },
  )

  test.each([
    ['en', 'Integrity', 'Show the pictures', 'We could not show the picture.'],
    ['ar', 'النزاهة', 'عرض الصور', 'تعذّر عرض الصورة.'],
  ] as const)(
    'that is missing says so in its place in %s',
    async (language, name, show, sentence) => {
      server.use(on('issueTicket', { status: 404, code: 'file_not_found' }))
      const { user } = await openScreen(reportPath, { language })
      const integrity = await panel(name)
      await user.click(integrity.getByRole('button', { name: show }))
      expect(await integrity.findByText(sentence)).toBeTruthy()
    },
  )

  test('that does not arrive whole says so as well', async () => {
    const { user } = await openScreen(reportPath)
    const integrity = await panel()
    await user.click(integrity.getByRole('button', { name: 'Show the pictures' }))
    const small = await integrity.findByRole('button', { name: 'Enlarge the picture at 03:10' })
    const image = await waitFor(() => {
      const found = small.querySelector('img')
      if (found === null) throw new Error('There is no picture yet.')
      return found
    })
    fireEvent.error(image)
    expect(integrity.getByText('We could not show the picture.')).toBeTruthy()
    expect(integrity.queryByRole('button', { name: /Enlarge/ })).toBeNull()
  })

  test.each([
    ['there is none', buildReport({ events: [withoutPicture] })],
    [
      'it is deleted with the recordings',
      { ...withPictures, media_deleted_at: '2027-05-17T08:00:00.000Z' },
    ],
  ])('is not offered where %s', async (_why, report) => {
    server.use(on('getReport', { data: report }))
    await openScreen(reportPath)
    const integrity = await panel()
    expect(integrity.getByRole('button', { name: /Switched to another tab/ })).toBeTruthy()
    expect(integrity.queryByRole('button', { name: /picture/ })).toBeNull()
  })
})

describe('the sentence that there is nothing to look at', () => {
  const nothing = { en: 'There is nothing to review.', ar: 'لا شيء للمراجعة.' }
  const incomplete = {
    en: 'The recordings do not cover the whole attempt. Check what each source recorded and what is missing.',
    ar: 'لا تغطي التسجيلات المصوّرة المحاولة كاملة. راجع ما سُجّل من كل مصدر وما ينقص منه.',
  }
  const lacking = {
    en: 'No moments were logged, but the evidence for this attempt is incomplete.',
    ar: 'لم تُرصد أي لحظات للمراجعة، لكن أدلة هذه المحاولة غير مكتملة.',
  }

  test.each([
    ['en', 'Integrity'],
    ['ar', 'النزاهة'],
  ] as const)('is said in %s where everything was recorded', async (language, name) => {
    server.use(on('getReport', { data: buildReport({ events: [] }) }))
    await openScreen(reportPath, { language })
    const integrity = await panel(name)
    expect(await integrity.findByText(nothing[language])).toBeTruthy()
    expect(integrity.queryByText(incomplete[language])).toBeNull()
  })

  test.each([
    ['en', 'Integrity', 'less than nine tenths', { share: 0.89, gaps: [] }],
    ['ar', 'النزاهة', 'a long gap', { share: 0.94, gaps: [gap(100, 172)] }],
    ['en', 'Integrity', 'nothing that was measured', { share: null, gaps: [] }],
  ] as const)('is not said (%s, %s) where there is %s', async (language, name, _what, source) => {
    const covered = { share: source.share, gaps: [...source.gaps] }
    server.use(
      on('getReport', {
        data: buildReport({ events: [], coverage: toCoverage({ microphone: covered }) }),
      }),
    )
    await openScreen(reportPath, { language })
    const integrity = await panel(name)
    expect(await integrity.findByText(incomplete[language])).toBeTruthy()
    expect(integrity.queryByText(nothing[language])).toBeNull()
  })

  const pasted = toResult({
    passed: null,
    provisional: true,
    lacks: [{ code: 'insertion', value: 57 }],
  })
  const accepted = { by: 'Noura Hassan', at: '2026-11-20T09:00:00.000Z', note: 'Dictated.' }
  test.each([
    ['en', 'Integrity', 'is missing', { result: pasted }],
    ['ar', 'النزاهة', 'is missing', { result: pasted }],
    ['en', 'Integrity', 'was accepted without being whole', { evidence_accepted: accepted }],
  ] as const)(
    'is not said (%s, %s) where everything was recorded and other evidence %s',
    async (language, name, _what, differs) => {
      server.use(
        on('getReport', {
          data: buildReport({ events: [], coverage: toCoverage(), ...differs }),
        }),
      )
      await openScreen(reportPath, { language })
      const integrity = await panel(name)
      expect(await integrity.findByText(lacking[language])).toBeTruthy()
      expect(integrity.queryByText(nothing[language])).toBeNull()
      expect(integrity.queryByText(incomplete[language])).toBeNull()
    },
  )
})

describe('the help about signals', () => {
  test.each([
    [
      'en',
      'Integrity',
      'How reliable camera signals are',
      [
        'one camera picture every 3 to 6 seconds',
        'none of 120 pictures of empty rooms',
        '3 of 11 phones were found',
        'Not tested',
        'It proves nothing',
      ],
    ],
    [
      'ar',
      'النزاهة',
      'مدى دقة مؤشرات الكاميرا',
      [
        'كل 3 إلى 6 ثوانٍ',
        '120 صورة لغرف خالية',
        'رُصدت 3 هواتف من أصل 11',
        'لم يُختبر بعد',
        'وليس حكماً',
      ],
    ],
  ] as const)(
    'explains in %s, once it is opened, what signals are worth and what was not tried',
    async (language, name, title, notified) => {
      const { user } = await openScreen(reportPath, { language })
      const integrity = await panel(name)
      const summary = integrity.getByText(title)
      const help = summary.closest('details')
      expect(help?.open).toBe(false)
      await user.click(summary)
      expect(help?.open).toBe(true)
      const messages = [...(help?.querySelectorAll('p') ?? [])].map(
        ({ textContent }) => textContent ?? '',
      )
      expect(messages).toHaveLength(notified.length)
      for (const [at, words] of notified.entries()) expect(messages[at]).toContain(words)
    },
  )
})
