// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { components } from '../../../../openapi/generated/api'
import { contractServer, on } from '../../../testing/contract-server'
import { isOnPaper } from '../../../testing/is-on-paper'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'
import { writeInto } from '../../../testing/write-into'
import {
  toCoverage,
  attemptId,
  provisionalResult,
  recording,
  buildReport,
  gap,
  reportPath,
  toResult,
  userId,
} from './fixtures/report'
import { patient } from '../../../../scripts/lib/patience.mjs'

const tickets: unknown[] = []
const neighbour = { ...row('01920000-0000-7000-8000-000000000041'), full_name: 'Fatima' }

const server = contractServer(
  on('getUser', { data: person({ role: 'recruiter', first_name: 'Noura', last_name: 'Hassan' }) }),
  on('getReport', { data: buildReport() }),
  on('listResults', {
    data: { results: [row(attemptId), neighbour], page: 0, limit: 10, total: 2 },
  }),
  on('issueTicket', ({ body }) => {
    tickets.push(body)
    return { data: { url: '/api/files/ticket-1' } }
  }),
)
prepareOpening()
beforeEach(() => {
  tickets.length = 0
  localStorage.setItem('token', 'token-1')
  // jsdom has no media.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue()
})

function row(attempt: string): components['schemas']['ResultRow'] {
  const { candidate, result } = buildReport()
  return {
    attempt_id: attempt,
    assessment_id: 'english_v3',
    user_id: userId,
    full_name: candidate.full_name,
    email: candidate.email,
    avatar_url: null,
    status: 'COMPLETED',
    overall: 47,
    passed: false,
    provisional: false,
    lacks: [],
    criteria: [],
    cancel_reason: null,
    started_at: result.attempt.started_at,
    finished_at: null,
    duration_seconds: 1200,
    episodes: 2,
  }
}

const slider = () => screen.findByRole('slider', { name: 'Position in the attempt' })

describe('a report', () => {
  test('it says whose it is and leads to their profile, the score against the pass mark, and each criterion in a table', async () => {
    await openScreen(reportPath)
    await screen.findByRole('heading', { level: 1, name: 'Omar Rashid Al Dhaheri' })
    expect(screen.getByText('Below 50, not passed')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'View profile' }).getAttribute('href')).toBe(
      `/recruiter/candidates/profile?id=${userId}`,
    )
    const table = screen.getByRole('table', { name: /Score for each criterion/ })
    expect(
      within(table).getByRole('rowheader', { name: 'Grammar' }).parentElement?.textContent,
    ).toContain('39')
  })

  test('nothing of the recordings is fetched before somebody plays them, and then both are', async () => {
    const at = await openScreen(reportPath)
    await slider()
    expect(tickets).toEqual([])
    await at.user.click(screen.getByRole('button', { name: 'Play' }))
    expect(await screen.findByLabelText('Screen recording')).toBeTruthy()
    expect(screen.getByLabelText('Camera recording')).toBeTruthy()
    await waitFor(() => expect(tickets).toHaveLength(2))
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy()
  })

  test('a recording that can be played only later joins the one that somebody watches already', async () => {
    const [picture, camera] = [
      recording(1, {}),
      recording(2, { kind: 'camera', offset_ms: 300, state: 'processing' }),
    ]
    server.use(on('getReport', { data: buildReport({ recordings: [picture, camera] }) }))
    const at = await openScreen(reportPath)
    await slider()
    await at.user.click(screen.getByRole('button', { name: 'Play' }))
    await screen.findByLabelText('Screen recording')
    expect(screen.queryByLabelText('Camera recording')).toBeNull()
    server.use(
      on('getReport', {
        data: buildReport({ recordings: [picture, { ...camera, state: 'ready' }] }),
      }),
    )
    await at.queries.refetchQueries({ queryKey: ['recruiter', 'report'] })
    expect(await screen.findByLabelText('Camera recording')).toBeTruthy()
    expect(screen.getByLabelText('Screen recording')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy()
  })

  test('an episode leads the recordings to its moment', async () => {
    const at = await openScreen(reportPath)
    await at.user.click(
      await screen.findByRole('button', { name: /03:10.*Switched to another tab.*for 00:04/ }),
    )
    expect((await slider()).getAttribute('aria-valuetext')).toBe('03:10 of 20:00')
    expect(
      screen.getByText('A moment to review is not a verdict. A person decides what it means.'),
    ).toBeTruthy()
  })

  test('the moment is chosen by the slider, and one that was not recorded says so', async () => {
    await openScreen(reportPath)
    fireEvent.change(await slider(), { target: { value: '605' } })
    expect(await screen.findByText('The screen was not recorded at this moment.')).toBeTruthy()
    expect(
      screen.getByRole('button', { name: /^Screen not recorded from 10:00 to 10:10/ }),
    ).toBeTruthy()
  })

  test('an outage is described in words, links to its moment and is not counted', async () => {
    server.use(
      on('getReport', {
        data: buildReport({
          outages: [{ offset_ms: 690_000, length_ms: 125_000, cause: 'server' }],
        }),
      }),
    )
    const at = await openScreen(reportPath)
    await at.user.click(
      await screen.findByRole('button', {
        name: /11:30.*Outage for 02:05.*Masar was not running/,
      }),
    )
    expect((await slider()).getAttribute('aria-valuetext')).toBe('11:30 of 20:00')
    expect(screen.getByText('1 moment to review')).toBeTruthy()
    expect(screen.getByText(/They are not counted and not held against the candidate/)).toBeTruthy()
    expect(
      screen.getAllByRole('button', { name: /11:40.*The connection was lost/ }),
      'in the list of all events alone',
    ).toHaveLength(1)
  })

  test('marks a late delivery, and says why a gap is one', async () => {
    const lateAt = '2026-11-18T10:12:00.000Z'
    const report = buildReport()
    server.use(
      on('getReport', {
        data: {
          ...report,
          events: report.events.map((event) => ({
            ...event,
            late_at: event.type === 'episode.recorded' ? lateAt : null,
          })),
          coverage: toCoverage({
            screen: { share: 0.9917, gaps: [gap(600, 610, 'reload')] },
            camera: { share: null, gaps: [] },
            microphone: { share: 0.5, gaps: [gap(600, 1200)] },
          }),
          screenshots: [
            { id: '01920000-0000-7000-8000-000000000501', offset_ms: 60_000, late_at: lateAt },
          ],
          recordings: [
            recording(1, {}),
            recording(2, { offset_ms: 610_000, duration_ms: 590_000, late_at: lateAt }),
          ],
        },
      }),
    )
    await openScreen(reportPath)
    expect(
      await screen.findByText(
        'Recorded of 20:00: screen 99.2%, camera not measured, microphone 50%',
      ),
    ).toBeTruthy()
    const lost = screen.getByRole('button', {
      name: 'Screen not recorded from 10:00 to 10:10: the page was opened again',
    })
    expect(isOnPaper(lost)).toBe(true)
    expect(
      screen.getByRole('button', {
        name: 'Microphone not recorded from 10:00 to 20:00: no reason is known',
      }),
    ).toBeTruthy()
    expect(
      screen.getByRole('button', {
        name: /Screen from 10:10 to 20:00 arrived late, .*2026.*\. It counts as recorded\./,
      }),
    ).toBeTruthy()
    const moment = screen.getByRole('button', {
      name: /03:10.*Switched to another tab.*for 00:04, arrived late/,
    })
    expect(isOnPaper(moment)).toBe(true)
    const strip = screen.getByText('Screenshots (1)').closest('details')
    if (strip === null) throw new Error('There is no strip.')
    strip.open = true
    fireEvent(strip, new Event('toggle'))
    expect(await screen.findByRole('button', { name: /01:00\s?, arrived late/ })).toBeTruthy()
  })

  test.each([
    [
      'en',
      'Camera not recorded from 05:00 to 06:00: the device was full, and answers were saved before recordings',
    ],
    [
      'ar',
      'جزء غير مسجّل من الكاميرا: من 05:00 إلى 06:00: امتلأت ذاكرة الجهاز، فحُفظت الإجابات قبل التسجيلات',
    ],
  ] as const)('a gap that a full device made is explained as one in %s', async (language, name) => {
    const coverage = toCoverage({ camera: { share: 0.95, gaps: [gap(300, 360, 'disk_full')] } })
    server.use(on('getReport', { data: buildReport({ coverage }) }))
    await openScreen(reportPath, { language })
    expect(await screen.findByRole('button', { name })).toBeTruthy()
  })

  test('a part leads to its place on the line, unless it was too short to be pressed', async () => {
    const part = {
      id: 'writing',
      budget_seconds: 1200,
      break_seconds: 0,
      briefing_ends_at: null,
      deadline: null,
    } as const
    const at = (seconds: number) =>
      new Date(Date.parse(report.result.attempt.started_at) + seconds * 1000).toISOString()
    const report = buildReport()
    const parts = [
      { ...part, started_at: at(30), submitted_at: at(600) },
      { ...part, id: 'mcqs' as const, started_at: at(620), submitted_at: at(640) },
    ]
    server.use(
      on('getReport', {
        data: {
          ...report,
          result: { ...report.result, attempt: { ...report.result.attempt, parts } },
        },
      }),
    )
    await openScreen(reportPath)
    expect(await screen.findByRole('button', { name: 'Writing' })).toBeTruthy()
    expect(screen.getByTitle('Multiple choice')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Multiple choice' })).toBeNull()
  })

  test.each([
    [
      'en',
      { criterion: 'Coherence', name: 'Different words', here: '70%', usual: '76%' },
      'Different words among 50 taken at random: 70% (usual: 76%). Points: \u2068\u221210.2\u2069.',
    ],
    [
      'ar',
      { criterion: 'ترابط النص', name: 'تنوع الكلمات', here: '70%', usual: '76%' },
      /^الكلمات المختلفة من بين 50 كلمة مختارة عشوائياً: /,
    ],
  ] as const)(
    'has a table of the measures of a text that adds up, with explanations, in %s',
    async (language, { criterion, name, here, usual }, explained) => {
      const evidence: components['schemas']['Evidence'][] = [
        { kind: 'measure', code: 'word_count', values: { words: 120, min: 100, max: 150 } },
        { kind: 'measure', code: 'usual_points', values: { points: 40.2 } },
        { kind: 'measure', code: 'variety', values: { share: 70, percent: 76, points: -10.2 } },
      ]
      const criteria: components['schemas']['Criterion'][] = [
        { key: 'coherence', score: 30, provisional: false, evidence },
      ]
      const report = buildReport()
      server.use(
        on('getReport', {
          data: {
            ...report,
            result: { ...report.result, criteria },
          },
        }),
      )
      const { user } = await openScreen(reportPath, { language })
      const section = within(await screen.findByRole('region', { name: criterion }))
      const cells = section
        .getAllByRole('row')
        .slice(1)
        .map((row) =>
          within(row)
            .getAllByRole('cell')
            .map((cell) => cell.textContent),
        )
      expect(cells).toEqual([
        ['', '', '40.2'],
        [
          expect.stringContaining(here.slice(0, 2)),
          expect.stringContaining(usual.slice(0, 2)),
          '\u221210.2',
        ],
      ])
      const summary = section.getByText(name)
      expect(section.getByText(explained).closest('details')?.open).toBe(false)
      await user.click(summary)
      expect(summary.closest('details')?.open).toBe(true)
    },
  )

  test('recordings deleted for their age are mentioned, and are not requested', async () => {
    const report = buildReport()
    server.use(
      on('getReport', {
        data: {
          ...report,
          media_deleted_at: '2027-05-17T08:00:00.000Z',
          recordings: report.recordings.map((one) => ({ ...one, state: 'deleted' as const })),
          screenshots: [
            { id: '01920000-0000-7000-8000-000000000501', offset_ms: 60_000, late_at: null },
          ],
        },
      }),
    )
    const at = await openScreen(reportPath)
    expect(await screen.findByText(/^The recordings were deleted on .*2027\.$/)).toBeTruthy()
    expect(
      screen.getByText('One screenshot was taken. It was deleted with the recordings.'),
    ).toBeTruthy()
    expect(screen.getByText(/Recorded of 20:00: screen 99.2%/)).toBeTruthy()
    await at.user.click(screen.getByRole('tab', { name: 'Speaking' }))
    expect(
      screen.getByText('The audio of this answer was deleted with the recordings.'),
    ).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Listen/ })).toBeNull()
    expect(tickets).toEqual([])
  })

  test('a recording that cannot be had is said in its place, and is looked for again on asking', async () => {
    server.use(on('issueTicket', { status: 404, code: 'recording_not_found' }))
    const at = await openScreen(reportPath)
    await at.user.click(await screen.findByRole('button', { name: 'Play' }))
    const [again] = await screen.findAllByRole('button', { name: 'Try again' })
    expect(screen.getAllByText('Recording Not Found (or still processing).')).toHaveLength(2)
    if (again === undefined) throw new Error('There is no button.')
    server.use(on('issueTicket', { data: { url: '/api/files/ticket-2' } }))
    await at.user.click(again)
    await waitFor(() =>
      expect(screen.getAllByText('Recording Not Found (or still processing).')).toHaveLength(1),
    )
  })

  test('recordings that are still processing leave the rest of the report usable', async () => {
    server.use(
      on('getReport', {
        data: buildReport({ recordings: [recording(1, { state: 'processing' })] }),
      }),
    )
    await openScreen(reportPath)
    expect(await screen.findByText('Recording Not Found (or still processing).')).toBeTruthy()
    expect(screen.getByText('Screenshots Not Found.')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Answers and evidence' })).toBeTruthy()
  })

  test.each([
    ['en', 'The result is provisional until a reviewer decides.', /^Recorded of 00:01: /],
    ['ar', 'تبقى النتيجة أولية إلى أن يتخذ مراجع قراره.', /^المسجَّل من أصل 00:01: /],
  ] as const)(
    'one that nobody witnessed is not called complete in %s',
    async (language, without, recorded) => {
      const nothing = { share: 0, gaps: [] }
      const sources = { screen: nothing, camera: nothing, microphone: nothing }
      server.use(
        on('getReport', {
          data: buildReport({
            coverage: toCoverage({ running_ms: 532, ...sources }),
            recordings: [],
            result: toResult({
              overall: 89,
              passed: null,
              provisional: true,
              lacks: [{ code: 'screen_share', value: 0 }],
            }),
          }),
        }),
      )
      await openScreen(reportPath, { language })
      expect(await screen.findByText(without)).toBeTruthy()
      expect(screen.getByText(recorded)).toBeTruthy()
    },
  )

  test('marks a finding in its text and explains it beside the text', async () => {
    await openScreen(reportPath)
    const mark = await screen.findByText('am want to be')
    expect(mark.tagName).toBe('MARK')
    expect(within(mark).getByRole('link', { name: 'Finding 1' })).toBeTruthy()
    expect(
      within(screen.getByRole('region', { name: 'Grammar' })).getByText(/Wrong verb form/),
    ).toBeTruthy()
  })

  test('a wrong choice is shown with the right one', async () => {
    const at = await openScreen(reportPath)
    await at.user.click(await screen.findByRole('tab', { name: 'Multiple choice' }))
    expect(screen.getByText('0 of 1 correct')).toBeTruthy()
    expect(screen.getByText('Selected (wrong):').parentElement?.textContent).toContain('checks')
    expect(screen.getByText('had checked')).toBeTruthy()
  })

  test('the next report of the list is one press away', async () => {
    await openScreen(reportPath)
    const next = await screen.findByRole('link', { name: 'Next report in the list' })
    expect(next.getAttribute('href')).toContain('000000000041')
    expect(
      screen
        .getByRole('button', { name: 'Previous report in the list' })
        .getAttribute('aria-disabled'),
    ).toBe('true')
  })

  test('another candidate’s id in the address shows nothing', async () => {
    await openScreen(reportPath.replace(userId, '01920000-0000-7000-8000-000000000999'))
    await screen.findByRole('heading', { name: 'Report not found' })
  })

  test('it speaks Arabic, and never of cheating', async () => {
    await openScreen(reportPath, { language: 'ar' })
    await screen.findByRole('heading', { name: 'الإجابات والأدلة' })
    expect(screen.getByText('لحظات المراجعة ليست أحكاماً. يقرر شخص ما تعنيه كل لحظة.')).toBeTruthy()
    expect(document.body.textContent).not.toMatch(/غش|cheat/i)
  })
})

describe('scores a person gives', () => {
  test('a missing or impossible score gives an error and has the focus, and nothing is sent', async () => {
    server.use(on('getReport', { data: buildReport({ result: provisionalResult() }) }))
    const at = await openScreen(reportPath)
    expect(await screen.findByText('Provisional')).toBeTruthy()
    await at.user.click(screen.getByRole('tab', { name: 'Speaking' }))
    await at.user.click(screen.getByRole('button', { name: 'Save scores' }))
    const score = screen.getByLabelText('Answer 1')
    expect(document.activeElement).toBe(score)
    expect(screen.getByText('Field is required')).toBeTruthy()
    await at.user.type(score, '101')
    expect(screen.getByText('Enter a whole number from 0 to 100')).toBeTruthy()
  })

  test('the result is shown once they are saved', async () => {
    let reviewed: unknown = null
    server.use(
      on('getReport', () => ({
        data: buildReport({
          result: reviewed === null ? provisionalResult() : toResult({ overall: 61, passed: true }),
        }),
      })),
      on('reviewScores', ({ body }) => {
        reviewed = body
        return { data: toResult({ overall: 61, passed: true }), message: 'The scores are saved.' }
      }),
      on('getRecruiterAssessments', { data: { results: [] } }),
    )
    const at = await openScreen(reportPath)
    await at.user.click(await screen.findByRole('tab', { name: 'Speaking' }))
    await at.user.type(screen.getByLabelText('Answer 1'), '72')
    await writeInto(at.user, screen.getByLabelText('Note'), 'Clear and fluent.')
    await at.user.click(screen.getByRole('button', { name: 'Save scores' }))
    await screen.findByText('The overall score is now 61.')
    expect(reviewed).toEqual({
      speaking: { scores: { 'speaking-1': 72 } },
      note: 'Clear and fluent.',
    })
    await screen.findByText('Passed')
  })
})

describe('the report as a PDF', () => {
  test('it says that the file is being made, asks again, and downloads it', async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    let asked = 0
    server.use(
      http.get('*/api/recruiter/assessments/english_v3/report/:id/download', () => {
        asked += 1
        return asked === 1
          ? HttpResponse.json({ data: {} }, { status: 202 })
          : HttpResponse.json({ data: { url: '/api/files/ticket-9' } })
      }),
    )
    const at = await openScreen(reportPath)
    await at.user.click(await screen.findByRole('button', { name: 'Download PDF' }))
    await screen.findByText('PDF creation in progress')
    await waitFor(() => expect(saved).toHaveBeenCalledOnce(), { timeout: patient(5000) })
  })

  test('a refusal gives an error, with a way to try again', async () => {
    server.use(
      on('downloadReport', {
        status: 500,
        code: 'internal',
        message: 'Internal Error. Please try again',
      }),
    )
    const at = await openScreen(reportPath)
    await at.user.click(await screen.findByRole('button', { name: 'Download PDF' }))
    await screen.findByText('Failed to get PDF report')
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  test('a running attempt has none, and the button says why', async () => {
    server.use(
      on('getReport', {
        data: buildReport({
          result: toResult(
            { overall: null, passed: null, criteria: [] },
            { status: 'IN_PROGRESS', finished_at: null },
          ),
        }),
      }),
    )
    await openScreen(reportPath)
    const button = await screen.findByRole('button', { name: 'Download PDF' })
    expect([button.getAttribute('aria-disabled'), button.title]).toEqual([
      'true',
      'The attempt is still in progress.',
    ])
  })
})

test.each([
  [
    'en',
    'Recordings are not available yet',
    /Contact details appear once the candidate is approved/,
  ],
  ['ar', 'التسجيلات غير متاحة بعد', /تظهر بيانات التواصل بعد الموافقة/],
] as const)(
  'for a candidate who is not open to the reader it says why nothing is shown, in %s',
  async (language, recordings, contact) => {
    const { candidate } = buildReport()
    server.use(
      on('getReport', {
        data: buildReport({
          candidate: { ...candidate, email: null },
          result: provisionalResult(),
          recordings: [],
          screenshots: [],
        }),
      }),
    )
    await openScreen(reportPath, { language })
    expect((await screen.findAllByText(recordings)).length).toBeGreaterThan(0)
    expect(screen.getAllByText(contact).length).toBeGreaterThan(0)
    // Nobody scores what they cannot listen to.
    expect(document.querySelector('form')).toBeNull()
  },
)
