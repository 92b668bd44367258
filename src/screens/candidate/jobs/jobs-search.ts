import type { components } from '../../../../openapi/generated/api'
import type { JobsQuery, OwnList } from '../../../features/candidate/candidate.queries'
import { readOption, toPage, toText } from '../../../lib/search-values'

type Schemas = components['schemas']

/** What the list of jobs shows, as its address says it. */
export interface JobsSearch {
  list: 'matching' | OwnList
  /** Part of a title. */
  title: string
  /** The id of a sector. */
  sector: string
  city: Schemas['City'] | ''
  type: Schemas['JobType'] | ''
  favorites: 'all' | 'only'
  /** Counted from 1. */
  page: number
}

export const lists = [
  'matching',
  'applied',
  'recommended',
  'dismissed',
] as const satisfies readonly JobsSearch['list'][]
export const cities = [
  'abu_dhabi',
  'al_ain',
  'dubai',
  'sharjah',
  'ajman',
  'fujairah',
  'ras_al_khaimah',
  'umm_al_quwain',
] as const satisfies readonly Schemas['City'][]
export const jobTypes = ['full_time', 'part_time'] as const satisfies readonly Schemas['JobType'][]

const first: JobsSearch = {
  list: 'matching',
  title: '',
  sector: '',
  city: '',
  type: '',
  favorites: 'all',
  page: 1,
}

/** What takes every filter off. */
export const unfiltered = {
  title: '',
  sector: '',
  city: '',
  type: '',
  favorites: 'all',
} as const satisfies Partial<JobsSearch>

/** Reads an address; whatever is wrong in it is as if it were not there. */
export function readJobsSearch(search: Record<string, unknown>): JobsSearch {
  return {
    list: readOption(lists, search['list'], 'matching'),
    title: toText(search['title']).slice(0, 200),
    sector: toText(search['sector']).slice(0, 120),
    city: readOption(['', ...cities], search['city'], ''),
    type: readOption(['', ...jobTypes], search['type'], ''),
    favorites: readOption(['all', 'only'], search['favorites'], 'all'),
    page: toPage(search['page']),
  }
}

/** The address: only what differs from the first page of everything. */
export function writeJobsSearch(search: JobsSearch): Record<string, string | number> {
  const usual: Record<string, string | number> = { ...first }
  return Object.fromEntries(
    Object.entries({ ...search }).filter(([key, value]) => value !== usual[key]),
  )
}

/** What the server is asked. */
export const toQuery = ({ title, sector, city, type, favorites, page }: JobsSearch): JobsQuery => ({
  ...(page === 1 ? {} : { page }),
  ...(title === '' ? {} : { job_title: title }),
  ...(sector === '' ? {} : { sector }),
  ...(city === '' ? {} : { city }),
  ...(type === '' ? {} : { job_type: type }),
  ...(favorites === 'only' ? { is_favorite: true } : {}),
})

export const isNarrowed = ({ title, sector, city, type, favorites }: JobsSearch): boolean =>
  title !== '' || sector !== '' || city !== '' || type !== '' || favorites === 'only'
