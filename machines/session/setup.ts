import { assign, fromCallback, fromPromise, not, or, setup, stateIn } from 'xstate'
import { roleNamed, type AccountStatus } from '../shared/account-status'
import {
  failureIn,
  personIn,
  sessionIn,
  textIn,
  type LoginAnswer,
  type Notice,
  type ResetCheck,
  type SignedIn,
  type UnsentWork,
  type VerifyAnswer,
} from './answers'
import { emptySession, type SessionContext } from './context'
import type { OnboardingForm, SessionEvent, SignupForm } from './events'

function notProvided(name: string): never {
  throw new Error(
    `The session chart's "${name}" has no implementation here: give one with provide().`,
  )
}

/**
 * The vocabulary of the session chart: its actors are stubs, and the browser provides the real
 * ones.
 */
export const sessionSetup = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    tags: {} as 'busy' | 'settling' | 'offline',
  },
  actors: {
    watchSession: fromCallback<SessionEvent>(() => notProvided('watchSession')),
    watchStanding: fromCallback<SessionEvent>(() => notProvided('watchStanding')),
    watchProfile: fromCallback<SessionEvent>(() => notProvided('watchProfile')),
    rehydrate: fromPromise<SignedIn>(() => notProvided('rehydrate')),
    findUnsentWork: fromPromise<UnsentWork>(() => notProvided('findUnsentWork')),
    login: fromPromise<LoginAnswer, { email: string; password: string }>(() =>
      notProvided('login'),
    ),
    confirmSecondFactor: fromPromise<SignedIn, { challenge: string; code: string }>(() =>
      notProvided('confirmSecondFactor'),
    ),
    signup: fromPromise<SignedIn, SignupForm>(() => notProvided('signup')),
    tradeSocialToken: fromPromise<SignedIn, { token: string }>(() =>
      notProvided('tradeSocialToken'),
    ),
    loadRoles: fromPromise<null>(() => notProvided('loadRoles')),
    verifyEmail: fromPromise<VerifyAnswer, { token: string; email: string | null }>(() =>
      notProvided('verifyEmail'),
    ),
    resendCode: fromPromise<Notice, { email: string }>(() => notProvided('resendCode')),
    submitOnboarding: fromPromise<SignedIn, OnboardingForm>(() => notProvided('submitOnboarding')),
    replaceResume: fromPromise<null, { uploadId: string }>(() => notProvided('replaceResume')),
    sendResetCode: fromPromise<Notice, { email: string }>(() => notProvided('sendResetCode')),
    checkReset: fromPromise<ResetCheck, { email: string | null; code: string } | { link: string }>(
      () => notProvided('checkReset'),
    ),
    changePassword: fromPromise<Notice, { resetToken: string; password: string }>(() =>
      notProvided('changePassword'),
    ),
    signOut: fromPromise<null, { userId: string | null }>(() => notProvided('signOut')),
  },
  actions: {
    /** Removes the tokens from this browser's storage; the browser provides it. */
    clearStored: () => notProvided('clearStored'),
    /**
     * Loads the page anew, so that nothing in this tab is left of the person before; the browser
     * provides it.
     */
    reloadPage: () => notProvided('reloadPage'),
    keepSession: assign(({ event, context }) => {
      const session = sessionIn(event) ?? context.session
      // A look at the status says nothing, and takes back nothing that was said.
      const isLook = ['standing.seen', 'xstate.done.actor.rehydrate'].includes(event.type)
      const notice = isLook ? context.notice : textIn(event, 'notice')
      return { session, holdsToken: true, email: session?.user.email ?? context.email, notice }
    }),
    /** An answer that came without a session leaves the person as signed out as they were. */
    keepSessionIfAny: assign(({ event, context }) => ({
      session: sessionIn(event) ?? context.session,
      notice: textIn(event, 'notice'),
    })),
    forgetSession: assign(emptySession),
    /** The session is over, but not what is under way without one: a reset of the password. */
    forgetPerson: assign({ holdsToken: false, session: null, person: null }),
    setPerson: assign(({ event }) => ({ person: personIn(event) })),
    restoreReset: assign(({ event }) =>
      event.type === 'reset.restored' ? { email: event.email, resetToken: event.resetToken } : {},
    ),
    setToken: assign({ holdsToken: true }),
    setFailure: assign(({ event }) => ({ failure: failureIn(event) })),
    setExpiry: assign(({ event }) => ({
      failure: {
        of: null,
        code: (event.type === 'session.expired' && event.code) || 'session_expired',
        message: '',
        fields: null,
      },
    })),
    setNotice: assign(({ event }) => ({ notice: textIn(event, 'notice') })),
    setChallenge: assign(({ event }) => ({ challenge: textIn(event, 'challenge') })),
    setResetToken: assign(({ event }) => ({ resetToken: textIn(event, 'resetToken') })),
    setEmail: assign(({ event }) => ('email' in event ? { email: event.email } : {})),
    clearMessages: assign({ failure: null, notice: null }),
  },
  guards: {
    standsAt: ({ event }, params: { standing: AccountStatus }) =>
      sessionIn(event)?.standing === params.standing,
    isAnother: ({ event, context }) =>
      context.session !== null &&
      sessionIn(event) !== null &&
      sessionIn(event)?.user.id !== context.session.user.id,
    seenDeclined: ({ event }) =>
      sessionIn(event)?.standing === 'PENDING_VERIFICATION' &&
      sessionIn(event)?.user.approval.status === 'DECLINED',
    asksSecondFactor: ({ event }) => textIn(event, 'challenge') !== null,
    foundUnsentWork: ({ event }) => sessionIn(event) !== null,
    holdsToken: ({ context }) => context.holdsToken,
    wasAtCode: ({ event }) => event.type === 'reset.restored' && event.step === 'code',
    wasAtPassword: ({ event }) => event.type === 'reset.restored' && event.step === 'password',
    hasRole: ({ context }) =>
      context.holdsToken && roleNamed(context.session?.user.role ?? null) !== null,
    isDeclined: ({ context }) => context.session?.user.approval.status === 'DECLINED',
    /** A failed loading must not take anybody out of an attempt or out of offline work. */
    mayBeLeft: not(or([stateIn({ CANDIDATE: 'attempting' }), stateIn({ CANDIDATE: 'offline' })])),
    earlierProfileKept: ({ event }) => event.type === 'profile.failed' && event.kept,
  },
  delays: {
    /** How long a start without an answer is kept behind the overlay before the person is told that nothing answers. */
    rehydratePatience: 20_000,
  },
})
