import type { PageRefusal } from '../../http/pages/public-page'
import type { PostingFailure } from '../../documents/posting/posting'
import { DomainError, fieldsRefused } from '../../http/domain-error'

export const jobNotFound = () => new DomainError(404, 'job_not_found')
export const companyNotFound = () => new DomainError(404, 'not_found')
/** An admin who belongs to no company has nobody to post for. */
export const companyMissing = () => new DomainError(409, 'company_missing')
/** @param email whom to ask for more. */
export const jobLimitReached = (email: string) =>
  new DomainError(403, 'job_limit_reached', { values: { email } })
export const uploadNotFound = () => new DomainError(404, 'upload_not_found')
export const uploadIncomplete = () => new DomainError(409, 'upload_incomplete')

const unreadableDocument = {
  no_text: 'document_no_text',
  encrypted: 'document_encrypted',
  broken: 'document_broken',
  too_complex: 'document_too_complex',
  no_job: 'document_no_job',
} as const satisfies Record<PostingFailure, string>
export const documentUnreadable = (field: 'upload_id' | 'text', failure: PostingFailure) =>
  fieldsRefused({ [field]: unreadableDocument[failure] })

const unreadableLink = {
  not_public: 'link_not_public',
  no_answer: 'link_no_answer',
  too_large: 'link_too_large',
} as const satisfies Record<PageRefusal, string>
const linkRefused = (reason: string) =>
  new DomainError(422, 'job_link_unreadable', { fields: { url: reason } })
export const linkNotFetched = (reason: PageRefusal) => linkRefused(unreadableLink[reason])
export const linkWithoutJob = () => linkRefused('link_no_job')
