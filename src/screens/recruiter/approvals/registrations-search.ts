import type { components } from '../../../../openapi/generated/api'
import { extraParam, choice, listSearch, typed, type Search } from '../../../lib/list-search'

type Schemas = components['schemas']
export type ApprovalStatus = Schemas['ApprovalStatus']
export type Registration = Schemas['AdminCandidateRow']

export const approvalStatuses = [
  'REGISTERED',
  'PENDING',
  'APPROVED',
  'DECLINED',
] as const satisfies readonly ApprovalStatus[]
export const roles = ['all', 'individual', 'recruiter'] as const
export const identities = ['all', 'same'] as const

/**
 * What the approvals are narrowed by; without anything, who has registered and was not looked at.
 */
interface RegistrationsFilters {
  status: ApprovalStatus
  role: (typeof roles)[number]
  query: string
  /** Whether only those are shown whose Emirates ID another account has. */
  identity: (typeof identities)[number]
  /** A decision about everybody that is under way, so that its address leads back to it. */
  selection: string
  /** The id of the person whose registration is open beside the list. */
  person: string
}

export type RegistrationsSearch = Search<
  RegistrationsFilters,
  Schemas['AdminSearchRequest']['sort']
>

export const registrationsList = listSearch<RegistrationsFilters, RegistrationsSearch['sort']>({
  filters: {
    status: extraParam(choice(approvalStatuses, 'REGISTERED')),
    role: choice(roles, 'all'),
    query: typed(),
    identity: choice(identities, 'all'),
    selection: extraParam(typed(36)),
    person: extraParam(typed(36)),
  },
  sorts: ['full_name', '-full_name', '-registered_at', 'registered_at'],
})

/** The filter for everybody whom the list shows, on all of its pages. */
export const toFilterQuery = ({ status, role, query }: RegistrationsSearch) => ({
  status,
  ...(role === 'all' ? {} : { role }),
  ...(query === '' ? {} : { query }),
})

/** What the server is asked. */
export const toQuery = (search: RegistrationsSearch) => ({
  ...toFilterQuery(search),
  ...(search.identity === 'same' ? { same_identity: true } : {}),
  page: search.page,
  limit: search.limit,
  sort: search.sort,
})
