import { getAccount } from '../../db/accounts'
import type { Db } from '../../db/db'
import { notifyAdmins } from '../../db/notifications'
import type { Deps } from '../../deps'
import { DomainError, fieldsRefused } from '../../http/domain-error'
import type { Handlers } from '../../http/contract/handler'
import { translate } from '../../http/contract/language'
import { limit } from '../../http/service/limits'
import type { Session } from '../../http/contract/session'
import {
  cleanCandidate,
  cleanCompany,
  refusedOfCandidate,
  refusedOfCompany,
} from './onboarding.rules'
import { becomeCandidate, becomeRecruiter } from './onboarding.store'
import { presentProfile } from '../users/profile.presenter'
import type { UploadKind } from '../uploads/upload.rules'
import { findUpload } from '../uploads/upload.store'
import { alreadyOnboarded, attemptRunning, fileNotReady, notACandidate } from '../users/user.errors'
import { presentCompany, presentUser } from '../users/user.presenter'
import { beginProfile, beginResume, findProfile, hasRunningAttempt } from '../users/user.store'

/** What the approval criteria make of a registration; it belongs to the recruiters' side. */
type Approve = (tx: Db, userId: string) => Promise<{ waits: boolean }>

export function onboardingHandlers(deps: Deps, approve: Approve) {
  // Reading one takes the processor for some seconds.
  const resumesPerAccount = limit(deps, 'resumes', 20, 3600)

  /** The stored file of a completed upload of this person. Throws 422 at `field`. */
  async function getFile(
    session: Session,
    uploadId: string,
    kind: UploadKind,
    field: string,
  ): Promise<string> {
    const upload = await findUpload(deps.db, uploadId, session.userId)
    if (upload === null || upload.fileId === null || upload.kind !== kind) throw fileNotReady(field)
    return upload.fileId
  }

  const getFileIfGiven = async (
    session: Session,
    uploadId: string | null,
    kind: UploadKind,
    field: string,
  ): Promise<string | null> => (uploadId === null ? null : getFile(session, uploadId, kind, field))

  return {
    async onboardCandidate({ body, session, lang }) {
      refuseUnlessDue(session)
      const form = cleanCandidate(body)
      const refused = refusedOfCandidate(form)
      if (Object.keys(refused).length > 0) throw fieldsRefused(refused)
      const resume = await getFileIfGiven(
        session,
        body.candidate_resume,
        'resume',
        'candidate_resume',
      )
      const avatar = await getFileIfGiven(
        session,
        body.candidate_avatar,
        'avatar',
        'candidate_avatar',
      )
      await deps.db.transaction(async (tx) => {
        const now = deps.clock.now()
        await becomeCandidate(tx, session.userId, form, avatar, now)
        if (resume === null) await beginProfile(tx, session.userId, now)
        else {
          await beginResume(tx, session.userId, resume, now)
          await deps.jobs.send(tx, 'resume.parse', { user_id: session.userId, file_id: resume })
        }
        const { waits } = await approve(tx, session.userId)
        if (waits) await notifyAdmins(tx, { kind: 'registration' }, now)
      })
      return {
        data: { user: presentUser(await getAccount(deps.db, session.userId), deps) },
        message: translate(
          lang,
          resume === null ? 'notices:registration_without_resume' : 'notices:registration_received',
        ),
      }
    },

    async onboardRecruiter({ body, session, lang }) {
      refuseUnlessDue(session)
      const form = cleanCompany(body)
      const refused = refusedOfCompany(form)
      if (Object.keys(refused).length > 0) throw fieldsRefused(refused)
      const avatar = await getFileIfGiven(
        session,
        body.company_avatar,
        'company_avatar',
        'company_avatar',
      )
      await deps.db.transaction(async (tx) => {
        const now = deps.clock.now()
        await becomeRecruiter(tx, session.userId, form, avatar, now)
        await notifyAdmins(tx, { kind: 'registration' }, now)
      })
      const account = await getAccount(deps.db, session.userId)
      if (account.company === null) throw new Error('A recruiter was onboarded without a company.')
      return {
        data: { user: presentUser(account, deps), company: presentCompany(account.company, deps) },
        message: translate(lang, 'notices:company_registered'),
      }
    },

    async replaceResume({ body, session, lang }) {
      if (session.role !== 'individual') throw notACandidate()
      await resumesPerAccount.take(session.userId)
      if (await hasRunningAttempt(deps.db, session.userId)) throw attemptRunning()
      const resume = await getFile(session, body.upload_id, 'resume', 'upload_id')
      await deps.db.transaction(async (tx) => {
        await beginResume(tx, session.userId, resume, deps.clock.now())
        await deps.jobs.send(tx, 'resume.parse', { user_id: session.userId, file_id: resume })
      })
      return {
        data: presentProfile(await findProfile(deps.db, session.userId)),
        message: translate(lang, 'notices:resume_received'),
      }
    },
  } satisfies Partial<Handlers>
}

/** Onboarding comes right after the e-mail is confirmed, once. */
function refuseUnlessDue(session: Session): void {
  if (session.accountStatus === 'EMAIL_VERIFICATION_PENDING')
    throw new DomainError(403, 'email_unconfirmed')
  if (session.accountStatus !== 'ONBOARDING_PENDING') throw alreadyOnboarded()
}
