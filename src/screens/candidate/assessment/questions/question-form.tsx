import { chakra } from '@chakra-ui/react/styled-system'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../../../features/assessments/attempt/attempt-api'
import { Button } from '../../../../ui/button'
import { Icon } from '../../../../ui/icons'
import { QuestionBody } from './question-body'
import { useFocusOnArrival } from '../use-focus-on-arrival'

/**
 * Where the instruction and body of a question are shown: above the answer, in the column beside
 * it, or with the body inside the answer.
 */
export type Asked = 'above' | 'beside' | 'within'

interface QuestionFormProps {
  question: Question
  /** The id of what asks the question. */
  id: string
  /** Counted from 0. */
  at: number
  total: number
  asked: Asked
  keys: string | undefined
  onGo: (to: number) => void
  /** What answers the question. */
  children: ReactNode
}

/** One question. Enter goes on to the next; after the last comes the page with all answers. */
export const QuestionForm = ({
  question,
  id,
  at,
  total,
  asked,
  keys,
  onGo,
  children,
}: QuestionFormProps) => {
  const { t } = useTranslation('assessment')
  const heading = useFocusOnArrival(question.id)
  const next = (event: FormEvent) => {
    event.preventDefault()
    onGo(at + 1)
  }
  return (
    <chakra.form
      onSubmit={next}
      display="flex"
      flexDirection="column"
      gap="5"
      maxWidth={asked === 'above' ? 'measure' : '960px'}
    >
      <chakra.h2
        ref={heading}
        tabIndex={-1}
        textStyle="h2"
        marginBlockEnd={asked === 'beside' ? '4' : '-2'}
      >
        {t('questions.question', { number: at + 1, total })}
      </chakra.h2>
      {asked === 'beside' ? null : (
        <QuestionBody id={id} question={question} body={asked === 'above'} />
      )}
      {children}
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="4">
        {at === 0 ? (
          <span />
        ) : (
          <Button
            variant="ghost"
            outdent="start"
            icon={<Icon of={ArrowLeft} mirror />}
            onClick={() => onGo(at - 1)}
          >
            {t('questions.previous')}
          </Button>
        )}
        <Button type="submit" variant="primary" iconEnd={<Icon of={ArrowRight} mirror />}>
          {at === total - 1 ? t('questions.review') : t('questions.next')}
        </Button>
      </chakra.div>
      {keys === undefined ? null : (
        <chakra.p textStyle="tiny" color="fg.muted">
          {keys}
        </chakra.p>
      )}
    </chakra.form>
  )
}
