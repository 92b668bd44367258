import type { ChartCases } from '../paths/cases'
import { accountStatuses, type AccountStatus } from '../shared/account-status'
import type { Failure, Session } from './answers'
import type { SessionUser } from './answers'
import { sessionIgnored } from './session-ignored.cases'
import { sessionWords } from './session-words.cases'
import { sessionMachine } from './session.machine'

const person: SessionUser = {
  id: '01920000-0000-7000-8000-000000000001',
  first_name: 'Mariam',
  last_name: 'Al Ketbi',
  email: 'mariam.alketbi@example.ae',
  mobile_number: '971500000001',
  role: 'individual',
  is_email_confirmed: true,
  is_account_confirmed: true,
  standing: 'CANDIDATE',
  approval: { status: 'APPROVED', reason: null },
  avatar_url: null,
  role_id: null,
  companyDetail: null,
  created_at: '2026-11-20T08:00:00.000Z',
}

const roleAt: Record<AccountStatus, SessionUser['role']> = {
  EMAIL_VERIFICATION_PENDING: null,
  ONBOARDING_PENDING: null,
  PENDING_VERIFICATION: 'individual',
  RECRUITER: 'recruiter',
  RECRUITER_ADMIN: 'recruiter admin',
  CANDIDATE_PROFILE_PENDING: 'individual',
  CANDIDATE: 'individual',
}

/** A session with this status. */
export function sessionAt(
  standing: AccountStatus,
  approval: SessionUser['approval'] = person.approval,
): Session {
  return { standing, user: { ...person, standing, role: roleAt[standing], approval } }
}

export const declinedSession = sessionAt('PENDING_VERIFICATION', {
  status: 'DECLINED',
  reason: 'No laptop.',
})
/** A session of another person, whom another tab of this browser signed in. */
export const anotherSession: Session = {
  standing: 'RECRUITER',
  user: {
    ...person,
    id: '01920000-0000-7000-8000-000000000009',
    first_name: 'Hamad',
    last_name: 'Al Suwaidi',
    email: 'hamad.alsuwaidi@example.ae',
    standing: 'RECRUITER',
    role: 'recruiter',
  },
}
const registered = sessionAt('PENDING_VERIFICATION', { status: 'REGISTERED', reason: null })
const sessionsOfEveryStatus: Session[] = accountStatuses.map((at) =>
  at === 'PENDING_VERIFICATION' ? registered : sessionAt(at),
)
const signedIn = [...sessionsOfEveryStatus, declinedSession].map((session) => ({
  session,
  notice: null,
}))

export const refused: Failure = { code: 'validation_failed', message: 'Refused.', fields: null }
const noAnswer: Failure = { code: 'offline', message: '', fields: null }
const failures = [refused, noAnswer]

/** The payloads and outcomes with which the session chart is walked. */
export const sessionCases: ChartCases<typeof sessionMachine> = {
  machine: sessionMachine,
  input: undefined,
  facts: ({ context }) => ({
    holdsToken: context.holdsToken,
    role: context.session?.user.role ?? null,
    declined: context.session?.user.approval.status === 'DECLINED',
  }),
  words: sessionWords,
  ignored: sessionIgnored,
  events: [
    { type: 'token.found' },
    { type: 'login.submitted', email: person.email, password: 'Masar-Demo1' },
    { type: 'secondFactor.submitted', code: '123456' },
    { type: 'secondFactor.abandoned' },
    {
      type: 'signup.submitted',
      form: {
        full_name: 'Mariam Al Ketbi',
        mobile_number: '971500000001',
        email: person.email,
        password: 'Masar-Demo1',
        terms_accepted: true,
      },
    },
    { type: 'social.returned', token: 'single-use' },
    { type: 'verification.submitted', token: '1234', email: person.email },
    { type: 'code.requested' },
    { type: 'role.chosen', role: 'individual' },
    {
      type: 'onboarding.submitted',
      form: {
        role: 'recruiter',
        details: {
          company_name: 'Falaj Data',
          company_avatar: null,
          company_size: 40,
          company_industry: 'Technology',
          company_location: 'Abu Dhabi',
          company_website: null,
          company_description:
            'We build reading systems for Arabic archives and employ forty annotators in Abu Dhabi.',
        },
      },
    },
    { type: 'profile.completed' },
    { type: 'profile.failed', failure: { ...refused, code: 'resume_no_text' }, kept: false },
    { type: 'profile.failed', failure: { ...refused, code: 'resume_no_text' }, kept: true },
    { type: 'resume.uploaded', uploadId: '01920000-0000-7000-8000-000000000002' },
    { type: 'attempt.begun' },
    { type: 'attempt.ended' },
    { type: 'password.forgotten' },
    { type: 'resetLink.opened', token: 'long-and-random' },
    { type: 'resetEmail.submitted', email: person.email },
    { type: 'resetCode.submitted', code: '1234' },
    { type: 'resetCode.requested' },
    { type: 'newPassword.submitted', password: 'Masar-Demo2' },
    { type: 'reset.abandoned' },
    { type: 'reset.restored', step: 'email', email: person.email, resetToken: null },
    { type: 'reset.restored', step: 'code', email: person.email, resetToken: null },
    { type: 'reset.restored', step: 'password', email: person.email, resetToken: 'once' },
    { type: 'continue.chosen' },
    ...[...sessionsOfEveryStatus, declinedSession, anotherSession].map((session) => ({
      type: 'standing.seen' as const,
      session,
    })),
    { type: 'logout.requested' },
    { type: 'session.expired' },
    { type: 'session.endedElsewhere' },
    { type: 'load.failed', what: 'roles' },
    { type: 'retry.requested' },
  ],
  outcomes: {
    rehydrate: { done: signedIn, error: [{ ...refused, code: 'session_expired' }] },
    findUnsentWork: {
      done: [
        { session: sessionAt('CANDIDATE'), person },
        { session: null, person },
      ],
      error: [noAnswer],
    },
    login: {
      done: [
        ...sessionsOfEveryStatus.map((session) => ({ session, challenge: null })),
        { session: null, challenge: 'asked' },
      ],
      error: failures,
    },
    confirmSecondFactor: { done: signedIn, error: failures },
    signup: {
      done: [{ session: sessionAt('EMAIL_VERIFICATION_PENDING'), notice: 'Signup successful.' }],
      error: failures,
    },
    tradeSocialToken: { done: signedIn, error: failures },
    loadRoles: { done: [], error: failures },
    verifyEmail: {
      done: [
        { session: sessionAt('ONBOARDING_PENDING'), notice: null },
        { session: sessionAt('CANDIDATE'), notice: null },
        { session: null, notice: null },
      ],
      error: [{ ...refused, code: 'invalid_code' }, noAnswer],
    },
    resendCode: { done: [{ notice: 'Sent.' }], error: failures },
    submitOnboarding: { done: [{ session: registered, notice: null }], error: failures },
    replaceResume: { done: [null], error: [{ ...refused, code: 'attempt_running' }] },
    sendResetCode: { done: [{ notice: 'Sent.' }], error: failures },
    checkReset: { done: [{ resetToken: 'once' }], error: [{ ...refused, code: 'link_used' }] },
    changePassword: {
      done: [{ notice: 'Changed.' }],
      error: [{ ...refused, code: 'password_unchanged' }],
    },
    signOut: { done: [null], error: [noAnswer] },
  },
}
