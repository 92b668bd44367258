import * as z from 'zod/mini'
import type { components } from '../../../../openapi/generated/api'
import type { PostedJob } from '../../../features/recruiter/jobs/posted-jobs.queries'
import { rule } from '../../../forms/field-rules'
import { westernDigits } from '../../../lib/digits'

type Fields = components['schemas']['JobFields']
export type FormSkill = PostedJob['skills'][number]

export const cities = [
  'abu_dhabi',
  'al_ain',
  'dubai',
  'sharjah',
  'ajman',
  'ras_al_khaimah',
  'umm_al_quwain',
  'fujairah',
] as const satisfies readonly NonNullable<PostedJob['city']>[]

export const jobTypes = ['full_time', 'part_time'] as const
export const modes = ['on_site', 'online'] as const

/** A job as its form holds it: empty where nothing was said, which the server may refuse. */
export const jobForm = z.object({
  title: z.string(),
  industry: z.string(),
  sector: z.string(),
  track: z.string(),
  job_type: z.enum([...jobTypes, '']),
  availability_mode: z.enum([...modes, '']),
  city: z.enum([...cities, '']),
  experience: z
    .string()
    .check(
      z.refine(
        (typed) => typed.trim() === '' || parseYears(typed) !== null,
        rule('posting:rule.years'),
      ),
    ),
  skills: z.array(z.custom<FormSkill>()),
  description: z.string(),
  closes_on: z.string(),
})
export type JobForm = z.infer<typeof jobForm>

export const emptyForm: JobForm = {
  title: '',
  industry: '',
  sector: '',
  track: '',
  job_type: '',
  availability_mode: '',
  city: '',
  experience: '',
  skills: [],
  description: '',
  closes_on: '',
}

export const toForm = (job: PostedJob): JobForm => ({
  title: job.title,
  industry: job.industry ?? '',
  sector: job.sector ?? '',
  track: job.track ?? '',
  job_type: job.job_type ?? '',
  availability_mode: job.availability_mode ?? '',
  city: job.city ?? '',
  experience: job.experience === null ? '' : String(job.experience),
  skills: job.skills,
  description: job.description,
  closes_on: job.closes_on ?? '',
})

/** What is sent; a choice that was not made is left out. */
export function toFields({
  job_type,
  availability_mode,
  city,
  experience,
  sector,
  track,
  closes_on,
  ...rest
}: JobForm): Fields {
  const years = parseYears(experience)
  return {
    ...rest,
    sector: sector === '' ? null : sector,
    track: track === '' ? null : track,
    closes_on: closes_on === '' ? null : closes_on,
    ...(job_type === '' ? {} : { job_type }),
    ...(availability_mode === '' ? {} : { availability_mode }),
    ...(city === '' ? {} : { city }),
    ...(years === null ? {} : { experience: years }),
  }
}

/** Whole years from 0 to 60, in either script's digits; null for anything else. */
export function parseYears(typed: string): number | null {
  const digits = westernDigits(typed).trim()
  return /^\d{1,2}$/.test(digits) && Number(digits) <= 60 ? Number(digits) : null
}

const toKey = (skill: Pick<FormSkill, 'name' | 'ref_skill'>): string =>
  skill.ref_skill ?? `~${skill.name.toLowerCase()}`

/** A skill joins as required, unless it is there already. */
export const withSkill = (
  skills: readonly FormSkill[],
  added: Pick<FormSkill, 'name' | 'ref_skill'>,
): FormSkill[] =>
  skills.some((skill) => toKey(skill) === toKey(added))
    ? [...skills]
    : [...skills, { ...added, importance: 'required', required_level: null }]

export const withoutSkill = (skills: readonly FormSkill[], gone: FormSkill): FormSkill[] =>
  skills.filter((skill) => toKey(skill) !== toKey(gone))

export const withImportance = (
  skills: readonly FormSkill[],
  of: FormSkill,
  importance: FormSkill['importance'],
): FormSkill[] =>
  skills.map((skill) => (toKey(skill) === toKey(of) ? { ...skill, importance } : skill))

/** The facts of a job that nothing was read or said of, in the order of the form. */
export function openFacts(
  job: PostedJob,
): (
  | 'title'
  | 'industry'
  | 'sector'
  | 'job_type'
  | 'availability_mode'
  | 'city'
  | 'experience'
  | 'skills'
  | 'closes_on'
)[] {
  const facts = [
    'title',
    'industry',
    'sector',
    'job_type',
    'availability_mode',
    'city',
    'experience',
    'skills',
    'closes_on',
  ] as const
  return facts.filter((fact) => {
    const value = job[fact]
    return value === null || value === '' || (Array.isArray(value) && value.length === 0)
  })
}
