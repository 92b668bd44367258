import { pageSizes } from '../../../features/recruiter/results-search'
import type { components } from '../../../../openapi/generated/api'

type Schemas = components['schemas']
export type ApprovalStatus = Schemas['ApprovalStatus']
export type Registration = Schemas['AdminCandidateRow']

/** What the approvals show, as the address says it: without anything in it, who has registered and was not looked at. */
export interface RegistrationsSearch {
  status: ApprovalStatus
  role: 'all' | 'individual' | 'recruiter'
  query: string
  /** Counted from 1. */
  page: number
  limit: number
}

export const approvalStatuses = ['REGISTERED', 'PENDING', 'APPROVED', 'DECLINED'] as const satisfies readonly ApprovalStatus[]
export const roles = ['all', 'individual', 'recruiter'] as const

export const firstSearch: RegistrationsSearch = { status: 'REGISTERED', role: 'all', query: '', page: 1, limit: 10 }

/** Reads an address; whatever is wrong in it is as if it were not there. */
export function readRegistrationsSearch(search: Record<string, unknown>): RegistrationsSearch {
  const page = Number(search['page'])
  return {
    status: approvalStatuses.find((status) => status === search['status']) ?? 'REGISTERED',
    role: roles.find((role) => role === search['role']) ?? 'all',
    query: typeof search['query'] === 'string' || typeof search['query'] === 'number' ? String(search['query']).slice(0, 120) : '',
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, 100_000) : 1,
    limit: pageSizes.find((limit) => limit === Number(search['limit'])) ?? 10,
  }
}

/** The address: only what differs from the first search. */
export function writeRegistrationsSearch(search: RegistrationsSearch): Record<string, string | number> {
  const first: Record<string, string | number> = { ...firstSearch }
  return Object.fromEntries(Object.entries({ ...search }).filter(([key, value]) => value !== first[key]))
}

/** What the server is asked. */
export const askOf = ({ status, role, query, page, limit }: RegistrationsSearch) => ({ status, page, limit, ...(role === 'all' ? {} : { role }), ...(query === '' ? {} : { query }) })
