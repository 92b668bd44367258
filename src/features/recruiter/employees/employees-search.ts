import type { components } from '../../../../openapi/generated/api'
import { choice, day, filled, ids, listSearch, typed, type Search } from '../../../lib/list-search'

type EmployeesQuery = components['schemas']['EmployeesSearch']
type EmployeesSort = NonNullable<EmployeesQuery['sort']>

export const employmentStates = ['current', 'ended', 'ALL'] as const satisfies readonly NonNullable<
  EmployeesQuery['status']
>[]

/** What the register is narrowed by; without anything, who works there now. */
interface EmployeesFilters {
  status: (typeof employmentStates)[number]
  /** Part of the name or e-mail. */
  query: string
  /** One company, for admins. */
  company: readonly string[]
  /** The days on which somebody began. */
  from: string
  to: string
}

export type EmployeesSearch = Search<EmployeesFilters, EmployeesSort>

export const employeesList = listSearch<EmployeesFilters, EmployeesSort>({
  filters: {
    status: choice(employmentStates, 'current'),
    query: typed(200),
    company: ids(),
    from: day(),
    to: day(),
  },
  sorts: [
    '-since',
    'since',
    'full_name',
    '-full_name',
    'company',
    '-company',
    '-ended_on',
    'ended_on',
  ],
})

/** What the server is asked. */
export function toEmployeesQuery({
  page,
  limit,
  sort,
  status,
  query,
  company: [company],
  from,
  to,
}: EmployeesSearch): EmployeesQuery {
  return {
    page,
    limit,
    sort,
    status,
    ...(company === undefined ? {} : { company_id: company }),
    ...filled({ query, from_date: from, to_date: to }),
  }
}
