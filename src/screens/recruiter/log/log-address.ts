import type { components } from '../../../../openapi/generated/api'
import { auditActs } from '../../../../openapi/generated/operations'
import { choice, day, filled, ids, listSearch, type Search } from '../../../lib/list-search'

type Schemas = components['schemas']
type Asked = Schemas['AuditSearch']
type Act = Schemas['AuditAct']

/** The filters of the log: the action, its actor, the person it is about, and the time. */
interface LogFilters {
  act: Act | 'all'
  /** One person, or nobody in particular. */
  by: readonly string[]
  about: readonly string[]
  from: string
  to: string
}

export type LogSearch = Search<LogFilters, '-at' | 'at'>

export const logList = listSearch<LogFilters, '-at' | 'at'>({
  filters: {
    act: choice(['all', ...auditActs], 'all'),
    by: ids(),
    about: ids(),
    from: day(),
    to: day(),
  },
  sorts: ['-at', 'at'],
})

/** What the server is asked. */
export function toLogQuery({
  page,
  limit,
  sort,
  act,
  by: [by],
  about: [about],
  from,
  to,
}: LogSearch): Asked {
  return {
    page,
    limit,
    sort,
    ...(act === 'all' ? {} : { act }),
    ...(by === undefined ? {} : { by }),
    ...(about === undefined ? {} : { about }),
    ...filled({ from_date: from, to_date: to }),
  }
}
