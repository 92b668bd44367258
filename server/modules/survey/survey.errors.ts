import { DomainError } from '../../http/domain-error'

export const surveyAlreadySubmitted = () => new DomainError(409, 'survey_already_submitted')
export const surveyNotOpen = () => new DomainError(409, 'survey_not_open')
export const surveyIncomplete = () => new DomainError(422, 'survey_incomplete')
export const surveyQuestionNotFound = () => new DomainError(404, 'question_not_found')
