import type {
  LoginAnswer,
  Notice,
  ResetCheck,
  SignedIn,
  VerifyAnswer,
} from '../../../machines/session/answers'
import type { OnboardingForm, SignupForm } from '../../../machines/session/events'
import { ApiError } from '../../api/api-error'
import { getAnswer, api } from '../../api/client'
import { readTokens, storeTokens } from '../../api/token'
import { fetchSession, completeSession } from './fetch-session'

// The calls behind the session chart.
// Tokens are stored here, as soon as an answer brings them.

export { fetchSession }

export async function login(
  body: { email: string; password: string },
  signal: AbortSignal,
): Promise<LoginAnswer> {
  const { data } = await getAnswer(api.POST('/user/auth/login-user/', { body, signal }))
  if ('challenge' in data) return { session: null, challenge: data.challenge }
  storeTokens({
    token: data.token,
    refreshToken: data.user.refresh_token ?? null,
    userId: data.user.id,
  })
  return { session: await completeSession(data.user, signal), challenge: null }
}

export async function confirmSecondFactor(
  body: { challenge: string; code: string },
  signal: AbortSignal,
): Promise<SignedIn> {
  const { data } = await getAnswer(api.POST('/user/auth/second-factor/', { body, signal }))
  storeTokens({
    token: data.token,
    refreshToken: data.user.refresh_token ?? null,
    userId: data.user.id,
  })
  return { session: await completeSession(data.user, signal), notice: null }
}

export async function signup(body: SignupForm, signal: AbortSignal): Promise<SignedIn> {
  const { data, message } = await getAnswer(api.POST('/user/auth/register-user/', { body, signal }))
  storeTokens({
    token: data.token,
    refreshToken: data.user.refresh_token ?? null,
    userId: data.user.id,
  })
  return { session: await completeSession(data.user, signal), notice: message ?? null }
}

export async function tradeSocialToken(
  { token }: { token: string },
  signal: AbortSignal,
): Promise<SignedIn> {
  const answer = await getAnswer(
    api.POST('/user/auth/refresh-token/', { body: { refresh_token: token }, signal }),
  )
  storeTokens({ token: answer.data, refreshToken: answer.refresh_token, userId: null })
  return { session: await fetchSession(signal), notice: null }
}

export async function verifyEmail(
  { token, email }: { token: string; email: string | null },
  signal: AbortSignal,
): Promise<VerifyAnswer> {
  const body = email === null ? {} : { email }
  const params = { path: { token } }
  const { message } = await getAnswer(
    api.POST('/user/auth/verify-email/{token}', { params, body, signal }),
  )
  // The link may have been somebody else's: who is signed in here is asked, not guessed.
  return {
    session: readTokens() === null ? null : await fetchSession(signal),
    notice: message ?? null,
  }
}

export async function resendCode(
  { email }: { email: string },
  signal: AbortSignal,
): Promise<Notice> {
  const { message } = await getAnswer(
    api.POST('/user/send-email/', { body: { kind: 'resend-email', email }, signal }),
  )
  return { notice: message }
}

export async function submitOnboarding(
  form: OnboardingForm,
  signal: AbortSignal,
): Promise<SignedIn> {
  const call =
    form.role === 'individual'
      ? api.POST('/candidate/onboarding/', { body: form.details, signal })
      : api.POST('/recruiter/onboarding/', { body: form.details, signal })
  const { data, message } = await getAnswer(call)
  return { session: await completeSession(data.user, signal), notice: message ?? null }
}

export async function replaceResume({ uploadId }: { uploadId: string }, signal: AbortSignal) {
  const { data } = await getAnswer(
    api.POST('/candidate/resume/', { body: { upload_id: uploadId }, signal }),
  )
  return data
}

export async function sendResetCode(body: { email: string }, signal: AbortSignal): Promise<Notice> {
  const { message } = await getAnswer(api.POST('/user/auth/forgot-password/', { body, signal }))
  return { notice: message }
}

export async function checkReset(
  given: { email: string | null; code: string } | { link: string },
  signal: AbortSignal,
): Promise<ResetCheck> {
  const body =
    'link' in given ? { token: given.link } : { email: given.email ?? '', code: given.code }
  const { data } = await getAnswer(api.POST('/user/auth/reset-password/', { body, signal }))
  if (data.reset_token === undefined)
    throw new ApiError({ code: 'internal', message: '', status: null })
  return { resetToken: data.reset_token }
}

export async function changePassword(
  given: { resetToken: string; password: string },
  signal: AbortSignal,
): Promise<Notice> {
  const body = { token: given.resetToken, password: given.password }
  const { message } = await getAnswer(api.POST('/user/auth/reset-password/', { body, signal }))
  return { notice: message ?? null }
}

/**
 * Ends the session on the server. Tried, not insisted on: a person who wants to leave leaves, with
 * or without it.
 */
export async function endOnServer(userId: string, signal: AbortSignal): Promise<void> {
  const params = { path: { value: userId } }
  await getAnswer(api.GET('/user/auth/logout-user/{value}', { params, signal })).catch(
    () => undefined,
  )
}
