import type { Deps } from '../../deps'
import { newId } from '../../db/id'
import { type Lang, say } from '../../http/language'
import type { JobInputs } from '../../jobs/jobs'
import { runWorker } from '../../jobs/run-worker'
import { findAttempt, type AttemptRow } from './attempt.store'
import { versionOf } from './lifecycle.rules'
import type { ReportText } from './report-document'
import { fullName } from './result.presenter'
import { forCandidate, isBeingScored, passes } from './result.rules'
import { candidateOf, type Evaluation, evaluationOf, keepReportFile, reportFileOf } from './result.store'

/** Makes the PDF of an attempt's result as it stands, in one language, unless it is there. */
export async function makeReport(deps: Deps, { attempt_id: id, lang }: JobInputs['report.pdf']): Promise<void> {
  const row = await findAttempt(deps.db, id)
  const evaluation = await evaluationOf(deps.db, id)
  if (row === null || evaluation === null || isBeingScored(row.state)) return
  if ((await reportFileOf(deps.db, id, lang, evaluation.madeAt)) !== null) return
  const candidate = await candidateOf(deps.db, row.userId)
  const text = textOf(row, evaluation, { lang, name: fullName(candidate), now: deps.clock.now() })
  const bytes = Buffer.from(await runWorker<Uint8Array>(workerEntry(), text, { ms: 60_000, memoryMb: 256 }))
  const fileId = newId()
  const storageKey = `reports/${fileId}`
  await deps.storage.put(storageKey, bytes)
  const filename = `masar-${row.assessmentId.replace('_', '-')}-${fullName(candidate).replace(/\s+/g, '-').toLowerCase()}.pdf`
  const earlier = await deps.db.transaction((tx) =>
    keepReportFile(
      tx,
      { attemptId: id, lang, evaluationMadeAt: evaluation.madeAt, fileId },
      { id: fileId, ownerId: row.userId, kind: 'report_pdf', storageKey, mime: 'application/pdf', filename, bytes: bytes.length, createdAt: deps.clock.now() },
    ),
  )
  if (earlier !== null) await deps.storage.delete(earlier)
}

/** The built server has the worker as JavaScript beside it; under tsx and in tests a loader reads its source. */
const workerEntry = (): URL => new URL(import.meta.url.endsWith('.ts') ? './report.worker.dev.mjs' : './report.worker.js', import.meta.url)

function textOf(row: AttemptRow, { overall, provisional, criteria }: Evaluation, { lang, name, now }: { lang: Lang; name: string; now: Date }): ReportText {
  const dates = new Intl.DateTimeFormat(lang === 'ar' ? 'ar-AE-u-nu-latn' : 'en-GB', { dateStyle: 'long', timeZone: 'Asia/Dubai' })
  const scoreText = (score: number | null) => (score === null ? say(lang, 'report:no_score') : say(lang, 'report:of_100', { score: Math.round(score) }))
  const verdict = provisional ? 'provisional' : passes(overall) === true ? 'passed' : 'failed'
  return {
    lang,
    title: say(lang, 'report:title'),
    brand: say(lang, 'report:brand'),
    facts: [
      { label: say(lang, 'report:candidate'), value: name },
      { label: say(lang, 'report:assessment'), value: say(lang, `report:${row.kind}`, { version: versionOf(row.assessmentId).slice(1) }) },
      { label: say(lang, 'report:taken_on'), value: dates.format(row.startedAt) },
      ...(row.finishedAt === null ? [] : [{ label: say(lang, 'report:finished_on'), value: dates.format(row.finishedAt) }]),
    ],
    overall: { label: say(lang, 'report:overall'), value: scoreText(overall), verdict: say(lang, `report:${verdict}`), score: overall },
    criteria: criteria.map(forCandidate).map(({ key, score, evidence }) => ({
      name: say(lang, `report:criteria.${key}`),
      value: scoreText(score),
      score,
      evidence: evidence.filter(({ kind }) => kind !== 'finding').map(({ code, values }) => say(lang, `evidence:${code}`, values)),
    })),
    madeOn: say(lang, 'report:made_on', { date: dates.format(now) }),
  }
}
