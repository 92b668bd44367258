import type { RoleName, Standing } from '../../machines/shared/standing'

/**
 * Who is calling: read once per request from the token, before anything of the request is believed.
 */
export interface Session {
  id: string
  userId: string
  role: RoleName | null
  standing: Standing
  companyId: string | null
}
