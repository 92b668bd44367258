import { useTranslation } from 'react-i18next'
import type { InterviewHistory } from '../../../features/recruiter/interviews/interviews.queries'
import { useErrorMessage } from '../../../i18n/use-error-message'

/**
 * Why a change was refused. If somebody else changed the interview in between, the message says
 * what they did and who it was.
 */
export function useRefusal(events: InterviewHistory['events']): (failure: unknown) => string {
  const { t } = useTranslation('interviews')
  const sentence = useErrorMessage()
  return (failure) => {
    const last = events.at(-1)
    const wasChanged =
      failure instanceof Object && 'code' in failure && failure.code === 'interview_not_possible'
    return !wasChanged || last === undefined || last.action === 'invited'
      ? sentence(failure)
      : t(`meanwhile.${last.action}`, { name: `\u2068${last.actor_name}\u2069` })
  }
}
