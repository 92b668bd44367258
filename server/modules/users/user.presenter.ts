import type { components } from '../../../openapi/generated/api'
import { toAccountStatus } from '../../../machines/shared/account-status'
import type { UserRecord } from '../../db/accounts'
import type { companies } from './users.table'
import { type PictureKey, pictureUrl } from '../../http/pictures'
import type { Seen } from './touch-last-seen.store'

type User = components['schemas']['User']
type SeenUser = components['schemas']['SeenUser']
type Company = components['schemas']['Company']

/** A user as the contract shows one; an explicit list, so that no column can leak. */
export function presentUser({ user, company, profileStatus }: UserRecord, key: PictureKey): User {
  const isAccountConfirmed = user.approvalStatus === 'APPROVED'
  return {
    id: user.id,
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    mobile_number: user.mobileNumber,
    role_id: user.roleName === null ? null : roleIds[user.roleName],
    role: user.roleName,
    is_email_confirmed: user.isEmailConfirmed,
    is_account_confirmed: isAccountConfirmed,
    standing: toAccountStatus({
      is_email_confirmed: user.isEmailConfirmed,
      role: user.roleName,
      is_account_confirmed: isAccountConfirmed,
      profile_status: profileStatus,
    }),
    approval: { status: user.approvalStatus, reason: user.approvalReason },
    companyDetail: company === null ? null : presentCompany(company, key),
    avatar_url: pictureUrl(key, user.avatarFileId),
    created_at: user.createdAt.toISOString(),
  }
}

/**
 * A user as others see one: why somebody was declined is theirs and the admins', and contact details
 * are for whom they are open to.
 */
export function presentSeenUser({ account, sight, isOpen }: Seen, key: PictureKey): SeenUser {
  const user = presentUser(account, key)
  return {
    ...user,
    ...(isOpen ? {} : { email: null, mobile_number: null }),
    ...(sight === 'recruiter' ? { approval: { ...user.approval, reason: null } } : {}),
  }
}

export function presentCompany(company: typeof companies.$inferSelect, key: PictureKey): Company {
  return {
    id: company.id,
    company_name: company.name,
    company_avatar: pictureUrl(key, company.avatarFileId),
    company_size: company.size,
    company_industry: company.industry,
    company_location: company.location,
    company_website: company.website,
    company_description: company.description,
  }
}

/** The roles are fixed, and so are their ids. */
export const roleIds = {
  individual: '01900000-0000-7000-8000-000000000001',
  recruiter: '01900000-0000-7000-8000-000000000002',
  'recruiter admin': '01900000-0000-7000-8000-000000000003',
} as const
