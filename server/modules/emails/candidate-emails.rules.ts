import type { components } from '../../../openapi/generated/api'
import type { MailedPerson } from './candidate-emails.store'

type Schemas = components['schemas']

/** How long somebody gets no second mail of a kind, in seconds. */
export const mailPause = 24 * 3600

/**
 * Why somebody is not to get a mail of a kind; null for who is. The code goes to whom has not
 * confirmed their address, the invitation to whom has not chosen a role or not looked over their
 * profile; to nobody twice in a day.
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
