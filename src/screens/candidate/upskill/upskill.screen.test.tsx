// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { careerPath, course, courseGroup, gap } from '../../../features/candidate/testing/matching'
import { contractServer, on } from '../../../testing/contract-server'
import { openScreen, prepareOpening } from '../../../testing/open-at'
import { person, profile } from '../../../testing/people'

const sent: unknown[] = []
const server = contractServer(
  on('getUser', { data: person() }),
  on('getUserProfile', { data: profile() }),
  on('listSkillGaps', { data: [gap()] }),
  on('listUpskillCourses', { data: { completed: [], upskill_nf: [courseGroup([course()])] } }),
  on('getCareerPath', ({ body }) => {
    sent.push(body)
    return careerPath()
  }),
)
prepareOpening()
beforeEach(() => {
  sent.length = 0
  localStorage.setItem('token', 'token-1')
})

const path = '/candidate/jobs/upskill-career'
const region = (name: string) => screen.findByRole('region', { name })

test('the next three roles are a path, each with what is missing for it', async () => {
  await openScreen(path)
  const stages = within(
    within(await region('Your career path'))
      .getAllByRole('list', { name: 'Your career path' })
      .at(-1) ?? document.body,
  ).getAllByRole('listitem')
  expect(stages.map((stage) => stage.textContent)).toEqual([
    'Today: Customer service agent9 skills confirmed',
    'Data annotator82% match, 1 skill to go',
    'Quality reviewer61% match, 2 skills to go',
    'Language data lead38% match',
  ])
  expect(sent).toEqual([{ uid: person().id, n: 3 }])
})

test('a skill is shown with its course under the first role that lacks it', async () => {
  await openScreen(path)
  const first = await region('Data annotator')
  expect(within(first).getByRole('heading', { name: 'Transcription basics' })).toBeTruthy()
  expect(
    within(first).getByRole('img', { name: 'Audio transcription: your level is 34, 65 is needed' }),
  ).toBeTruthy()
  expect(within(first).getByRole('link', { name: '6 open jobs' }).getAttribute('href')).toBe(
    '/candidate/jobs?title=Data+annotator',
  )
  const second = await region('Quality reviewer')
  expect(second.textContent).toContain('You will already have it after Data annotator.')
  expect(second.textContent).toContain('No course teaches this skill right now.')
  expect((await region('Language data lead')).textContent).toMatch(
    /No open job right now.*You have all the skills for this role\./,
  )
})

test('a course that teaches two skills is shown at the first of them', async () => {
  const missing = [
    { ref_skill: 'audio-transcription', name: 'Audio transcription' },
    { ref_skill: 'listening', name: 'Listening' },
  ]
  server.use(
    on(
      'getCareerPath',
      careerPath({
        steps: [
          {
            ref_role: 'data-annotator',
            title: 'Data annotator',
            match: 0.82,
            open_jobs: 6,
            missing,
          },
        ],
      }),
    ),
    on('listUpskillCourses', {
      data: {
        completed: [],
        upskill_nf: [
          courseGroup([course()]),
          courseGroup([course()], { ref_skill: 'listening', skill: 'Listening' }),
        ],
      },
    }),
  )
  await openScreen(path)
  const role = await region('Data annotator')
  expect(
    await within(role).findAllByRole('heading', { name: 'Transcription basics' }),
  ).toHaveLength(1)
  expect(role.textContent).toMatch(/Transcription basics.? above also teaches this skill\./)
})

test('courses that do not load lead to the candidate error page', async () => {
  server.use(
    on('listUpskillCourses', { status: 403, code: 'forbidden', message: 'No permission.' }),
  )
  const at = await openScreen(path)
  expect(await screen.findByText(/No permission\./)).toBeTruthy()
  expect(at.address()).toBe('/candidate/error')
})

test('a path that did not load can be tried again, and one that is empty says what it needs', async () => {
  server.use(on('getCareerPath', { status: 403, code: 'forbidden' }))
  const at = await openScreen(path)
  expect(await screen.findByText('We could not load your career path')).toBeTruthy()
  server.use(on('getCareerPath', careerPath({ steps: [] })))
  await at.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No further role listed')).toBeTruthy()
})

test('a path that is shorter than three roles says where the list of roles ends', async () => {
  server.use(on('getCareerPath', careerPath({ steps: careerPath().data.steps.slice(0, 2) })))
  await openScreen(path)
  expect((await region('Your career path')).textContent).toMatch(
    /We do not list a next step after .?Quality reviewer.? yet\./,
  )
})

test('a candidate without a confirmed profile reads how a path is found', async () => {
  server.use(
    on('getCareerPath', careerPath({ steps: [], current_title: null, confirmed_skills: 0 })),
  )
  await openScreen(path)
  expect(await screen.findByText('No next role found yet')).toBeTruthy()
})

test('in Arabic', async () => {
  await openScreen(path, { language: 'ar' })
  expect((await region('مسارك المهني')).textContent).toMatch(
    /9 مهارات مؤكدة.*وتتبقى مهارة واحدة.*وتتبقى مهارتان/,
  )
})
