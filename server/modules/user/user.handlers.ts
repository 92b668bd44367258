import { loadTaxonomy } from '../../content/taxonomy/taxonomy'
import type { Deps } from '../../deps'
import type { Handlers } from '../../http/handler'
import { personSeen } from './person-seen'
import { presentProfileTo } from './profile.presenter'
import { presentUserTo, roleIds } from './user.presenter'
import { findProfile } from './user.store'
import { sectorId } from './user.rules'

export function userHandlers(deps: Deps) {
  const { sectors } = loadTaxonomy()

  return {
    async getUser({ query, session }) {
      const { account, sight } = await personSeen(deps.db, session, query.id)
      return { data: presentUserTo(sight, account, deps) }
    },

    async getUserProfile({ query, session }) {
      const { account, sight } = await personSeen(deps.db, session, query.id)
      return { data: presentProfileTo(sight, await findProfile(deps.db, account.user.id)) }
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
