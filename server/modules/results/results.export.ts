import type { components } from '../../../openapi/generated/api'
import type { Viewer } from '../../db/contact'
import type { Deps } from '../../deps'
import { type Lang, translate } from '../../http/contract/language'
import {
  inPieces,
  type ListColumn,
  toListFile,
  number,
  text,
  type ListReader,
} from '../../http/list-columns'
import type { ListFile } from '../../http/list-file'
import { presentRedo } from '../appeals/appeal.presenter'
import { type RedoQuery, redoIds, redoRows } from '../appeals/appeal.store'
import { presentOverall } from './overall/overall.presenter'
import { overallIds, overallRows } from './overall/overall.store'
import { lackSentence } from './report/report-sheet-evidence.presenter'
import { presentResultRow } from './result.presenter'
import { resultIds, resultRows } from './result.store'
import {
  type CancelledQuery,
  cancelledFilter,
  cancelledOrder,
  type OverallQuery,
  overallFilter,
  resultFilter,
  resultOrder,
  type ResultsQuery,
} from './results-query.rules'

type Schemas = components['schemas']
type Result = Schemas['ResultRow']
type Overall = Schemas['OverallRow']
type Redo = Schemas['RedoRow']

/** The attempts at one version that fit. */
export const resultFile = (
  deps: Deps,
  viewer: Viewer,
  ask: ResultsQuery,
  reader: ListReader,
): ListFile =>
  toListFile(
    reader,
    [...takenBy, ...ended, ...getCriterionColumns(ask.assessment_id)],
    inPieces(
      resultIds(deps.db, viewer, resultFilter(ask), resultOrder(ask)),
      presented(deps, viewer),
    ),
  )

/** The cancelled attempts that fit, and why each was. */
export const cancelledFile = (
  deps: Deps,
  viewer: Viewer,
  ask: CancelledQuery,
  reader: ListReader,
): ListFile =>
  toListFile(
    reader,
    [...takenBy, { name: 'reason', cell: reason }, ...lasted],
    inPieces(
      resultIds(deps.db, viewer, cancelledFilter(ask), cancelledOrder(ask)),
      presented(deps, viewer),
    ),
  )

/** The redos that were asked for or granted and fit. */
export const redoFile = ({ db }: Deps, ask: RedoQuery, reader: ListReader): ListFile =>
  toListFile<Redo>(
    reader,
    [...attempt, { name: 'reason', cell: reason }, ...decided],
    inPieces(redoIds(db, ask), async (ids) =>
      (await redoRows(db, ids)).map((row) => presentRedo(row)),
    ),
  )

/** The candidates with both results who fit. */
export const overallFile = ({ db }: Deps, ask: OverallQuery, reader: ListReader): ListFile =>
  toListFile(
    reader,
    both,
    inPieces(overallIds(db, overallFilter(ask), ask.sort ?? '-last_started_at'), async (ids) =>
      (await overallRows(db, ids)).map(presentOverall),
    ),
  )

const presented = (deps: Deps, viewer: Viewer) => async (ids: readonly string[]) =>
  (await resultRows(deps.db, viewer, ids)).map((row) => presentResultRow(row, deps))

const reason = ({ cancel_reason: why }: Pick<Result, 'cancel_reason'>, lang: Lang) =>
  text(why === null ? null : translate(lang, `recruiter:reason.${why}`))
const toStatus = (status: Result['status'] | undefined, lang: Lang) =>
  text(translate(lang, `report:status.${status ?? 'NONE'}`))

const missing = (attempt: Pick<Result, 'lacks'> | null, lang: Lang) =>
  text(
    attempt === null || attempt.lacks.length === 0
      ? null
      : attempt.lacks.map((lack) => lackSentence(lack, lang)).join(' '),
  )

const attempt: readonly ListColumn<Pick<Result, 'full_name' | 'email' | 'assessment_id'>>[] = [
  { name: 'name', cell: (row) => text(row.full_name) },
  { name: 'email', cell: (row) => text(row.email) },
  { name: 'assessment', cell: (row) => text(row.assessment_id) },
]

const takenBy: readonly ListColumn<Result>[] = [
  ...attempt,
  { name: 'status', cell: (row, lang) => toStatus(row.status, lang) },
]

const lasted: readonly ListColumn<Result>[] = [
  { name: 'started', moment: (row) => row.started_at },
  { name: 'finished', moment: (row) => row.finished_at },
  { name: 'seconds', cell: (row) => number(row.duration_seconds) },
  { name: 'episodes', cell: (row) => number(row.episodes) },
]

const ended: readonly ListColumn<Result>[] = [
  { name: 'overall', cell: (row) => number(row.overall) },
  {
    name: 'verdict',
    cell: (row, lang) =>
      text(
        row.passed === null
          ? null
          : translate(lang, row.passed ? 'report:passed' : 'report:failed'),
      ),
  },
  {
    name: 'evidence',
    cell: ({ overall, lacks }, lang) =>
      text(
        overall === null
          ? null
          : translate(lang, `report:evidence.${lacks.length > 0 ? 'incomplete' : 'complete'}`),
      ),
  },
  { name: 'missing', cell: missing },
  ...lasted,
]

const keys: Record<'english' | 'annotation', readonly Schemas['CriterionKey'][]> = {
  english: ['coherence', 'lexical_resource', 'grammar', 'mcqs', 'speaking'],
  annotation: ['part1', 'part2', 'part3', 'part4', 'part5', 'part6', 'part7', 'part8'],
}

const getCriterionColumns = (assessmentId: Result['assessment_id']): ListColumn<Result>[] =>
  keys[assessmentId.startsWith('english') ? 'english' : 'annotation'].map((key) => ({
    head: (lang) => translate(lang, `report:criteria.${key}`),
    cell: (row) => number(row.criteria.find((one) => one.key === key)?.score),
  }))

const decided: readonly ListColumn<Redo>[] = [
  { name: 'statement', cell: (row) => text(row.appeal) },
  { name: 'asked', moment: (row) => row.asked_at },
  {
    name: 'decision',
    cell: (row, lang) =>
      text(translate(lang, `report:attempt.appealState.${row.decision ?? 'open'}`)),
  },
  { name: 'decided', moment: (row) => row.decided_at },
]

const both: readonly ListColumn<Overall>[] = [
  { name: 'name', cell: (row) => text(row.full_name) },
  { name: 'email', cell: (row) => text(row.email) },
  { name: 'average', cell: (row) => number(row.average) },
  { name: 'english', cell: (row) => number(row.english?.overall) },
  { name: 'english_version', cell: (row) => text(row.english?.assessment_id.slice(-2)) },
  { name: 'english_status', cell: (row, lang) => toStatus(row.english?.status, lang) },
  { name: 'english_missing', cell: (row, lang) => missing(row.english, lang) },
  { name: 'english_day', moment: (row) => row.english?.started_at },
  { name: 'annotation', cell: (row) => number(row.annotation?.overall) },
  { name: 'annotation_version', cell: (row) => text(row.annotation?.assessment_id.slice(-2)) },
  { name: 'annotation_status', cell: (row, lang) => toStatus(row.annotation?.status, lang) },
  { name: 'annotation_missing', cell: (row, lang) => missing(row.annotation, lang) },
  { name: 'annotation_day', moment: (row) => row.annotation?.started_at },
]
