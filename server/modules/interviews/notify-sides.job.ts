import { getAccount } from '../../db/accounts'
import type { Db } from '../../db/db'
import { addNotifications } from '../../db/notifications'
import type { Deps } from '../../deps'
import { type Lang, translate } from '../../http/contract/language'
import { quoted } from '../../mail/quoted'
import { toCalendarEntry, toInvitation } from './calendar.presenter'
import { interviewNotFound } from './interview.errors'
import { inWords } from './interview.rules'
import { findInterview, type InterviewRow } from './interview.store'

type Account = Awaited<ReturnType<typeof getAccount>>['user']

/** What happened to an interview that both sides have to know. */
type Happened = 'invited' | 'moved' | 'cancelled' | 'not_attended'

interface Letter {
  row: InterviewRow
  candidate: Account
  recruiter: Account
  happened: Happened
}

const newsByAction = {
  invited: 'interview',
  moved: 'interview',
  cancelled: 'interview_cancelled',
  not_attended: 'interview_not_attended',
} as const

/**
 * Notifies the candidate of a change of an interview by mail and in the product, and the recruiter
 * who leads it by mail, each with a calendar file. The mail replaces one that was not sent yet. If
 * the candidate did not attend, the recruiter gets no mail, and no calendar changes.
 */
export async function notifySides(
  deps: Deps,
  tx: Db,
  id: string,
  happened: Happened,
): Promise<void> {
  const row = await findInterview(tx, id, 'everybody')
  if (row === null) throw interviewNotFound()
  const { interview, job, companyName } = row
  const { user: candidate } = await getAccount(tx, interview.candidateId)
  const { user: recruiter } = await getAccount(tx, interview.recruiterId)
  const letter = { row, candidate, recruiter, happened }
  await deps.mail.holdBack(tx, [id])
  await writeToCandidate(deps, tx, letter)
  if (happened !== 'not_attended') await writeToRecruiter(deps, tx, { ...letter, happened })
  await addNotifications(
    tx,
    [interview.candidateId],
    {
      kind: newsByAction[happened],
      interviewId: id,
      job: { id: interview.jobId, title: job.title, company: companyName },
    },
    deps.clock.now(),
  )
}

async function writeToCandidate(
  deps: Deps,
  tx: Db,
  { row, candidate, recruiter, happened }: Letter,
): Promise<void> {
  const { interview, job, companyName } = row
  const { lang } = candidate
  const recruiterName = toFullName(recruiter)
  const link = `${deps.publicUrl}/candidate/interviews`
  await deps.mail.queue(tx, {
    to: candidate.email,
    lang,
    kind: `interview_${happened}`,
    values: {
      name: candidate.firstName,
      job: job.title,
      company: companyName,
      recruiter: recruiterName,
      details: [
        ...getTimes(row, interview.candidateTimeZone, lang),
        ...(happened === 'cancelled' ? getReason(row, lang) : []),
        ...(happened === 'invited' || happened === 'moved'
          ? getPlan(row, lang, {
              place: translate(lang, 'mail:interview_details.place', { recruiter: recruiterName }),
              note: translate(lang, 'mail:interview_details.note', { recruiter: recruiterName }),
            })
          : []),
      ].join('\n'),
    },
    link,
    about: interview.id,
    ...(happened === 'not_attended'
      ? {}
      : {
          calendar: toInvitation(row, {
            now: deps.clock.now(),
            summary: getSummary(row, lang),
            link,
            organizer: recruiter,
            attendee: candidate,
          }),
        }),
  })
}

async function writeToRecruiter(
  deps: Deps,
  tx: Db,
  { row, candidate, recruiter, happened }: Letter & { happened: Exclude<Happened, 'not_attended'> },
): Promise<void> {
  const { interview, job } = row
  const { lang } = recruiter
  const link = `${deps.publicUrl}/recruiter/interviews/${interview.id}`
  await deps.mail.queue(tx, {
    to: recruiter.email,
    lang,
    kind: `interviewer_${happened}`,
    values: {
      name: recruiter.firstName,
      job: job.title,
      candidate: toFullName(candidate),
      details: [
        ...getTimes(row, null, lang),
        ...(happened === 'cancelled'
          ? getReason(row, lang)
          : getPlan(row, lang, {
              place: translate(lang, 'mail:interview_details.own_place'),
              note: translate(lang, 'mail:interview_details.own_note'),
            })),
      ].join('\n'),
    },
    link,
    about: interview.id,
    calendar: toCalendarEntry(row, {
      now: deps.clock.now(),
      summary: getSummary(row, lang),
      link,
      organizer: recruiter,
    }),
  })
}

const toFullName = ({ firstName, lastName }: Account): string => `${firstName} ${lastName}`.trim()

const getSummary = ({ job, companyName }: InterviewRow, lang: Lang): string =>
  translate(lang, 'mail:interview_details.event', { job: job.title, company: companyName })

/** The time in the recruiter's time zone, and in `other` where that is known to be another. */
function getTimes({ interview }: InterviewRow, other: string | null, lang: Lang): string[] {
  const { scheduledAt, timeZone } = interview
  const when = translate(lang, 'mail:interview_details.when', {
    when: inWords(scheduledAt, timeZone, lang),
  })
  if (other === null || other === timeZone) return [when]
  return [
    when,
    translate(lang, 'mail:interview_details.yours', { when: inWords(scheduledAt, other, lang) }),
  ]
}

/** How long it is and where. What the recruiter wrote is quoted, under the words given for it. */
function getPlan(
  { interview: { durationMinutes, place, note } }: InterviewRow,
  lang: Lang,
  words: { place: string; note: string },
): string[] {
  return [
    translate(lang, 'mail:interview_details.length', { count: durationMinutes }),
    ...(place === null ? [] : [words.place, quoted(place)]),
    ...(note === null ? [] : [words.note, quoted(note)]),
  ]
}

/** Why it was cancelled, quoted under the name of the company. */
const getReason = (
  { interview: { cancelReason }, companyName }: InterviewRow,
  lang: Lang,
): string[] =>
  cancelReason === null
    ? []
    : [
        translate(lang, 'mail:interview_details.reason', { company: companyName }),
        quoted(cancelReason),
      ]
