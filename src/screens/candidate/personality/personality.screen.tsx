import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../../../session/session-context'
import { principlesQueries } from '../../../features/principles/principles.queries'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { useLanguage } from '../../../i18n/use-language'
import { ErrorState } from '../../../ui/states'
import { LoadingQuestionnaire } from './loading-questionnaire'
import { OwnProfile } from './own-profile'
import { Questionnaire } from './questionnaire'

/** The questionnaire until it is finished, the profile from then on. */
const PersonalityScreen = () => {
  const { t } = useTranslation('principles')
  const { language } = useLanguage()
  const sentence = useErrorMessage()
  const person = usePerson()
  const state = useQuery({ ...principlesQueries.state(), refetchOnMount: 'always' })
  const done = state.data?.assessmentProgress.assessmentComplete ?? false
  const questions = useQuery({
    ...principlesQueries.questions(language),
    enabled: state.data !== undefined && !done,
  })
  // Until the earlier answers have loaded, a new questionnaire cannot be told apart from a begun
  // one.
  const answers = useQuery({
    ...principlesQueries.answers(),
    enabled: state.data !== undefined && !done,
  })
  if (done) return <OwnProfile />
  if (
    person !== null &&
    state.data !== undefined &&
    questions.data !== undefined &&
    answers.data !== undefined
  )
    return <Questionnaire userId={person.id} questions={questions.data} />
  const failed = [state, questions, answers].filter(({ isError }) => isError)
  if (failed[0] !== undefined) {
    return (
      <ErrorState
        level={1}
        title={t('failed')}
        retryLabel={t('retry')}
        retrying={failed.some(({ isFetching }) => isFetching)}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
      >
        {sentence(failed[0].error)}
      </ErrorState>
    )
  }
  return (
    <LoadingQuestionnaire isPaused={[state, questions, answers].some((query) => query.isPaused)} />
  )
}

export default PersonalityScreen
