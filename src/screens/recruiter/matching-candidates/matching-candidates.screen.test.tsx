// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { components } from '../../../../openapi/generated/api'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'
import { postedJob } from '../../../testing/posted-job'
import { writeInto } from '../../../testing/write-into'

type Candidate = components['schemas']['MatchedCandidate']

const job = postedJob()
const path = `/recruiter/jobs/${job.jid}/candidates`
const skill = (name: string, contribution: number): Candidate['job_match'][number] => ({
  ref_skill: name,
  name,
  importance: 'required',
  relation: 'exact',
  level: 60,
  required_level: 60,
  contribution,
  years: null,
  evidence: null,
})
const candidate = (at: number, full_name: string, differs: Partial<Candidate> = {}): Candidate => ({
  job_id: job.jid,
  user_id: `01920000-0000-7000-8000-00000000010${at}`,
  score: 0.7155,
  full_name,
  avatar_url: null,
  current_title: 'Translator',
  city: 'al_ain',
  availability_mode: 'on_site',
  availability_40_hours: true,
  months_worked: 40,
  job_match: [skill('Translation', 40.4), skill('Arabic', 19.15)],
  job_gap: [skill('Excel', -20)],
  words_contribution: 0,
  words_in_common: [],
  title_contribution: 12,
  title_words: [],
  experience_contribution: 0,
  english_assessment: 72,
  english_outcome: 'passed',
  annotation_assessment: null,
  annotation_outcome: 'not_taken',
  applied_at: null,
  poked_at: null,
  ...differs,
})
const mariam = candidate(1, 'Mariam Al Ketbi')
const salem = candidate(2, 'Salem Hassan', {
  score: 0.52,
  job_match: [skill('Translation', 40)],
  poked_at: '2026-11-18T08:00:00.000Z',
})

const listOf = (...candidates: Candidate[]) =>
  on('listCandidatesForJobs', {
    data: {
      results: [{ jid: job.jid, candidates_loading: false, total: candidates.length, candidates }],
      page: 1,
      limit: 10,
      total: candidates.length,
      listed_above: 0.2,
    },
  })
const server = contractServer(
  on('getUser', { data: person({ role: 'recruiter', first_name: 'Noura', last_name: 'Hassan' }) }),
  on('listPostedJobs', { data: { results: [job], page: 0, limit: 1, total: 1 } }),
  listOf(mariam, salem),
)
prepareOpening()
beforeEach(() => localStorage.setItem('token', 'token-1'))

test('a score is explained by shares that add up to it, and two candidates stand side by side', async () => {
  const at = await openScreen(path)
  await screen.findByRole('table', { name: 'Matching Candidates' })
  await at.user.click(screen.getByRole('button', { name: 'Why Mariam Al Ketbi matches' }))
  const dialog = await screen.findByRole('dialog')
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Translation+41', 'Arabic+19', 'Role+12', 'Total+72', 'Excel−20'])
  await at.user.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('button', { name: 'Compare 2' })).toBeNull()
  await at.user.click(screen.getByRole('checkbox', { name: 'Select Mariam Al Ketbi' }))
  await at.user.click(screen.getByRole('checkbox', { name: 'Select Salem Hassan' }))
  await at.user.click(screen.getByRole('button', { name: 'Compare 2' }))
  expect((await screen.findByRole('region', { name: 'Salem Hassan' })).textContent).toMatch(
    /52%.*Translation\+40/,
  )
  expect(screen.getByRole('region', { name: 'Mariam Al Ketbi' })).toBeTruthy()
})

test.each([
  [
    'en',
    'Why Mariam Al Ketbi matches',
    [
      'Evidence Led falconry shows',
      'Shared words',
      'Words shared with job titles: \u2068falcon\u2069',
    ],
  ],
  [
    'ar',
    'سبب مطابقة Mariam Al Ketbi',
    [
      'الدليل: Led falconry shows',
      'كلمات مشتركة',
      'كلمات مشتركة مع المسميات الوظيفية: \u2068falcon\u2069',
    ],
  ],
] as const)(
  'in %s a score is shown with the quotes behind it and the words in common, alone and side by side',
  async (language, why, said) => {
    const quoted = candidate(1, 'Mariam Al Ketbi', {
      score: 0.7,
      job_match: [{ ...skill('Shows', 30), evidence: 'Led falconry shows' }],
      words_contribution: 28,
      words_in_common: ['lure', 'moulting'],
      title_words: ['falcon'],
    })
    server.use(listOf(quoted, salem))
    const at = await openScreen(path, { language })
    await at.user.click(await screen.findByRole('button', { name: why }))
    const dialog = await screen.findByRole('dialog')
    for (const text of said) expect(dialog.textContent).toContain(text)
    expect(dialog.textContent).toMatch(/lure.*moulting/)
    await at.user.keyboard('{Escape}')
    const boxes = await screen.findAllByRole('checkbox', { name: /Mariam|Salem/ })
    for (const box of boxes) await at.user.click(box)
    await at.user.click(screen.getByRole('button', { name: /2|المقارنة|قارن/ }))
    const region = await screen.findByRole('region', { name: 'Mariam Al Ketbi' })
    for (const text of said) expect(region.textContent).toContain(text)
  },
)

test('the filter and the empty list name the threshold that holds', async () => {
  server.use(
    on('listCandidatesForJobs', {
      data: {
        results: [{ jid: job.jid, candidates_loading: false, total: 0, candidates: [] }],
        page: 1,
        limit: 10,
        total: 0,
        listed_above: 0.45,
      },
    }),
  )
  await openScreen(path)
  await screen.findByText('Candidates appear here when they score above 45%.')
  const options = within(screen.getByRole('combobox', { name: /Score/ })).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'above 45%',
    'above 60%',
    'above 80%',
  ])
})

test('poking asks first, says whom it touches and whom it does not, and is told', async () => {
  const sent: unknown[] = []
  server.use(
    on('pokeCandidates', ({ body }) => {
      sent.push(body)
      return {
        data: { poked: [mariam.user_id], already_poked: [salem.user_id] },
        message: '1 candidate invited to apply.',
      }
    }),
  )
  const at = await openScreen(path)
  await at.user.click(await screen.findByRole('checkbox', { name: 'Select Mariam Al Ketbi' }))
  await at.user.click(screen.getByRole('checkbox', { name: 'Select Salem Hassan' }))
  await at.user.click(screen.getByRole('button', { name: 'Invite' }))
  const dialog = await screen.findByRole('dialog', { name: 'Invite 1 candidate to apply?' })
  expect(dialog.textContent).toMatch(
    /Mariam Al Ketbi.* one notification and one email.*not contacted again: .*Salem Hassan/,
  )
  expect(sent).toEqual([])
  await writeInto(at.user, within(dialog).getByRole('textbox', { name: /Your message/ }), 'Come.')
  await at.user.click(within(dialog).getByRole('button', { name: 'Invite 1 candidate' }))
  await screen.findByText('1 candidate invited to apply.')
  expect(sent).toEqual([
    { job_id: job.jid, user_ids: [mariam.user_id, salem.user_id], message: 'Come.' },
  ])
})

test.each([
  [
    'en',
    'Failed to fetch matching candidates.',
    'Failed to get matching candidates.',
    'No job selected.',
  ],
  [
    'ar',
    'تعذّر جلب المرشّحين المناسبين.',
    'تعذّر الحصول على المرشّحين المطابقين للوظيفة.',
    'لم تُحدَّد وظيفة.',
  ],
] as const)(
  'in %s it is said when the candidates or their job do not come, and when there is no such job',
  async (language, failed, jobFailed, missing) => {
    server.use(on('listCandidatesForJobs', { status: 500, code: 'internal', message: 'Down.' }))
    await openScreen(path, { language })
    await screen.findByText(failed)
    server.use(on('listPostedJobs', { status: 500, code: 'internal', message: 'Down.' }))
    await openScreen('/recruiter/jobs/01920000-0000-7000-8000-0000000001fe/candidates', {
      language,
    })
    await screen.findByText(jobFailed)
    server.use(on('listPostedJobs', { data: { results: [], page: 0, limit: 1, total: 0 } }))
    await openScreen('/recruiter/jobs/01920000-0000-7000-8000-0000000001ff/candidates', {
      language,
    })
    await waitFor(() => expect(screen.getAllByText(missing).length).toBeGreaterThan(0))
  },
)

test.each([
  ['en', 'Candidate', 'CSV', 'csv'],
  ['ar', 'المرشّح', 'جدول بيانات', 'xlsx'],
] as const)(
  'in %s the candidates stand by score until a column is pressed, and are a file in the order they have',
  async (language, name, button, format) => {
    const asked: unknown[] = []
    server.use(
      on('listCandidatesForJobs', ({ body }) => {
        asked.push(body)
        const file = JSON.stringify(body).includes('download_report')
        return {
          data: {
            results: file
              ? []
              : [
                  {
                    jid: job.jid,
                    candidates_loading: false,
                    total: 2,
                    candidates: [mariam, salem],
                  },
                ],
            page: 1,
            limit: 10,
            total: 2,
            listed_above: 0.2,
            ...(file ? { url: '/file/ticket-1' } : {}),
          },
        }
      }),
    )
    const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
    const at = await openScreen(path, { language })
    const column = await screen.findByRole('columnheader', { name })
    expect(asked).toEqual([{ job_ids: [job.jid], page: 1, limit: 10, sort: '-score' }])
    await at.user.click(within(column).getByRole('button'))
    await waitFor(() => expect(at.address()).toBe(`${path}?sort=full_name`))
    await at.user.click(screen.getByRole('button', { name: button }))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    expect(asked.at(-1)).toEqual({
      job_ids: [job.jid],
      page: 1,
      limit: 10,
      sort: 'full_name',
      download_report: format,
    })
    saved.mockRestore()
  },
)
