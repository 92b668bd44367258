/** What a criterion of writing adds up from, in the order of its table: a usual text comes first. */
const tableCodes = [
  'usual_points',
  'variety',
  'connectives',
  'rare_words',
  'rarity',
  'word_length',
  'wh_words',
  'adverbs',
  'commas',
  'content_words',
  'slips',
  'form_errors',
  'error_free',
  'long_sentences',
  'short_sentences',
  'patterns',
  'verb_phrases',
  'articles',
] as const

export type TableCode = (typeof tableCodes)[number]

interface Measured {
  code: string
  values: Readonly<Record<string, unknown>>
}

export interface EvidenceRow {
  code: TableCode
  /** A share is of a hundred; a rate is in a hundred words. */
  unit: 'share' | 'rate'
  /** In this text, and in a usual one; null in the row of the usual text itself. */
  here: number | null
  usual: number | null
  /** The points of a usual text, or what the measure adds to them or takes. */
  points: number
}

const isTableCode = (code: string): code is TableCode => tableCodes.some((one) => one === code)

const toNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** A measure as a row of the table; null for evidence that is shown only as a sentence. */
export function toEvidenceRow({ code, values }: Measured): EvidenceRow | null {
  const points = toNumber(values['points'])
  if (!isTableCode(code) || points === null) return null
  const share = toNumber(values['share'])
  return share === null
    ? {
        code,
        unit: 'rate',
        here: toNumber(values['rate']),
        usual: toNumber(values['usual']),
        points,
      }
    : { code, unit: 'share', here: share, usual: toNumber(values['percent']), points }
}

/** "+3.2", "−1.0": what is added or taken, with a true minus. The first row only has points. */
export function formatPoints({ code, points }: Pick<EvidenceRow, 'code' | 'points'>): string {
  const size = Math.abs(points).toFixed(1)
  if (points < 0) return `\u2212${size}`
  return code === 'usual_points' || size === '0.0' ? size : `+${size}`
}
