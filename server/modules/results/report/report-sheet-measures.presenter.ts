import {
  formatPoints,
  toEvidenceRow,
  type EvidenceRow,
} from '../../../../machines/shared/evidence-table'
import type { components } from '../../../../openapi/generated/api'
import { type Lang, translate } from '../../../http/contract/language'
import type { ScoreSheet } from '../../../pdf/score-sheet'
import { percentIn, toSentence } from './sheet-labels.presenter'

type Measured = Pick<ScoreSheet['scores'][number], 'lines' | 'table'>

/**
 * What a score rests on: measures that add up to it as a table, as the page of the report has them,
 * and all else in sentences.
 */
export function toMeasured(
  evidence: readonly components['schemas']['Evidence'][],
  lang: Lang,
): Measured {
  const rows = evidence.map(toEvidenceRow)
  const lines = evidence.filter((_, at) => rows[at] === null).map((one) => toSentence(one, lang))
  const table = rows.filter((row) => row !== null)
  if (table.length === 0) return { lines }
  return {
    lines,
    table: {
      heads: (['measure', 'here', 'usual', 'points'] as const).map((head) =>
        translate(lang, `report:measured.${head}`),
      ),
      rows: table.map((row) => [
        translate(lang, `report:measured.name.${row.code}`),
        figureIn(row.here, row.unit, lang),
        figureIn(row.usual, row.unit, lang),
        formatPoints(row),
      ]),
    },
  }
}

function figureIn(value: number | null, unit: EvidenceRow['unit'], lang: Lang): string {
  if (value === null) return ''
  return unit === 'share' ? percentIn(lang, value) : String(value)
}
