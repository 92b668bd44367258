import type { StateAssertions } from '../state-assertion'

const login = '/auth/login'
const verify = '/auth/verify-email'
const link = (page: string) => new RegExp(`^/auth/${page}/[^/]+$`)
const resetLink =
  /^\/auth\/reset-password\/(?!(email-verification|verify|create-new-password|success)$)[^/]+$/
const connecting = { says: ['common:state.connecting'] }

/** The state assertions of the session chart. */
export const stateAssertions: Readonly<Record<string, StateAssertions>> = {
  'session.UNAUTHENTICATED.signedOut': [
    {
      at: login,
      sees: [
        ['heading', 'login:title'],
        ['button', 'login:submit'],
      ],
    },
    {
      at: '/auth/signup',
      sees: [
        ['heading', 'auth:signup.title'],
        ['button', 'auth:signup.submit'],
      ],
    },
    {
      at: link('verify-email'),
      sees: [
        ['heading', 'auth:verify.linkFailed'],
        ['link', 'auth:toLogin'],
      ],
    },
    {
      at: link('google'),
      sees: [
        ['heading', 'auth:social.failed'],
        ['link', 'auth:social.toLogin'],
      ],
    },
  ],
  'session.UNAUTHENTICATED.rehydrating': connecting,
  'session.UNAUTHENTICATED.lookingForUnsentWork': connecting,
  'session.UNAUTHENTICATED.unreachable': {
    sees: [
      ['heading', 'common:unreachable.title'],
      ['button', 'common:action.retry'],
      ['button', 'common:account.logout'],
    ],
  },
  'session.UNAUTHENTICATED.signingIn': { at: login, disabled: [['button', 'login:submitting']] },
  'session.UNAUTHENTICATED.secondFactor': {
    at: login,
    sees: [
      ['heading', 'auth:secondFactor.title'],
      ['button', 'auth:secondFactor.submit'],
    ],
  },
  'session.UNAUTHENTICATED.confirmingSecondFactor': {
    at: login,
    sees: [['heading', 'auth:secondFactor.title']],
    disabled: [['button', 'auth:secondFactor.submitting']],
  },
  'session.UNAUTHENTICATED.signingUp': {
    at: '/auth/signup',
    disabled: [['button', 'auth:signup.submitting']],
  },
  'session.UNAUTHENTICATED.tradingSocialToken': {
    at: link('google'),
    says: ['auth:social.returning'],
  },
  'session.UNAUTHENTICATED.verifying': { at: link('verify-email'), says: ['auth:verify.link'] },
  'session.UNAUTHENTICATED.signingOut': { says: ['common:state.signingOut'] },

  'session.EMAIL_VERIFICATION_PENDING.awaitingCode': {
    at: verify,
    sees: [
      ['heading', 'auth:verify.title'],
      ['button', 'auth:verify.submit'],
      ['button', 'auth:resend.action'],
    ],
  },
  'session.EMAIL_VERIFICATION_PENDING.verifying': {
    at: verify,
    disabled: [['button', 'auth:verify.submitting']],
  },
  'session.EMAIL_VERIFICATION_PENDING.resending': {
    at: verify,
    sees: [
      ['button', 'auth:verify.submit'],
      ['button', 'auth:resend.sending'],
    ],
  },
  'session.EMAIL_VERIFICATION_COMPLETED': [
    {
      at: '/auth/email-verified',
      sees: [
        ['heading', 'auth:verified.title'],
        ['button', 'auth:verified.continue'],
      ],
    },
    {
      at: '/auth/email-verified',
      sees: [
        ['heading', 'auth:verified.title'],
        ['button', 'auth:verified.login'],
      ],
    },
  ],
  'session.ONBOARDING_PENDING.choosing': {
    at: '/auth/onboarding',
    sees: [['heading', 'onboarding:choice.title']],
  },
  'session.ONBOARDING_PENDING.filling': [
    {
      at: '/auth/onboarding/recruiter',
      sees: [
        ['heading', 'onboarding:company.title'],
        ['button', 'onboarding:company.submit'],
      ],
    },
    {
      at: '/auth/onboarding/candidate',
      sees: [
        ['heading', 'onboarding:about.title'],
        ['button', 'onboarding:step.next'],
      ],
    },
  ],
  'session.ONBOARDING_PENDING.submitting': {
    at: '/auth/onboarding/recruiter',
    disabled: [['button', 'onboarding:step.submitting']],
  },
  'session.ONBOARDING_COMPLETED': { at: '/auth/onboarding', says: ['onboarding:choice.through'] },
  'session.PENDING_VERIFICATION.undecided': {
    at: '/auth/pending-verification',
    sees: [['heading', 'onboarding:pending.title']],
  },
  'session.PENDING_VERIFICATION.declined': {
    at: '/auth/pending-verification',
    sees: [['heading', 'onboarding:pending.declinedTitle']],
  },

  'session.RECRUITER': {
    at: '/recruiter/dashboard',
    sees: [['link', 'common:nav.dashboard']],
    lacks: [['link', 'common:nav.approvals']],
  },
  'session.RECRUITER_ADMIN': {
    at: '/recruiter/dashboard',
    sees: [['link', 'common:nav.approvals']],
  },
  'session.CANDIDATE_PROFILE_PENDING.parsing': [
    { at: '/candidate/profile-loading', sees: [['heading', 'candidate:profileLoading.title']] },
    {
      at: '/candidate/profile-loading',
      sees: [['heading', 'candidate:profileLoading.replacedTitle']],
    },
  ],
  'session.CANDIDATE_PROFILE_PENDING.parseFailed': {
    at: '/candidate/profile-loading',
    sees: [
      ['heading', 'candidate:profileLoading.failedTitle'],
      ['button', 'user:resume.replace'],
    ],
  },
  'session.CANDIDATE_PROFILE_PENDING.replacing': {
    at: '/candidate/profile-loading',
    disabled: [['button', 'user:resume.sending']],
  },
  'session.CANDIDATE.online': {
    at: '/candidate/dashboard',
    sees: [
      ['heading', 'candidate:dashboard.tests'],
      ['heading', 'candidate:dashboard.profile.title'],
      ['link', 'common:nav.assessments'],
    ],
    lacks: [['button', 'user:resume.sending']],
    unsaid: [
      'common:offline.title',
      'common:state.connecting',
      'common:state.signingOut',
      'common:state.loading',
    ],
  },
  'session.CANDIDATE.attempting': {
    at: '/candidate/assessments/english',
    sees: [['button', 'assessment:briefing.begin.writing']],
    lacks: [['link', 'common:nav.dashboard']],
  },
  'session.CANDIDATE.replacing': {
    at: '/candidate/dashboard',
    disabled: [['button', 'user:resume.sending']],
  },
  'session.CANDIDATE.offline': {
    at: /^\/candidate\/(dashboard|assessments)$/,
    says: ['common:offline.title'],
    unsaid: ['common:state.loading'],
  },

  'session.RESET_PASSWORD.enteringEmail': {
    at: '/auth/reset-password/email-verification',
    sees: [
      ['heading', 'auth:reset.title'],
      ['button', 'auth:reset.send'],
    ],
  },
  'session.RESET_PASSWORD.sendingCode': {
    at: '/auth/reset-password/email-verification',
    disabled: [['button', 'auth:reset.sending']],
  },
  'session.RESET_PASSWORD.enteringCode': {
    at: '/auth/reset-password/verify',
    sees: [
      ['heading', 'auth:reset.codeTitle'],
      ['button', 'auth:reset.codeSubmit'],
      ['button', 'auth:resend.action'],
    ],
  },
  'session.RESET_PASSWORD.resendingCode': {
    at: '/auth/reset-password/verify',
    sees: [
      ['button', 'auth:reset.codeSubmit'],
      ['button', 'auth:resend.sending'],
    ],
  },
  'session.RESET_PASSWORD.checkingCode': {
    at: '/auth/reset-password/verify',
    disabled: [['button', 'auth:verify.submitting']],
  },
  'session.RESET_PASSWORD.checkingLink': {
    at: resetLink,
    says: ['auth:verify.link'],
    sees: [['link', 'auth:reset.back']],
  },
  'session.RESET_PASSWORD.enteringPassword': {
    at: '/auth/reset-password/create-new-password',
    sees: [
      ['heading', 'auth:reset.passwordTitle'],
      ['button', 'auth:reset.change'],
    ],
  },
  'session.RESET_PASSWORD.changingPassword': {
    at: '/auth/reset-password/create-new-password',
    disabled: [['button', 'auth:reset.changing']],
  },
  'session.RESET_PASSWORD_COMPLETED': {
    at: '/auth/reset-password/success',
    sees: [
      ['heading', 'auth:reset.doneTitle'],
      ['button', 'auth:toLogin'],
    ],
  },
  'session.ROOT_ERROR': {
    at: '/error',
    sees: [
      ['heading', 'public:error.title'],
      ['button', 'public:error.retry'],
    ],
  },
}

/** The messages for each refusal. */
export const eventMessages: Readonly<Record<string, StateAssertions>> = {
  'xstate.error.actor.login': { says: ['errors:invalid_credentials'] },
  'xstate.error.actor.signup': { says: ['errors:fields.email_taken'] },
  'xstate.error.actor.confirmSecondFactor': { says: ['errors:invalid_code'] },
  'xstate.error.actor.tradeSocialToken': { says: ['auth:social.failedBody'] },
  'xstate.error.actor.verifyEmail': { says: ['errors:invalid_code'] },
  'xstate.error.actor.resendCode': { says: ['common:error.offline'] },
  'xstate.error.actor.submitOnboarding': { says: ['common:error.offline'] },
  'xstate.error.actor.sendResetCode': { says: ['common:error.offline'] },
  'xstate.error.actor.checkReset': { says: ['errors:invalid_code'] },
  'xstate.error.actor.changePassword': { says: ['errors:fields.password_unchanged'] },
  // The session has expired, did not exist, or its account may no longer be read.
  'xstate.error.actor.rehydrate': [
    { says: ['login:expired'] },
    { says: ['errors:session_missing'] },
    { says: ['errors:forbidden'] },
  ],
  'session.expired': [
    { says: ['login:expired'] },
    { at: '/auth/reset-password/email-verification' },
  ],
}

/** States that look the same on purpose. */
export const alike: readonly (readonly [string, string])[] = [
  // The page looks the same while it asks the server and while it searches the device.
  ['session.UNAUTHENTICATED.lookingForUnsentWork', 'session.UNAUTHENTICATED.rehydrating'],
]
