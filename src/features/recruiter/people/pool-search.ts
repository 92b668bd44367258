import type { components } from '../../../../openapi/generated/api'
import {
  extraParam,
  choice,
  choices,
  day,
  filled,
  listSearch,
  scores,
  typed,
  type Scores,
  type Search,
} from '../../../lib/list-search'

type Schemas = components['schemas']
type PoolQuery = Schemas['SearchCandidates']
type PoolSort = NonNullable<PoolQuery['sort']>

export const poolStatuses = [
  'REGISTERED',
  'PENDING',
  'APPROVED',
  'DECLINED',
  'ALL',
] as const satisfies readonly NonNullable<PoolQuery['status']>[]
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
export const educationLevels = [
  'high_school',
  'bachelors',
  'masters',
  'phd',
] as const satisfies readonly Schemas['EducationLevel'][]
export const conditions = ['emirati', 'laptop', 'wifi', 'hours', 'on_site', 'online'] as const

export type PeopleShown = 'registered' | 'newcomers'

/**
 * The filters of the candidates of the platform; without any, the list shows registrations that
 * nobody has reviewed.
 */
interface PoolFilters {
  /** For admins: people who have only signed up are in a separate list. */
  people: PeopleShown
  status: (typeof poolStatuses)[number]
  /** Part of the name, e-mail or current title. */
  query: string
  city: Schemas['City'] | 'all'
  education: Schemas['EducationLevel'] | 'all'
  /** All of these. */
  has: readonly (typeof conditions)[number][]
  english: Scores
  annotation: Scores
  from: string
  to: string
}

export const peopleShown = extraParam(
  choice<PeopleShown>(['registered', 'newcomers'], 'registered'),
)

export type PoolSearch = Search<PoolFilters, PoolSort>

export const poolList = listSearch<PoolFilters, PoolSort>({
  filters: {
    people: peopleShown,
    status: choice(poolStatuses, 'REGISTERED'),
    query: typed(200),
    city: choice(['all', ...cities], 'all'),
    education: choice(['all', ...educationLevels], 'all'),
    has: choices(conditions),
    english: scores(),
    annotation: scores(),
    from: day(),
    to: day(),
  },
  sorts: [
    '-registered_at',
    'registered_at',
    'full_name',
    '-full_name',
    '-english_assessment',
    '-annotation_assessment',
  ],
})

/** What the server is asked; a range that leaves nothing out is not among it. */
export function toPoolQuery({
  page,
  limit,
  sort,
  status,
  query,
  city,
  education,
  has,
  english,
  annotation,
  from,
  to,
}: PoolSearch): PoolQuery {
  const narrow = ({ min, max }: Scores) => min !== 0 || max !== 100
  return {
    page,
    limit,
    sort,
    status,
    ...(city === 'all' ? {} : { cities: [city] }),
    ...(education === 'all' ? {} : { education_levels: [education] }),
    ...(has.includes('emirati') ? { is_emirati: true } : {}),
    ...(has.includes('laptop') ? { laptop_available: true } : {}),
    ...(has.includes('wifi') ? { wifi_available: true } : {}),
    ...(has.includes('hours') ? { availability_40_hours: true } : {}),
    // Both of the two are no condition.
    ...(has.includes('on_site') === has.includes('online')
      ? {}
      : { availability_mode: has.includes('online') ? ('online' as const) : ('on_site' as const) }),
    ...(narrow(english) ? { english_assessment: english } : {}),
    ...(narrow(annotation) ? { annotation_assessment: annotation } : {}),
    ...filled({ query, from_date: from, to_date: to }),
  }
}
