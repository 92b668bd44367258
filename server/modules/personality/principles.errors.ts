import { DomainError } from '../../http/domain-error'

/** All statements are answered: the answers stand. */
export const questionnaireCompleted = () => new DomainError(409, 'attempt_already_completed')
export const questionnaireNotDone = () => new DomainError(409, 'assessment_not_done')
export const nothingAnswered = () => new DomainError(404, 'no_user_response')
