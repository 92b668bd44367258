import { transition } from 'xstate'
import { plusSeconds } from '../../runtime/clock'
import type { components } from '../../../openapi/generated/api'
import {
  interviewMachine,
  type InterviewEvent,
  type InterviewStatus,
} from '../../../machines/interview/interview.machine'

/** How far an interview is that nothing comes after, as its chart says. */
export { overStatuses } from '../../../machines/interview/interview.machine'

export type InterviewAction =
  components['schemas']['InterviewHistory']['data']['events'][number]['action']

const eventByAction = {
  rescheduled: 'interview.rescheduled',
  started: 'interview.started',
  in_process: 'interview.under_way',
  resumed: 'interview.resumed',
  finished: 'interview.finished',
  recording_added: 'recording.added',
  cancelled: 'interview.cancelled',
  not_attended: 'interview.not_attended',
} as const satisfies Record<Exclude<InterviewAction, 'invited'>, InterviewEvent['type']>

/** Where an action leads an interview; null where it means nothing. */
export function statusAfter(
  status: InterviewStatus,
  action: keyof typeof eventByAction,
): InterviewStatus | null {
  const snapshot = interviewMachine.resolveState({ value: status, context: {} })
  const event: InterviewEvent = { type: eventByAction[action] }
  if (interviewMachine.getTransitionData(snapshot, event).length === 0) return null
  return transition(interviewMachine, snapshot, event)[0].value
}

export const toEnd = ({
  scheduledAt,
  durationMinutes,
}: {
  scheduledAt: Date
  durationMinutes: number
}): Date => new Date(scheduledAt.getTime() + durationMinutes * 60_000)

const daySeconds = 86_400

/** When the recording of an interview that ended then is old enough to be deleted. */
export const recordingKeptUntil = (finishedAt: Date, days: number): Date =>
  plusSeconds(finishedAt, days * daySeconds)

/** The moment such that the recordings of what ended before it are old enough now. */
export const oldBefore = (now: Date, days: number): Date => plusSeconds(now, -days * daySeconds)

/** An appointment in words: the day and the time in one time zone, with that zone's name. */
export function inWords(at: Date, timeZone: string, lang: 'en' | 'ar'): string {
  const locale = lang === 'ar' ? 'ar-AE-u-ca-gregory-nu-latn' : 'en-GB'
  return new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone,
    timeZoneName: 'long',
  }).format(at)
}
