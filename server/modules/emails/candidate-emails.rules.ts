import type { components } from '../../../openapi/generated/api'
import type { MailedPerson } from './candidate-emails.store'

type Schemas = components['schemas']

/** How long somebody gets no second mail of a kind, in seconds. */
export const mailPause = 24 * 3600

/**
 * Why somebody must not get a mail of a kind; null if they may. The code goes to people who have
 * not confirmed their address, the invitation to people without a role or a reviewed profile;
 * nobody gets two within a day.
 */
export function whyNot(
  kind: Schemas['CandidateEmailKind'],
  { user, reviewed, mailedLately }: MailedPerson,
): Schemas['NotEmailed']['reason'] | null {
  if (kind === 'resend-email' && user.isEmailConfirmed) return 'email_confirmed'
  if (kind === 'onboarding-invite') {
    if (!user.isEmailConfirmed) return 'email_unconfirmed'
    if (user.approvalStatus === 'DECLINED') return 'declined'
    if (user.roleName !== null && reviewed) return 'onboarding_done'
  }
  return mailedLately ? 'emailed_lately' : null
}
