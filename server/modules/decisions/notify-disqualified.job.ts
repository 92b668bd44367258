import { getAccount } from '../../db/accounts'
import type { Db } from '../../db/db'
import { addNotifications } from '../../db/notifications'
import type { Deps } from '../../deps'
import { dayInWords } from '../../runtime/gulf-day'
import { type Lang, translate } from '../../http/contract/language'
import { quoted } from '../../mail/quoted'
import { lastAppealDay } from '../appeals/appeal.rules'
import type { AttemptRow } from '../attempts/attempt.store'
import type { Evidence } from './disqualification.rules'
import { toClock } from '../results/report/sheet-labels.presenter'

interface Notified {
  reason: 'phone' | 'disqualified'
  evidence: Evidence
  note: string
}

/**
 * Tells a candidate that their attempt was disqualified: why, on what that rests, and until when a
 * review can be asked for. Who decided is not said.
 */
export async function notifyDisqualified(
  deps: Deps,
  tx: Db,
  row: AttemptRow,
  notified: Notified,
  now: Date,
): Promise<void> {
  const { user } = await getAccount(tx, row.userId)
  const day = lastAppealDay(now)
  await deps.mail.queue(tx, {
    to: user.email,
    lang: user.lang,
    kind: 'disqualified',
    values: {
      name: user.firstName,
      assessment: translate(user.lang, `notified:assessment.${row.kind}`),
      details: getDetails(notified, user.lang),
      day: dayInWords(day, user.lang),
    },
    link: `${deps.publicUrl}/candidate/assessments/${row.kind}`,
    about: row.id,
  })
  await addNotifications(
    tx,
    [row.userId],
    { kind: 'disqualified', attempt: row, why: notified.reason, lastDay: day },
    now,
  )
}

const getDetails = (
  { reason, evidence: { offset_ms: moment }, note }: Notified,
  lang: Lang,
): string =>
  [
    translate(lang, `mail:disqualified_details.${reason}`),
    ...(moment === undefined
      ? []
      : [translate(lang, 'mail:disqualified_details.moment', { at: toClock(moment) })]),
    ...(note === '' ? [] : [translate(lang, 'mail:disqualified_details.note'), quoted(note)]),
  ].join('\n')
