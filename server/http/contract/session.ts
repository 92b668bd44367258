import type { RoleName, AccountStatus } from '../../../machines/shared/account-status'

/**
 * The caller, read from the token once per request, before anything else of the request is trusted.
 */
export interface Session {
  id: string
  userId: string
  role: RoleName | null
  accountStatus: AccountStatus
  companyId: string | null
}
