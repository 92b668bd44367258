import { deviceFindings, percentSeen, textsMade } from '../../../../machines/shared/ledger'
import type { components } from '../../../../openapi/generated/api'
import { type Lang, translate } from '../../../http/contract/language'
import type { SheetEntry, SheetLine } from '../../../pdf/score-sheet'
import { makeDateTimeFormat, percentIn } from './sheet-labels.presenter'

type Report = components['schemas']['Report']

/** What is kept of how an attempt was taken, each figure with what it means. */
export function ledgerEntry(report: Report, lang: Lang): SheetEntry {
  const { screenshots, heard_share: heard } = report.ledger
  const line = (of: string, figure: string, ...meaning: string[]): SheetLine => ({
    label: translate(lang, `recruiter:ledger.${of}`),
    text: [meaning.length === 0 ? figure : `${figure}.`, ...meaning].join(' '),
  })
  return {
    lines: [
      line('consent', toConsentText(report.ledger, lang)),
      line('check', toCheckText(report, lang)),
      line(
        'heard',
        translate(lang, 'recruiter:ledger.heardShare', {
          share: percentIn(lang, percentSeen(heard)),
        }),
        ...(heard < 1 ? [translate(lang, 'recruiter:ledger.heardRest')] : []),
        translate(lang, 'recruiter:ledger.heardMeaning'),
      ),
      line('screenshots', translate(lang, 'recruiter:ledger.arrived', { count: screenshots })),
      line('texts', ...toMadeTexts(report, lang)),
    ],
  }
}

const toConsentText = ({ consent }: Report['ledger'], lang: Lang): string =>
  consent === null
    ? translate(lang, 'recruiter:ledger.consentNone')
    : translate(lang, 'recruiter:ledger.consentGiven', {
        version: consent.text_version,
        at: makeDateTimeFormat(lang).format(new Date(consent.given_at)),
      })

const toCheckText = (
  { ledger: { device_check: check }, arrangement }: Report,
  lang: Lang,
): string =>
  check === null
    ? translate(lang, 'recruiter:ledger.checkNone')
    : deviceFindings(check, arrangement)
        .map(({ device, finding }) => translate(lang, `recruiter:ledger.${finding}.${device}`))
        .join(translate(lang, 'recruiter:list.comma'))

function toMadeTexts({ answers }: Report, lang: Lang): [figure: string, ...meaning: string[]] {
  const texts = textsMade(answers)
  if (texts === null) return [translate(lang, 'recruiter:ledger.madeNone')]
  return [
    translate(lang, 'recruiter:ledger.made', {
      count: texts.count,
      words: translate(lang, 'recruiter:evidence.words', { count: texts.words }),
      part: translate(lang, `recruiter:part.${texts.part}`),
    }),
    translate(lang, 'recruiter:ledger.madeMeaning'),
  ]
}
