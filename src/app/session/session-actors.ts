import type { QueryClient } from '@tanstack/react-query'
import { fromPromise } from 'xstate'
import type { LoginAnswer, Notice, ResetCheck, SignedIn, UnsentWork, VerifyAnswer } from '../../../machines/session/answers'
import type { OnboardingForm, SignupForm } from '../../../machines/session/events'
import { ApiError } from '../../api/api-error'
import type { DeviceWork } from './device-work'
import type * as SessionCalls from './session-calls'
import { readPerson } from './stored-person'

export interface SessionWorld {
  /** The query client comes when something is first asked of it. */
  queries: () => Promise<QueryClient>
  deviceWork: DeviceWork
  /** Loads the page anew. */
  beginAnew: () => void
}

/** The actors of the session chart: each fetches the calls' chunk and makes its call. */
export const sessionActors = ({ queries, deviceWork }: SessionWorld) => ({
  rehydrate: fromPromise<SignedIn>(async ({ signal }) => (await calls()).rehydrate(signal)),

  findUnsentWork: fromPromise<UnsentWork>(async () => {
    const session = readPerson()
    const waits = session !== null && session.standing === 'CANDIDATE' && (await deviceWork.hasUnsentWork(session.user.id))
    return { session: waits ? session : null }
  }),

  login: fromPromise<LoginAnswer, { email: string; password: string }>(async ({ input, signal }) =>
    (await calls()).login(input, signal),
  ),

  confirmSecondFactor: fromPromise<SignedIn, { challenge: string; code: string }>(async ({ input, signal }) =>
    (await calls()).confirmSecondFactor(input, signal),
  ),

  signup: fromPromise<SignedIn, SignupForm>(async ({ input, signal }) => (await calls()).signup(input, signal)),

  tradeSocialToken: fromPromise<SignedIn, { token: string }>(async ({ input, signal }) =>
    (await calls()).tradeSocialToken(input, signal),
  ),

  loadRoles: fromPromise<null>(async () => {
    const { userQueries } = await import('../../features/user/user.queries')
    await (await queries()).ensureQueryData(userQueries.roles())
    return null
  }),

  verifyEmail: fromPromise<VerifyAnswer, { token: string; email: string | null }>(async ({ input, signal }) =>
    (await calls()).verifyEmail(input, signal),
  ),

  resendCode: fromPromise<Notice, { email: string }>(async ({ input, signal }) => (await calls()).resendCode(input, signal)),

  submitOnboarding: fromPromise<SignedIn, OnboardingForm>(async ({ input, signal }) =>
    (await calls()).submitOnboarding(input, signal),
  ),

  replaceResume: fromPromise<null, { uploadId: string }>(async ({ input, signal }) => {
    const profile = await (await calls()).replaceResume(input, signal)
    const { userQueries } = await import('../../features/user/user.queries')
    const cache = await queries()
    cache.setQueryData(userQueries.profile().queryKey, profile)
    return null
  }),

  sendResetCode: fromPromise<Notice, { email: string }>(async ({ input, signal }) =>
    (await calls()).sendResetCode(input, signal),
  ),

  checkReset: fromPromise<ResetCheck, { email: string | null; code: string } | { link: string }>(
    async ({ input, signal }) => (await calls()).checkReset(input, signal),
  ),

  changePassword: fromPromise<Notice, { resetToken: string; password: string }>(async ({ input, signal }) =>
    (await calls()).changePassword(input, signal),
  ),

  signOut: fromPromise<null, { userId: string | null }>(async ({ input, signal }) => {
    if (input.userId === null) return null
    await deviceWork.submitCancelled(input.userId)
    await (await calls()).endOnServer(input.userId, signal)
    await deviceWork.clearAcknowledged(input.userId)
    return null
  }),
})

/** The chunk with the calls. That it does not arrive is an outage like any other. */
export function calls(): Promise<typeof SessionCalls> {
  return import('./session-calls').catch(() => {
    throw new ApiError({ code: 'offline', message: '', status: null })
  })
}
