import type { components } from '../../../../openapi/generated/api'

type Schemas = components['schemas']

export const jobId = (number: number) =>
  `01920000-0000-7000-8000-0000000060${String(number).padStart(2, '0')}`
export const courseId = (number: number) =>
  `01920000-0000-7000-8000-0000000070${String(number).padStart(2, '0')}`

/** A skill of a job, with the candidate's level of it. */
export const jobSkill = (differs: Partial<Schemas['JobSkill']> = {}): Schemas['JobSkill'] => ({
  ref_skill: 'text-classification',
  name: 'Text classification',
  importance: 'required',
  relation: 'exact',
  level: 78,
  required_level: 70,
  contribution: 40,
  years: 2,
  evidence: 'classified 4,000 customer messages',
  ...differs,
})

/** A job as it fits a candidate: the parts add up to 62 of 100. */
export const matchingJob = (
  differs: Partial<Schemas['MatchingJob']> = {},
): Schemas['MatchingJob'] => ({
  jid: jobId(1),
  external_job_id: null,
  job_title: 'Arabic data annotator',
  company_name: 'Noor AI',
  company_avatar: null,
  sector: 'Technology',
  industry: 'AI data services',
  city: 'abu_dhabi',
  job_type: 'full_time',
  availability_mode: 'on_site',
  experience: 1,
  description: 'You classify Arabic texts.\n\nYou rank the answers of language models.',
  posted_at: '2026-11-10T08:00:00.000Z',
  closes_on: '2026-12-31',
  matching_score: 0.62,
  norm_score: 0.9,
  job_match: [jobSkill()],
  job_gap: [
    jobSkill({
      ref_skill: 'audio-transcription',
      name: 'Audio transcription',
      relation: 'none',
      level: 0,
      required_level: 65,
      contribution: -24,
      years: null,
      evidence: null,
    }),
  ],
  words_contribution: 0,
  words_in_common: [],
  title_contribution: 12,
  title_words: [],
  experience_contribution: 10,
  career_path: ['Quality reviewer'],
  is_favorite: false,
  application: null,
  ...differs,
})

export const jobsPage = (
  results: Schemas['MatchingJob'][],
  differs: Partial<Schemas['MatchingJobs']['data']> = {},
): Schemas['MatchingJobs'] => ({
  data: { results, page: 1, limit: 12, total: results.length, listed_above: 0.2, ...differs },
})

export const course = (differs: Partial<Schemas['Course']> = {}): Schemas['Course'] => ({
  id: courseId(1),
  title: 'Transcription basics',
  provider: 'Al Ain Academy',
  description: 'Hear, write down, and time what is said.',
  duration_hours: 3,
  price_aed: 0,
  mode: 'online',
  language: 'en',
  url: 'https://academy.example/transcription',
  score: 4.5,
  registration: null,
  ...differs,
})

export const courseGroup = (
  courses: Schemas['Course'][],
  differs: Partial<Schemas['UpskillCourses']['data']['upskill_nf'][number]> = {},
): Schemas['UpskillCourses']['data']['upskill_nf'][number] => ({
  ref_skill: 'audio-transcription',
  skill: 'Audio transcription',
  total_score: courses.reduce((sum, { score }) => sum + score, 0),
  courses,
  ...differs,
})

export const gap = (differs: Partial<Schemas['SkillGap']> = {}): Schemas['SkillGap'] => ({
  ref_skill: 'audio-transcription',
  name: 'Audio transcription',
  level: 34,
  required_level: 65,
  gap: 31,
  demand: 4,
  cvs: [],
  course_id: courseId(1),
  ...differs,
})

export const careerPath = (
  differs: Partial<Schemas['CareerPath']['data']> = {},
): Schemas['CareerPath'] => ({
  data: {
    uid: '01920000-0000-7000-8000-000000000001',
    current_title: 'Customer service agent',
    confirmed_skills: 9,
    steps: [
      {
        ref_role: 'data-annotator',
        title: 'Data annotator',
        match: 0.82,
        open_jobs: 6,
        missing: [{ ref_skill: 'audio-transcription', name: 'Audio transcription' }],
      },
      {
        ref_role: 'quality-reviewer',
        title: 'Quality reviewer',
        match: 0.61,
        open_jobs: 2,
        missing: [
          { ref_skill: 'audio-transcription', name: 'Audio transcription' },
          { ref_skill: 'sql', name: 'SQL' },
        ],
      },
      {
        ref_role: 'language-data-lead',
        title: 'Language data lead',
        match: 0.38,
        open_jobs: 0,
        missing: [],
      },
    ],
    ...differs,
  },
})
