import type { components } from '../../../openapi/generated/api'
import { dayInWords } from '../../runtime/gulf-day'
import { type Lang, translate } from '../../http/contract/language'
import { toKind } from '../attempts/lifecycle.rules'
import type { NotificationRow } from './notifications.store'

/**
 * A notification in the reader's language. It is worded on each call, so that old ones follow a
 * change of the language.
 */
export function presentNotification(
  {
    id,
    kind,
    words,
    times,
    assessmentId,
    at,
    readAt,
    jobId,
    interviewId,
    attemptId,
  }: NotificationRow,
  lang: Lang,
): components['schemas']['Notification'] {
  const values: Record<string, string | number> = { count: times }
  for (const [name, value] of Object.entries(words))
    values[name] = typeof value === 'string' ? isolated(value) : value
  if (assessmentId !== null)
    values.assessment = translate(lang, `notified:assessment.${toKind(assessmentId)}`)
  // Of what is not a name, words or a date are made in the reader's language.
  if (words.why !== undefined) values.why = translate(lang, `notified:why.${words.why}`)
  if (typeof words.last_day === 'string') values.last_day = dayInWords(words.last_day, lang)
  return {
    id,
    kind,
    title: translate(lang, `notified:${kind}.title`, values),
    text: translate(lang, `notified:${kind}.text`, values),
    is_read: readAt !== null,
    created_at: at.toISOString(),
    job_id: jobId,
    interview_id: interviewId,
    attempt_id: attemptId,
    assessment_id: assessmentId,
  }
}

/** A name keeps its own direction in any text. */
const isolated = (name: string) => `\u2068${name}\u2069`
