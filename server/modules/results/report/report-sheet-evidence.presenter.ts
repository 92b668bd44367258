import { leastShare } from '../../../../machines/shared/coverage'
import type { components } from '../../../../openapi/generated/api'
import { type Lang, translate } from '../../../http/contract/language'
import type { SheetEntry } from '../../../pdf/score-sheet'
import { toClock, makeDateTimeFormat, percentIn } from './sheet-labels.presenter'

type Schemas = components['schemas']

/** What is missing of the evidence, and who let the result count nevertheless. */
export function evidenceEntries(
  { result: { lacks }, evidence_accepted: accepted }: Schemas['Report'],
  lang: Lang,
): SheetEntry[] {
  if (accepted !== null)
    return [
      {
        lines: [
          {
            text: translate(lang, 'recruiter:evidence.accepted', {
              name: accepted.by,
              at: makeDateTimeFormat(lang).format(new Date(accepted.at)),
              note: accepted.note,
            }),
          },
        ],
      },
    ]
  if (lacks.length === 0) return []
  return [
    {
      head: translate(lang, 'recruiter:evidence.incomplete'),
      lines: lacks.map((lack) => ({ text: lackSentence(lack, lang) })),
    },
  ]
}

export function lackSentence({ code, value }: Schemas['EvidenceLack'], lang: Lang): string {
  switch (code) {
    case 'screen_share':
    case 'camera_share':
      return value === null
        ? translate(lang, `recruiter:evidence.unmeasured.${code}`)
        : translate(lang, `recruiter:evidence.lacks.${code}`, {
            value: percentIn(lang, value),
            least: percentIn(lang, leastShare * 100),
          })
    case 'screen_gap':
    case 'camera_gap':
      return translate(lang, `recruiter:evidence.lacks.${code}`, {
        value: toClock((value ?? 0) * 1000),
      })
    case 'same_film':
    case 'insertion':
    case 'late_answers':
      return translate(lang, `recruiter:evidence.lacks.${code}`, { count: value ?? 0 })
    case 'not_judged':
      return translate(lang, 'recruiter:evidence.lacks.not_judged')
  }
}
