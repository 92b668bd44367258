import type { components } from '../../../openapi/generated/api'
import { recordingKeptUntil } from './interview.rules'
import type { EventRow, InterviewRow } from './interview.store'

type Interview = components['schemas']['Interview']

const toName = ({ firstName, lastName }: { firstName: string; lastName: string }): string =>
  `${firstName} ${lastName}`.trim()

/**
 * Which side sees an interview. Only the company sees the recording, which is kept for `storedDays`
 * and open to those of its people who may see the candidate.
 */
export type Side =
  { side: 'candidate' } | { side: 'company'; storedDays: number; open: ReadonlySet<string> }

/** An interview as one side sees it. */
export const presentInterview = (
  { interview, job, companyName, recruiter, candidate, recording }: InterviewRow,
  seen: Side,
): Interview => ({
  id: interview.id,
  job_id: interview.jobId,
  job_title: job.title,
  interview_job_id: job.id,
  company_name: companyName,
  recruiter_id: interview.recruiterId,
  recruiter_name: toName(recruiter),
  candidate_id: interview.candidateId,
  candidate_name: toName(candidate),
  status: interview.status,
  scheduled_at: interview.scheduledAt.toISOString(),
  duration_minutes: interview.durationMinutes,
  time_zone: interview.timeZone,
  candidate_time_zone: interview.candidateTimeZone,
  place: interview.place,
  note: interview.note,
  started_at: interview.startedAt?.toISOString() ?? null,
  finished_at: interview.finishedAt?.toISOString() ?? null,
  cancel_reason: interview.cancelReason,
  recording:
    seen.side === 'candidate' || recording === null || interview.finishedAt === null
      ? null
      : {
          id: recording.id,
          filename: recording.filename,
          mime: recording.mime,
          bytes: recording.bytes,
          until: recordingKeptUntil(interview.finishedAt, seen.storedDays).toISOString(),
          open: seen.open.has(interview.candidateId),
        },
  // Its number stays where the file itself is gone.
  recording_deleted:
    seen.side === 'company' && recording === null && interview.recordingFileId !== null,
})

/** A page of interviews in the given order, with neighbours of the same job grouped under it. */
export function presentByJob(
  rows: readonly InterviewRow[],
  seen: Side,
): components['schemas']['InterviewList']['data']['results'] {
  const groups: components['schemas']['InterviewList']['data']['results'] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last?.job_id === row.job.jobId) last.interviews.push(presentInterview(row, seen))
    else
      groups.push({
        job_id: row.job.jobId,
        job_title: row.job.title,
        interview_job_id: row.job.id,
        interviews: [presentInterview(row, seen)],
      })
  }
  return groups
}

export const presentEvent = ({
  event,
  actor,
}: EventRow): components['schemas']['InterviewHistory']['data']['events'][number] => ({
  id: event.id,
  action: event.action,
  status: event.status,
  at: event.at.toISOString(),
  actor_id: event.actorId,
  actor_name: toName(actor),
  note: event.note,
})
