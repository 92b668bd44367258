/**
 * The only place an address of the application is made. Each takes what the address needs and
 * answers a path.
 */
export const toAuth = () => '/auth'
export const toAuthDashboard = () => '/auth/dashboard'
export const toLogin = (redirect?: string) =>
  redirect === undefined ? '/auth/login' : `/auth/login?redirect=${encodeURIComponent(redirect)}`
export const toSignup = () => '/auth/signup'
export const toVerifyEmail = () => '/auth/verify-email'
export const toEmailVerified = () => '/auth/email-verified'
export const toOnboarding = () => '/auth/onboarding'
export const toCandidateOnboarding = () => '/auth/onboarding/candidate'
export const toRecruiterOnboarding = () => '/auth/onboarding/recruiter'
export const toResetEmail = () => '/auth/reset-password/email-verification'
export const toResetCode = () => '/auth/reset-password/verify'
export const toNewPassword = () => '/auth/reset-password/create-new-password'
export const toResetSuccess = () => '/auth/reset-password/success'
export const toPendingVerification = () => '/auth/pending-verification'
export const toFaqs = () => '/auth/faqs'

export const toCandidateDashboard = () => '/candidate/dashboard'
export const toDashboardIntro = () => '/candidate/dashboard-intro'
export const toMatchingJobs = () => '/candidate/jobs'
export const toMatchingJob = (id: string) => `/candidate/jobs/view/${encodeURIComponent(id)}`
export const toUpskillCareer = () => '/candidate/jobs/upskill-career'
export const toCourses = () => '/candidate/courses'
export const toProfile = () => '/candidate/profile'
export const toCandidateError = () => '/candidate/error'
export const toCandidateInterviews = () => '/candidate/interviews'
export const toProfileLoading = () => '/candidate/profile-loading'
export const toTypedProfile = () => '/candidate/type-profile'
export const toCandidateAssessments = () => '/candidate/assessments'
export const toCandidateSurvey = () => '/candidate/survey'
export const toAssessment = (kind: 'english' | 'annotation' | 'personality') =>
  `/candidate/assessments/${kind}`

export const toRecruiterDashboard = () => '/recruiter/dashboard'
export const toPostJob = () => '/recruiter/jobs/post'
export const toPostedJob = (id: string) => `/recruiter/jobs/${encodeURIComponent(id)}`
export const toEditJob = (id: string) => `${toPostedJob(id)}/edit`
export const toMatchingCandidates = (jobId: string) => `${toPostedJob(jobId)}/candidates`
export const toRecruiterInterviews = () => '/recruiter/interviews'
export const toRecruiterInterview = (id: string) =>
  `/recruiter/interviews/${encodeURIComponent(id)}`
export const toInception = () => '/recruiter/inception'
export const toCandidates = () => '/recruiter/candidates'
/** The id of the candidate is in the query: `id`. */
export const toCandidateSeen = () => '/recruiter/candidates/profile'
export const toEmployees = () => '/recruiter/employees'
export const toReports = (kind: 'english' | 'annotation', version: 'v1' | 'v2' | 'v3' = 'v3') =>
  `/recruiter/assessments/${kind}/${version}`
export const toReport = (report: {
  kind: 'english' | 'annotation'
  version: 'v1' | 'v2' | 'v3'
  attemptId: string
  userId: string
}) =>
  `${toReports(report.kind, report.version)}/${encodeURIComponent(report.attemptId)}/view/${encodeURIComponent(report.userId)}`
export const toReviews = () => '/recruiter/reviews'
export const toReviewAgreement = () => `${toReviews()}/agreement`
export const toPersonalityResults = () => '/recruiter/assessments/personality'
export const toSkillsAnalytics = () => '/recruiter/skills-analytics'
export const toSurveyQuestions = () => '/recruiter/survey-questions'
export const toAddSurveyQuestion = () => '/recruiter/add-survey-question'
export const toEditSurveyQuestion = (id: string) =>
  `/recruiter/edit-survey-question/${encodeURIComponent(id)}`
export const toApprovals = () => '/recruiter/admin/candidates'
export const toLog = () => '/recruiter/admin/log'
export const toAts = () => '/recruiter/admin/ats'
export const toOverallResult = () => '/recruiter/overall-result'
export const toOverallView = (userId: string) =>
  `/recruiter/overall-result/view/${encodeURIComponent(userId)}`
export const toCancelledAssessments = () => '/recruiter/overall-result/cancelled-assessments'
export const toRedoAssessments = () => '/recruiter/overall-result/redo-assessments'

export const toSettings = () => '/settings'
export const toAccount = () => '/settings/account'
export const toCompanySettings = () => '/settings/company'
export const toAssessmentSettings = () => '/settings/assessments'
export const toMatchingSettings = () => '/settings/matching'
export const toApprovalCriteria = () => '/settings/approval-criteria'
export const toEmailTemplates = () => '/settings/email-templates'
export const toEditEmailTemplate = (id: string) =>
  `/settings/edit-email-templates/${encodeURIComponent(id)}`
export const toSurveySettings = () => '/settings/survey-questions'

export const toBookDemo = () => '/book-demo'
export const toTerms = () => '/terms'
export const toPrivacy = () => '/privacy'
export const toApprovalPending = () => '/approval-pending'
export const toError = () => '/error'

/** Where the browser itself goes to sign in with a provider; it carries no headers. */
export const toSocialSignIn = (provider: 'google' | 'linkedin', apiBase: string) =>
  `${apiBase}/user/v2/auth/${provider}/`
