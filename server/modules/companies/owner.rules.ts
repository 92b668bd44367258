import type { Session } from '../../http/contract/session'
import { companyMissing } from '../jobs/jobs.errors'

/** Limits what somebody sees and changes to one company; null for all companies. */
export type Owner = string | null

/**
 * A recruiter's are those of the company; an admin's are everybody's. Throws 409 for a recruiter of
 * no company.
 */
export function getOwner(session: Session): Owner {
  return session.role === 'recruiter admin' ? null : toCompany(session)
}

/** The company that somebody acts for. Throws 409 for an admin who belongs to none. */
export function toCompany({ companyId }: Session): string {
  if (companyId === null) throw companyMissing()
  return companyId
}
