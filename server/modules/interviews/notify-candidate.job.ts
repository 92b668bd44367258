import { getAccount } from '../../db/accounts'
import type { Db } from '../../db/db'
import { addNotifications } from '../../db/notifications'
import type { Deps } from '../../deps'
import { type Lang, translate } from '../../http/language'
import { quoted } from '../../mail/quoted'
import { interviewNotFound } from './interview.errors'
import { inWords } from './interview.rules'
import { findInterview, type InterviewRow } from './interview.store'
import { invitationOf } from './calendar.presenter'

/**
 * Tells the candidate of an interview, or of its other time: one mail with a calendar file, which
 * takes the place of one that still waits, and one notification.
 */
export async function tellCandidate(
  deps: Deps,
  tx: Db,
  id: string,
  kind: 'interview_invited' | 'interview_moved',
): Promise<void> {
  const row = await findInterview(tx, id, 'everybody')
  if (row === null) throw interviewNotFound()
  const { interview, job, companyName } = row
  const { user: candidate } = await getAccount(tx, interview.candidateId)
  const { user: recruiter } = await getAccount(tx, interview.recruiterId)
  const recruiterName = `${recruiter.firstName} ${recruiter.lastName}`.trim()
  const now = deps.clock.now()
  await deps.mail.holdBack(tx, [id])
  await deps.mail.queue(tx, {
    to: candidate.email,
    lang: candidate.lang,
    kind,
    values: {
      name: candidate.firstName,
      job: job.title,
      company: companyName,
      recruiter: recruiterName,
      details: getDetails(row, recruiterName, candidate.lang),
    },
    link: `${deps.publicUrl}/candidate/interviews`,
    about: id,
    calendar: invitationOf(row, {
      now,
      summary: translate(candidate.lang, 'mail:interview_details.event', {
        job: job.title,
        company: companyName,
      }),
      link: `${deps.publicUrl}/candidate/interviews`,
      organizer: recruiter,
      attendee: candidate,
    }),
  })
  await addNotifications(
    tx,
    [interview.candidateId],
    {
      kind: 'interview',
      interviewId: id,
      job: { id: interview.jobId, title: job.title, company: companyName },
    },
    now,
  )
}

/**
 * The appointment in lines: in the recruiter's time zone, and in the candidate's where it is known
 * to be another. What the recruiter wrote is quoted, under their name.
 */
function getDetails({ interview }: InterviewRow, recruiter: string, lang: Lang): string {
  const { scheduledAt, durationMinutes, timeZone, candidateTimeZone, place, note } = interview
  return [
    translate(lang, 'mail:interview_details.when', { when: inWords(scheduledAt, timeZone, lang) }),
    ...(candidateTimeZone === null || candidateTimeZone === timeZone
      ? []
      : [
          translate(lang, 'mail:interview_details.yours', {
            when: inWords(scheduledAt, candidateTimeZone, lang),
          }),
        ]),
    translate(lang, 'mail:interview_details.length', { count: durationMinutes }),
    ...(place === null
      ? []
      : [translate(lang, 'mail:interview_details.place', { recruiter }), quoted(place)]),
    ...(note === null
      ? []
      : [translate(lang, 'mail:interview_details.note', { recruiter }), quoted(note)]),
  ].join('\n')
}
