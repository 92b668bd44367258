import type { components } from '../../../openapi/generated/api'
import type { EventRow, InterviewRow } from './interview.store'

type Interview = components['schemas']['Interview']

const nameOf = ({ firstName, lastName }: { firstName: string; lastName: string }): string => `${firstName} ${lastName}`.trim()

/** An interview as one side sees it: the recording is the company's. */
export const presentInterview = ({ interview, job, companyName, recruiter, candidate, recording }: InterviewRow, side: 'company' | 'candidate'): Interview => ({
  id: interview.id,
  job_id: interview.jobId,
  job_title: job.title,
  interview_job_id: job.id,
  company_name: companyName,
  recruiter_id: interview.recruiterId,
  recruiter_name: nameOf(recruiter),
  candidate_id: interview.candidateId,
  candidate_name: nameOf(candidate),
  status: interview.status,
  scheduled_at: interview.scheduledAt.toISOString(),
  duration_minutes: interview.durationMinutes,
  time_zone: interview.timeZone,
  candidate_time_zone: interview.candidateTimeZone,
  place: interview.place,
  note: interview.note,
  started_at: interview.startedAt?.toISOString() ?? null,
  finished_at: interview.finishedAt?.toISOString() ?? null,
  recording: side === 'candidate' || recording === null ? null : { id: recording.id, filename: recording.filename, bytes: recording.bytes },
})

/** A page of interviews under their jobs, in the order they have. */
export function presentByJob(rows: readonly InterviewRow[], side: 'company' | 'candidate'): components['schemas']['InterviewList']['data']['results'] {
  const groups = new Map<string, components['schemas']['InterviewList']['data']['results'][number]>()
  for (const row of rows) {
    const group = groups.get(row.job.jobId) ?? { job_id: row.job.jobId, job_title: row.job.title, interview_job_id: row.job.id, interviews: [] }
    group.interviews.push(presentInterview(row, side))
    groups.set(row.job.jobId, group)
  }
  return [...groups.values()]
}

export const presentEvent = ({ event, actor }: EventRow): components['schemas']['InterviewHistory']['data']['events'][number] => ({
  id: event.id,
  action: event.action,
  status: event.status,
  at: event.at.toISOString(),
  actor_id: event.actorId,
  actor_name: nameOf(actor),
  note: event.note,
})
