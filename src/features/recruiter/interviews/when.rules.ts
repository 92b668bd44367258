import * as z from 'zod/mini'
import { rule } from '../../../forms/field-rules'
import { toMoment } from '../../../i18n/wall-time'

/** When an interview is, by the clocks of a time zone that is named. */
export interface When {
  day: string
  /** The time of the day. An error of the server about the moment is shown at this field. */
  scheduled_at: string
  time_zone: string
  duration_minutes: string
}

export const whenShape = {
  day: z.string(),
  scheduled_at: z.string(),
  time_zone: z.string(),
  duration_minutes: z.string(),
}

/** Null where it is no day and time, or one that the clocks leap over. */
export const momentIn = ({
  day,
  scheduled_at: time,
  time_zone: zone,
}: Omit<When, 'duration_minutes'>): Date | null => toMoment({ day, time }, zone)

/** What has to hold of a day and a time, where they are asked for. */
export const whenRules = <Values extends When>(areAsked: (values: Values) => boolean) => [
  z.refine<Values>((values) => !areAsked(values) || values.day !== '', {
    path: ['day'],
    error: rule('common:rule.required'),
  }),
  z.refine<Values>((values) => !areAsked(values) || values.scheduled_at !== '', {
    path: ['scheduled_at'],
    error: rule('common:rule.required'),
  }),
  z.refine<Values>(
    (values) => !areAsked(values) || values.day === '' || momentIn(values) !== null,
    { path: ['scheduled_at'], error: rule('interviews:rule.noSuchTime') },
  ),
]
