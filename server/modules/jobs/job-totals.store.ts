import type { Db } from '../../db/db'
import { countRemaining, usualJobLimit } from './jobs.rules'
import { countJobs, findCompany } from './jobs.store'
import type { Owner } from '../companies/owner.rules'

/** How many jobs there are by status, and how many more may be posted. */
export async function jobTotals(db: Db, owner: Owner) {
  const counts = await countJobs(db, owner)
  const company = owner === null ? null : await findCompany(db, owner)
  const most = company === null ? null : (company.jobLimit ?? usualJobLimit)
  return {
    total: counts.draft + counts.published + counts.closed,
    ...counts,
    limit: most,
    remaining: most === null ? null : countRemaining(most, counts.draft + counts.published),
  }
}
