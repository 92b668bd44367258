import type { components } from '../../../../openapi/generated/api'

type Schemas = components['schemas']
type Evidence = Schemas['Evidence']
type Criterion = Schemas['Criterion']

export interface Finding {
  /** Counted from 1 in the order of the text. */
  number: number
  criterion: Schemas['CriterionKey']
  evidence: Evidence
  start: number
  end: number
}

/** What was found at a place of one answer, in the order of the text. */
export function findingsIn(criteria: readonly Criterion[], questionId: string): Finding[] {
  return criteria
    .flatMap(({ key, evidence }) =>
      evidence.flatMap((one) =>
        one.span?.question_id === questionId
          ? [{ criterion: key, evidence: one, start: one.span.start, end: one.span.end }]
          : [],
      ),
    )
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
    .map((finding, index) => ({ number: index + 1, ...finding }))
}

export interface Piece {
  text: string
  /** Numbers of the findings that speak of this piece. */
  findings: readonly number[]
  /** Numbers of those that end with it, to be written behind it. */
  ending: readonly number[]
}

/** A text cut wherever a finding begins or ends; findings may overlap. */
export function getPieces(text: string, findings: readonly Finding[]): Piece[] {
  const cuts = [...new Set([0, text.length, ...findings.flatMap(({ start, end }) => [start, end])])]
    .filter((at) => at >= 0 && at <= text.length)
    .toSorted((a, b) => a - b)
  return cuts.slice(0, -1).flatMap((start, index) => {
    const end = cuts[index + 1] ?? text.length
    const over = findings.filter((finding) => finding.start <= start && finding.end >= end)
    return [
      {
        text: text.slice(start, end),
        findings: over.map(({ number }) => number),
        ending: over.filter((finding) => finding.end === end).map(({ number }) => number),
      },
    ]
  })
}

const writing: readonly Schemas['CriterionKey'][] = ['coherence', 'lexical_resource', 'grammar']

/** The criteria that a part is scored by: writing by three, every other by its own. */
export const criteriaOf = (criteria: readonly Criterion[], part: Schemas['PartId']): Criterion[] =>
  criteria.filter(({ key }) => (part === 'writing' ? writing.includes(key) : key === part))

/**
 * What was measured of one question of a part, or, with null, of the part as a whole. Findings at a
 * place of a text are not among it.
 */
export const getMeasures = (criterion: Criterion, questionId: string | null): Evidence[] =>
  criterion.evidence.filter(
    ({ values, span }) =>
      span === undefined &&
      (questionId === null ? values['question'] === undefined : values['question'] === questionId),
  )
