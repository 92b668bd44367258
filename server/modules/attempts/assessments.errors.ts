import { DomainError, fieldsRefused } from '../../http/domain-error'

export const assessmentNotAvailable = () => new DomainError(409, 'assessment_not_available')
export const attemptNotFound = () => new DomainError(404, 'attempt_not_found')
export const attemptNotStarted = () => new DomainError(409, 'attempt_not_started')
export const attemptRunning = () => new DomainError(409, 'attempt_running')
export const attemptOver = () => new DomainError(409, 'attempt_over')
export const attemptAlreadyCompleted = () => new DomainError(409, 'attempt_already_completed')
export const attemptCancelled = () => new DomainError(409, 'attempt_cancelled')
export const consentMissing = () => new DomainError(409, 'consent_missing')
export const consentOutdated = () => new DomainError(409, 'consent_outdated')
export const clientEventRefused = () => new DomainError(409, 'client_event_refused')
/** Names the questions of a part that is handed in and whose answer is not the one that was shown. */
export const answersDiffer = (questionIds: readonly string[]) =>
  new DomainError(409, 'answers_differ', {
    fields: Object.fromEntries(questionIds.map((id) => [id, 'differs'])),
  })
export const writerElsewhere = () => new DomainError(409, 'writer_elsewhere')
export const questionNotFound = () => new DomainError(404, 'question_not_found')
export const answersRefused = (field: 'question_id' | 'value') =>
  fieldsRefused({ [field]: 'invalid' })
export const assessmentNotDone = () => new DomainError(409, 'assessment_not_done')
export const redoNotPossible = () => new DomainError(409, 'redo_not_possible')
export const decisionNotPossible = () => new DomainError(409, 'decision_not_possible')
/** No redo was asked for, so none can be declined. */
export const noAppeal = () => new DomainError(409, 'no_pending_request')
/** Nothing is missing, was missing and is accepted, or there is no result yet. */
export const evidenceComplete = () => new DomainError(409, 'evidence_complete')
export const reviewNotNeeded = () => new DomainError(409, 'review_not_needed')
/** The first reviewer's scores are kept from who may be the second. */
export const secondReviewOpen = () => new DomainError(409, 'second_review_open')
export const fileTooLarge = () => new DomainError(413, 'file_too_large')
export const mediaLimitReached = () => new DomainError(413, 'media_limit_reached')
export const recordedAfterEnd = () => new DomainError(409, 'recorded_after_end')
export const holdNotChanged = () => new DomainError(409, 'hold_not_changed')
export const recordingsDeleted = () => new DomainError(409, 'recordings_deleted')
export const appealAlreadyMade = () => new DomainError(409, 'appeal_already_made')
export const appealTooLate = () => new DomainError(409, 'appeal_too_late')
/** The admin who disqualified an attempt may not answer the appeal against it. */
export const appealOfOwnDecision = () => new DomainError(409, 'appeal_of_own_decision')
export const appealNotPossible = () => new DomainError(409, 'appeal_not_possible')
