import { loadTaxonomy } from '../../content/taxonomy/taxonomy'
import type { Deps } from '../../deps'
import type { Handlers } from '../../http/contract/handler'
import { personSeen } from './touch-last-seen.store'
import { presentSeenProfile } from './profile.presenter'
import { presentSeenUser, roleIds } from './user.presenter'
import { findProfile } from './user.store'
import { sectorId } from './user.rules'

export function userHandlers(deps: Deps) {
  const { sectors } = loadTaxonomy()

  return {
    async getUser({ query, session }) {
      return { data: presentSeenUser(await personSeen(deps.db, session, query.id), deps) }
    },

    async getUserProfile({ query, session }) {
      const seen = await personSeen(deps.db, session, query.id)
      return { data: presentSeenProfile(seen, await findProfile(deps.db, seen.account.user.id)) }
    },

    async getSectors({ lang }) {
      return { data: sectors.map((sector) => ({ id: sectorId(sector.id), name: sector[lang] })) }
    },

    async getRoles() {
      return {
        data: [
          { id: roleIds.individual, role_name: 'individual' },
          { id: roleIds.recruiter, role_name: 'recruiter' },
          { id: roleIds['recruiter admin'], role_name: 'recruiter admin' },
        ],
      }
    },
  } satisfies Partial<Handlers>
}
