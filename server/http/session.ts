import type { RoleName, AccountStatus } from '../../machines/shared/account-status'

/**
 * Who is calling: read once per request from the token, before anything of the request is believed.
 */
export interface Session {
  id: string
  userId: string
  role: RoleName | null
  accountStatus: AccountStatus
  companyId: string | null
}
