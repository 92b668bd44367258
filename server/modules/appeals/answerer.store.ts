import type { Db } from '../../db/db'
import type { Deps } from '../../deps'
import { grantsOf } from './appeal.rules'
import { getAppeal } from './appeal.store'
import type { AttemptRow } from '../attempts/attempt.store'
import { decisionsFor } from '../decisions/decisions.rules'
import { disqualificationOf, hasOtherAdmin } from '../decisions/disqualification.store'
import type { ReportMaterial } from '../results/report.presenter'

/**
 * Who may answer the appeal against a cancelled attempt: `anyone`, where this admin has not
 * disqualified it; somebody `other` than they; or `same`, they themselves, as there is no other.
 */
export async function answererOf(
  db: Db,
  attemptId: string,
  userId: string,
): Promise<'anyone' | 'other' | 'same'> {
  if ((await disqualificationOf(db, attemptId))?.by !== userId) return 'anyone'
  return (await hasOtherAdmin(db, userId)) ? 'other' : 'same'
}

/** What is open to an admin who reads the report of an attempt. */
export async function openTo(
  { db, clock }: Deps,
  row: AttemptRow,
  userId: string,
): Promise<Pick<ReportMaterial, 'decisions' | 'appealByOther'>> {
  const decisions = decisionsFor(row.state, clock.now())
  const appeal = await getAppeal(db, row.id)
  if (appeal === null || appeal.decidedAt !== null) return { decisions, appealByOther: false }
  return {
    // Who asks for a result back is answered, not given another attempt past the answer.
    decisions: decisions.filter(
      (decision) => decision !== 'redo' || grantsOf(row.state) === 'redo',
    ),
    appealByOther: (await answererOf(db, row.id, userId)) === 'other',
  }
}
