import type { components } from '../../../openapi/generated/api'
import { getAccount } from '../../db/accounts'
import type { Deps } from '../../deps'
import { fieldsRefused } from '../../http/domain-error'
import type { Handlers } from '../../http/contract/handler'
import { translate } from '../../http/contract/language'
import { presentDetails, presentSeenSummary } from './details.presenter'
import { changedDetails, cleanUser, refusedOfDetails, refusedOfUser } from './details.rules'
import { changeDetails, changeUser, findDetails } from './details.store'
import { personSeen } from './touch-last-seen.store'
import { presentSeenProfile } from './profile.presenter'
import { findUpload } from '../uploads/upload.store'
import { attemptRunning, fileNotReady, noDetails } from './user.errors'
import { presentSeenUser, presentUser } from './user.presenter'
import { findProfile, hasRunningAttempt } from './user.store'

type UserPatch = components['schemas']['UserPatch']

/** The person's own details, and for candidates their onboarding details. */
export function detailsHandlers(deps: Deps) {
  /** The stored picture of a patch: undefined leaves the one there is, null takes it away. */
  async function getPictureId(
    userId: string,
    avatar: UserPatch['avatar'],
  ): Promise<string | null | undefined> {
    if (avatar === undefined || avatar === null) return avatar
    const upload = await findUpload(deps.db, avatar, userId)
    if (upload === null || upload.fileId === null || upload.kind !== 'avatar')
      throw fileNotReady('avatar')
    return upload.fileId
  }

  return {
    async updateUser({ body, session, lang }) {
      const patch = cleanUser(body)
      const refused = refusedOfUser(patch)
      if (Object.keys(refused).length > 0) throw fieldsRefused(refused)
      const avatarFileId = await getPictureId(session.userId, body.avatar)
      const replaced = await changeUser(deps.db, session.userId, {
        firstName: patch.first_name,
        lastName: patch.last_name,
        mobileNumber: patch.mobile_number,
        lang: patch.lang,
        avatarFileId,
      })
      if (replaced !== null) await deps.storage.delete(replaced)
      return {
        data: { user: presentUser(await getAccount(deps.db, session.userId), deps) },
        message: translate(lang, 'notices:details_saved'),
      }
    },

    async updateUserDetails({ body, session, lang }) {
      const before =
        session.role === 'individual' ? await findDetails(deps.db, session.userId) : null
      if (before === null) throw noDetails()
      if (await hasRunningAttempt(deps.db, session.userId)) throw attemptRunning()
      const form = changedDetails(presentDetails(before), body)
      const refused = refusedOfDetails(form)
      if (Object.keys(refused).length > 0) throw fieldsRefused(refused)
      await changeDetails(deps.db, session.userId, form)
      return {
        data: { user: presentUser(await getAccount(deps.db, session.userId), deps) },
        message: translate(lang, 'notices:details_saved'),
      }
    },

    async getUserProfileDetails({ query, session }) {
      const seen = await personSeen(deps.db, session, query.id)
      const { id, roleName } = seen.account.user
      const details = await findDetails(deps.db, id)
      return {
        data: {
          user: presentSeenUser(seen, deps),
          candidate: details === null ? null : presentSeenSummary(seen, details),
          details: details === null || seen.sight === 'recruiter' ? null : presentDetails(details),
          profile:
            roleName === 'individual'
              ? presentSeenProfile(seen, await findProfile(deps.db, id))
              : null,
        },
      }
    },
  } satisfies Partial<Handlers>
}
