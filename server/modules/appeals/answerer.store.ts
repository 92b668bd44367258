import type { Db } from '../../db/db'
import type { Deps } from '../../deps'
import { toGrants } from './appeal.rules'
import { getAppeal } from './appeal.store'
import type { AttemptRow } from '../attempts/attempt.store'
import { decisionsFor } from '../decisions/decisions.rules'
import { getDisqualification, hasOtherAdmin } from '../decisions/disqualification.store'
import type { ReportMaterial } from '../results/report/report.presenter'

/**
 * Who may answer the appeal against a cancelled attempt, from the view of this admin: `anyone`, if
 * they did not disqualify it; `other`, if another admin has to; `same`, if they did and there is no
 * other admin.
 */
export async function compareDecider(
  db: Db,
  attemptId: string,
  userId: string,
): Promise<'anyone' | 'other' | 'same'> {
  if ((await getDisqualification(db, attemptId))?.by !== userId) return 'anyone'
  return (await hasOtherAdmin(db, userId)) ? 'other' : 'same'
}

/** The decisions that an admin may make on the report of an attempt. */
export async function openTo(
  { db, clock }: Deps,
  row: AttemptRow,
  userId: string,
): Promise<Pick<ReportMaterial, 'decisions' | 'appealByOther'>> {
  const decisions = decisionsFor(row.state, clock.now())
  const appeal = await getAppeal(db, row.id)
  if (appeal === null || appeal.decidedAt !== null) return { decisions, appealByOther: false }
  return {
    // A candidate who appeals for their result gets an answer first, so a redo is not offered
    // before it.
    decisions: decisions.filter(
      (decision) => decision !== 'redo' || toGrants(row.state) === 'redo',
    ),
    appealByOther: (await compareDecider(db, row.id, userId)) === 'other',
  }
}
