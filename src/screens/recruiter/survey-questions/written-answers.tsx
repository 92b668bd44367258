import { chakra } from '@chakra-ui/react/styled-system'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { surveyQueries, type AnswerDays } from '../../../features/survey/survey.queries'
import { formatDate } from '../../../i18n/dates'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { useLanguage } from '../../../i18n/use-language'
import { Button } from '../../../ui/button'
import { Loading, Skeleton } from '../../../ui/feedback/skeleton'
import { ErrorState } from '../../../ui/feedback/states'

interface WrittenAnswersProps {
  questionId: string
  days: AnswerDays
}

/** What candidates wrote, the newest first; earlier answers are fetched when asked for. */
export const WrittenAnswers = ({ questionId, days }: WrittenAnswersProps) => {
  const { t } = useTranslation('survey')
  const { language } = useLanguage()
  const sentence = useErrorMessage()
  const { data, error, isFetching, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } =
    useInfiniteQuery(surveyQueries.texts(questionId, days))
  if (error !== null) {
    return (
      <ErrorState
        level={3}
        title={t('answers.failed')}
        retryLabel={t('retry')}
        retrying={isFetching}
        onRetry={() => void (data === undefined ? refetch() : fetchNextPage())}
      >
        {sentence(error)}
      </ErrorState>
    )
  }
  if (data === undefined) {
    return (
      <Loading label={t('answers.loading')}>
        <Skeleton height="180px" />
      </Loading>
    )
  }
  return (
    <>
      <chakra.ul listStyleType="none" aria-label={t('answers.written')}>
        {data.pages.flatMap(({ page, results }) =>
          results.map(({ answer, submitted_at: at }, index) => (
            <chakra.li
              // Answers have no id, so the key is the place.
              key={`${page}-${index}`}
              paddingBlock="3"
              borderBlockStart="1px solid {colors.border}"
            >
              <chakra.p dir="auto" overflowWrap="anywhere" whiteSpace="pre-line">
                {answer}
              </chakra.p>
              <chakra.p textStyle="small" color="fg.muted" marginBlockStart="1">
                {formatDate(at, language)}
              </chakra.p>
            </chakra.li>
          )),
        )}
      </chakra.ul>
      {hasNextPage ? (
        <Button
          size="sm"
          variant="secondary"
          loading={isFetchingNextPage}
          loadingLabel={t('answers.loading')}
          onClick={() => void fetchNextPage()}
        >
          {t('answers.earlier')}
        </Button>
      ) : null}
    </>
  )
}
