// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  jobId,
  jobsPage,
  jobSkill,
  matchingJob,
} from '../../../features/candidate/testing/matching'
import { contractServer, on } from '../../../testing/contract-server'
import { openAt, prepareOpening } from '../../../testing/open-at'
import { person, profile } from '../../../testing/people'
import { writeInto } from '../../../testing/write-into'

const first = matchingJob({ matching_score: 0.815, is_favorite: true })
const second = matchingJob({
  jid: jobId(2),
  job_title: 'Translation reviewer',
  matching_score: 0.41,
  job_match: [],
  job_gap: [
    jobSkill({ name: 'Editing', contribution: -5 }),
    jobSkill({ name: 'SQL', contribution: -9 }),
    jobSkill({ name: 'Law', contribution: -20 }),
  ],
})

const asked: Record<string, string>[] = []
const sent: unknown[] = []
const server = contractServer(
  on('getUser', { data: person() }),
  on('getUserProfile', { data: profile() }),
  on('getSectors', { data: [{ id: '01920000-0000-7000-8000-0000000000b1', name: 'Technology' }] }),
  on('listMatchingJobs', ({ query }) => {
    asked.push(Object.fromEntries(query))
    return jobsPage([first, second])
  }),
  on('listFavoriteStates', ({ body }) => {
    sent.push(body)
    return {
      data: [first, second].map(({ jid, is_favorite }) => ({
        job_id: jid,
        user_id: person().id,
        is_favorite,
      })),
    }
  }),
  on('setFavorite', ({ body }) => {
    sent.push(body)
    return { data: { job_id: jobId(2), user_id: person().id, is_favorite: true } }
  }),
)
prepareOpening()
beforeEach(() => {
  asked.length = 0
  sent.length = 0
  localStorage.setItem('token', 'token-1')
})

const path = '/candidate/jobs'
const heart = (title: string) => screen.findByRole('button', { name: `Favourite: ${title}` })
const rows = async () =>
  (await screen.findByRole('heading', { name: 'Arabic data annotator' })).closest('ul')

describe('the list of matching jobs', () => {
  test('shows each job with its score and why in a line, twelve to a page', async () => {
    await openAt(path)
    const [best, next] = within((await rows()) ?? document.body).getAllByRole('listitem')
    expect(best?.textContent).toMatch(
      /82%.*Arabic data annotator.*Technology., .AI data services.*Abu Dhabi, on site.*Full time.*1 skill matches\. 1 gap: .?Audio transcription/,
    )
    expect(next?.textContent).toMatch(
      /41%.*No skill matches yet\. 3 gaps: .?Law.?, .?SQL.? and .?1 more/,
    )
    expect(asked).toEqual([{ limit: '12' }])
    expect(screen.getByRole('link', { name: 'Arabic data annotator' }).getAttribute('href')).toBe(
      `/candidate/jobs/view/${jobId(1)}`,
    )
  })

  test('has its filters in the address, and sends them to the server', async () => {
    const at = await openAt(path)
    await writeInto(
      at.user,
      await screen.findByRole('searchbox', { name: 'Search by title' }),
      'annotator',
    )
    await at.user.keyboard('{Enter}')
    await at.user.selectOptions(screen.getByRole('combobox', { name: 'City:' }), 'Al Ain')
    await at.user.selectOptions(screen.getByRole('combobox', { name: 'Type:' }), 'Part time')
    await at.user.selectOptions(
      await screen.findByRole('combobox', { name: 'Sector:' }),
      'Technology',
    )
    await at.user.click(screen.getByRole('button', { name: 'Favourites' }))
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({
        limit: '12',
        job_title: 'annotator',
        city: 'al_ain',
        job_type: 'part_time',
        sector: '01920000-0000-7000-8000-0000000000b1',
        is_favorite: 'true',
      }),
    )
    expect(at.address()).toContain('title=annotator')
    await at.user.click(screen.getByRole('button', { name: 'Clear' }))
    await waitFor(() => expect(at.address()).toBe(path))
  })

  test('an address of filters and a page is shown as it wrote', async () => {
    server.use(
      on('listMatchingJobs', ({ query }) => {
        asked.push(Object.fromEntries(query))
        return jobsPage([first], { page: 2, total: 13 })
      }),
    )
    await openAt(`${path}?city=dubai&page=2`)
    expect(await screen.findByText('13 jobs')).toBeTruthy()
    expect(asked).toEqual([{ limit: '12', page: '2', city: 'dubai' }])
    expect(screen.getByRole('button', { name: 'Page 2' }).getAttribute('aria-current')).toBe('page')
  })

  test('an empty list says why and what to do next', async () => {
    server.use(on('listMatchingJobs', jobsPage([])))
    await openAt(path)
    expect(await screen.findByRole('heading', { name: 'No matching jobs.' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See courses' }).getAttribute('href')).toBe(
      '/candidate/courses',
    )
  })

  test('a list that its filters left empty names them, and takes them off', async () => {
    server.use(
      on('listMatchingJobs', ({ query }) => (query.has('city') ? jobsPage([]) : jobsPage([first]))),
    )
    const at = await openAt(`${path}?city=dubai`)
    expect(await screen.findByText('The city must be Dubai.')).toBeTruthy()
    await at.user.click(screen.getByRole('button', { name: 'Clear all filters' }))
    expect(await screen.findByRole('heading', { name: 'Arabic data annotator' })).toBeTruthy()
  })

  test('a failure says so in its place and can be tried again', async () => {
    server.use(
      on('listMatchingJobs', { status: 403, code: 'forbidden', message: 'No permission.' }),
    )
    const at = await openAt(path)
    expect(await screen.findByText('We could not load the jobs')).toBeTruthy()
    server.use(on('listMatchingJobs', jobsPage([first])))
    await at.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Arabic data annotator' })).toBeTruthy()
  })

  test('a resume in which nothing was found leads to the profile', async () => {
    server.use(on('listMatchingJobs', { status: 409, code: 'resume_not_ready' }))
    await openAt(path)
    expect(await screen.findByText('We have nothing to match yet')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open profile' })).toBeTruthy()
  })

  test('the sectors are asked for again in another language', async () => {
    const at = await openAt(path)
    await screen.findByRole('option', { name: 'Technology' })
    server.use(
      on('getSectors', { data: [{ id: '01920000-0000-7000-8000-0000000000b1', name: 'التقنية' }] }),
    )
    await at.user.click(screen.getAllByRole('button', { name: 'العربية' })[0] ?? document.body)
    expect(await screen.findByRole('option', { name: 'التقنية' })).toBeTruthy()
  })

  test('the sectors that did not load leave the list usable', async () => {
    server.use(on('getSectors', { status: 403, code: 'forbidden' }))
    const at = await openAt(path)
    expect(
      await screen.findByRole('button', { name: 'We could not load the sectors. Try again' }),
    ).toBeTruthy()
    expect(await screen.findByRole('heading', { name: 'Arabic data annotator' })).toBeTruthy()
    server.use(on('getSectors', { data: [] }))
    await at.user.click(
      screen.getByRole('button', { name: 'We could not load the sectors. Try again' }),
    )
    expect(await screen.findByRole('combobox', { name: 'Sector:' })).toBeTruthy()
  })
})

describe('the heart of a job', () => {
  test('changes at once, and stays when the server took it', async () => {
    let answer = (): void => undefined
    server.use(
      on(
        'setFavorite',
        () =>
          new Promise((resolve) => {
            answer = () =>
              resolve({ data: { job_id: jobId(2), user_id: person().id, is_favorite: true } })
          }),
      ),
    )
    const at = await openAt(path)
    expect((await heart('Arabic data annotator')).getAttribute('aria-pressed')).toBe('true')
    const other = await heart('Translation reviewer')
    await at.user.click(other)
    expect(other.getAttribute('aria-pressed')).toBe('true')
    await waitFor(() => expect(answer()).toBeUndefined())
    expect(other.getAttribute('aria-pressed')).toBe('true')
  })

  test('goes back when the server did not, and says so', async () => {
    server.use(on('setFavorite', { status: 404, code: 'job_not_found', message: 'Job not exist.' }))
    const at = await openAt(path)
    const other = await heart('Translation reviewer')
    await at.user.click(other)
    expect(
      await screen.findByText('We could not add Translation reviewer to your favourites'),
    ).toBeTruthy()
    expect(screen.getByText('Job not exist.')).toBeTruthy()
    expect(other.getAttribute('aria-pressed')).toBe('false')
  })

  test('is loaded again when its state did not load, and until then shows the state in the list', async () => {
    server.use(
      on('listFavoriteStates', { status: 403, code: 'forbidden', message: 'No permission.' }),
    )
    const at = await openAt(path)
    expect(await screen.findByText('Failed to get favorite jobs status')).toBeTruthy()
    expect((await heart('Arabic data annotator')).getAttribute('aria-pressed')).toBe('true')
    server.use(
      on('listFavoriteStates', {
        data: [{ job_id: jobId(1), user_id: person().id, is_favorite: false }],
      }),
    )
    await at.user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(async () =>
      expect((await heart('Arabic data annotator')).getAttribute('aria-pressed')).toBe('false'),
    )
    expect(screen.queryByText('Failed to get favorite jobs status')).toBeNull()
  })
})

describe('the other lists', () => {
  test('show the jobs applied for, with their state', async () => {
    server.use(
      on('listOwnJobs', ({ body }) => {
        sent.push(body)
        return jobsPage([
          { ...first, application: { status: 'applied', at: '2026-11-20T08:00:00.000Z' } },
        ])
      }),
    )
    const at = await openAt(path)
    await at.user.click(await screen.findByRole('tab', { name: 'Applied' }))
    expect(await screen.findByText('Applied on 20 Nov 2026')).toBeTruthy()
    expect(sent).toContainEqual({ list: 'applied', page: 1, limit: 12 })
    expect(at.address()).toBe(`${path}?list=applied`)
    expect(screen.queryByRole('search')).toBeNull()
  })

  test('are empty with a way back', async () => {
    server.use(on('listOwnJobs', jobsPage([])))
    const at = await openAt(`${path}?list=dismissed`)
    expect(await screen.findByText('No hidden jobs')).toBeTruthy()
    await at.user.click(screen.getByRole('button', { name: 'See matching jobs' }))
    expect(await screen.findByRole('heading', { name: 'Arabic data annotator' })).toBeTruthy()
  })
})

describe('somebody who is no candidate', () => {
  test('a visitor is led to log in, and comes back', async () => {
    localStorage.clear()
    await openAt(`${path}?city=dubai`)
    expect(
      (
        await within(await screen.findByRole('main')).findByRole('link', { name: 'Log in' })
      ).getAttribute('href'),
    ).toBe(`/auth/login?redirect=${encodeURIComponent('/candidate/jobs?city=dubai')}`)
  })

  test('a recruiter reads whose page it is', async () => {
    server.use(on('getUser', { data: person({ role: 'recruiter' }) }))
    await openAt(path)
    expect(await screen.findByText('This page is for candidates')).toBeTruthy()
  })
})

test('in Arabic', async () => {
  server.use(
    on(
      'listMatchingJobs',
      jobsPage([
        matchingJob({
          job_title: 'موسّم بيانات',
          job_match: [jobSkill(), jobSkill({ name: 'الترجمة' }), jobSkill({ name: 'الكتابة' })],
          job_gap: [jobSkill({ name: 'التفريغ' }), jobSkill({ name: 'الجداول' })],
        }),
      ]),
    ),
  )
  await openAt(path, { language: 'ar' })
  expect(
    (await screen.findByRole('heading', { name: 'موسّم بيانات' })).closest('li')?.textContent,
  ).toMatch(/3 مهارات مطابقة\. فجوتان: /)
  expect(screen.getByText('وظيفة واحدة')).toBeTruthy()
})
