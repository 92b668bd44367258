import { leastShare } from '../../../machines/shared/coverage'
import type { components } from '../../../openapi/generated/api'
import type { Deps } from '../../deps'
import { anyAdmin } from '../../db/contact'
import { newId } from '../../db/id'
import { storeBytes } from '../../db/stored-bytes'
import { type Lang, translate } from '../../http/contract/language'
import type { JobInputs } from '../../jobs/jobs'
import { makePdf, pdfName } from '../../pdf/make-pdf'
import type { ScoreSheet } from '../../pdf/score-sheet'
import { findAttempt, type AttemptRow } from '../attempts/attempt.store'
import { getVersion } from '../attempts/lifecycle.rules'
import { fullName, lacksOfResult } from './result.presenter'
import { forCandidate, isBeingScored, passes } from './result.rules'
import { toScoredAgain } from './score-versions.rules'
import { toClock, percentIn, toScoredAgainLabel, toSentence } from './report/sheet-labels.presenter'
import {
  getCandidate,
  type Evaluation,
  findEvaluation,
  storeReportFile,
  findReportFile,
} from './result.store'

/** Makes the PDF of an attempt's result as it stands, in one language, unless it is there. */
export async function makeReport(
  deps: Deps,
  { attempt_id: id, lang }: JobInputs['report.pdf'],
): Promise<void> {
  const row = await findAttempt(deps.db, id)
  const evaluation = await findEvaluation(deps.db, id)
  if (row === null || evaluation === null || isBeingScored(row.state)) return
  if ((await findReportFile(deps.db, id, lang, evaluation.madeAt)) !== null) return
  const candidate = await getCandidate(deps.db, anyAdmin, row.userId)
  const bytes = await makePdf(
    toSheet(row, evaluation, { lang, name: fullName(candidate), now: deps.clock.now() }),
  )
  const fileId = newId()
  const storageKey = `reports/${fileId}`
  const filename = pdfName(row.assessmentId.replace('_', '-'), fullName(candidate))
  const earlier = await storeBytes(deps, { key: storageKey, bytes }, (tx) =>
    storeReportFile(
      tx,
      { attemptId: id, lang, evaluationMadeAt: evaluation.madeAt, fileId },
      {
        id: fileId,
        ownerId: row.userId,
        kind: 'report_pdf',
        storageKey,
        mime: 'application/pdf',
        filename,
        bytes: bytes.length,
        createdAt: deps.clock.now(),
      },
    ),
  )
  if (earlier !== null) await deps.storage.delete(earlier)
}

function toSheet(
  row: AttemptRow,
  evaluation: Evaluation,
  { lang, name, now }: { lang: Lang; name: string; now: Date },
): ScoreSheet {
  const { overall, provisional, criteria } = evaluation
  const again = toScoredAgain(evaluation)
  const dates = new Intl.DateTimeFormat(lang === 'ar' ? 'ar-AE-u-nu-latn' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'Asia/Dubai',
  })
  const scoreText = (score: number | null) =>
    score === null
      ? translate(lang, 'report:no_score')
      : translate(lang, 'report:of_100', { score: Math.round(score) })
  const lacks = lacksOfResult(row)
  const waits = [
    ...(provisional ? ['provisional'] : []),
    ...(lacks.length > 0 ? ['evidence_incomplete'] : []),
  ]
  const verdicts = waits.length > 0 ? waits : [passes(overall) === true ? 'passed' : 'failed']
  return {
    lang,
    title: translate(lang, 'report:title'),
    brand: translate(lang, 'report:brand'),
    facts: [
      { label: translate(lang, 'report:candidate'), value: name },
      {
        label: translate(lang, 'report:assessment'),
        value: translate(lang, `report:${row.kind}`, {
          version: getVersion(row.assessmentId).slice(1),
        }),
      },
      { label: translate(lang, 'report:taken_on'), value: dates.format(row.startedAt) },
      ...(row.finishedAt === null
        ? []
        : [{ label: translate(lang, 'report:finished_on'), value: dates.format(row.finishedAt) }]),
    ],
    ...(again === null ? {} : { note: toScoredAgainLabel(again, lang) }),
    overall: {
      label: translate(lang, 'report:overall'),
      value: scoreText(overall),
      verdict: verdicts.map((verdict) => translate(lang, `report:${verdict}`)).join('\n'),
      score: overall,
    },
    scores: criteria.map(forCandidate).map(({ key, score, evidence }) => ({
      name: translate(lang, `report:criteria.${key}`),
      value: scoreText(score),
      score,
      lines: evidence.filter(({ kind }) => kind !== 'finding').map((one) => toSentence(one, lang)),
    })),
    ...(lacks.length === 0
      ? {}
      : {
          sections: [
            {
              title: translate(lang, 'report:columns.missing'),
              entries: [{ lines: lacks.map((lack) => ({ text: lackSentence(lack, lang) })) }],
            },
          ],
        }),
    madeOn: translate(lang, 'report:made_on', { date: dates.format(now) }),
  }
}

/** What is missing, to the candidate whose attempt it is. */
function lackSentence({ code, value }: components['schemas']['EvidenceLack'], lang: Lang): string {
  const isShare = code === 'screen_share' || code === 'camera_share'
  if (isShare && value === null) return translate(lang, `assessment:result.unmeasured.${code}`)
  const amount = value ?? 0
  return translate(lang, `assessment:result.lacks.${code}`, {
    count: amount,
    value: isShare ? percentIn(lang, amount) : toClock(amount * 1000),
    least: percentIn(lang, leastShare * 100),
  })
}
