// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import {
  course,
  courseGroup,
  jobId,
  jobsPage,
  matchingJob,
} from '../features/candidate/testing/matching'
import { candidateHome } from '../testing/candidate-home'
import { contractServer, on } from '../testing/contract-server'
import { openScreen, prepareOpening } from '../testing/open-at'
import { person, profile } from '../testing/people'

// The sentences of the specification (8.1 to 8.3) that a candidate reads on a page, each with what
// brings it about.
const award = {
  reward_id: '01920000-0000-7000-8000-000000000065',
  uid: person().id,
  title: 'Best annotator',
  issuer: null,
  date: null,
  evidence: '',
  from_resume: false,
}
const found = {
  name: null,
  emails: [],
  phones: [],
  links: [],
  skills: [],
  work_history_detailed: [],
  education: [],
  languages: ['Arabic'],
  media: [],
  awards: [],
  career_path: [],
}
const server = contractServer(
  on('getUser', { data: person() }),
  on('getUserProfile', {
    data: profile({
      awards: [award],
      upload_response: { profile: found },
      review: {
        state: 'reviewed',
        counts: true,
        read_at: '2026-11-21T07:00:00.000Z',
        reviewed_at: '2026-11-21T08:00:00.000Z',
        reviewed_by: person().id,
        from_picture: false,
        read: found,
      },
    }),
  }),
  on('getSectors', { data: [] }),
  ...candidateHome(),
)
prepareOpening()
beforeEach(() => localStorage.setItem('token', 'token-1'))

type Languages = Record<'en' | 'ar', string>
const both = (said: Languages) =>
  [
    ['en', said.en],
    ['ar', said.ar],
  ] as const

const messages: {
  when: string
  said: Languages
  path: string
  given: () => void
  press?: RegExp
}[] = [
  {
    when: 'no job matches',
    said: { en: 'No matching jobs.', ar: 'لا توجد وظائف مطابقة.' },
    path: '/candidate/jobs',
    given: () => server.use(on('listMatchingJobs', jobsPage([]))),
  },
  {
    when: 'a job is gone',
    said: { en: 'Job not exist.', ar: 'الوظيفة غير موجودة.' },
    path: `/candidate/jobs/view/${jobId(1)}`,
    given: () =>
      server.use(
        on('listMatchingJobs', { status: 404, code: 'job_not_found' }),
        on('listUpskillCourses', { data: { completed: [], upskill_nf: [] } }),
      ),
  },
  {
    when: 'a public job is gone',
    said: { en: 'Job not exist.', ar: 'الوظيفة غير موجودة.' },
    path: `/job/${jobId(1)}`,
    given: () => server.use(on('getPublicJob', { status: 404, code: 'job_not_found' })),
  },
  {
    when: 'which jobs are liked is not known',
    said: { en: 'Failed to get favorite jobs status', ar: 'تعذّر معرفة حالة الوظائف المفضلة' },
    path: '/candidate/jobs',
    given: () =>
      server.use(
        on('listMatchingJobs', jobsPage([matchingJob()])),
        on('listFavoriteStates', { status: 403, code: 'forbidden' }),
      ),
  },
  {
    when: 'a course has no description',
    said: { en: 'No course description', ar: 'لا يوجد وصف للدورة' },
    path: '/candidate/courses',
    given: () =>
      server.use(
        on('listUpskillCourses', {
          data: { completed: [], upskill_nf: [courseGroup([course({ description: null })])] },
        }),
      ),
  },
  {
    when: 'what a course costs is not known',
    said: { en: 'Price or duration not found', ar: 'السعر أو المدة غير متوفرين' },
    path: '/candidate/courses',
    given: () =>
      server.use(
        on('listUpskillCourses', {
          data: { completed: [], upskill_nf: [courseGroup([course({ price_aed: null })])] },
        }),
      ),
  },
  {
    when: 'the state of the questionnaire did not come',
    said: { en: 'Failed to get data.', ar: 'تعذّر جلب البيانات.' },
    path: '/candidate/dashboard',
    given: () => server.use(on('getPrinciplesState', { status: 403, code: 'forbidden' })),
  },
  {
    when: 'an award could not be taken off',
    said: { en: 'Failed to remove', ar: 'تعذّرت الإزالة' },
    path: '/candidate/profile',
    given: () => server.use(on('removeAward', { status: 409, code: 'attempt_running' })),
    press: /Best annotator/,
  },
  {
    when: 'no answer came at all',
    said: {
      en: 'Your internet provider firewall has blocked access to our app',
      ar: 'حجب جدار الحماية لدى مزوّد الإنترنت الوصول إلى تطبيقنا',
    },
    path: '/candidate/profile',
    given: () => server.use(on('removeAward', 'silence')),
    press: /Best annotator/,
  },
  {
    when: 'the server says what it is, in the language of the page',
    said: { en: 'This award is under review.', ar: 'هذه الجائزة قيد المراجعة.' },
    path: '/candidate/profile',
    given: () =>
      server.use(
        on('removeAward', ({ headers }) => ({
          status: 409,
          code: 'attempt_running',
          message:
            headers.get('lang') === 'ar'
              ? 'هذه الجائزة قيد المراجعة.'
              : 'This award is under review.',
        })),
      ),
    press: /Best annotator/,
  },
  {
    when: 'nobody says what it is',
    said: { en: 'Internal Error. Please try again.', ar: 'حدث خطأ داخلي. يُرجى إعادة المحاولة.' },
    path: '/candidate/profile',
    given: () => server.use(on('removeAward', { status: 500, code: 'internal', message: '' })),
    press: /Best annotator/,
  },
]

test.each(
  messages.flatMap((sentence) =>
    both(sentence.said).map(([language, text]) => ({ ...sentence, language, words: text })),
  ),
)('when $when: “$words”', async ({ language, words: text, path, given, press }) => {
  given()
  const at = await openScreen(path, { language })
  if (press !== undefined) await at.user.click(await screen.findByRole('button', { name: press }))
  expect((await screen.findAllByText(text, { exact: false })).length).toBeGreaterThan(0)
})
