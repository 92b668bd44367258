import { createHash } from 'node:crypto'
import { anyAdmin } from '../../../db/contact'
import { newId } from '../../../db/id'
import { storeBytes } from '../../../db/stored-bytes'
import type { Deps } from '../../../deps'
import type { Lang } from '../../../http/contract/language'
import type { JobInputs } from '../../../jobs/jobs'
import { makePdf, pdfName } from '../../../pdf/make-pdf'
import type { ScoreSheet } from '../../../pdf/score-sheet'
import { findAttemptReportFile, storeAttemptReportFile } from './attempt-report.store'
import { type AttemptRow, findAttempt } from '../../attempts/attempt.store'
import { catchUpRow } from '../../attempts/lifecycle.rules'
import { reportMaterial } from './report-material.store'
import { presentReport } from './report.presenter'
import { sheetOfReport } from './report-sheet.presenter'
import { fullName } from '../result.presenter'
import { getCandidate } from '../result.store'

/**
 * The contents of the PDF of a report at this moment: the same words and figures as on the screen.
 */
export async function attemptSheet(deps: Deps, row: AttemptRow, lang: Lang): Promise<ScoreSheet> {
  const now = deps.clock.now()
  const material = await reportMaterial(deps, row, anyAdmin, {
    decisions: [],
    appealByOther: false,
  })
  return sheetOfReport(presentReport(material, now, deps), { lang, now })
}

/**
 * A hash of the contents of a sheet without its date, so that the PDF is made again only if they
 * change.
 */
export const hashContents = ({ madeOn: _, ...said }: ScoreSheet): string =>
  createHash('sha256').update(JSON.stringify(said)).digest('hex')

/** Makes the PDF of an attempt's report as it stands, in one language, unless it is there. */
export async function makeAttemptReport(
  deps: Deps,
  { attempt_id: id, lang }: JobInputs['attempt_report.pdf'],
): Promise<void> {
  const found = await findAttempt(deps.db, id)
  if (found === null) return
  const now = deps.clock.now()
  const row = catchUpRow(found, now)
  const sheet = await attemptSheet(deps, row, lang)
  const contents = hashContents(sheet)
  if ((await findAttemptReportFile(deps.db, id, lang, contents)) !== null) return
  const bytes = await makePdf(sheet)
  const filename = pdfName(
    `report-${row.assessmentId.replace('_', '-')}`,
    fullName(await getCandidate(deps.db, anyAdmin, row.userId)),
  )
  const fileId = newId(now.getTime())
  const storageKey = `reports/${fileId}`
  const earlier = await storeBytes(deps, { key: storageKey, bytes }, (tx) =>
    storeAttemptReportFile(
      tx,
      { attemptId: id, lang, contents, fileId },
      {
        id: fileId,
        ownerId: row.userId,
        kind: 'attempt_report',
        storageKey,
        mime: 'application/pdf',
        filename,
        bytes: bytes.length,
        createdAt: now,
      },
    ),
  )
  if (earlier !== null) await deps.storage.delete(earlier)
}
