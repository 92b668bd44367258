import { choice, day, listSearch, type Search } from '../../../lib/list-search'

interface DashboardFilters {
  from: string
  to: string
  /** Which jobs: the top ones, or all of the company's. */
  jobs: 'top' | 'all'
}

export type DashboardSearch = Search<DashboardFilters, 'newest'>

/** What the dashboard is looked at by: days, which hold for the figures and the jobs alike, and which jobs. */
export const dashboardList = listSearch<DashboardFilters, 'newest'>({ filters: { from: day(), to: day(), jobs: choice(['top', 'all'], 'top') }, sorts: ['newest'] })

/** Section 9: five jobs a page. */
export const jobsPerPage = 5
