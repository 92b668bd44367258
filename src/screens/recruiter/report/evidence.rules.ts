import { toEvidenceRow, type EvidenceRow } from '../../../../machines/shared/evidence-table'
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

type WritingCriterion = keyof Schemas['WritingScores']

/** The criteria of every text, in the order in which they are shown. */
export const writingCriteria: readonly WritingCriterion[] = [
  'coherence',
  'lexical_resource',
  'grammar',
]

const isOfWriting = (key: Schemas['CriterionKey']): boolean =>
  writingCriteria.some((criterion) => criterion === key)

/** The criteria that a part is scored by: writing by three, every other by its own. */
export const filterCriteria = (
  criteria: readonly Criterion[],
  part: Schemas['PartId'],
): Criterion[] =>
  criteria.filter(({ key }) => (part === 'writing' ? isOfWriting(key) : key === part))

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

/** The rows of one criterion, each with the evidence that explains it. */
export interface MeasureGroup {
  criterion: Schemas['CriterionKey']
  rows: readonly { row: EvidenceRow; evidence: Evidence }[]
}

const isCriterionOfWriting = (value: unknown): value is WritingCriterion =>
  writingCriteria.some((criterion) => criterion === value)

/**
 * The measures of a criterion as tables, and the other evidence as sentences. A part with several
 * texts has a table for each criterion of writing, because its score is their mean. Evidence of
 * older results does not name the criteria, so there each table begins at the points of a usual
 * text.
 */
export function toMeasureTables(
  key: Schemas['CriterionKey'],
  measures: readonly Evidence[],
): { tables: MeasureGroup[]; others: Evidence[] } {
  const tables = new Map<Schemas['CriterionKey'], { row: EvidenceRow; evidence: Evidence }[]>()
  const others: Evidence[] = []
  let begun = 0
  for (const evidence of measures) {
    const row = toEvidenceRow(evidence)
    if (row === null) {
      others.push(evidence)
      continue
    }
    if (row.code === 'usual_points') begun += 1
    const { criterion } = evidence.values
    const inOrder = isOfWriting(key) ? key : (writingCriteria[begun - 1] ?? key)
    const of = isCriterionOfWriting(criterion) ? criterion : inOrder
    tables.set(of, [...(tables.get(of) ?? []), { row, evidence }])
  }
  return { tables: [...tables].map(([criterion, rows]) => ({ criterion, rows })), others }
}

/**
 * Why a score of one answer is doubted or limited. A reason that several criteria share is listed
 * once.
 */
export const getReasons = (criteria: readonly Criterion[], questionId: string): Evidence[] => [
  ...new Map(
    criteria
      .flatMap(({ evidence }) => evidence)
      .filter(
        ({ kind, values }) =>
          kind === 'reason' && (values['question'] ?? questionId) === questionId,
      )
      .map((reason) => [reason.code, reason]),
  ).values(),
]

/**
 * The measured score of a text by each criterion, regardless of a reviewer's scores; a criterion is
 * left out if the evidence does not contain it.
 */
export function getMeasured(
  criteria: readonly Criterion[],
  { question, review_criteria: given }: Schemas['ReportAnswer'],
): Partial<Record<WritingCriterion, number>> {
  const evidence = criteria.flatMap((criterion) => getMeasures(criterion, question.id))
  // A part with several texts has one score, so its evidence names the criteria of each text.
  const ofResponse = evidence.find(({ code }) => code === 'response_criteria')?.values
  const beside = (key: WritingCriterion) =>
    evidence.find(({ code, values }) => code === 'machine_score' && values['criterion'] === key)
  const measured = writingCriteria.map((key) => {
    if (ofResponse !== undefined)
      return given === null ? ofResponse[key] : beside(key)?.values['score']
    const criterion = criteria.find((one) => one.key === key)
    return given === null
      ? criterion?.score
      : criterion?.evidence.find(({ code }) => code === 'machine_score')?.values['score']
  })
  return Object.fromEntries(
    writingCriteria.flatMap((key, at) => {
      const score = measured[at]
      return typeof score === 'number' ? [[key, score]] : []
    }),
  )
}
