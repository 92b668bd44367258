import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { endOf } from './interview.rules'
import type { InterviewRow } from './interview.store'

interface Person {
  email: string
  firstName: string
  lastName: string
}

const named = ({ email, firstName, lastName }: Person) => ({ name: `${firstName} ${lastName}`.trim(), email })

/** The invitation as a calendar file (RFC 5545). One that was moved has the same id and a higher number, so that a calendar moves it too. */
export function calendarOf({ interview }: InterviewRow, { now, summary, link, organizer, attendee }: { now: Date; summary: string; link: string; organizer: Person; attendee: Person }): string {
  const calendar = ical({ prodId: { company: 'Masar', product: 'Interviews' }, method: ICalCalendarMethod.REQUEST })
  calendar.createEvent({
    id: interview.id,
    sequence: interview.moves,
    stamp: now,
    start: interview.scheduledAt,
    end: endOf(interview),
    summary,
    url: link,
    status: ICalEventStatus.CONFIRMED,
    organizer: named(organizer),
    attendees: [{ ...named(attendee), rsvp: true }],
    ...(interview.place === null ? {} : { location: interview.place }),
    ...(interview.note === null ? {} : { description: interview.note }),
  })
  return calendar.toString()
}
