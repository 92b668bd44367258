import { z } from 'zod'
import { repeats } from '../repeats'
import { builtInTaxonomy } from '../taxonomy/taxonomy'
import type { Taxonomy } from '../taxonomy/taxonomy'
import companies from './companies.json'
import annotation from './annotation.json'
import engineering from './engineering.json'
import finance from './finance.json'
import health from './health.json'
import language from './language.json'
import office from './office.json'
import service from './service.json'
import technology from './technology.json'

const id = z.string().regex(/^[a-z][a-z0-9_]*$/)
const text = z.string().min(1)
const city = z.enum([
  'abu_dhabi',
  'dubai',
  'sharjah',
  'ajman',
  'fujairah',
  'ras_al_khaimah',
  'umm_al_quwain',
  'al_ain',
])
/** Skills of the taxonomy with the level asked for, the most important first. */
const levels = z.record(id, z.int().min(0).max(100))

const companyEntry = z.strictObject({
  id,
  name: text,
  name_ar: text,
  sector: id,
  industry: id,
  city,
  size: z.int().positive(),
  website: z.url(),
  about: text,
  about_ar: text,
})

const jobEntry = z.strictObject({
  id,
  title: text,
  title_ar: text,
  company: id,
  occupation: id,
  job_type: z.enum(['full_time', 'part_time']),
  availability_mode: z.enum(['online', 'on_site']),
  city,
  /** Years asked for. */
  experience: z.int().min(0).max(60),
  posted_days_ago: z.int().min(0),
  /** From today on, so that a demo never begins with closed jobs. */
  closes_in_days: z.int().positive().nullable(),
  required: levels,
  preferred: levels,
  /** The language the description is written in. */
  language: z.enum(['en', 'ar']),
  description: text,
})

export type DemoCompany = z.infer<typeof companyEntry>
export type DemoJob = Omit<z.infer<typeof jobEntry>, 'required' | 'preferred'> & {
  sector: string
  industry: string
  /** Required ones first, the most important first. */
  skills: readonly {
    ref_skill: string
    importance: 'required' | 'preferred'
    required_level: number
  }[]
}
export interface DemoJobs {
  companies: readonly DemoCompany[]
  jobs: readonly DemoJob[]
}

const written = {
  companies,
  jobs: [annotation, language, technology, office, service, engineering, health, finance].flat(),
}

/**
 * Reads companies and their jobs. @throws one error with every name that the taxonomy or the
 * companies do not have.
 */
export const readDemoJobs = (content: unknown, taxonomy: Taxonomy): DemoJobs => {
  const parsed = z
    .strictObject({ companies: z.array(companyEntry), jobs: z.array(jobEntry) })
    .parse(content)
  const company = new Map(parsed.companies.map((one) => [one.id, one]))
  const sectorByIndustry = new Map(
    taxonomy.industries.map((industry) => [industry.id, industry.sector]),
  )
  const skills = new Set(taxonomy.skills.map((skill) => skill.id))
  const occupations = new Set(taxonomy.occupations.map((occupation) => occupation.id))
  const faults = [
    ...repeats(
      'company',
      parsed.companies.map((one) => one.id),
    ),
    ...repeats(
      'job',
      parsed.jobs.map((one) => one.id),
    ),
    ...parsed.companies
      .filter((one) => sectorByIndustry.get(one.industry) !== one.sector)
      .map((one) => `company ${one.id}: ${one.industry} is no industry of ${one.sector}`),
    ...parsed.jobs.flatMap((job) => [
      ...(company.has(job.company) ? [] : [`job ${job.id}: no company ${job.company}`]),
      ...(occupations.has(job.occupation)
        ? []
        : [`job ${job.id}: no occupation ${job.occupation}`]),
      ...[...Object.keys(job.required), ...Object.keys(job.preferred)]
        .filter((skill) => !skills.has(skill))
        .map((skill) => `job ${job.id}: no skill ${skill}`),
      ...Object.keys(job.preferred)
        .filter((skill) => skill in job.required)
        .map((skill) => `job ${job.id}: ${skill} is required and preferred`),
    ]),
  ]
  if (faults.length)
    throw new Error(
      `The demo jobs cannot be used:\n${faults.map((fault) => `  ${fault}`).join('\n')}`,
    )
  const jobs = parsed.jobs.map(({ required, preferred, ...job }) => ({
    ...job,
    sector: company.get(job.company)?.sector ?? '',
    industry: company.get(job.company)?.industry ?? '',
    skills: [...asked('required', required), ...asked('preferred', preferred)],
  }))
  return { companies: parsed.companies, jobs }
}

const asked = (importance: 'required' | 'preferred', skills: Record<string, number>) =>
  Object.entries(skills).map(([ref_skill, required_level]) => ({
    ref_skill,
    importance,
    required_level,
  }))

let loaded: DemoJobs | undefined

/** The jobs a demo begins with, validated once. They speak of the built-in taxonomy. */
export const loadDemoJobs = (): DemoJobs => (loaded ??= readDemoJobs(written, builtInTaxonomy()))
