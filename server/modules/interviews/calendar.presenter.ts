import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { toEnd } from './interview.rules'
import type { InterviewRow } from './interview.store'

interface Person {
  email: string
  firstName: string
  lastName: string
}

const named = ({ email, firstName, lastName }: Person) => ({
  name: `${firstName} ${lastName}`.trim(),
  email,
})

interface Said {
  now: Date
  summary: string
  link: string
}

/**
 * An interview as a calendar file (RFC 5545). After a change it keeps its id and has a higher
 * sequence number, so that calendars move the entry, or remove it after a cancellation.
 */
function calendarWith(
  asked: ICalCalendarMethod,
  { interview }: InterviewRow,
  { now, summary, link }: Said,
  people: { organizer?: Person; attendee?: Person },
): string {
  const isCancelled = interview.status === 'cancelled'
  const method = isCancelled ? ICalCalendarMethod.CANCEL : asked
  const calendar = ical({ prodId: { company: 'Masar', product: 'Interviews' }, method })
  calendar.createEvent({
    id: interview.id,
    sequence: interview.moves,
    stamp: now,
    start: interview.scheduledAt,
    end: toEnd(interview),
    summary,
    url: link,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(people.organizer === undefined ? {} : { organizer: named(people.organizer) }),
    ...(people.attendee === undefined
      ? {}
      : { attendees: [{ ...named(people.attendee), rsvp: true }] }),
    ...(interview.place === null ? {} : { location: interview.place }),
    ...(interview.note === null ? {} : { description: interview.note }),
  })
  return calendar.toString()
}

/** The invitation that goes with a mail to the candidate. */
export const toInvitation = (
  row: InterviewRow,
  { organizer, attendee, ...said }: Said & { organizer: Person; attendee: Person },
): string => calendarWith(ICalCalendarMethod.REQUEST, row, said, { organizer, attendee })

/**
 * The entry that goes with a mail to the recruiter who leads: nobody accepts an invitation of their
 * own.
 */
export const toCalendarEntry = (
  row: InterviewRow,
  { organizer, ...said }: Said & { organizer: Person },
): string => calendarWith(ICalCalendarMethod.PUBLISH, row, said, { organizer })

/** The file that a person adds to their own calendar; it invites nobody. */
export const toCalendar = (row: InterviewRow, said: Said): string =>
  calendarWith(ICalCalendarMethod.PUBLISH, row, said, {})
