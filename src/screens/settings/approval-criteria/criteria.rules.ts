import * as z from 'zod/mini'
import type { components } from '../../../../openapi/generated/api'
import { cities } from '../../../features/user/candidate-options'

type Schemas = components['schemas']
export type Stored = Schemas['ApprovalCriteria']
export type Criteria = Omit<Schemas['SetApprovalCriteria'], 'dry_run'>
export type Tried = Schemas['ApprovalCriteriaSet']['data']

/** What can be required of a candidate besides where they live. */
export const needs = ['laptop', 'wifi', 'full_time'] as const

/** Every choice is one that may be made. */
export const criteriaForm = z.object({
  auto_approval: z.boolean(),
  laptop: z.boolean(),
  wifi: z.boolean(),
  full_time: z.boolean(),
  locations: z.array(z.enum(cities)),
})

export const toCriteria = ({
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
