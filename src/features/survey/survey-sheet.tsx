import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/api-error'
import { useErrorMessage } from '../../i18n/use-error-message'
import { Loaded } from '../../loading/loaded'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/feedback/notice'
import { Skeleton } from '../../ui/feedback/skeleton'
import { dropAnswers, storeAnswers, readAnswers } from './stored-survey'
import { QuestionField } from './question-field'
import { surveyMutations } from './survey.mutations'
import { surveyQueries, type SurveyQuestion } from './survey.queries'

interface SurveySheetProps {
  userId: string
  /** It is in: just now, or before from elsewhere. */
  onDone: () => void
}

/** All questions of the survey in one form. */
export const SurveySheet = ({ userId, onDone }: SurveySheetProps) => {
  const { t } = useTranslation('survey')
  const questions = useQuery(surveyQueries.questions())
  return (
    <Loaded
      query={questions}
      labels={{ loading: t('loading'), failed: t('failed') }}
      skeleton={
        <chakra.div display="flex" flexDirection="column" gap="6">
          {[1, 2, 3, 4].map((row) => (
            <Skeleton key={row} height="72px" />
          ))}
        </chakra.div>
      }
    >
      {(loaded) => <Questions questions={loaded} userId={userId} onDone={onDone} />}
    </Loaded>
  )
}

const Questions = ({
  questions,
  userId,
  onDone,
}: SurveySheetProps & { questions: readonly SurveyQuestion[] }) => {
  const { t } = useTranslation('survey')
  const sentence = useErrorMessage()
  const form = useRef<HTMLFormElement>(null)
  const [answers, setAnswers] = useState(() => readAnswers(userId))
  const [tried, setTried] = useState(false)
  const submit = useMutation(surveyMutations.submit())
  const isMissing = ({ id }: SurveyQuestion) => (answers[id] ?? '').trim() === ''

  const answer = (id: string, value: string) => {
    const next = { ...answers, [id]: value }
    setAnswers(next)
    storeAnswers(userId, next)
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (questions.some(isMissing)) {
      // The form draws what is missing after this.
      setTimeout(
        () =>
          form.current
            ?.querySelector<HTMLElement>('[aria-invalid=true]:is(input, textarea)')
            ?.focus(),
        0,
      )
      return
    }
    const done = () => {
      dropAnswers(userId)
      onDone()
    }
    submit.mutate(
      questions.map(({ id }) => ({ question_id: id, answer: (answers[id] ?? '').trim() })),
      {
        onSuccess: done,
        onError: (error) =>
          error instanceof ApiError && error.code === 'survey_already_submitted'
            ? done()
            : undefined,
      },
    )
  }
  return (
    <chakra.form
      ref={form}
      noValidate
      onSubmit={send}
      display="flex"
      flexDirection="column"
      gap="6"
    >
      <chakra.p color="fg.muted">{t('lead')}</chakra.p>
      {questions.map((question, at) => (
        <QuestionField
          key={question.id}
          question={question}
          number={at + 1}
          value={answers[question.id]}
          error={tried && isMissing(question) ? t('missing') : undefined}
          onChange={(value) => answer(question.id, value)}
        />
      ))}
      {submit.isError ? (
        <Notice live tone="danger" title={t('notSent')}>
          {sentence(submit.error)} {t('kept')}
        </Notice>
      ) : null}
      <div>
        <Button
          type="submit"
          variant="primary"
          loading={submit.isPending}
          loadingLabel={t('sending')}
        >
          {t('submit')}
        </Button>
      </div>
    </chakra.form>
  )
}
