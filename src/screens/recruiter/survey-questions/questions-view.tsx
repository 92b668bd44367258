import { useMutation, useQuery } from '@tanstack/react-query'
import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../../loading/loaded'
import { surveyMutations } from '../../../features/survey/survey.mutations'
import { surveyQueries, type SurveyQuestion } from '../../../features/survey/survey.queries'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { notify } from '../../../notify'
import { TableSkeleton } from '../../../ui/feedback/skeleton'
import { EmptyState } from '../../../ui/feedback/states'
import { DeleteQuestion } from './delete-question'
import { QuestionList } from './question-list'

/** The questions in their order, to be moved, edited and deleted. */
export const QuestionsView = () => {
  const { t } = useTranslation('survey')
  const sentence = useErrorMessage()
  const questions = useQuery(surveyQueries.questions())
  const moving = useMutation(surveyMutations.change())
  const [asked, setAsked] = useState<SurveyQuestion | null>(null)
  const [open, setOpen] = useState(false)
  const move = ({ id }: SurveyQuestion, position: number) =>
    moving.mutate(
      { id, position },
      {
        onError: (error) => notify.error({ title: t('questions.notMoved'), body: sentence(error) }),
      },
    )
  return (
    <>
      <Loaded
        query={questions}
        labels={{ loading: t('questions.loading'), failed: t('questions.failed') }}
        skeleton={
          <chakra.div borderWidth="1px" borderColor="border" borderRadius="panel">
            <TableSkeleton rows={6} columns={3} />
          </chakra.div>
        }
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState title={t('questions.none')}>{t('questions.noneBody')}</EmptyState>
          ) : (
            <QuestionList
              questions={all}
              moving={moving.isPending}
              onMove={move}
              onDelete={(question) => {
                setAsked(question)
                setOpen(true)
              }}
            />
          )
        }
      </Loaded>
      {asked === null ? null : (
        <DeleteQuestion
          key={asked.id}
          open={open}
          question={asked}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
