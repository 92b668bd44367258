import type { Deps } from './deps'
import type { Handlers } from './http/handler'
import { listFile } from './list-files'
import { activeHandlers } from './modules/assessments/active.handlers'
import { answerHandlers } from './modules/assessments/answers.handlers'
import { appealHandlers } from './modules/assessments/appeals.handlers'
import { arrangementHandlers } from './modules/assessments/arrangements.handlers'
import { attemptHandlers } from './modules/assessments/attempts.handlers'
import { decisionHandlers } from './modules/assessments/decisions.handlers'
import { episodeHandlers } from './modules/assessments/episodes.handlers'
import { holdHandlers } from './modules/assessments/holds.handlers'
import { mediaHandlers } from './modules/assessments/media.handlers'
import { overallHandlers } from './modules/assessments/overall.handlers'
import { resultHandlers } from './modules/assessments/results.handlers'
import { timeHandlers } from './modules/assessments/time.handlers'
import { accountHandlers } from './modules/auth/account.handlers'
import { authHandlers, sendCode } from './modules/auth/auth.handlers'
import { deletionProof } from './modules/auth/prove-deletion'
import { secondFactorHandlers } from './modules/auth/second-factor.handlers'
import { socialHandlers } from './modules/auth/social.handlers'
import { candidatesForJobsHandlers } from './modules/candidate/candidates-for-jobs.handlers'
import { jobActionHandlers } from './modules/candidate/job-actions.handlers'
import { matchingJobHandlers } from './modules/candidate/matching-jobs.handlers'
import { pokeHandlers } from './modules/candidate/poke.handlers'
import { poolHandlers } from './modules/candidate/pool.handlers'
import { publicJobHandlers } from './modules/candidate/public-jobs.handlers'
import { skillStatHandlers } from './modules/candidate/skill-stats.handlers'
import { skillHandlers } from './modules/candidate/skills.handlers'
import { upskillingHandlers } from './modules/candidate/upskilling.handlers'
import { interviewHandlers } from './modules/interview/interview.handlers'
import { updateInterviewHandlers } from './modules/interview/update-interview.handlers'
import { notificationHandlers } from './modules/notifications/notifications.handlers'
import { principlesHandlers } from './modules/principles/principles.handlers'
import { approvalHandlers } from './modules/recruiter/approval.handlers'
import { atsHandlers } from './modules/recruiter/ats.handlers'
import { autoApproval } from './modules/recruiter/auto-approval'
import { logHandlers } from './modules/recruiter/log.handlers'
import { autocompleteHandlers } from './modules/recruiter/autocomplete.handlers'
import { candidateEmailHandlers } from './modules/recruiter/candidate-emails.handlers'
import { criteriaHandlers } from './modules/recruiter/criteria.handlers'
import { demoHandlers } from './modules/recruiter/demo.handlers'
import { emailTemplateHandlers } from './modules/recruiter/email-templates.handlers'
import { employeeHandlers } from './modules/recruiter/employees.handlers'
import { figureHandlers } from './modules/recruiter/figures.handlers'
import { jobHandlers } from './modules/recruiter/jobs.handlers'
import { noteHandlers } from './modules/recruiter/notes.handlers'
import { selectionHandlers } from './modules/recruiter/selections.handlers'
import { mailHandlers } from './modules/user/mail.handlers'
import { surveyHandlers } from './modules/survey/survey.handlers'
import { companyHandlers } from './modules/user/company.handlers'
import { deletionHandlers } from './modules/user/deletion.handlers'
import { detailsHandlers } from './modules/user/details.handlers'
import { fileHandlers } from './modules/user/files.handlers'
import { onboardingHandlers } from './modules/user/onboarding.handlers'
import { ownDataHandlers } from './modules/user/own-data.handlers'
import { reviewHandlers } from './modules/user/review.handlers'
import { uploadHandlers } from './modules/user/upload.handlers'
import { userHandlers } from './modules/user/user.handlers'

/** A handler for every operation of the contract: one that is missing does not compile. */
export const handlersOf = (deps: Deps): Handlers =>
  ({
    ...authHandlers(deps),
    ...accountHandlers(deps),
    ...attemptHandlers(deps),
    ...answerHandlers(deps),
    ...mediaHandlers(deps),
    ...resultHandlers(deps),
    ...episodeHandlers(deps),
    ...activeHandlers(deps),
    ...decisionHandlers(deps),
    ...appealHandlers(deps),
    ...overallHandlers(deps),
    ...holdHandlers(deps),
    ...arrangementHandlers(deps),
    ...timeHandlers(deps),
    ...surveyHandlers(deps),
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
