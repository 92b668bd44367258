import type { Deps } from '../../deps'
import { newId } from '../../db/id'
import { storeBytes } from '../../db/stored-bytes'
import { translate } from '../../http/contract/language'
import type { JobInputs } from '../../jobs/jobs'
import { makePdf, pdfName } from '../../pdf/make-pdf'
import { fullName, presentTraits } from './principles.presenter'
import { getAnswers, findRun, storeProfileFile, findProfileFile } from './principles.store'

/** Makes the PDF of a finished questionnaire in one language, unless it is there. */
export async function makeProfile(
  deps: Deps,
  { user_id: userId, lang }: JobInputs['principles.pdf'],
): Promise<void> {
  const listed = await findRun(deps.db, userId)
  const finishedAt = listed?.run.finishedAt ?? null
  if (
    listed === null ||
    finishedAt === null ||
    (await findProfileFile(deps.db, userId, lang)) !== null
  )
    return
  const now = deps.clock.now()
  const dates = new Intl.DateTimeFormat(lang === 'ar' ? 'ar-AE-u-nu-latn' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'Asia/Dubai',
  })
  const traits = presentTraits(await getAnswers(deps.db, userId), new Map(), lang)
  const bytes = await makePdf({
    lang,
    title: translate(lang, 'report:personality.title'),
    brand: translate(lang, 'report:brand'),
    facts: [
      { label: translate(lang, 'report:candidate'), value: fullName(listed) },
      { label: translate(lang, 'report:finished_on'), value: dates.format(finishedAt) },
    ],
    note: translate(lang, 'report:personality.note'),
    scores: traits.map(({ name, about, text, score }) => ({
      name,
      value: translate(lang, 'report:of_100', { score: Math.round(score) }),
      score,
      lines: [about, text],
    })),
    madeOn: translate(lang, 'report:made_on', { date: dates.format(now) }),
  })
  const fileId = newId()
  const storageKey = `reports/${fileId}`
  const file = {
    id: fileId,
    ownerId: userId,
    kind: 'report_pdf',
    storageKey,
    mime: 'application/pdf',
    filename: pdfName('personality', fullName(listed)),
    bytes: bytes.length,
    createdAt: now,
  }
  const stored = await storeBytes(deps, { key: storageKey, bytes }, (tx) =>
    storeProfileFile(tx, { userId, lang, madeAt: now, fileId }, file),
  )
  if (!stored) await deps.storage.delete(storageKey)
}
