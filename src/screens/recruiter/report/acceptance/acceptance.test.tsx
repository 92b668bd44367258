// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import arabic from '../../../../../locales/ar/recruiter.json'
import type { components } from '../../../../../openapi/generated/api'
import { contractServer, on } from '../../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../../testing/open-at'
import { person } from '../../../../testing/people'
import { writeInto } from '../../../../testing/write-into'
import { attemptId, provisionalResult, buildReport, reportPath, toResult } from '../fixtures/report'
import { hasAwaiting } from './acceptance.rules'

type Schemas = components['schemas']

const lacks: Schemas['EvidenceLack'][] = [
  { code: 'screen_share', value: 89.9 },
  { code: 'camera_share', value: null },
  { code: 'camera_gap', value: 125 },
  { code: 'same_film', value: 2 },
  { code: 'insertion', value: 57 },
  { code: 'late_answers', value: 1 },
]
const lacking = { overall: 61, passed: null, provisional: true, lacks }
const accepted = {
  by: 'Noura Hassan',
  at: '2026-11-20T09:00:00.000Z',
  note: 'Both show one person at work.',
}

const server = contractServer(
  on('getUser', { data: person({ role: 'recruiter', first_name: 'Noura', last_name: 'Hassan' }) }),
  on('listResults', { data: { results: [], page: 0, limit: 10, total: 0 } }),
  on('getRecruiterAssessments', { data: { results: [] } }),
  on('getReport', { data: buildReport({ result: toResult(lacking) }) }),
)
prepareOpening()
beforeEach(() => {
  localStorage.setItem('token', 'token-1')
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
})

const region = (name = 'Evidence incomplete') => screen.findByRole('region', { name })
const messages = async () =>
  within(await region())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

/** Opens the dialog. */
async function asking() {
  const { user } = await openScreen(reportPath)
  await user.click(within(await region()).getByRole('button', { name: 'Accept evidence' }))
  const dialog = await screen.findByRole('dialog', { name: 'Accept this result?' })
  const note = within(dialog).getByLabelText('Reason it may count')
  const send = () => user.click(within(dialog).getByRole('button', { name: 'Accept evidence' }))
  return { user, dialog, note, send }
}

describe('a result whose evidence is incomplete', () => {
  test('says what is missing and that it is provisional, not that speaking waits', async () => {
    await openScreen(reportPath)
    expect(await messages()).toEqual([
      'The screen recording covers 89.9% of the assessment time. At least 90% is needed.',
      'The camera recording has not been measured yet.',
      'The camera was not recorded for 02:05, with no known reason.',
      'The camera and the screen show the same video in 2 minutes.',
      '57 words of an answer appeared at once.',
      'Answers were given offline in 1 minute that was not recorded.',
    ])
    expect((await region()).textContent).toContain('This result is provisional.')
    expect(screen.getAllByText('Evidence incomplete')).toHaveLength(2)
    expect(screen.queryByText('Provisional')).toBeNull()
    expect(screen.queryByText('Passed')).toBeNull()
  })

  test('says so in Arabic', async () => {
    await openScreen(reportPath, { language: 'ar' })
    const shown = await screen.findByRole('region', { name: 'الأدلة غير مكتملة' })
    expect(shown.textContent).toMatch(/يغطي تسجيل الشاشة 89.9.*والمطلوب 90/)
    expect(within(shown).getByRole('button', { name: 'قبول الأدلة' })).toBeTruthy()
  })

  test('waits for scores besides where speaking does', async () => {
    server.use(
      on('getReport', { data: buildReport({ result: { ...provisionalResult(), lacks } }) }),
    )
    await openScreen(reportPath)
    expect(await screen.findByText('Provisional')).toBeTruthy()
    expect(screen.getAllByText('Evidence incomplete')).toHaveLength(2)
    expect(within(await region()).getByRole('button', { name: 'Accept evidence' })).toBeTruthy()
  })

  test('counts once a reviewer accepted it and said why', async () => {
    const sent: unknown[] = []
    const counting = toResult({ overall: 61, passed: true })
    server.use(
      on('getReport', () => ({
        data:
          sent.length === 0
            ? buildReport({ result: toResult(lacking) })
            : buildReport({ result: counting, evidence_accepted: accepted }),
      })),
      on('acceptEvidence', ({ body }) => {
        sent.push(body)
        return { data: counting, message: 'Accepted. The result counts now.' }
      }),
    )
    const { user, note, send } = await asking()
    await writeInto(user, note, ` ${accepted.note} `)
    await send()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([{ note: accepted.note }])
    await screen.findByText('Accepted. The result counts now.')
    await screen.findByText('Passed')
    const shown = await region('Evidence accepted')
    expect(shown.textContent).toMatch(
      /Noura Hassan.* accepted the evidence on 20 Nov 2026.*Both show one person at work/,
    )
    expect(within(shown).queryByRole('button')).toBeNull()
    await waitFor(() => expect(shown.parentElement?.contains(document.activeElement)).toBe(true))
  })

  test('is not accepted for a reason that says too little', async () => {
    const { user, dialog, note, send } = await asking()
    await send()
    expect(within(dialog).getByText('Field cannot be empty')).toBeTruthy()
    await writeInto(user, note, `   It looks fine.${' '.repeat(20)}`)
    await send()
    expect(within(dialog).getByText('Write at least 20 characters')).toBeTruthy()
    expect(note.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(note)
  })

  test('that the server does not accept says why, and keeps the typed text', async () => {
    server.use(
      on('acceptEvidence', {
        status: 500,
        code: 'internal',
        message: 'Internal Error. Please try again',
      }),
    )
    const { user, dialog, note, send } = await asking()
    await writeInto(user, note, accepted.note)
    await send()
    await within(dialog).findByText('Internal Error. Please try again')
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Reason it may count').value).toBe(
      accepted.note,
    )
  })

  test('that somebody else accepted first leaves only the way back', async () => {
    let isAccepted = false
    server.use(
      on('getReport', () => ({
        data: isAccepted
          ? buildReport({ evidence_accepted: accepted })
          : buildReport({ result: toResult(lacking) }),
      })),
      on('acceptEvidence', () => {
        isAccepted = true
        return {
          status: 409,
          code: 'evidence_complete',
          message: 'This result counts already, or there is none yet.',
        }
      }),
    )
    const { user, dialog, note, send } = await asking()
    await writeInto(user, note, accepted.note)
    await send()
    await within(dialog).findByText('This result counts already, or there is none yet.')
    await waitFor(() =>
      expect(within(dialog).queryByRole('button', { name: 'Accept evidence' })).toBeNull(),
    )
    await user.click(within(dialog).getByText('Close'))
    expect((await region('Evidence accepted')).textContent).toContain('Noura Hassan')
  })

  test.each<[string, Partial<Schemas['Report']>]>([
    ['was set aside', { archived: true }],
    ['was cancelled', { result: toResult(lacking, { status: 'CANCELLED' }) }],
    ['may be taken again', { result: toResult(lacking, { status: 'REDO' }) }],
    [
      'is scored again',
      { result: toResult({ ...lacking, provisional: false }, { status: 'RESULT_PROCESSING' }) },
    ],
  ])('is not accepted of an attempt that %s', async (_what, differs) => {
    server.use(on('getReport', { data: buildReport({ result: toResult(lacking), ...differs }) }))
    await openScreen(reportPath)
    expect(await messages()).toHaveLength(lacks.length)
    expect(within(await region()).queryByRole('button')).toBeNull()
  })
})

describe('answers that came late, in minutes that are not recorded', () => {
  const late = (differs: Partial<Schemas['ReportLateEdit']>): Schemas['Report'] => {
    const report = buildReport({ result: toResult(lacking) })
    const edit = {
      value: 'Written on the train.',
      edited_at: '2026-11-18T08:07:00.000Z',
      delivered_at: '2026-11-18T09:00:00.000Z',
      counted: false,
      awaiting: false,
      ...differs,
    }
    return {
      ...report,
      answers: report.answers.map((answer) =>
        answer.part === 'writing' ? { ...answer, late_edits: [edit] } : answer,
      ),
    }
  }

  test.each([
    ['en', 'Not counted yet: that minute was not recorded.', { awaiting: true }],
    ['ar', 'لم تُحتسب بعد: الدقيقة التي كُتبت فيها غير مسجّلة.', { awaiting: true }],
    ['en', 'It does not count.', {}],
    ['en', 'It counts. It was written in time, during an outage.', { counted: true }],
  ] as const)('say in %s whether they count: %s', async (language, said, differs) => {
    server.use(on('getReport', { data: late(differs) }))
    await openScreen(reportPath, { language })
    const value = await screen.findByText('Written on the train.')
    expect(value.parentElement?.textContent).toBe(`${said}Written on the train.`)
  })

  const spokenLate = (differs: Partial<Schemas['ReportTake']>): Schemas['Report'] => {
    const report = buildReport({ result: toResult(lacking) })
    return {
      ...report,
      answers: report.answers.map((answer) => ({
        ...answer,
        takes: answer.takes.map((take) => ({
          ...take,
          chosen: false,
          counted: false,
          awaiting: true,
          ...differs,
        })),
      })),
    }
  }

  test.each([
    ['en', 'Not counted yet: it arrived late, and that minute was not recorded.', {}],
    ['ar', arabic.answers.takeAwaiting, {}],
    [
      'en',
      'Not counted yet: it arrived late, and the time it was spoken is not known.',
      { ended_at: null },
    ],
    ['ar', arabic.answers.takeTimeless, { ended_at: null }],
    ['en', 'It does not count.', { awaiting: false }],
  ] as const)('and were spoken say so in %s: %s', async (language, said, differs) => {
    server.use(on('getReport', { data: spokenLate(differs) }))
    const at = await openScreen(reportPath, { language })
    const speaking = language === 'ar' ? arabic.part.speaking : 'Speaking'
    await at.user.click(await screen.findByRole('tab', { name: speaking }))
    await screen.findByText(said)
  })

  test('and were spoken are decided with the evidence as well', () => {
    expect(hasAwaiting(spokenLate({}))).toBe(true)
    expect(hasAwaiting(spokenLate({ awaiting: false }))).toBe(false)
  })

  test.each([
    ['en', 'Yes, count them', true],
    ['en', 'No, do not count them', false],
    ['ar', 'نعم، تُحتسب', true],
  ] as const)(
    'are decided with the evidence: asked for in %s, %s sends %s',
    async (language, choice, counts) => {
      const sent: unknown[] = []
      server.use(
        on('getReport', { data: late({ awaiting: true }) }),
        on('acceptEvidence', ({ body }) => {
          sent.push(body)
          return { data: toResult({ overall: 61, passed: true }) }
        }),
      )
      const words = {
        en: {
          button: 'Accept evidence',
          legend: 'Do the late answers count?',
          missing: 'Select whether the answers count',
        },
        ar: {
          button: 'قبول الأدلة',
          legend: 'هل تُحتسب الإجابات المتأخرة؟',
          missing: 'حدّد هل تُحتسب الإجابات',
        },
      }[language]
      const { user } = await openScreen(reportPath, { language })
      await user.click(await screen.findByRole('button', { name: words.button }))
      const dialog = within(await screen.findByRole('dialog'))
      const send = () => user.click(dialog.getByRole('button', { name: words.button }))
      await writeInto(user, dialog.getByRole('textbox'), accepted.note)
      await send()
      const group = dialog.getByRole('radiogroup', { name: words.legend })
      expect(dialog.getByText(words.missing)).toBeTruthy()
      expect(group.getAttribute('aria-invalid')).toBe('true')
      expect(group.contains(document.activeElement)).toBe(true)
      expect(sent).toEqual([])
      await user.click(dialog.getByRole('radio', { name: choice }))
      expect(dialog.queryByText(words.missing)).toBeNull()
      await send()
      await waitFor(() => expect(sent).toEqual([{ note: accepted.note, late_answers: counts }]))
    },
  )

  test('are not asked about where none waits', async () => {
    server.use(on('getReport', { data: late({ counted: true }) }))
    const { dialog } = await asking()
    expect(within(dialog).queryByRole('radiogroup')).toBeNull()
  })
})

test.each([
  ['en', 'History', 'Evidence incomplete', 'screen not recorded for 02:05'],
  ['ar', 'المحاولات', 'الأدلة غير مكتملة', 'لم تُسجَّل الشاشة لمدة 02:05'],
] as const)(
  'an earlier attempt without its evidence says so in %s',
  async (language, name, incomplete, missing) => {
    const earlier: Schemas['ReportAttempt'] = {
      attempt_id: attemptId.replace(/40$/, '39'),
      assessment_id: 'english_v2',
      status: 'COMPLETED',
      archived: false,
      overall: 55,
      lacks: [{ code: 'screen_gap', value: 125 }],
      started_at: '2026-10-01T08:00:00.000Z',
      finished_at: '2026-10-01T08:40:00.000Z',
    }
    server.use(on('getReport', { data: buildReport({ history: [earlier] }) }))
    await openScreen(reportPath, { language })
    const history = within(await screen.findByRole('region', { name }))
    expect(history.getByText(incomplete)).toBeTruthy()
    expect(history.getByText(missing)).toBeTruthy()
  },
)

test('nothing is said of evidence that is whole', async () => {
  server.use(on('getReport', { data: buildReport() }))
  await openScreen(reportPath)
  await screen.findByRole('heading', { level: 1, name: 'Omar Rashid Al Dhaheri' })
  expect(screen.queryByText('Evidence incomplete')).toBeNull()
})

test('a written answer says how it came about, and an empty one nothing', async () => {
  const report = buildReport()
  const made = { edits: 14, seconds: 845, largest_insertion: 1 }
  const answersWith = (value: string | null) =>
    report.answers.map((answer) =>
      answer.part === 'writing' ? { ...answer, value, made } : answer,
    )
  server.use(on('getReport', { data: { ...report, answers: answersWith('I manage a shop.') } }))
  const at = await openScreen(reportPath)
  await screen.findByText('Saved 14 times over 14:05; at most 1 word at once.')
  server.use(on('getReport', { data: { ...report, answers: answersWith(null) } }))
  await at.queries.refetchQueries({ queryKey: ['recruiter', 'report'] })
  await screen.findByText('Nothing was written.')
  expect(screen.queryByText(/^Saved 14 times/)).toBeNull()
})
