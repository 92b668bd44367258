import type { Deps } from './deps'
import type { Handlers } from './http/contract/handler'
import { listFile } from './list-files'
import { activeHandlers } from './modules/attempts/active.handlers'
import { answerHandlers } from './modules/answers/answers.handlers'
import { appealHandlers } from './modules/appeals/appeals.handlers'
import { arrangementHandlers } from './modules/arrangements/arrangements.handlers'
import { attemptHandlers } from './modules/attempts/attempts.handlers'
import { decisionHandlers } from './modules/decisions/decisions.handlers'
import { episodeHandlers } from './modules/integrity/episodes.handlers'
import { holdHandlers } from './modules/decisions/holds.handlers'
import { mediaHandlers } from './modules/media/media.handlers'
import { overallHandlers } from './modules/results/overall/overall.handlers'
import { resultHandlers } from './modules/results/results.handlers'
import { reviewerHandlers } from './modules/reviews/reviews.handlers'
import { timeHandlers } from './modules/arrangements/time.handlers'
import { accountHandlers } from './modules/auth/account.handlers'
import { authHandlers, sendCode } from './modules/auth/auth.handlers'
import { deletionProof } from './modules/auth/prove-deletion'
import { secondFactorHandlers } from './modules/second-factor/second-factor.handlers'
import { socialHandlers } from './modules/auth/social.handlers'
import { candidatesForJobsHandlers } from './modules/matching/candidates-for-jobs.handlers'
import { jobActionHandlers } from './modules/jobs/job-actions.handlers'
import { matchingJobHandlers } from './modules/matching/matching-jobs.handlers'
import { thresholdHandlers } from './modules/matching/threshold.handlers'
import { pokeHandlers } from './modules/candidates/poke.handlers'
import { poolHandlers } from './modules/candidates/pool.handlers'
import { publicJobHandlers } from './modules/jobs/public-jobs.handlers'
import { skillStatHandlers } from './modules/skills/skill-stats.handlers'
import { skillHandlers } from './modules/skills/skills.handlers'
import { upskillingHandlers } from './modules/courses/upskilling.handlers'
import { interviewHandlers } from './modules/interviews/interview.handlers'
import { updateInterviewHandlers } from './modules/interviews/update-interview.handlers'
import { notificationHandlers } from './modules/notifications/notifications.handlers'
import { principlesHandlers } from './modules/personality/principles.handlers'
import { approvalHandlers } from './modules/approvals/approval.handlers'
import { atsHandlers } from './modules/ats/ats.handlers'
import { autoApproval } from './modules/approvals/auto-approval.store'
import { logHandlers } from './modules/audit-log/log.handlers'
import { autocompleteHandlers } from './modules/candidates/autocomplete.handlers'
import { candidateEmailHandlers } from './modules/emails/candidate-emails.handlers'
import { criteriaHandlers } from './modules/approvals/criteria.handlers'
import { demoHandlers } from './modules/demo-requests/demo.handlers'
import { emailTemplateHandlers } from './modules/emails/email-templates.handlers'
import { employeeHandlers } from './modules/employees/employees.handlers'
import { figureHandlers } from './modules/figures/figures.handlers'
import { jobHandlers } from './modules/jobs/jobs.handlers'
import { noteHandlers } from './modules/notes/notes.handlers'
import { selectionHandlers } from './modules/selections/selections.handlers'
import { mailHandlers } from './modules/users/mail.handlers'
import { surveyAnswerHandlers } from './modules/survey/survey-answers.handlers'
import { surveyHandlers } from './modules/survey/survey.handlers'
import { companyHandlers } from './modules/companies/company.handlers'
import { deletionHandlers } from './modules/own-data/deletion.handlers'
import { detailsHandlers } from './modules/users/details.handlers'
import { fileHandlers } from './modules/uploads/files.handlers'
import { onboardingHandlers } from './modules/onboarding/onboarding.handlers'
import { ownDataHandlers } from './modules/own-data/own-data.handlers'
import { reviewHandlers } from './modules/resumes/review.handlers'
import { uploadHandlers } from './modules/uploads/upload.handlers'
import { userHandlers } from './modules/users/user.handlers'

/** A handler for every operation of the contract: one that is missing does not compile. */
export const makeHandlers = (deps: Deps): Handlers =>
  ({
    ...authHandlers(deps),
    ...accountHandlers(deps),
    ...attemptHandlers(deps),
    ...answerHandlers(deps),
    ...mediaHandlers(deps),
    ...resultHandlers(deps),
    ...reviewerHandlers(deps),
    ...episodeHandlers(deps),
    ...activeHandlers(deps),
    ...decisionHandlers(deps),
    ...appealHandlers(deps),
    ...overallHandlers(deps),
    ...holdHandlers(deps),
    ...arrangementHandlers(deps),
    ...timeHandlers(deps),
    ...surveyHandlers(deps),
    ...surveyAnswerHandlers(deps),
    ...principlesHandlers(deps),
    ...notificationHandlers(deps),
    ...secondFactorHandlers(deps),
    ...socialHandlers(deps),
    ...onboardingHandlers(deps, autoApproval(deps)),
    ...uploadHandlers(deps),
    ...userHandlers(deps),
    ...detailsHandlers(deps),
    ...companyHandlers(deps),
    ...deletionHandlers(deps, deletionProof(deps)),
    ...ownDataHandlers(deps),
    ...reviewHandlers(deps),
    ...fileHandlers(deps, (viewer, list) => listFile(deps, viewer, list)),
    ...approvalHandlers(deps),
    ...criteriaHandlers(deps),
    ...thresholdHandlers(deps),
    ...emailTemplateHandlers(deps),
    ...selectionHandlers(deps),
    ...logHandlers(deps),
    ...autocompleteHandlers(deps),
    ...jobHandlers(deps),
    ...employeeHandlers(deps),
    ...figureHandlers(deps),
    ...atsHandlers(deps),
    ...demoHandlers(deps),
    ...noteHandlers(deps),
    ...interviewHandlers(deps),
    ...updateInterviewHandlers(deps),
    ...matchingJobHandlers(deps),
    ...jobActionHandlers(deps),
    ...upskillingHandlers(deps),
    ...skillHandlers(),
    ...skillStatHandlers(deps),
    ...poolHandlers(deps),
    ...pokeHandlers(deps),
    ...publicJobHandlers(deps),
    ...candidatesForJobsHandlers(deps),
    ...mailHandlers(deps, (db, account, lang) => sendCode(deps, db, account, 'verify_email', lang)),
    ...candidateEmailHandlers(deps, (db, account, lang) =>
      sendCode(deps, db, account, 'verify_email', lang),
    ),
  }) satisfies Handlers
