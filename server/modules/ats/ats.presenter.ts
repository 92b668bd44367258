import type { components } from '../../../openapi/generated/api'
import { industryName, sectorName, skillName } from '../matching/labels.presenter'
import type { findSendable, Delivery, NamedDelivery } from './ats.store'
import type { CompanyJob } from '../jobs/jobs.store'

type Schemas = components['schemas']

export const toState = (state: Delivery['state']): Schemas['AtsState'] =>
  state === 'waiting' ? 'queued' : state

export const presentDelivery = ({
  delivery,
  title,
  company,
  firstName,
  lastName,
}: NamedDelivery): Schemas['AtsDelivery'] => ({
  id: delivery.id,
  kind: delivery.userId === null ? 'job' : 'candidate',
  job_id: delivery.jobId,
  job_title: title,
  candidate_id: delivery.userId,
  candidate_name: firstName === null ? null : `${firstName} ${lastName ?? ''}`.trim(),
  company_name: company,
  state: toState(delivery.state),
  tries: delivery.tries,
  failure: delivery.failure,
  failure_status: delivery.failureStatus,
  next_try_at: delivery.state === 'waiting' ? delivery.nextTryAt.toISOString() : null,
  created_at: delivery.createdAt.toISOString(),
  settled_at: delivery.settledAt?.toISOString() ?? null,
})

/** A job as the system is given it, in English words. */
export const jobForAts = ({ job, companyName }: CompanyJob) => ({
  id: job.id,
  title: job.title,
  company: companyName,
  description: job.description,
  industry: job.industry === null ? null : industryName(job.industry, 'en'),
  sector: job.sector === null ? null : sectorName(job.sector, 'en'),
  track: job.track,
  job_type: job.jobType,
  availability_mode: job.availabilityMode,
  city: job.city,
  experience_years: job.experience,
  skills: job.skills.map(({ ref_skill: ref, name, importance, required_level: level }) => ({
    name: skillName(ref ?? '', name, 'en'),
    importance,
    required_level: level,
  })),
  published_at: job.publishedAt?.toISOString() ?? null,
  closes_on: job.closesOn,
})

/** A candidate as recruiters see one (docs/decisions/0031), and nothing beyond. */
export const candidateForAts = ({
  user,
  candidate,
  profile,
}: NonNullable<Awaited<ReturnType<typeof findSendable>>>) => ({
  id: user.id,
  name: `${user.firstName} ${user.lastName}`.trim(),
  email: user.email,
  mobile_number: user.mobileNumber,
  city: candidate.city,
  education_level: candidate.educationLevel,
  university_name: candidate.universityName,
  availability_mode: candidate.availabilityMode,
  availability_40_hours: candidate.availability40Hours,
  social_links: candidate.socialLinks,
  skills: profile.skills.map(({ name }) => name),
  languages: profile.languages,
  work_history: profile.work_history_detailed,
  education: profile.education,
})
