import type { ComponentType } from 'react'
import type common from '../../locales/en/common.json'
import type { SessionEvent } from '../../machines/session/events'
import {
  toAuth,
  toAuthDashboard,
  toAccount,
  toCandidateDashboard,
  toRecruiterDashboard,
  toReports,
  toResetEmail,
} from '../paths'
import type { Access, ResetStep, SessionState } from './access'

export type Area = 'auth' | 'candidate' | 'recruiter' | 'settings' | 'public'
export type PageName = keyof typeof common.page
export type LoadScreen = () => Promise<{ default: ComponentType }>

interface Named {
  /** As the specification writes it; `{id}` is a parameter, `*` the rest. */
  path: string
  /** Key of the page's name in locales/<language>/common.json, `page.<name>`. */
  name: PageName
  area: Area
}

/** A page with those who may see it, or an address that only leads on. */
export type RouteEntry =
  | (Named & {
      access: Access
      /** Absent while the page is not built: an honest page says so. */
      screen?: LoadScreen
      /** The step of a password reset that the page shows. */
      step?: ResetStep
      /** What an address of its own means to the session: a link that was opened, a way back that was taken. */
      arrival?: (params: Record<string, string>) => SessionEvent
      /** Shown without the area's navigation. */
      bare?: boolean
      /** A visitor's first page: it loads without the query client, and may not use it. */
      quick?: boolean
    })
  | (Named & { redirect: () => string })

const visitor: readonly SessionState[] = ['UNAUTHENTICATED']
const candidate: readonly SessionState[] = ['CANDIDATE']
const recruiters: readonly SessionState[] = ['RECRUITER', 'RECRUITER_ADMIN']
const admin: readonly SessionState[] = ['RECRUITER_ADMIN']

// Leaving a half-done reset by any of these addresses abandons it first; elsewhere the event means nothing.
const abandonReset = (): SessionEvent => ({ type: 'reset.abandoned' })

const auth: readonly RouteEntry[] = [
  { path: '/', name: 'auth', area: 'auth', redirect: toAuth },
  { path: '/auth', name: 'auth', area: 'auth', redirect: toAuthDashboard },
  {
    path: '/auth/dashboard',
    name: 'authDashboard',
    area: 'auth',
    access: visitor,
    arrival: abandonReset,
    screen: () => import('../screens/auth/dashboard/dashboard.screen'),
  },
  {
    path: '/auth/login',
    name: 'login',
    area: 'auth',
    access: visitor,
    quick: true,
    arrival: abandonReset,
    screen: () => import('../screens/auth/login/login.screen'),
  },
  {
    path: '/auth/signup',
    name: 'signup',
    area: 'auth',
    access: visitor,
    arrival: abandonReset,
    screen: () => import('../screens/auth/signup/signup.screen'),
  },
  {
    path: '/auth/verify-email',
    name: 'verifyEmail',
    area: 'auth',
    access: ['EMAIL_VERIFICATION_PENDING'],
    screen: () => import('../screens/auth/verify-email/verify-email.screen'),
  },
  {
    path: '/auth/verify-email/{code}',
    name: 'verifyEmail',
    area: 'auth',
    access: ['UNAUTHENTICATED', 'EMAIL_VERIFICATION_PENDING'],
    arrival: ({ code = '' }) => ({ type: 'verification.submitted', token: code, email: null }),
    screen: () => import('../screens/auth/verify-link/verify-link.screen'),
  },
  {
    path: '/auth/google/{token}',
    name: 'socialReturn',
    area: 'auth',
    access: visitor,
    arrival: ({ token = '' }) => ({ type: 'social.returned', token }),
    screen: () => import('../screens/auth/social-return/social-return.screen'),
  },
  {
    path: '/auth/linkedin/{token}',
    name: 'socialReturn',
    area: 'auth',
    access: visitor,
    arrival: ({ token = '' }) => ({ type: 'social.returned', token }),
    screen: () => import('../screens/auth/social-return/social-return.screen'),
  },
  {
    path: '/auth/email-verified',
    name: 'emailVerified',
    area: 'auth',
    access: ['EMAIL_VERIFICATION_COMPLETED'],
    screen: () => import('../screens/auth/email-verified/email-verified.screen'),
  },
  {
    path: '/auth/onboarding',
    name: 'onboarding',
    area: 'auth',
    access: ['ONBOARDING_PENDING', 'ONBOARDING_COMPLETED'],
    screen: () => import('../screens/auth/onboarding/onboarding.screen'),
  },
  {
    path: '/auth/onboarding/candidate',
    name: 'candidateOnboarding',
    area: 'auth',
    access: ['ONBOARDING_PENDING'],
    arrival: () => ({ type: 'role.chosen', role: 'individual' }),
    screen: () => import('../screens/auth/candidate-onboarding/candidate-onboarding.screen'),
  },
  {
    path: '/auth/onboarding/recruiter',
    name: 'recruiterOnboarding',
    area: 'auth',
    access: ['ONBOARDING_PENDING'],
    arrival: () => ({ type: 'role.chosen', role: 'recruiter' }),
    screen: () => import('../screens/auth/recruiter-onboarding/recruiter-onboarding.screen'),
  },
  { path: '/auth/reset-password', name: 'resetPassword', area: 'auth', redirect: toResetEmail },
  {
    path: '/auth/reset-password/email-verification',
    name: 'resetPassword',
    area: 'auth',
    access: ['UNAUTHENTICATED', 'RESET_PASSWORD'],
    step: 'email',
    arrival: () => ({ type: 'password.forgotten' }),
    screen: () => import('../screens/auth/reset-email/reset-email.screen'),
  },
  {
    path: '/auth/reset-password/verify',
    name: 'resetPassword',
    area: 'auth',
    access: ['RESET_PASSWORD'],
    step: 'code',
    screen: () => import('../screens/auth/reset-code/reset-code.screen'),
  },
  {
    path: '/auth/reset-password/create-new-password',
    name: 'newPassword',
    area: 'auth',
    access: ['RESET_PASSWORD'],
    step: 'password',
    screen: () => import('../screens/auth/new-password/new-password.screen'),
  },
  {
    path: '/auth/reset-password/success',
    name: 'passwordChanged',
    area: 'auth',
    access: ['RESET_PASSWORD_COMPLETED'],
    screen: () => import('../screens/auth/password-changed/password-changed.screen'),
  },
  {
    path: '/auth/reset-password/{code}',
    name: 'resetPassword',
    area: 'auth',
    access: 'open',
    step: 'link',
    arrival: ({ code = '' }) => ({ type: 'resetLink.opened', token: code }),
    screen: () => import('../screens/auth/reset-link/reset-link.screen'),
  },
  {
    path: '/auth/pending-verification',
    name: 'pendingVerification',
    area: 'auth',
    access: ['PENDING_VERIFICATION'],
    screen: () => import('../screens/auth/pending-verification/pending-verification.screen'),
  },
  { path: '/auth/faqs', name: 'faqs', area: 'auth', access: 'open', screen: () => import('../screens/auth/faqs/faqs.screen') },
  { path: '/auth/*', name: 'notFound', area: 'auth', access: 'open' },
]

const candidates: readonly RouteEntry[] = [
  { path: '/candidate', name: 'dashboard', area: 'candidate', redirect: toCandidateDashboard },
  { path: '/candidate/dashboard', name: 'dashboard', area: 'candidate', access: candidate, screen: () => import('../screens/candidate/dashboard/dashboard.screen') },
  { path: '/candidate/dashboard-intro', name: 'dashboardIntro', area: 'candidate', access: candidate },
  { path: '/candidate/survey', name: 'survey', area: 'candidate', access: candidate },
  { path: '/candidate/jobs', name: 'matchingJobs', area: 'candidate', access: 'open' },
  { path: '/candidate/jobs/view/{id}', name: 'matchingJob', area: 'candidate', access: 'open' },
  { path: '/candidate/jobs/upskill-career', name: 'upskillCareer', area: 'candidate', access: 'open' },
  { path: '/candidate/courses', name: 'courses', area: 'candidate', access: 'open' },
  { path: '/candidate/profile', name: 'profile', area: 'candidate', access: candidate },
  { path: '/candidate/interviews', name: 'interviews', area: 'candidate', access: candidate },
  {
    path: '/candidate/profile-loading',
    name: 'profileLoading',
    area: 'candidate',
    access: ['CANDIDATE_PROFILE_PENDING'],
    screen: () => import('../screens/candidate/profile-loading/profile-loading.screen'),
  },
  {
    path: '/candidate/assessments',
    name: 'assessments',
    area: 'candidate',
    access: candidate,
    screen: () => import('../screens/candidate/assessments/assessments.screen'),
  },
  {
    path: '/candidate/assessments/english',
    name: 'englishAssessment',
    area: 'candidate',
    access: candidate,
    bare: true,
    screen: () => import('../screens/candidate/assessment/english.screen'),
  },
  {
    path: '/candidate/assessments/annotation',
    name: 'annotationAssessment',
    area: 'candidate',
    access: candidate,
    bare: true,
    screen: () => import('../screens/candidate/assessment/annotation.screen'),
  },
  { path: '/candidate/assessments/personality', name: 'personality', area: 'candidate', access: candidate },
  { path: '/candidate/error', name: 'error', area: 'candidate', access: 'open', screen: () => import('../screens/public/error/error.screen') },
  { path: '/candidate/*', name: 'notFound', area: 'candidate', access: 'open' },
]

const recruiting: readonly RouteEntry[] = [
  { path: '/recruiter', name: 'dashboard', area: 'recruiter', redirect: toRecruiterDashboard },
  { path: '/recruiter/dashboard', name: 'dashboard', area: 'recruiter', access: recruiters },
  { path: '/recruiter/jobs/post', name: 'postJob', area: 'recruiter', access: recruiters },
  { path: '/recruiter/jobs/{id}', name: 'job', area: 'recruiter', access: recruiters },
  { path: '/recruiter/jobs/{id}/edit', name: 'editJob', area: 'recruiter', access: recruiters },
  { path: '/recruiter/jobs/{id}/candidates', name: 'matchingCandidates', area: 'recruiter', access: recruiters },
  { path: '/recruiter/interviews', name: 'interviews', area: 'recruiter', access: recruiters },
  { path: '/recruiter/interviews/{id}', name: 'interview', area: 'recruiter', access: recruiters },
  { path: '/recruiter/inception', name: 'inception', area: 'recruiter', access: recruiters },
  { path: '/recruiter/candidates', name: 'candidates', area: 'recruiter', access: recruiters },
  { path: '/recruiter/candidates/profile', name: 'candidateProfile', area: 'recruiter', access: recruiters },
  { path: '/recruiter/employees', name: 'employees', area: 'recruiter', access: recruiters },
  { path: '/recruiter/assessments', name: 'englishReports', area: 'recruiter', redirect: () => toReports('english') },
  { path: '/recruiter/assessments/english/{version}', name: 'englishReports', area: 'recruiter', access: recruiters },
  { path: '/recruiter/assessments/english/{version}/{id}/view/{user_id}', name: 'report', area: 'recruiter', access: recruiters },
  { path: '/recruiter/assessments/annotation/{version}', name: 'annotationReports', area: 'recruiter', access: recruiters },
  { path: '/recruiter/assessments/annotation/{version}/{id}/view/{user_id}', name: 'report', area: 'recruiter', access: recruiters },
  { path: '/recruiter/assessments/personality', name: 'personalityReports', area: 'recruiter', access: recruiters },
  { path: '/recruiter/skills-analytics', name: 'skillsAnalytics', area: 'recruiter', access: 'open' },
  { path: '/recruiter/survey-questions', name: 'surveyQuestions', area: 'recruiter', access: recruiters },
  { path: '/recruiter/add-survey-question', name: 'addSurveyQuestion', area: 'recruiter', access: recruiters },
  { path: '/recruiter/edit-survey-question/{id}', name: 'editSurveyQuestion', area: 'recruiter', access: recruiters },
  { path: '/recruiter/admin/candidates', name: 'approvals', area: 'recruiter', access: admin },
  { path: '/recruiter/admin/log', name: 'log', area: 'recruiter', access: admin },
  { path: '/recruiter/overall-result', name: 'overallResult', area: 'recruiter', access: admin },
  { path: '/recruiter/overall-result/view/{user_id}', name: 'overallResultView', area: 'recruiter', access: admin },
  { path: '/recruiter/overall-result/cancelled-assessments', name: 'cancelledAssessments', area: 'recruiter', access: admin },
  { path: '/recruiter/overall-result/redo-assessments', name: 'redoAssessments', area: 'recruiter', access: admin },
  { path: '/recruiter/error', name: 'error', area: 'recruiter', access: 'open', screen: () => import('../screens/public/error/error.screen') },
  { path: '/recruiter/*', name: 'notFound', area: 'recruiter', access: 'open' },
]

const settings: readonly RouteEntry[] = [
  { path: '/settings', name: 'account', area: 'settings', redirect: toAccount },
  { path: '/settings/company', name: 'company', area: 'settings', access: recruiters },
  {
    path: '/settings/account',
    name: 'account',
    area: 'settings',
    access: ['CANDIDATE', 'CANDIDATE_PROFILE_PENDING', 'RECRUITER', 'RECRUITER_ADMIN'],
  },
  { path: '/settings/assessments', name: 'assessmentSettings', area: 'settings', access: recruiters },
  { path: '/settings/approval-criteria', name: 'approvalCriteria', area: 'settings', access: recruiters },
  { path: '/settings/email-templates', name: 'emailTemplates', area: 'settings', access: recruiters },
  { path: '/settings/edit-email-templates/{id}', name: 'editEmailTemplate', area: 'settings', access: recruiters },
  { path: '/settings/survey-questions', name: 'surveyQuestions', area: 'settings', access: recruiters },
]

const open: readonly RouteEntry[] = [
  { path: '/terms', name: 'terms', area: 'public', access: 'open', screen: () => import('../screens/public/terms/terms.screen') },
  { path: '/privacy', name: 'privacy', area: 'public', access: 'open', screen: () => import('../screens/public/privacy/privacy.screen') },
  { path: '/book-demo', name: 'bookDemo', area: 'public', access: 'open' },
  { path: '/job/{id}', name: 'jobDetails', area: 'public', access: 'open' },
  {
    path: '/approval-pending',
    name: 'approvalPending',
    area: 'public',
    access: 'open',
    screen: () => import('../screens/public/approval-pending/approval-pending.screen'),
  },
  { path: '/error', name: 'error', area: 'public', access: 'open', screen: () => import('../screens/public/error/error.screen') },
  { path: '/*', name: 'notFound', area: 'public', access: 'open' },
]

/** Every route of the application. `npm run routes` prints this list, and the guard reads its access. */
export const routes: readonly RouteEntry[] = [...auth, ...candidates, ...recruiting, ...settings, ...open]
