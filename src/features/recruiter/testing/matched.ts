import type { Matched } from '../jobs/matched.queries'

type JobSkill = Matched['job_match'][number]

/** A skill of a job that a candidate has or lacks. */
export const skill = (
  name: string,
  contribution: number,
  differs: Partial<JobSkill> = {},
): JobSkill => ({
  ref_skill: name,
  name,
  importance: 'required',
  relation: 'exact',
  level: 60,
  required_level: 60,
  contribution,
  years: null,
  evidence: null,
  ...differs,
})

/** A candidate as they match the job that tests post. */
export const candidate = (
  at: number,
  full_name: string,
  differs: Partial<Matched> = {},
): Matched => ({
  job_id: '01920000-0000-7000-8000-000000000060',
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
