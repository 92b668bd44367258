import type { Deps } from './deps'
import { notImplemented } from './http/domain-error'
import type { Handlers, OperationId } from './http/handler'
import { authHandlers } from './modules/auth/auth.handlers'

/** A handler for every operation of the contract: one that is neither built nor listed as pending does not compile. */
export const handlersOf = (deps: Deps): Handlers =>
  ({
    ...notBuilt(pending),
    ...authHandlers(deps),
  }) satisfies Handlers

/** What the contract describes and nobody has built yet: each answers 501 with code `not_implemented`. The list can only shrink. */
export const pending = [
  'googleRedirect',
  'linkedinRedirect',
  'completeSocialSignIn',
  'issueTicket',
  'serveFile',
  'getUser',
  'updateUser',
  'getUserProfile',
  'updateUserDetails',
  'updateCompany',
  'getSectors',
  'getRoles',
  'getPublicJob',
  'groupSkills',
  'findSkills',
  'searchPublicJobs',
  'getUserProfileDetails',
  'findUsersByName',
  'autocompleteName',
  'sendEmail',
  'uploadFileChunk',
  'getUpload',
  'onboardCandidate',
  'onboardRecruiter',
  'replaceResume',
  'listAttempts',
  'giveConsent',
  'sendAttemptEvent',
  'getQuestionnaire',
  'getPractice',
  'saveAnswers',
  'saveAnswerMedia',
  'saveMedia',
  'getResult',
  'getResultPdf',
  'getAverageTimes',
  'getRecruiterAssessments',
  'listResults',
  'getReport',
  'reviewScores',
  'resetAssessment',
  'resetAllAssessments',
  'listOverallResults',
  'listCancelledAssessments',
  'listRedoAssessments',
  'decideRedo',
  'adminSearchCandidates',
  'adminActionCandidate',
] as const satisfies readonly OperationId[]

type NotBuilt<Id extends OperationId> = { [Key in Id]: () => Promise<never> }

const notBuilt = <Id extends OperationId>(ids: readonly Id[]): NotBuilt<Id> =>
  Object.fromEntries(ids.map((id) => [id, () => Promise.reject(notImplemented())])) as NotBuilt<Id>
