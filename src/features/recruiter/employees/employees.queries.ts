import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { components } from '../../../../openapi/generated/api'
import { getAnswer, api } from '../../../api/client'
import { employeesList, toEmployeesQuery, type EmployeesSearch } from './employees-search'
import { figureQueries } from '../jobs/figures.queries'
import { getAddress } from '../lists/list-file'
import type { Download } from '../lists/download-buttons'

type Schemas = components['schemas']
export type Employee = Schemas['Employee']

const all = ['recruiter', 'employees'] as const

const ask = (body: Schemas['EmployeesSearch'], signal?: AbortSignal) =>
  getAnswer(
    api.POST('/recruiter/employees/search/', { body, ...(signal === undefined ? {} : { signal }) }),
  ).then(({ data }) => data)

/** The register of employees: a company's own, or all of it for an admin. */
export const employeeQueries = {
  list: (search: EmployeesSearch) =>
    queryOptions({
      queryKey: [...all, toEmployeesQuery(search)],
      queryFn: ({ signal }) => ask(toEmployeesQuery(search), signal),
    }),
  /** The employments of one person that the reader may see, the latest first. */
  of: (userId: string) =>
    queryOptions({
      queryKey: [...all, userId],
      queryFn: ({ signal }) =>
        ask(
          {
            ...toEmployeesQuery({ ...employeesList.all, status: 'ALL', limit: 100 }),
            user_id: userId,
          },
          signal,
        ).then(({ results }) => results),
    }),
}

/** Everybody who fits, as a file. */
export const employeesDownload =
  (search: EmployeesSearch): Download =>
  (format) =>
    getAddress(
      ask({ ...toEmployeesQuery(search), download_report: format }).then((data) => ({ data })),
    )

export const employeeMutations = {
  add: () =>
    mutationOptions({
      mutationFn: (body: Schemas['AddEmployee']) =>
        getAnswer(api.POST('/recruiter/employees/', { body })),
      onSuccess: (_answer, _given, _result, { client }) => refresh(client),
    }),
  end: (id: string) =>
    mutationOptions({
      mutationFn: (body: Schemas['EndEmployment']) =>
        getAnswer(api.POST('/recruiter/employees/{id}/end', { params: { path: { id } }, body })),
      // A refusal means that somebody else has ended the employment: the list is fetched again.
      onSettled: (_answer, _error, _given, _result, { client }) => refresh(client),
    }),
}

/** The dashboard counts who is in the register. */
const refresh = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: all }),
    client.invalidateQueries({ queryKey: figureQueries.counts().queryKey }),
  ])
