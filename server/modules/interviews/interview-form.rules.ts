import { fieldsRefused } from '../../http/domain-error'
import { uuidPattern } from '../../http/contract/multipart'

export type InterviewChange = { note: string | null } & (
  | { action: 'started' | 'in_process' }
  | { action: 'not_attended' }
  | { action: 'cancelled'; reason: string }
  | {
      action: 'rescheduled'
      scheduledAt: Date
      /** Null leaves it. */ durationMinutes: number | null
    }
  | {
      action: 'finished'
      /** Of a recording that was uploaded in pieces. */ uploadId: string | null
      filename: string | null
    }
)

/**
 * The fields of a change, read from the parts of a form. Throws 422 with what is wrong beside each.
 */
export function toChange(fields: Record<string, string>, now: Date): InterviewChange {
  const {
    action,
    scheduled_at: time,
    duration_minutes: minutes,
    note: said = '',
    reason: why = '',
    filename,
    upload_id: uploadId,
  } = fields
  const note = said.trim() || null
  if (note !== null && note.length > 4000) throw fieldsRefused({ note: 'too_long' })
  if (action === 'started' || action === 'in_process') return { action, note }
  if (action === 'not_attended') return { action, note }
  if (action === 'cancel') {
    const reason = why.trim()
    if (reason === '') throw fieldsRefused({ reason: 'required' })
    if (reason.length > longestReason) throw fieldsRefused({ reason: 'too_long' })
    return { action: 'cancelled', note, reason }
  }
  if (action === 'finished') {
    if (uploadId !== undefined && !uuidPattern.test(uploadId))
      throw fieldsRefused({ upload_id: 'invalid' })
    return { action, note, uploadId: uploadId ?? null, filename: filename ?? null }
  }
  if (action !== 'rescheduled')
    throw fieldsRefused({ action: action === undefined ? 'required' : 'invalid' })
  if (time === undefined || time === '') throw fieldsRefused({ scheduled_at: 'required' })
  const scheduledAt = new Date(time)
  if (!/^\d{4}-\d\d-\d\dT/.test(time) || !(scheduledAt.getUTCFullYear() <= lastYear))
    throw fieldsRefused({ scheduled_at: 'invalid' })
  if (scheduledAt < now) throw fieldsRefused({ scheduled_at: 'time_is_past' })
  if (
    minutes !== undefined &&
    !(
      /^\d{1,3}$/.test(minutes) &&
      Number(minutes) >= shortestMinutes &&
      Number(minutes) <= longestMinutes
    )
  )
    throw fieldsRefused({ duration_minutes: 'invalid' })
  return {
    action,
    note,
    scheduledAt,
    durationMinutes: minutes === undefined ? null : Number(minutes),
  }
}

/**
 * As for times that come as JSON: the end of an interview has to have a year of four digits too.
 */
const lastYear = 9998
const shortestMinutes = 5
const longestMinutes = 480
const longestReason = 1000
