import { findAccount } from '../../db/accounts'
import { loadTaxonomy } from '../../content/taxonomy/taxonomy'
import type { Deps } from '../../deps'
import type { Handlers } from '../../http/handler'
import { userNotFound } from './user.errors'
import { presentProfile } from './profile.presenter'
import { presentUser, roleIds } from './user.presenter'
import { findProfile } from './user.store'
import { sectorId, visibleId } from './user.rules'

export function userHandlers(deps: Deps) {
  const { sectors } = loadTaxonomy()

  return {
    async getUser({ query, session }) {
      const account = await findAccount(deps.db, visibleId(session, query.id))
      if (account === null) throw userNotFound()
      return { data: presentUser(account, deps) }
    },

    async getUserProfile({ query, session }) {
      const id = visibleId(session, query.id)
      if ((await findAccount(deps.db, id)) === null) throw userNotFound()
      return { data: presentProfile(await findProfile(deps.db, id)) }
    },

    async getSectors({ lang }) {
      return { data: sectors.map((sector) => ({ id: sectorId(sector.id), name: sector[lang] })) }
    },

    async getRoles() {
      return { data: [{ id: roleIds.individual, role_name: 'individual' }, { id: roleIds.recruiter, role_name: 'recruiter' }, { id: roleIds['recruiter admin'], role_name: 'recruiter admin' }] }
    },
  } satisfies Partial<Handlers>
}
