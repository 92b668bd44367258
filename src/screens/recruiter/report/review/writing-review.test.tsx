// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { contractServer, on } from '../../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../../testing/open-at'
import { person } from '../../../../testing/people'
import { writeInto } from '../../../../testing/write-into'
import { doubtedReport } from '../fixtures/doubted-report'
import { reportPath, toResult } from '../fixtures/report'

const sent: unknown[] = []
const server = contractServer(
  on('getUser', { data: person({ role: 'recruiter', first_name: 'Noura', last_name: 'Hassan' }) }),
  on('getReport', { data: doubtedReport() }),
  on('listResults', { data: { results: [], page: 0, limit: 10, total: 0 } }),
  on('getRecruiterAssessments', { data: { results: [] } }),
  on('reviewScores', ({ body }) => {
    sent.push(body)
    return { data: toResult({ overall: 61, passed: true }), message: 'The scores are saved.' }
  }),
)
prepareOpening()
beforeEach(() => {
  sent.length = 0
  localStorage.setItem('token', 'token-1')
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
})

const scores = { coherence: 60, lexical_resource: 55, grammar: 48 }
const labels = { coherence: 'Coherence', lexical_resource: 'Vocabulary', grammar: 'Grammar' }

const getForm = async (name: string) => within(await screen.findByRole('region', { name }))

describe('a doubted text', () => {
  test('is shown with its doubt and its measures, and its scores are sent', async () => {
    const { user } = await openScreen(reportPath)
    const form = await getForm('Score writing')
    expect(form.getByText(/is unsure that this text answers the task.*copied.*9%/)).toBeTruthy()
    expect(form.getByText('Measured: 52 of 100')).toBeTruthy()
    expect(form.getByText('Measured: 39 of 100')).toBeTruthy()
    expect(form.queryByLabelText('Answer 1')).toBeNull()
    for (const [key, score] of Object.entries(scores))
      await user.type(form.getByLabelText(labels[key as keyof typeof labels]), String(score))
    await writeInto(user, form.getByLabelText('Note'), 'Off the task.')
    await user.click(form.getByRole('button', { name: 'Save scores' }))
    await screen.findByText('The overall score is now 61.')
    expect(sent).toEqual([{ writing: { scores: { 'writing-1': scores } }, note: 'Off the task.' }])
  })

  test('is scored in a form that is no wider than text is read', async () => {
    await openScreen(reportPath, { hasStyles: true })
    const form = await screen.findByLabelText('Score writing')
    expect(getComputedStyle(form).maxWidth).toBe('var(--chakra-sizes-measure)')
  })

  test('keeps what is typed until it is saved, through leaving the page', async () => {
    const first = await openScreen(reportPath)
    const form = await getForm('Score writing')
    await first.user.type(form.getByLabelText('Grammar'), '48')
    await writeInto(first.user, form.getByLabelText('Note'), 'Off the task.')
    cleanup()
    const { user } = await openScreen(reportPath)
    const again = await getForm('Score writing')
    expect(again.getByLabelText<HTMLInputElement>('Grammar').value).toBe('48')
    expect(again.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('Off the task.')
    for (const key of ['Coherence', 'Vocabulary']) await user.type(again.getByLabelText(key), '60')
    await user.click(again.getByRole('button', { name: 'Save scores' }))
    await screen.findByText('The overall score is now 61.')
    cleanup()
    await openScreen(reportPath)
    const last = await getForm('Score writing')
    expect(last.getByLabelText<HTMLInputElement>('Grammar').value).toBe('')
    expect(last.getByLabelText<HTMLTextAreaElement>('Note').value).toBe('')
  })

  test('is refused a wrong number at its field, which has the focus', async () => {
    const { user } = await openScreen(reportPath)
    const form = await getForm('Score writing')
    await user.type(form.getByLabelText('Coherence'), '60')
    await user.type(form.getByLabelText('Vocabulary'), '5.5')
    await user.type(form.getByLabelText('Grammar'), '48')
    await user.click(form.getByRole('button', { name: 'Save scores' }))
    const wrong = form.getByLabelText('Vocabulary')
    expect(document.activeElement).toBe(wrong)
    expect(form.getByText('Enter a whole number from 0 to 100').closest('[id]')?.id).toBe(
      wrong.getAttribute('aria-describedby'),
    )
    expect(sent).toEqual([])
  })

  test('is scored with speaking in one request where both wait, and nothing typed is lost between the parts', async () => {
    server.use(on('getReport', { data: doubtedReport(['speaking']) }))
    const { user } = await openScreen(reportPath)
    const form = await getForm('Score writing and speaking')
    for (const [key, score] of Object.entries(scores))
      await user.type(form.getByLabelText(labels[key as keyof typeof labels]), String(score))
    await user.click(screen.getByRole('tab', { name: 'Multiple choice' }))
    expect(screen.queryByRole('region', { name: 'Score writing and speaking' })).toBeNull()
    await user.click(screen.getByRole('tab', { name: 'Speaking' }))
    const again = await getForm('Score writing and speaking')
    await user.type(again.getByLabelText('Answer 1'), '72')
    await user.click(again.getByRole('button', { name: 'Save scores' }))
    await screen.findByText('The overall score is now 61.')
    expect(sent).toEqual([
      {
        speaking: { scores: { 'speaking-1': 72 } },
        writing: { scores: { 'writing-1': scores } },
      },
    ])
  })

  test('that a reviewer scored shows those scores beside the measured ones, in Arabic', async () => {
    const report = doubtedReport()
    const result = toResult({
      criteria: [
        {
          key: 'grammar',
          score: 48,
          provisional: false,
          evidence: [{ kind: 'measure', code: 'machine_score', values: { score: 39 } }],
        },
      ],
    })
    const answers = report.answers.map((answer) =>
      answer.part === 'writing'
        ? { ...answer, awaits_review: false, review_criteria: scores }
        : answer,
    )
    const reviews = [
      {
        reviewer_name: 'Noura Hassan',
        at: '2026-11-20T09:00:00.000Z',
        note: 'Off the task.',
        second: false,
        scores: [],
      },
    ]
    server.use(on('getReport', { data: { ...report, result, answers, reviews } }))
    await openScreen(reportPath, { language: 'ar' })
    const given = await getForm('درجات المراجع:')
    expect(given.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ترابط النص60',
      'الثروة اللغوية55',
      'القواعد48القياس الآلي: 39',
    ])
    const form = await getForm('تقييم الكتابة')
    expect(form.getByLabelText<HTMLInputElement>('القواعد').value).toBe('48')
    expect(form.getByText('القياس الآلي: 39 من 100')).toBeTruthy()
    expect(form.getByText('Off the task.')).toBeTruthy()
  })
})

test('a report opens at the answer that its address names, in whichever part', async () => {
  const scrolled = vi.fn()
  Element.prototype.scrollIntoView = scrolled
  server.use(on('getReport', { data: doubtedReport(['speaking']) }))
  await openScreen(`${reportPath}?answer=speaking-1`)
  expect(await screen.findByRole('tab', { name: 'Speaking', selected: true })).toBeTruthy()
  expect(scrolled).toHaveBeenCalledOnce()
  expect(document.activeElement?.getAttribute('data-question')).toBe('speaking-1')
})

describe('where two reviewers are asked', () => {
  const makeScore = (second: boolean, score: number) => ({
    reviewer_name: second ? 'Omar Haddad' : 'Noura Hassan',
    at: second ? '2026-11-21T09:00:00.000Z' : '2026-11-20T09:00:00.000Z',
    note: null,
    second,
    scores: [
      { part: 'writing' as const, number: 1, criterion: 'grammar' as const, score, measured: 39 },
    ],
  })

  test('the second reads that the first scores are shown once theirs are saved', async () => {
    server.use(on('getReport', { data: { ...doubtedReport(), second_review: 'asked' as const } }))
    await openScreen(reportPath)
    const form = await getForm('Score writing')
    expect(form.getByText(/^You are the second reviewer\./)).toBeTruthy()
  })

  test('and differ, both scores are shown beside the measured one, with the one that counts', async () => {
    const report = doubtedReport()
    const reviews = [makeScore(false, 48), makeScore(true, 61)]
    server.use(on('getReport', { data: { ...report, reviews, second_review: 'differ' as const } }))
    await openScreen(reportPath)
    const form = await getForm('Score writing')
    expect(form.getByText(/more than 10 points apart\. The first scores count\./)).toBeTruthy()
    expect(form.getByText('Writing 1, Grammar: 48 (measured 39)')).toBeTruthy()
    expect(form.getByText('Writing 1, Grammar: 61 (measured 39)')).toBeTruthy()
    expect(form.getByText(/^Scored as second reviewer by .*Omar Haddad/)).toBeTruthy()
  })
})
