import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../../loading/loaded'
import { Missing } from '../../../features/recruiter/lists/one-page'
import { surveyQueries } from '../../../features/survey/survey.queries'
import { toSurveyQuestions } from '../../../paths'
import { Breadcrumbs } from '../../../ui/lists/filters'
import { PageTitle } from '../../../ui/layout/panel'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { QuestionFormPanel } from './question-form'

/** A new question of the survey, or one that stands in it. */
const QuestionScreen = () => {
  const { t } = useTranslation('survey')
  const { id }: Record<string, string | undefined> = useParams({ strict: false })
  const title = id === undefined ? t('question.add') : t('question.edit')
  return (
    <>
      <Breadcrumbs
        label={t('question.path')}
        links={[
          <Link key="list" to={toSurveyQuestions()}>
            {t('questions.title')}
          </Link>,
        ]}
        here={title}
      />
      <PageTitle title={title} {...(id === undefined ? {} : { intro: t('question.editIntro') })} />
      {id === undefined ? <QuestionFormPanel question={null} /> : <StoredQuestion id={id} />}
    </>
  )
}

const StoredQuestion = ({ id }: { id: string }) => {
  const { t } = useTranslation('survey')
  return (
    <Loaded
      query={useQuery(surveyQueries.questions())}
      labels={{ loading: t('questions.loading'), failed: t('questions.failed') }}
      skeleton={<Skeleton height="360px" />}
    >
      {(questions) => {
        const question = questions.find((one) => one.id === id)
        if (question !== undefined) return <QuestionFormPanel key={id} question={question} />
        return (
          <Missing
            level={2}
            title={t('question.missing')}
            body={t('question.missingBody')}
            list={<Link to={toSurveyQuestions()}>{t('question.toList')}</Link>}
          />
        )
      }}
    </Loaded>
  )
}

export default QuestionScreen
