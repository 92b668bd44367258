import { pageSizes } from '../../../features/recruiter/results-search'
import type { ResultsQuery } from '../../../features/principles/principles.queries'

/** What the list shows, as its address says it, and whose profile is open over it. */
export interface PersonalitySearch {
  /** Counted from 1. */
  page: number
  limit: number
  /** Days, `2026-11-20`; both or neither. */
  from: string
  to: string
  /** Ids of chosen candidates. */
  users: readonly string[]
  /** Whose profile is shown instead of the list; empty for none. */
  candidate: string
}

export const everyone: PersonalitySearch = { page: 1, limit: 10, from: '', to: '', users: [], candidate: '' }

const textIn = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')
const dayIn = (value: unknown): string => (/^\d{4}-\d{2}-\d{2}$/.test(textIn(value)) ? textIn(value) : '')
const idsIn = (value: unknown): string[] => textIn(value).split(',').filter((id) => /^[0-9a-f-]{36}$/i.test(id))

/** Reads an address; whatever is wrong in it is as if it were not there. */
export function readSearch(search: Record<string, unknown>): PersonalitySearch {
  const page = Number.parseInt(textIn(search['page']), 10)
  const [from, to] = [dayIn(search['from']), dayIn(search['to'])]
  const both = from !== '' && to !== '' && from <= to
  return {
    page: page >= 1 && page <= 100_000 ? page : 1,
    limit: pageSizes.find((size) => String(size) === textIn(search['limit'])) ?? everyone.limit,
    from: both ? from : '',
    to: both ? to : '',
    users: idsIn(search['users']).slice(0, 100),
    candidate: idsIn(search['candidate'])[0] ?? '',
  }
}

/** The address of a list: only what differs from everyone's first page. */
export const writeSearch = (search: PersonalitySearch): Record<string, string | number> =>
  Object.fromEntries(Object.entries({ ...search, users: search.users.join(',') }).filter(([key, value]) => value !== defaults[key]))

const defaults: Record<string, string | number> = { ...everyone, users: '' }

export const queryOf = ({ page, limit, from, to, users }: PersonalitySearch): ResultsQuery => ({
  page,
  limit,
  ...(from === '' ? {} : { dates: [from, to] }),
  ...(users.length === 0 ? {} : { users: [...users] }),
})

export const isNarrowed = ({ from, users }: PersonalitySearch): boolean => from !== '' || users.length > 0
