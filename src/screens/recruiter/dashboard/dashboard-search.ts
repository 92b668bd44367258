import type { components } from '../../../../openapi/generated/api'
import { extraParam, choice, day, filled, listSearch, type Search } from '../../../lib/list-search'

interface DashboardFilters {
  from: string
  to: string
  /** Which jobs: the top ones, or all of the company's. */
  jobs: 'top' | 'all'
}

type JobsQuery = components['schemas']['PostedJobsQuery']
export type DashboardSearch = Search<DashboardFilters, JobsQuery['sort']>

/**
 * What the dashboard is looked at by: days, which hold for the figures and the jobs alike, and
 * which jobs. Section 9: five a page.
 */
export const dashboardList = listSearch<DashboardFilters, DashboardSearch['sort']>({
  filters: { from: day(), to: day(), jobs: extraParam(choice(['top', 'all'], 'top')) },
  sorts: ['-created_at', 'created_at', 'title', '-title'],
  sizes: [5, 10, 20, 50],
})

/** What the server is asked for the jobs; its pages count from 0. */
export const toJobsQuery = ({ page, limit, sort, jobs, from, to }: DashboardSearch): JobsQuery => ({
  page: page - 1,
  limit_per_page: limit,
  dashboard: jobs === 'top',
  sort,
  ...filled({ from_date: from, to_date: to }),
})
