import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../../../session/session-context'
import { principlesQueries } from '../../../features/principles/principles.queries'
import { useLanguage } from '../../../i18n/use-language'
import { Loaded } from '../../../loading/loaded'
import { QuestionnaireSkeleton } from './questionnaire-skeleton'
import { OwnProfile } from './own-profile'
import { Questionnaire } from './questionnaire'

/** The questionnaire until it is finished, the profile from then on. */
const PersonalityScreen = () => {
  const { t } = useTranslation('principles')
  const state = useQuery({ ...principlesQueries.state(), refetchOnMount: 'always' })
  return (
    <Loaded
      level={1}
      query={state}
      labels={{ loading: t('loading'), failed: t('failed') }}
      skeleton={<QuestionnaireSkeleton />}
    >
      {({ assessmentProgress }) =>
        assessmentProgress.assessmentComplete ? <OwnProfile /> : <OpenQuestionnaire />
      }
    </Loaded>
  )
}

const OpenQuestionnaire = () => {
  const { t } = useTranslation('principles')
  const { language } = useLanguage()
  const person = usePerson()
  const questions = useQuery(principlesQueries.questions(language))
  const answers = useQuery(principlesQueries.answers())
  const both = [questions, answers]
  return (
    <Loaded
      level={1}
      query={{
        // Until the earlier answers have loaded, a new questionnaire cannot be told apart from a
        // begun one.
        data: answers.data === undefined ? undefined : questions.data,
        error: questions.error ?? answers.error,
        isFetching: both.some((query) => query.isFetching),
        isPaused: both.some((query) => query.isPaused),
        refetch: () => both.forEach((query) => query.isError && void query.refetch()),
      }}
      labels={{ loading: t('loading'), failed: t('failed') }}
      skeleton={<QuestionnaireSkeleton />}
    >
      {(loaded) =>
        person === null ? null : <Questionnaire userId={person.id} questions={loaded} />
      }
    </Loaded>
  )
}

export default PersonalityScreen
