import type { components } from '../../../openapi/generated/api'

type Schemas = components['schemas']

/**
 * The details of a job that were read from a text. Missing ones are null or empty; a person
 * corrects them before the job is posted.
 */
export interface Posting {
  title: string | null
  description: string
  skills: Schemas['JobSkillInput'][]
  /** Years. */
  experience: number | null
  job_type: Schemas['JobType'] | null
  availability_mode: Schemas['AvailabilityMode'] | null
  city: Schemas['City'] | null
  /** Every city of the Emirates that the text names as a place of work. */
  places: Schemas['City'][]
  /** Who offers the job, as the text writes it. */
  employer: string | null
  terms: (
    | 'full_time'
    | 'part_time'
    | 'contract'
    | 'temporary'
    | 'internship'
    | 'freelance'
    | 'shifts'
    | 'hybrid'
    | 'on_site'
    | 'remote'
  )[]
  /** Ids of the taxonomy. */
  sector: string | null
  industry: string | null
  occupation: string | null
  /** yyyy-mm-dd. */
  closes_on: string | null
}

export type PostingFailure = 'no_text' | 'encrypted' | 'broken' | 'too_complex' | 'no_job'
export type PostingOutcome = { ok: true; posting: Posting } | { ok: false; failure: PostingFailure }
