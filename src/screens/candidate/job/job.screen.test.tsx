// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  course,
  courseGroup,
  courseId,
  jobId,
  jobSkill,
  jobsPage,
  matchingJob,
} from '../../../features/candidate/testing/matching'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person, profile } from '../../../testing/people'

const applied = { status: 'applied', at: '2026-11-20T08:00:00.000Z' } as const

const courses = {
  completed: [],
  upskill_nf: [
    courseGroup([course(), course({ id: courseId(2), title: 'Advanced transcription' })]),
  ],
}
const server = contractServer(
  on('getUser', { data: person() }),
  on('getUserProfile', { data: profile() }),
  on('listMatchingJobs', jobsPage([matchingJob()])),
  on('listUpskillCourses', { data: courses }),
)
prepareOpening()
beforeEach(() => localStorage.setItem('token', 'token-1'))

const path = `/candidate/jobs/view/${jobId(1)}`
const adds = () => screen.findByRole('region', { name: '1 skill adds to the score' })

describe('a matching job', () => {
  test('shows what adds to its score and what takes off it, so that it adds up', async () => {
    await openScreen(path)
    const rows = within(await adds()).getAllByRole('listitem')
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('Text classification'),
      expect.stringContaining('Role'),
      expect.stringContaining('Experience'),
    ])
    expect(rows.map((row) => Number(row.textContent?.match(/\+(\d+)$/)?.[1]))).toEqual([40, 12, 10])
    expect((await adds()).textContent).toMatch(/Total62$/)
    expect(screen.getByRole('region', { name: 'How well you match' }).textContent).toMatch(
      /62%.*Your skills add: 62.*Your gaps deduct: .?−24.*The other 14 of 100.*this job scores 90%/,
    )
  })

  test('quotes the resume, and says where a skill is only close to the one asked for', async () => {
    server.use(
      on(
        'listMatchingJobs',
        jobsPage([
          matchingJob({ job_match: [jobSkill({ relation: 'related', contribution: 40 })] }),
        ]),
      ),
    )
    await openScreen(path)
    const row = within(await adds()).getAllByRole('listitem')[0]
    expect(row?.querySelector('q')?.textContent).toBe('classified 4,000 customer messages')
    expect(row?.textContent).toContain('You have something similar. It counts in part.')
    expect(
      within(row ?? document.body).getByRole('img', {
        name: 'Text classification: your level is 78, 70 is needed',
      }),
    ).toBeTruthy()
  })

  test('has the courses of a gap with what they add to this job', async () => {
    // Only what this test's page asks is counted: the call of an earlier page may still be under way.
    const asked: unknown[] = []
    server.use(
      on('listUpskillCourses', ({ body }) => {
        asked.push(body)
        return { data: courses }
      }),
    )
    await openScreen(path)
    const gaps = await screen.findByRole('region', { name: '1 gap, and how to close it' })
    expect(await within(gaps).findByRole('heading', { name: 'Transcription basics' })).toBeTruthy()
    expect(gaps.textContent).toContain('Adds 4.5 to this score')
    expect(
      within(gaps).getByRole('img', { name: '62% now, about 67% after the courses' }),
    ).toBeTruthy()
    expect(within(gaps).getByRole('link', { name: '1 more course' }).getAttribute('href')).toBe(
      `/candidate/courses?job=${jobId(1)}`,
    )
    expect(asked).toEqual([{ job_id: jobId(1) }])
  })

  test('shows a course for two gaps at the first one, and an estimate that the gaps limit', async () => {
    const another = jobSkill({
      ref_skill: 'listening',
      name: 'Listening',
      relation: 'none',
      level: 0,
      contribution: -2,
      evidence: null,
    })
    server.use(
      on(
        'listMatchingJobs',
        jobsPage([matchingJob({ job_gap: [...matchingJob().job_gap, another] })]),
      ),
      on('listUpskillCourses', {
        data: {
          completed: [],
          upskill_nf: [
            courseGroup([course({ score: 40 })]),
            courseGroup([course({ score: 40 })], { ref_skill: 'listening', skill: 'Listening' }),
          ],
        },
      }),
    )
    await openScreen(path)
    const gaps = await screen.findByRole('region', { name: '2 gaps, and how to close them' })
    expect(
      await within(gaps).findAllByRole('heading', { name: 'Transcription basics' }),
    ).toHaveLength(1)
    expect(gaps.textContent).toMatch(/Transcription basics.? above also closes this gap\./)
    expect(
      within(gaps).getByRole('img', { name: '62% now, about 88% after the courses' }),
    ).toBeTruthy()
  })

  test('courses that did not load leave the rest of the page, and can be tried again', async () => {
    server.use(on('listUpskillCourses', { status: 403, code: 'forbidden' }))
    const at = await openScreen(path)
    expect(await screen.findByText('We could not load the courses')).toBeTruthy()
    expect(await adds()).toBeTruthy()
    server.use(on('listUpskillCourses', { data: { completed: [], upskill_nf: [] } }))
    await at.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('There is no course for this gap right now.')).toBeTruthy()
  })

  test.each([
    ['none answered', jobsPage([])],
    ['a refusal', { status: 404, code: 'job_not_found', message: 'Job not exist.' }],
  ] as const)('that does not exist says so: %s', async (_, answer) => {
    server.use(on('listMatchingJobs', 'status' in answer ? { ...answer } : answer))
    await openScreen(path)
    expect(await screen.findByRole('heading', { level: 1, name: 'Job not exist.' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See other jobs' })).toBeTruthy()
  })

  test('in Arabic', async () => {
    await openScreen(path, { language: 'ar' })
    expect(await screen.findByRole('region', { name: 'مهارة واحدة تضيف إلى الدرجة' })).toBeTruthy()
    expect(await screen.findByRole('region', { name: 'فجوة واحدة وطريقة سدّها' })).toBeTruthy()
  })
})

describe('a candidate on the page of a job', () => {
  /** Answers what is done about the job, and returns what was sent for it. */
  const answerActs = (
    ...answers: ({ status: 'applied' | 'withdrawn' | 'dismissed'; at: string } | null)[]
  ) => {
    const sent: unknown[] = []
    server.use(
      on('actOnJob', ({ params, body }) => {
        sent.push([params['action'], body])
        const application = answers.shift() ?? null
        server.use(on('listMatchingJobs', jobsPage([matchingJob({ application })])))
        return { data: { job_id: jobId(1), application } }
      }),
    )
    return sent
  }

  test('applies, and withdraws after being asked', async () => {
    const sent = answerActs(applied, { ...applied, status: 'withdrawn' })
    const at = await openScreen(path)
    await at.user.click(await screen.findByRole('button', { name: 'Apply for job' }))
    expect(await screen.findByText('Applied on 20 Nov 2026')).toBeTruthy()
    await at.user.click(screen.getByRole('button', { name: 'Withdraw application' }))
    const dialog = await screen.findByRole('dialog', { name: 'Withdraw your application?' })
    await at.user.click(within(dialog).getByRole('button', { name: 'Withdraw application' }))
    expect(await screen.findByText('Withdrawn on 20 Nov 2026')).toBeTruthy()
    expect(sent).toEqual([
      ['apply', { job_id: jobId(1) }],
      ['withdraw', { job_id: jobId(1) }],
    ])
    expect(screen.getByRole('button', { name: 'Apply for job' })).toBeTruthy()
  })

  test('dismisses after being asked, can still apply, and can bring it back', async () => {
    const sent = answerActs({ ...applied, status: 'dismissed' }, null)
    const at = await openScreen(path)
    await at.user.click(await screen.findByRole('button', { name: 'Hide job' }))
    await at.user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Hide job' }),
    )
    expect(await screen.findByText('Hidden on 20 Nov 2026')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Hide job' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Apply for job' })).toBeTruthy()
    await at.user.click(screen.getByRole('button', { name: 'Show again' }))
    expect(await screen.findByRole('button', { name: 'Hide job' })).toBeTruthy()
    expect(sent.at(-1)).toEqual(['withdraw', { job_id: jobId(1) }])
  })

  test('reads that an application was refused, and why', async () => {
    server.use(
      on('actOnJob', { status: 409, code: 'job_closed', message: 'This job is no longer open.' }),
    )
    const at = await openScreen(path)
    await at.user.click(await screen.findByRole('button', { name: 'Apply for job' }))
    expect(
      await screen.findByText('We could not send your application: Arabic data annotator'),
    ).toBeTruthy()
    expect(screen.getByText('This job is no longer open.')).toBeTruthy()
  })

  test('cannot apply for a job that is no longer open', async () => {
    server.use(on('listMatchingJobs', jobsPage([matchingJob({ closes_on: '2020-01-31' })])))
    await openScreen(path)
    expect(
      (await screen.findByRole('button', { name: 'No longer open' })).getAttribute('aria-disabled'),
    ).toBe('true')
  })
})

describe('a course from the page of a job', () => {
  test('is registered for, completed after being asked, and the rise of the score is shown', async () => {
    const sent: unknown[] = []
    const registration = {
      status: 'registered',
      registered_at: applied.at,
      completed_at: null,
    } as const
    server.use(
      on('registerForCourse', ({ body }) => {
        sent.push(body)
        const completes = JSON.stringify(body).includes('complete')
        if (completes)
          server.use(
            on('listMatchingJobs', jobsPage([matchingJob({ matching_score: 0.86, job_gap: [] })])),
            on('listUpskillCourses', { data: { completed: [], upskill_nf: [] } }),
          )
        else
          server.use(
            on('listUpskillCourses', {
              data: { completed: [], upskill_nf: [courseGroup([course({ registration })])] },
            }),
          )
        return { data: { course_id: courseId(1), registration } }
      }),
    )
    const at = await openScreen(path)
    await at.user.click(await screen.findByRole('button', { name: /^Register/ }))
    await at.user.click(await screen.findByRole('button', { name: /^Mark as completed/ }))
    const dialog = await screen.findByRole('dialog', {
      name: 'Have you completed Transcription basics?',
    })
    await at.user.click(within(dialog).getByRole('button', { name: 'Mark as completed' }))
    expect(await screen.findByText('Completed: Transcription basics')).toBeTruthy()
    expect(screen.getByRole('img', { name: 'from 62% to 86%' })).toBeTruthy()
    expect(document.activeElement?.textContent).toContain('Completed: Transcription basics')
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'How well you match' }).textContent).toContain(
        '86%',
      ),
    )
    expect(sent).toEqual([
      { course_id: courseId(1), action: 'register' },
      { course_id: courseId(1), action: 'complete' },
    ])
  })
})
