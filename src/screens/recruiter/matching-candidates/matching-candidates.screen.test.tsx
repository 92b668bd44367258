// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { components } from '../../../../openapi/generated/api'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person } from '../../../testing/people'
import { matched } from '../../../testing/matched'
import { postedJob } from '../../../testing/posted-job'
import { writeInto } from '../../../testing/write-into'
import { candidate, skill } from '../../../features/recruiter/testing/matched'

type Candidate = components['schemas']['MatchedCandidate']

const job = postedJob()
const path = `/recruiter/jobs/${job.jid}/candidates`
const mariam = candidate(1, 'Mariam Al Ketbi')
const salem = candidate(2, 'Salem Hassan', {
  score: 0.52,
  job_match: [skill('Translation', 40)],
  job_gap: [skill('Arabic', -19.15), skill('Excel', -20)],
  english_assessment: null,
  english_outcome: 'provisional',
  poked_at: '2026-11-18T08:00:00.000Z',
})

const mockList = (...candidates: Candidate[]) => matched(candidates.length, ...candidates)
const server = contractServer(
  on('getUser', { data: person({ role: 'recruiter', first_name: 'Noura', last_name: 'Hassan' }) }),
  on('listPostedJobs', { data: { results: [job], page: 0, limit: 1, total: 1 } }),
  mockList(mariam, salem),
)
prepareOpening()
beforeEach(() => localStorage.setItem('token', 'token-1'))

test('a score is explained by shares that add up to it, and two candidates are side by side', async () => {
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
  const table = await screen.findByRole('table', { name: 'Candidates side by side' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Compared by', 'Mariam Al KetbiTranslator', 'Salem HassanTranslator'])
  const read = (name: RegExp) =>
    within(within(table).getByRole('row', { name }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
  expect(read(/^Match /)).toEqual(['Match 72%Skills+60Role+12', 'Match 52%Skills+40Role+12'])
  expect(read(/^English/)).toEqual(['Passed72', 'Provisional'])
  expect(read(/^Annotation/)).toEqual(['Not taken', 'Not taken'])
  expect(read(/^Work experience/)).toEqual(['3 years', '3 years'])
  expect(read(/^Arabic/)).toEqual(['Has itLevel 60', 'Missing'])
  expect(read(/^Excel/)).toEqual(['Missing', 'Missing'])
})

describe('a comparison', () => {
  const compared = `compare=${mariam.user_id}%2C${salem.user_id}`
  const sideBySide = { name: 'Candidates side by side' }

  test('is in the address, on the page of the list where it was begun', async () => {
    server.use(matched(12, mariam, salem))
    const at = await openScreen(`${path}?page=2`)
    for (const name of ['Mariam Al Ketbi', 'Salem Hassan'])
      await at.user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
    await at.user.click(screen.getByRole('button', { name: 'Compare 2' }))
    await screen.findByRole('table', sideBySide)
    expect(at.address()).toBe(`${path}?${compared}&page=2`)
    at.router.history.back()
    await screen.findByRole('table', { name: 'Matching Candidates' })
    expect(at.address()).toBe(`${path}?page=2`)
  })

  test('opens from a link, in the order of the link, and leads to the list', async () => {
    const at = await openScreen(`${path}?compare=${salem.user_id}%2C${mariam.user_id}`)
    const table = await screen.findByRole('table', sideBySide)
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Compared by', 'Salem HassanTranslator', 'Mariam Al KetbiTranslator'])
    await at.user.click(screen.getByRole('button', { name: 'Back to list' }))
    await screen.findByRole('table', { name: 'Matching Candidates' })
    expect(at.address()).toBe(path)
  })

  test('says so where fewer than two of them still match', async () => {
    server.use(mockList(mariam))
    await openScreen(`${path}?${compared}`)
    await screen.findByRole('heading', { name: 'These candidates can no longer be compared' })
    screen.getByRole('button', { name: 'Back to list' })
  })
})

test('a partly counted skill is shown once, with the missing part, and its quote is read once', async () => {
  const evidence = 'Translated and typed letters'
  const partly = candidate(1, 'Mariam Al Ketbi', {
    score: 0.3,
    job_match: [
      skill('Translating', 20, { evidence, relation: 'broader' }),
      skill('Typing', 10, { evidence }),
    ],
    job_gap: [skill('Translating', -4, { evidence, relation: 'broader' }), skill('Excel', -20)],
    title_contribution: 0,
  })
  server.use(mockList(partly))
  const at = await openScreen(path)
  await at.user.click(await screen.findByRole('button', { name: 'Why Mariam Al Ketbi matches' }))
  const dialog = await screen.findByRole('dialog')
  expect(
    within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'TranslatingHas something more general.Counts in part: 4 points are missing.Evidence Translated and typed letters+20',
    'Typing+10',
    'Total+30',
    'Excel−20',
  ])
})

describe('a candidate among others', () => {
  const compare = async () => {
    const at = await openScreen(path)
    for (const name of ['Mariam Al Ketbi', 'Salem Hassan'])
      await at.user.click(await screen.findByRole('checkbox', { name: `Select ${name}` }))
    await at.user.click(screen.getByRole('button', { name: 'Compare 2' }))
    await screen.findByRole('table', { name: 'Candidates side by side' })
    return at
  }

  test('is invited to apply there, which shows at once; who was invited before is not asked again', async () => {
    server.use(
      on('pokeCandidates', () => {
        server.use(mockList({ ...mariam, poked_at: '2026-11-20T08:00:00.000Z' }, salem))
        return {
          data: { poked: [mariam.user_id], already_poked: [] },
          message: '1 candidate is told.',
        }
      }),
    )
    const at = await compare()
    const table = within(screen.getByRole('table', { name: 'Candidates side by side' }))
    table.getByText('Invited on 18 Nov 2026')
    await at.user.click(table.getByRole('button', { name: 'Invite Mariam Al Ketbi to apply' }))
    await at.user.click(await screen.findByRole('button', { name: 'Invite 1 candidate' }))
    await screen.findByText('1 candidate is told.')
    await screen.findByText('Invited on 20 Nov 2026')
  })

  test('gets a note, and keeps the typed text when it could not be saved', async () => {
    const sent: unknown[] = []
    server.use(on('addCandidateNote', { status: 500, code: 'internal', message: 'Down.' }))
    const at = await compare()
    await at.user.click(screen.getByRole('button', { name: 'Write note about Salem Hassan' }))
    const dialog = within(await screen.findByRole('dialog', { name: /Write note about/ }))
    await writeInto(at.user, dialog.getByRole('textbox'), 'Speaks well.')
    await at.user.click(dialog.getByRole('button', { name: 'Save note' }))
    await dialog.findByText('We could not save the note')
    server.use(
      on('addCandidateNote', ({ body, params }) => {
        sent.push([params['user_id'], body])
        return {
          data: {
            id: '01920000-0000-7000-8000-000000000201',
            text: 'Speaks well.',
            author: 'Noura Hassan',
            own: true,
            created_at: '2026-11-20T08:00:00.000Z',
          },
          message: 'The note is saved.',
        }
      }),
    )
    await at.user.click(dialog.getByRole('button', { name: 'Save note' }))
    await screen.findByText('The note is saved.')
    expect(sent).toEqual([[salem.user_id, { text: 'Speaks well.' }]])
  })

  test('is sent to the applicant tracking system once the job is there', async () => {
    const sent: unknown[] = []
    server.use(
      on('listPostedJobs', {
        data: {
          results: [postedJob({ external_job_id: 'ats-1' })],
          page: 0,
          limit: 1,
          total: 1,
        },
      }),
      on('getAtsStatus', {
        data: { configured: true, allowed: true, deliveries: [], postings: [] },
      }),
      on('syncCandidateToAts', ({ params }) => {
        sent.push([params['a'], params['b']])
        return { status: 502, code: 'ats_sync_failed', message: 'Failed to sync candidate.' }
      }),
    )
    const at = await compare()
    await at.user.click(
      await screen.findByRole('button', {
        name: 'Send Mariam Al Ketbi to the applicant tracking system',
      }),
    )
    await screen.findByText('Failed to sync candidate.')
    expect(sent).toEqual([[mariam.user_id, job.jid]])
  })

  test('is invited to an interview for this job, which is not asked for again', async () => {
    server.use(on('listInterviews', { data: { results: [], page: 0, limit: 100, total: 0 } }))
    const at = await compare()
    await at.user.click(
      screen.getByRole('button', { name: 'Schedule interview with Mariam Al Ketbi' }),
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule interview' }))
    expect(dialog.queryByLabelText('Job')).toBeNull()
  })
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
    'Candidates side by side',
    'Missing',
  ],
  [
    'ar',
    'سبب مطابقة Mariam Al Ketbi',
    [
      'الدليل: Led falconry shows',
      'كلمات مشتركة',
      'كلمات مشتركة مع المسميات الوظيفية: \u2068falcon\u2069',
    ],
    'المرشّحون جنباً إلى جنب',
    'غير متوفرة',
  ],
] as const)(
  'in %s a score is shown with the quotes behind it and the words in common, alone and side by side',
  async (language, why, said, side, missing) => {
    const quoted = candidate(1, 'Mariam Al Ketbi', {
      score: 0.7,
      job_match: [{ ...skill('Shows', 30), evidence: 'Led falconry shows' }],
      words_contribution: 28,
      words_in_common: ['lure', 'moulting'],
      title_words: ['falcon'],
    })
    server.use(mockList(quoted, salem))
    const at = await openScreen(path, { language })
    await at.user.click(await screen.findByRole('button', { name: why }))
    const dialog = await screen.findByRole('dialog')
    for (const text of said) expect(dialog.textContent).toContain(text)
    expect(dialog.textContent).toMatch(/lure.*moulting/)
    await at.user.keyboard('{Escape}')
    const boxes = await screen.findAllByRole('checkbox', { name: /Mariam|Salem/ })
    for (const box of boxes) await at.user.click(box)
    await at.user.click(screen.getByRole('button', { name: /2|مقارنة مرشّحَين/ }))
    const table = await screen.findByRole('table', { name: side })
    expect(table.textContent).toContain('Led falconry shows')
    expect(table.textContent).toContain(missing)
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

test('inviting asks first, names who gets a message and who does not, and reports the result', async () => {
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
    'Job not exist.',
  ],
  [
    'ar',
    'تعذّر جلب المرشّحين المناسبين.',
    'تعذّر الحصول على المرشّحين المطابقين للوظيفة.',
    'هذه الوظيفة غير موجودة.',
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
