import type { TicketList } from '../users/users.table'
import type { OverallFilter } from './overall/overall.store'
import { daySpan } from './result.rules'
import type { Filter, ResultOrder } from './result.store'

type ListQuery<Name> = Extract<TicketList, { name: Name }>['ask']
export type ResultsQuery = ListQuery<'results'>
export type CancelledQuery = ListQuery<'cancelled'>
export type OverallQuery = ListQuery<'overall'>

/** What a list of attempts is asked for, as its store looks for it. */
export const resultFilter = ({ assessment_id: assessmentId, ...ask }: ResultsQuery): Filter => ({
  assessmentId,
  ...daySpan(ask.from_date, ask.to_date),
  status: ask.status,
  passed: ask.passed,
  failed: ask.failed,
  userIds: ask.user_ids,
  name: ask.name,
  scoreMin: ask.score_min,
  scoreMax: ask.score_max,
})

export const cancelledFilter = ({
  assessment_version: assessmentId,
  user_ids: userIds,
}: CancelledQuery): Filter => ({
  assessmentId,
  userIds,
  status: 'CANCELLED',
  from: null,
  before: null,
})

export const resultOrder = ({ sort = '-started_at' }: Pick<ResultsQuery, 'sort'>): ResultOrder =>
  orderIn(sort)

export const cancelledOrder = ({
  sort = '-finished_at',
}: Pick<CancelledQuery, 'sort'>): ResultOrder => orderIn(sort)

const orderIn = (sort: ResultOrder['sort'] | `-${ResultOrder['sort']}`): ResultOrder => ({
  sort: sort.replace('-', '') as ResultOrder['sort'],
  descending: sort.startsWith('-'),
})

export const overallFilter = (ask: OverallQuery): OverallFilter => ({
  versions: ask.assessment_versions,
  ...daySpan(ask.from_date, ask.to_date),
  passed: ask.passed,
  failed: ask.failed,
  average: { min: ask.average_score_min, max: ask.average_score_max },
  english: { min: ask.english_assessment_min, max: ask.english_assessment_max },
  annotation: { min: ask.annotation_assessment_min, max: ask.annotation_assessment_max },
  userIds: ask.user_ids,
})
