import { chakra } from '@chakra-ui/react/styled-system'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { getAnswer, api } from '../../../api/client'
import { DownloadButtons } from '../../../features/recruiter/lists/download-buttons'
import { getAddress } from '../../../features/recruiter/lists/list-file'
import { Loaded } from '../../../loading/loaded'
import { DatesFilter } from '../../../features/recruiter/lists/range-filters'
import {
  surveyQueries,
  toAnswersQuery,
  type AnswerDays,
} from '../../../features/survey/survey.queries'
import { formatNumber } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { Button } from '../../../ui/button'
import { FilterLine } from '../../../ui/lists/filter-line'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { EmptyState } from '../../../ui/feedback/states'
import { QuestionPanel } from './question-panel'

interface AnswersViewProps {
  days: AnswerDays
  onChange: (days: AnswerDays) => void
}

const everyDay: AnswerDays = { from: '', to: '' }

/** What candidates answered, question by question, on some days or since the beginning. */
export const AnswersView = ({ days, onChange }: AnswersViewProps) => {
  const { t } = useTranslation('survey')
  const { t: tList } = useTranslation('recruiter')
  const { language } = useLanguage()
  const answers = useQuery({ ...surveyQueries.answers(days), placeholderData: keepPreviousData })
  const isNarrowed = days.from !== '' || days.to !== ''
  return (
    <>
      <FilterLine
        clearLabel={tList('filters.clear')}
        onClear={isNarrowed ? () => onChange(everyDay) : undefined}
      >
        <DatesFilter from={days.from} to={days.to} onApply={onChange} />
      </FilterLine>
      <Loaded
        query={answers}
        labels={{ loading: t('answers.loading'), failed: t('answers.failed') }}
        skeleton={<Skeleton height="420px" />}
      >
        {({ submitted, results }) =>
          submitted === 0 ? (
            <EmptyState
              title={t(isNarrowed ? 'answers.noneFit' : 'answers.none')}
              action={
                isNarrowed ? (
                  <Button size="sm" variant="secondary" onClick={() => onChange(everyDay)}>
                    {tList('filters.clear')}
                  </Button>
                ) : undefined
              }
            >
              {t(isNarrowed ? 'answers.noneFitBody' : 'answers.noneBody')}
            </EmptyState>
          ) : (
            <>
              <chakra.div
                display="flex"
                flexWrap="wrap"
                alignItems="center"
                gap="2"
                marginBlockEnd="3"
                css={{ '@media (max-width: 767.98px)': { '& > button': { flexGrow: '1' } } }}
              >
                <chakra.p aria-live="polite" flex="1 1 auto" textStyle="small" color="fg.muted">
                  {t('answers.submitted', {
                    count: submitted,
                    number: formatNumber(submitted, language),
                  })}
                </chakra.p>
                <DownloadButtons
                  notSaved={t('answers.notSaved')}
                  download={(format) =>
                    getAddress(
                      getAnswer(
                        api.GET('/recruiter/survey/answers', {
                          params: { query: { ...toAnswersQuery(days), download_report: format } },
                        }),
                      ),
                    )
                  }
                />
              </chakra.div>
              <chakra.div
                display="grid"
                gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
                gap="5"
              >
                {results.map((question) => (
                  <QuestionPanel key={question.id} question={question} days={days} />
                ))}
              </chakra.div>
            </>
          )
        }
      </Loaded>
    </>
  )
}
