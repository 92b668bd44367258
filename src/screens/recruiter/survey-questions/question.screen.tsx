import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { surveyQueries } from '../../../features/survey/survey.queries'
import { useErrorSentence } from '../../../i18n/use-error-sentence'
import { toSurveyQuestions } from '../../../paths'
import { LinkButton } from '../../../ui/button'
import { Breadcrumbs } from '../../../ui/filters'
import { PageTitle } from '../../../ui/panel'
import { Loading, Skeleton } from '../../../ui/skeleton'
import { EmptyState, ErrorState } from '../../../ui/states'
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
      {id === undefined ? <QuestionFormPanel question={null} /> : <Standing id={id} />}
    </>
  )
}

const Standing = ({ id }: { id: string }) => {
  const { t } = useTranslation('survey')
  const sentence = useErrorSentence()
  const questions = useQuery(surveyQueries.questions())
  if (questions.data === undefined) {
    return questions.isError ? (
      <ErrorState title={t('questions.failed')} retryLabel={t('retry')} retrying={questions.isFetching} onRetry={() => void questions.refetch()}>
        {sentence(questions.error)}
      </ErrorState>
    ) : (
      <Loading label={t('questions.loading')}>
        <Skeleton height="360px" />
      </Loading>
    )
  }
  const question = questions.data.find((one) => one.id === id)
  if (question !== undefined) return <QuestionFormPanel key={id} question={question} />
  return (
    <EmptyState
      title={t('question.missing')}
      action={
        <LinkButton size="sm" variant="secondary">
          <Link to={toSurveyQuestions()}>{t('question.toList')}</Link>
        </LinkButton>
      }
    >
      {t('question.missingBody')}
    </EmptyState>
  )
}

export default QuestionScreen
