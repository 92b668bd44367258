import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import type {
  LoginAnswer,
  Notice,
  ResetCheck,
  SignedIn,
  UnsentWork,
  VerifyAnswer,
} from '../../../machines/session/answers'
import type { OnboardingForm, SignupForm } from '../../../machines/session/events'
import type { DeviceWork } from './device-work'
import { fetchPatiently } from './fetch-patiently'
import { loadCalls } from './load-calls'
import { readPerson } from './stored-person'

export interface SessionDependencies {
  /** The query client comes when something is first asked of it. */
  queries: () => Promise<QueryClient>
  deviceWork: DeviceWork
  /** Loads the page anew. */
  reloadPage: () => void
}

/** The actors of the session chart: each makes its call. */
export const sessionActors = ({ queries, deviceWork }: SessionDependencies) => ({
  rehydrate: fromPromise<SignedIn>(async ({ signal }) => ({
    session: await fetchPatiently(async () => (await loadCalls()).fetchSession(signal), signal),
    notice: null,
  })),

  findUnsentWork: fromPromise<UnsentWork>(async () => {
    const session = readPerson()
    const waits =
      session !== null &&
      session.standing === 'CANDIDATE' &&
      (await deviceWork.hasUnsentWork(session.user.id))
    return { session: waits ? session : null, person: session?.user ?? null }
  }),

  login: fromPromise<LoginAnswer, { email: string; password: string }>(async ({ input, signal }) =>
    (await loadCalls()).login(input, signal),
  ),

  confirmSecondFactor: fromPromise<SignedIn, { challenge: string; code: string }>(
    async ({ input, signal }) => (await loadCalls()).confirmSecondFactor(input, signal),
  ),

  signup: fromPromise<SignedIn, SignupForm>(async ({ input, signal }) =>
    (await loadCalls()).signup(input, signal),
  ),

  tradeSocialToken: fromPromise<SignedIn, { token: string }>(async ({ input, signal }) =>
    (await loadCalls()).tradeSocialToken(input, signal),
  ),

  loadRoles: fromPromise<null>(async () => {
    const { userQueries } = await import('../../features/user/user.queries')
    await (await queries()).ensureQueryData(userQueries.roles())
    return null
  }),

  verifyEmail: fromPromise<VerifyAnswer, { token: string; email: string | null }>(
    async ({ input, signal }) => (await loadCalls()).verifyEmail(input, signal),
  ),

  resendCode: fromPromise<Notice, { email: string }>(async ({ input, signal }) =>
    (await loadCalls()).resendCode(input, signal),
  ),

  submitOnboarding: fromPromise<SignedIn, OnboardingForm>(async ({ input, signal }) =>
    (await loadCalls()).submitOnboarding(input, signal),
  ),

  replaceResume: fromPromise<null, { uploadId: string }>(async ({ input, signal }) => {
    const profile = await (await loadCalls()).replaceResume(input, signal)
    const { userQueries } = await import('../../features/user/user.queries')
    const cache = await queries()
    cache.setQueryData(userQueries.profile().queryKey, profile)
    return null
  }),

  sendResetCode: fromPromise<Notice, { email: string }>(async ({ input, signal }) =>
    (await loadCalls()).sendResetCode(input, signal),
  ),

  checkReset: fromPromise<ResetCheck, { email: string | null; code: string } | { link: string }>(
    async ({ input, signal }) => (await loadCalls()).checkReset(input, signal),
  ),

  changePassword: fromPromise<Notice, { resetToken: string; password: string }>(
    async ({ input, signal }) => (await loadCalls()).changePassword(input, signal),
  ),

  signOut: fromPromise<null, { userId: string | null }>(async ({ input, signal }) => {
    if (input.userId === null) return null
    try {
      await deviceWork.submitCancelled(input.userId)
    } finally {
      // The session ends on the server even if the device cannot read its storage.
      const { endOnServer } = await loadCalls()
      await endOnServer(input.userId, signal)
    }
    await deviceWork.clearAcknowledged(input.userId)
    return null
  }),
})
