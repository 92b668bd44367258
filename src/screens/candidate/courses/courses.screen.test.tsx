// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  course,
  courseGroup,
  courseId,
  gap,
  jobId,
  jobsPage,
  matchingJob,
} from '../../../features/candidate/testing/matching'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person, profile } from '../../../testing/people'

const unknown = course({
  id: courseId(2),
  title: 'Hearing dialects',
  description: null,
  price_aed: null,
  duration_hours: 2,
  score: 1,
})
const groups = [
  courseGroup([course(), unknown]),
  courseGroup([course({ id: courseId(3), title: 'Queries' })], { ref_skill: 'sql', skill: 'SQL' }),
]

const sent: unknown[] = []
const server = contractServer(
  on('getUser', { data: person() }),
  on('getUserProfile', { data: profile() }),
  on('listSkillGaps', {
    data: [
      gap(),
      gap({ ref_skill: 'sql', name: 'SQL', level: 50, required_level: 60, gap: 10 }),
      gap({
        ref_skill: 'typing',
        name: 'Typing',
        level: 80,
        required_level: 60,
        gap: 0,
        course_id: null,
      }),
    ],
  }),
  on('listUpskillCourses', ({ body }) => {
    sent.push(body)
    return { data: { completed: [], upskill_nf: groups } }
  }),
  on('listMatchingJobs', jobsPage([matchingJob()])),
  on('registerForCourse', ({ body }) => {
    sent.push(body)
    return { data: { course_id: courseId(1), registration: null } }
  }),
)
prepareOpening()
beforeEach(() => {
  sent.length = 0
  localStorage.setItem('token', 'token-1')
})

const path = '/candidate/courses'
const group = (name: string) => screen.findByRole('region', { name })

test('the gaps are ranked, and lead to the courses of their skill', async () => {
  await openScreen(path)
  const gaps = await group('Skills gap')
  const lines = await within(gaps).findAllByRole('img')
  expect(lines.map((line) => line.getAttribute('aria-label'))).toEqual([
    'Audio transcription: your level is 34, 65 is needed',
    'SQL: your level is 50, 60 is needed',
    'Typing: your level is 80, 60 is needed',
  ])
  expect(within(gaps).getByText('31 to go')).toBeTruthy()
  expect(within(gaps).getByText('Met')).toBeTruthy()
  await group('Audio transcription')
  expect(
    within(gaps)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/candidate/courses#skill-audio-transcription', '/candidate/courses#skill-sql'])
})

test('the courses are listed by skill in the order of the server, and say which facts are unknown', async () => {
  await openScreen(path)
  const audio = await group('Audio transcription')
  expect(
    screen
      .getAllByRole('region')
      .map((region) => region.querySelector('h2')?.textContent)
      .filter((name) => name !== undefined),
  ).toEqual(['Skills gap', 'Audio transcription', 'SQL'])
  const [first, second] = within(audio)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.closest('li'))
  expect(first?.textContent).toMatch(
    /Transcription basics.*Adds 4.5 to your scores on average.*Al Ain Academy.*3 hours.*Free.*Online.*In English/,
  )
  expect(second?.textContent).toMatch(/No course description.*2 hours.*Price or duration not found/)
  expect(
    within(audio)
      .getAllByRole('link', { name: /Open at Al Ain Academy/ })[0]
      ?.getAttribute('href'),
  ).toBe('https://academy.example/transcription')
})

test('in Arabic a price has the plural that its number takes', async () => {
  const priced = [
    [1, 'درهم واحد'],
    [2, 'درهمان'],
    [5, '5 دراهم'],
    [25, '25 درهماً'],
    [1300, '1,300 درهم'],
  ] as const
  server.use(
    on('listUpskillCourses', {
      data: {
        completed: [],
        upskill_nf: priced.map(([price], at) =>
          courseGroup([course({ id: courseId(at + 1), price_aed: price })], {
            ref_skill: `${at}`,
            skill: `Skill ${at}`,
          }),
        ),
      },
    }),
  )
  await openScreen(path, { language: 'ar' })
  for (const [, said] of priced) expect(await screen.findByText(said)).toBeTruthy()
})

test('a long list begins with what adds most; the rest is shown when it is asked for', async () => {
  const many = Array.from({ length: 10 }, (_, at) =>
    courseGroup(
      [1, 2, 3, 4].map((of) =>
        course({ id: courseId(at * 4 + of), title: `Course ${at + 1}.${of}` }),
      ),
      { ref_skill: `skill-${at + 1}`, skill: `Skill ${at + 1}` },
    ),
  )
  server.use(on('listUpskillCourses', { data: { completed: [], upskill_nf: many } }))
  const at = await openScreen(path)
  expect((await group('Skill 1')).textContent).not.toContain('Course 1.3')
  await at.user.click(
    within(await group('Skill 1')).getByRole('button', { name: 'Show 2 more courses' }),
  )
  expect((await group('Skill 1')).textContent).toContain('Course 1.4')
  expect(screen.queryByRole('region', { name: 'Skill 9' })).toBeNull()
  await at.user.click(screen.getByRole('button', { name: 'Show courses for 2 more skills' }))
  expect(await group('Skill 10')).toBeTruthy()
})

test('a skill further down is shown to a candidate who is led to it', async () => {
  const many = Array.from({ length: 10 }, (_, at) =>
    courseGroup([course({ id: courseId(at) })], {
      ref_skill: `${at + 1}`,
      skill: `Skill ${at + 1}`,
    }),
  )
  server.use(on('listUpskillCourses', { data: { completed: [], upskill_nf: many } }))
  await openScreen(`${path}#skill-10`)
  expect(await group('Skill 10')).toBeTruthy()
})

test('a course is registered for and cancelled, and a failure says so with a way to try again', async () => {
  const registration = {
    status: 'registered',
    registered_at: '2026-11-20T08:00:00.000Z',
    completed_at: null,
  } as const
  const at = await openScreen(path)
  await group('SQL')
  server.use(
    on('registerForCourse', {
      status: 404,
      code: 'not_found',
      message: 'We could not find this page or file.',
    }),
  )
  await at.user.click(screen.getByRole('button', { name: /^Register.*Queries/ }))
  expect(await screen.findByText('We could not register you for Queries')).toBeTruthy()
  server.use(
    on('registerForCourse', ({ body }) => {
      sent.push(body)
      const now = JSON.stringify(body).includes('cancel') ? null : registration
      server.use(
        on('listUpskillCourses', {
          data: {
            completed: [],
            upskill_nf: [
              courseGroup([course({ id: courseId(3), title: 'Queries', registration: now })], {
                ref_skill: 'sql',
                skill: 'SQL',
              }),
            ],
          },
        }),
      )
      return { data: { course_id: courseId(3), registration } }
    }),
  )
  await at.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Registered on 20 Nov 2026')).toBeTruthy()
  await at.user.click(screen.getByRole('button', { name: /^Cancel registration/ }))
  await waitFor(() =>
    expect(sent.filter((body) => JSON.stringify(body).includes('course_id'))).toEqual([
      { course_id: courseId(3), action: 'register' },
      { course_id: courseId(3), action: 'cancel' },
    ]),
  )
  expect(await screen.findByRole('button', { name: /^Register.*Queries/ })).toBeTruthy()
})

test('a course that a candidate called completed is listed with the day, and not as confirmed', async () => {
  const registration = {
    status: 'completed',
    registered_at: '2026-11-10T08:00:00.000Z',
    completed_at: '2026-11-20T08:00:00.000Z',
  } as const
  server.use(
    on('listUpskillCourses', {
      data: {
        upskill_nf: [],
        completed: [
          course({ title: 'Transcription basics', provider: 'Open Academy', registration }),
        ],
      },
    }),
  )
  await openScreen(path)
  const done = await screen.findByRole('region', { name: 'Completed courses' })
  expect(done.textContent).toMatch(
    /1 course.*Transcription basics.*Open Academy · You marked this course as completed on 20 Nov 2026/,
  )
})

test('for one job the address says so, and the way to all of them stays', async () => {
  const at = await openScreen(`${path}?job=${jobId(1)}`)
  expect(await screen.findByText(/For the job .?Arabic data annotator/)).toBeTruthy()
  expect(sent).toEqual([{ job_id: jobId(1) }])
  await at.user.click(screen.getByRole('button', { name: 'Show courses for all jobs' }))
  await waitFor(() => expect(sent).toEqual([{ job_id: jobId(1) }, {}]))
  expect(at.address()).toBe(path)
})

test('courses that do not load lead to the candidate error page, which shows the error and leads back', async () => {
  server.use(
    on('listUpskillCourses', {
      status: 409,
      code: 'profile_pending',
      message: 'Your profile is not ready yet.',
    }),
  )
  const at = await openScreen(`${path}?job=${jobId(1)}`)
  expect(
    await screen.findByRole('heading', { level: 1, name: 'We could not load the courses' }),
  ).toBeTruthy()
  expect(at.address()).toBe('/candidate/error')
  expect(screen.getByText(/Your profile is not ready yet\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go to dashboard' }).getAttribute('href')).toBe(
    '/candidate/dashboard',
  )
  server.use(on('listUpskillCourses', { data: { completed: [], upskill_nf: groups } }))
  await at.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await group('SQL')).toBeTruthy()
  expect(at.address()).toBe(`${path}?job=${jobId(1)}`)
})

test('the error page says what it can when nothing led there', async () => {
  await openScreen('/candidate/error')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Something went wrong' }),
  ).toBeTruthy()
})

test('where no course is open, the page says why', async () => {
  server.use(on('listUpskillCourses', { data: { completed: [], upskill_nf: [] } }))
  await openScreen(path)
  expect(await screen.findByText('No courses for your gaps')).toBeTruthy()
})

test('in Arabic', async () => {
  await openScreen(path, { language: 'ar' })
  expect(
    (await screen.findByText('السعر أو المدة غير متوفرين')).closest('li')?.parentElement
      ?.textContent,
  ).toContain('ساعتان')
  expect(screen.getByText('لا يوجد وصف للدورة')).toBeTruthy()
  expect(await screen.findByText('يتبقى 31')).toBeTruthy()
})
