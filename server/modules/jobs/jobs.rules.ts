import { cleanBlock, cleanLine } from '../../../machines/shared/line'
import type { components } from '../../../openapi/generated/api'
import type { Posting } from '../../documents/posting/posting'
import { foldText } from '../../../machines/shared/fold'
import { findSkills, linkSkill } from '../../content/taxonomy/skill-by-name'
import type { Taxonomy } from '../../content/taxonomy/taxonomy'
import type { StoredJobSkill } from './jobs.table'
import { toKey } from '../matching/related-skills.rules'
import { sectorId } from '../users/user.rules'

type Schemas = components['schemas']
type Fields = Schemas['JobFields']
export type JobSourceMode = Schemas['JobSourceMode']

/** The mode of posting that each source of a job is. */
export const modeOfSource = {
  form: 'default',
  link: 'standardised/professional-network post',
  file: 'standardised/file post',
  text: 'standardised/text post',
} as const satisfies Record<Schemas['PostJob']['source'], JobSourceMode>

/**
 * How many drafts and published jobs a company may have at once, where nobody set another number
 * for it.
 */
export const usualJobLimit = 50

/** What is stored of a job that people write. */
export interface JobContent {
  title: string
  industry: string | null
  sector: string | null
  track: string | null
  occupation: string | null
  jobType: Schemas['JobType'] | null
  availabilityMode: Schemas['AvailabilityMode'] | null
  city: Schemas['City'] | null
  experience: number | null
  skills: StoredJobSkill[]
  description: string
  closesOn: string | null
}

export const emptyJob: JobContent = {
  title: '',
  industry: null,
  sector: null,
  track: null,
  occupation: null,
  jobType: null,
  availabilityMode: null,
  city: null,
  experience: null,
  skills: [],
  description: '',
  closesOn: null,
}

/**
 * A job with the fields that were sent put in; one that is left out stays. A role that was read off
 * the old title goes with it.
 */
export function withFields(job: JobContent, fields: Fields, taxonomy: Taxonomy): JobContent {
  const title = fields.title === undefined ? job.title : cleanLine(fields.title)
  return {
    title,
    industry:
      fields.industry === undefined ? job.industry : findIndustry(fields.industry, taxonomy),
    sector: fields.sector === undefined ? job.sector : fields.sector,
    track: fields.track === undefined ? job.track : orNull(cleanLine(fields.track ?? '')),
    occupation: title === job.title ? job.occupation : null,
    jobType: fields.job_type ?? job.jobType,
    availabilityMode: fields.availability_mode ?? job.availabilityMode,
    city: fields.city ?? job.city,
    experience: fields.experience ?? job.experience,
    skills: fields.skills === undefined ? job.skills : toStoredSkills(fields.skills, taxonomy),
    description:
      fields.description === undefined ? job.description : cleanBlock(fields.description),
    closesOn: fields.closes_on === undefined ? job.closesOn : fields.closes_on,
  }
}

/** A job as it was read from a text; where the text names no industry it is the company's. */
export const jobOfPosting = (
  posting: Posting,
  companyIndustry: string,
  taxonomy: Taxonomy,
): JobContent => ({
  title: cleanLine(posting.title ?? '').slice(0, 200),
  industry: posting.industry ?? findIndustry(companyIndustry, taxonomy),
  sector: posting.sector === null ? null : sectorId(posting.sector),
  track: null,
  occupation: posting.occupation,
  jobType: posting.job_type,
  availabilityMode: posting.availability_mode,
  city: posting.city,
  experience: posting.experience,
  skills: toStoredSkills(posting.skills, taxonomy),
  description: cleanBlock(posting.description),
  closesOn: posting.closes_on,
})

/** The errors that prevent a job from being stored at all, by field name. */
export function findRefusals(fields: Fields, taxonomy: Taxonomy): Record<string, string> {
  const sectors = new Set(taxonomy.sectors.map(({ id }) => sectorId(id)))
  const skills = new Set(taxonomy.skills.map(({ id }) => id))
  const wrongSkill = fields.skills?.some(
    ({ ref_skill: ref, name }) =>
      cleanLine(name) === '' || (ref !== null && ref !== undefined && !skills.has(ref)),
  )
  return {
    ...(typeof fields.sector === 'string' && !sectors.has(fields.sector)
      ? { sector: 'invalid' }
      : {}),
    ...(wrongSkill === true ? { skills: 'invalid' } : {}),
  }
}

/** What a job lacks to be published, by the field's name; `today` is a day in the Emirates. */
export function getMissing(job: JobContent, today: string): Record<string, string> {
  const needed = {
    title: job.title,
    industry: job.industry,
    sector: job.sector,
    job_type: job.jobType,
    availability_mode: job.availabilityMode,
    city: job.city,
    description: job.description,
  }
  const lacking = Object.entries(needed).flatMap(([field, value]) =>
    value === null || value === '' ? [[field, 'required'] as const] : [],
  )
  return {
    ...Object.fromEntries(lacking),
    ...(job.skills.length === 0 ? { skills: 'job_needs_skill' } : {}),
    ...(job.closesOn !== null && job.closesOn < today ? { closes_on: 'day_is_past' } : {}),
  }
}

/** How many more jobs a company may have: never below none. */
export const countRemaining = (limit: number, open: number): number => Math.max(0, limit - open)

/**
 * An industry by its id in the taxonomy where it is known by one of its names, as written
 * otherwise.
 */
function findIndustry(written: string, taxonomy: Taxonomy): string | null {
  const folded = foldText(written)
  const known = taxonomy.industries.find(
    ({ id, en, ar }) => id === written || foldText(en) === folded || foldText(ar) === folded,
  )
  return known?.id ?? orNull(cleanLine(written))
}

/**
 * Each skill once, by its name in the taxonomy where it is known there, however the name came: a
 * list that was pasted as one name is several.
 */
function toStoredSkills(
  skills: readonly Schemas['JobSkillInput'][],
  taxonomy: Taxonomy,
): StoredJobSkill[] {
  const names = new Map(taxonomy.skills.map(({ id, en }) => [id, en]))
  const find = findSkills(taxonomy.skills)
  const stored = skills.flatMap(
    ({ ref_skill: given = null, name, importance, required_level: level = null }) =>
      (given === null ? linkSkill(cleanLine(name), find) : [{ ref_skill: given, name }]).map(
        ({ ref_skill: ref, name: own }): StoredJobSkill => ({
          ref_skill: ref,
          name: (ref === null ? undefined : names.get(ref)) ?? cleanLine(own),
          importance,
          required_level: level,
        }),
      ),
  )
  return [
    ...new Map(stored.toReversed().map((skill) => [toKey(skill), skill])).values(),
  ].toReversed()
}

const orNull = (text: string): string | null => (text === '' ? null : text)
