import type { components } from '../../../openapi/generated/api'
import { getAccount } from '../../db/accounts'
import type { Deps } from '../../deps'
import { DomainError, fieldsRefused } from '../../http/domain-error'
import type { Handlers } from '../../http/contract/handler'
import { type Lang, translate } from '../../http/contract/language'
import type { Session } from '../../http/contract/session'
import { changeCompany, toCompanyColumns } from './company.store'
import { changedCompany, cleanCompany, refusedOfCompany } from '../onboarding/onboarding.rules'
import { findUpload } from '../uploads/upload.store'
import { fileNotReady } from '../users/user.errors'
import { presentCompany } from '../users/user.presenter'

type Patch = components['schemas']['CompanyPatch']

/** The company of a recruiter, which its own people may change. */
export function companyHandlers(deps: Deps) {
  /** The stored logo of a patch: undefined leaves the one there is, null takes it away. */
  async function getLogoId(
    { userId }: Session,
    avatar: Patch['company_avatar'],
  ): Promise<string | null | undefined> {
    if (avatar === undefined || avatar === null) return avatar
    const upload = await findUpload(deps.db, avatar, userId)
    if (upload === null || upload.fileId === null || upload.kind !== 'company_avatar')
      throw fileNotReady('company_avatar')
    return upload.fileId
  }

  async function change({ body, session, lang }: { body: Patch; session: Session; lang: Lang }) {
    const { company } = await getAccount(deps.db, session.userId)
    if (company === null) throw new DomainError(404, 'not_found')
    const { company_avatar: avatar, ...patch } = body
    const form = cleanCompany(changedCompany(presentCompany(company, deps), patch))
    const refused = refusedOfCompany(form)
    if (Object.keys(refused).length > 0) throw fieldsRefused(refused)
    const logo = await getLogoId(session, avatar)
    const replaced = await deps.db.transaction((tx) =>
      changeCompany(
        tx,
        company.id,
        { ...toCompanyColumns(form), ...(logo === undefined ? {} : { avatarFileId: logo }) },
        { userId: session.userId, now: deps.clock.now(), fields: Object.keys(body) },
      ),
    )
    if (replaced !== null) await deps.storage.delete(replaced)
    const { company: changed } = await getAccount(deps.db, session.userId)
    return {
      data: presentCompany(changed ?? company, deps),
      message: translate(lang, 'notices:company_saved'),
    }
  }

  return { updateCompany: change, updateCompanySettings: change } satisfies Partial<Handlers>
}
