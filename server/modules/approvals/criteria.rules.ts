import type { components } from '../../../openapi/generated/api'

type Schemas = components['schemas']
export type Criteria = Pick<
  Schemas['ApprovalCriteria'],
  'auto_approval' | 'laptop' | 'wifi' | 'full_time' | 'locations'
>
export type Missing = Schemas['ApprovalCriteriaSet']['data']['sample'][number]['missing'][number]

/** What the criteria look at in a candidate's registration. */
export interface Registered {
  laptop: boolean
  wifi: boolean
  fullTime: boolean
  city: string
}

/**
 * Until somebody sets them: a person decides about everybody, and looks for all that the programme
 * asks of a candidate.
 */
export const firstCriteria: Criteria = {
  auto_approval: false,
  laptop: true,
  wifi: true,
  full_time: true,
  locations: [],
}

/** In the order in which they are shown. */
export const criterionKeys = [
  'laptop',
  'wifi',
  'full_time',
  'location',
] as const satisfies readonly Missing[]

/** Whether a criterion asks for anything: no location is any location. */
export const isAsked = (criteria: Criteria, key: Missing): boolean =>
  key === 'location' ? criteria.locations.length > 0 : criteria[key]

/**
 * Which criteria a registration does not meet, in the order in which they are shown; empty when it
 * passes.
 */
export function getMissing(
  criteria: Criteria,
  { laptop, wifi, fullTime, city }: Registered,
): Missing[] {
  const has: Record<Missing, boolean> = {
    laptop,
    wifi,
    full_time: fullTime,
    location: criteria.locations.some((location) => location === city),
  }
  return criterionKeys.filter((key) => isAsked(criteria, key) && !has[key])
}
