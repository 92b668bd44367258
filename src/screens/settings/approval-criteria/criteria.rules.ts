import type { components } from '../../../../openapi/generated/api'

type Schemas = components['schemas']
export type Stored = Schemas['ApprovalCriteria']
export type Criteria = Omit<Schemas['SetApprovalCriteria'], 'dry_run'>
export type Tried = Schemas['ApprovalCriteriaSet']['data']

/** What can be asked of a candidate beside where they live. */
export const needs = ['laptop', 'wifi', 'full_time'] as const

export const criteriaOf = ({
  auto_approval,
  laptop,
  wifi,
  full_time,
  locations,
}: Stored): Criteria => ({ auto_approval, laptop, wifi, full_time, locations })

/** Whether two say the same; locations are in the order of the list. */
export const areSame = (one: Criteria, other: Criteria): boolean =>
  one.auto_approval === other.auto_approval &&
  needs.every((need) => one[need] === other[need]) &&
  [...one.locations].sort().join() === [...other.locations].sort().join()
