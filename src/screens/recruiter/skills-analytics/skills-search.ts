import type { components } from '../../../../openapi/generated/api'
import { extraParam, day, filled, listSearch, typed, type Search } from '../../../lib/list-search'

type Query = components['schemas']['SkillStatsQuery']
type Sort = NonNullable<Query['sort']>

interface SkillFilters {
  /** Part of a skill's name. */
  name: string
  /** The sector of the jobs, by its id; empty for all. */
  sector: string
  from: string
  to: string
  /** The skill whose months are drawn; empty for all skills together. */
  drawn: string
}

export type SkillSearch = Search<SkillFilters, Sort>

export const skillList = listSearch<SkillFilters, Sort>({
  filters: { name: typed(), sector: typed(), from: day(), to: day(), drawn: extraParam(typed()) },
  sorts: ['-gap', 'gap', '-demand', 'demand', '-supply', 'supply', 'name', '-name'],
})

export const toSkillQuery = ({
  page,
  limit,
  sort,
  name,
  sector,
  from,
  to,
}: SkillSearch): Query => ({
  page,
  limit,
  sort,
  ...filled({ name, from_date: from, to_date: to }),
  ...(sector === '' ? {} : { sector }),
})
