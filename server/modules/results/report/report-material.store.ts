import { getAnswerKey, getQuestionnaire } from '../../../content/assessments'
import type { Viewer } from '../../../db/contact'
import type { Deps } from '../../../deps'
import { listLateEdits } from '../../answers/answer.store'
import { answersByPart } from '../../answers/answers-by-part.store'
import { getAppeal } from '../../appeals/appeal.store'
import { arrangementAt } from '../../arrangements/arrangement.store'
import { type AttemptRow, consentAt, pastOutages } from '../../attempts/attempt.store'
import { downtimesIn } from '../../attempts/downtime.store'
import { getEpisodePictures } from '../../integrity/episode-picture.store'
import { listHolds } from '../../decisions/hold.store'
import { listRecordings, listScreenshots } from '../../media/media.store'
import { listTakes } from '../../media/take.store'
import type { ReportMaterial } from './report.presenter'
import { getCandidate, findEvaluation, getEvents, listHistory, listReviews } from '../result.store'
import { findAcceptedEvidence } from '../../integrity/witness.store'
import { retentionDays } from '../../../db/retention'

/**
 * All that a report is made of, for the screen and for the PDF alike; `decisions` are those its
 * reader may make, and `appealByOther` whether somebody else has to answer its appeal.
 */
export async function reportMaterial(
  deps: Deps,
  row: AttemptRow,
  reader: Viewer,
  { decisions, appealByOther }: Pick<ReportMaterial, 'decisions' | 'appealByOther'>,
): Promise<ReportMaterial> {
  const { db } = deps
  const parts = getQuestionnaire(row.assessmentId) ?? []
  const { counting, ahead } = await answersByPart(db, row, parts)
  return {
    row,
    evaluation: await findEvaluation(db, row.id),
    candidate: await getCandidate(db, reader, row.userId),
    parts,
    consent: await consentAt(db, row, row.startedAt),
    arrangement: await arrangementAt(db, row.userId, row.startedAt),
    key: getAnswerKey(row.assessmentId),
    answers: counting,
    ahead,
    lateEdits: await listLateEdits(db, row.id),
    takes: await listTakes(db, row.id),
    events: await getEvents(db, row.id),
    episodePictures: await getEpisodePictures(db, row.id),
    screenshots: await listScreenshots(db, row.id),
    recordings: await listRecordings(db, row.id),
    holds: await listHolds(db, row.id),
    retentionDays: await retentionDays(db, 'recording_retention_days'),
    history: await listHistory(db, row),
    reviews: await listReviews(db, row.id),
    appeal: await getAppeal(db, row.id),
    outages: await pastOutages(db, row.id),
    downtimes: await downtimesIn(db, { from: row.startedAt, to: deps.clock.now() }),
    accepted: await findAcceptedEvidence(db, row.id),
    secondReview: null,
    decisions,
    appealByOther,
  }
}
