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
import { ApiError } from '../../api/api-error'
import { answerOf, api } from '../../api/client'
import { readTokens, storeTokens } from '../../api/token'
import { userQueries } from '../../features/user/user.queries'
import type { DeviceWork } from './device-work'
import { fetchSession, fetchSessionPatiently, sessionOf } from './fetch-session'
import { readPerson } from './stored-person'

export interface SessionWorld {
  queries: QueryClient
  deviceWork: DeviceWork
}

/** The calls behind the session chart, one actor each. Tokens are stored here, as soon as an answer brings them. */
export const sessionActors = ({ queries, deviceWork }: SessionWorld) => ({
  rehydrate: fromPromise<SignedIn>(async ({ signal }) => ({ session: await fetchSessionPatiently(signal), notice: null })),

  findUnsentWork: fromPromise<UnsentWork>(async () => {
    const session = readPerson()
    const waits = session !== null && session.standing === 'CANDIDATE' && (await deviceWork.hasUnsentWork(session.user.id))
    return { session: waits ? session : null }
  }),

  login: fromPromise<LoginAnswer, { email: string; password: string }>(async ({ input, signal }) => {
    const { data } = await answerOf(api.POST('/user/auth/login-user/', { body: input, signal }))
    storeTokens({ token: data.token, refreshToken: data.user.refresh_token ?? null })
    return { session: await sessionOf(data.user, signal), challenge: null }
  }),

  // The contract has no second factor yet, and no answer asks for one; the chart is ready for it.
  confirmSecondFactor: fromPromise<SignedIn, { challenge: string; code: string }>(() =>
    Promise.reject(new ApiError({ code: 'not_implemented', message: '', status: null })),
  ),

  signup: fromPromise<SignedIn, SignupForm>(async ({ input, signal }) => {
    const { data, message } = await answerOf(api.POST('/user/auth/register-user/', { body: input, signal }))
    storeTokens({ token: data.token, refreshToken: data.user.refresh_token ?? null })
    return { session: await sessionOf(data.user, signal), notice: message ?? null }
  }),

  tradeSocialToken: fromPromise<SignedIn, { token: string }>(async ({ input, signal }) => {
    const body = { refresh_token: input.token }
    const answer = await answerOf(api.POST('/user/auth/refresh-token/', { body, signal }))
    storeTokens({ token: answer.data, refreshToken: answer.refresh_token })
    return { session: await fetchSession(signal), notice: null }
  }),

  loadRoles: fromPromise<null>(async () => {
    await queries.ensureQueryData(userQueries.roles())
    return null
  }),

  verifyEmail: fromPromise<VerifyAnswer, { token: string; email: string | null }>(async ({ input, signal }) => {
    const body = input.email === null ? {} : { email: input.email }
    const params = { path: { token: input.token } }
    const { message } = await answerOf(api.POST('/user/auth/verify-email/{token}', { params, body, signal }))
    // The link may have been somebody else's: who is signed in here is asked, not guessed.
    return { session: readTokens() === null ? null : await fetchSession(signal), notice: message ?? null }
  }),

  resendCode: fromPromise<Notice, { email: string }>(async ({ input, signal }) => {
    const body = { kind: 'resend-email', email: input.email } as const
    const { message } = await answerOf(api.POST('/user/send-email/', { body, signal }))
    return { notice: message }
  }),

  submitOnboarding: fromPromise<SignedIn, OnboardingForm>(async ({ input, signal }) => {
    const { data, message } = await answerOf(sendOnboarding(input, signal))
    return { session: await sessionOf(data.user, signal), notice: message ?? null }
  }),

  replaceResume: fromPromise<null, { uploadId: string }>(async ({ input, signal }) => {
    const { data } = await answerOf(api.POST('/candidate/resume/', { body: { upload_id: input.uploadId }, signal }))
    queries.setQueryData(userQueries.profile().queryKey, data)
    return null
  }),

  sendResetCode: fromPromise<Notice, { email: string }>(async ({ input, signal }) => {
    const { message } = await answerOf(api.POST('/user/auth/forgot-password/', { body: input, signal }))
    return { notice: message }
  }),

  checkReset: fromPromise<ResetCheck, { email: string | null; code: string } | { link: string }>(
    async ({ input, signal }) => {
      const body = 'link' in input ? { token: input.link } : { email: input.email ?? '', code: input.code }
      const { data } = await answerOf(api.POST('/user/auth/reset-password/', { body, signal }))
      if (data.reset_token === undefined) throw new ApiError({ code: 'internal', message: '', status: null })
      return { resetToken: data.reset_token }
    },
  ),

  changePassword: fromPromise<Notice, { resetToken: string; password: string }>(async ({ input, signal }) => {
    const body = { token: input.resetToken, password: input.password }
    const { message } = await answerOf(api.POST('/user/auth/reset-password/', { body, signal }))
    return { notice: message ?? null }
  }),

  signOut: fromPromise<null, { userId: string | null }>(async ({ input, signal }) => {
    if (input.userId === null) return null
    const params = { path: { value: input.userId } }
    await deviceWork.submitCancelled(input.userId)
    // Tried, not awaited for success: a person who wants to leave leaves, with or without the server.
    await answerOf(api.GET('/user/auth/logout-user/{value}', { params, signal })).catch(() => undefined)
    await deviceWork.clearAcknowledged(input.userId)
    return null
  }),
})

function sendOnboarding(form: OnboardingForm, signal: AbortSignal) {
  return form.role === 'individual'
    ? api.POST('/candidate/onboarding/', { body: form.details, signal })
    : api.POST('/recruiter/onboarding/', { body: form.details, signal })
}
