import { chakra } from '@chakra-ui/react/styled-system'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useId, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../../features/assessments/attempt-api'
import { Passage } from '../../../features/assessments/passage'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icons'
import { useFocusOnArrival } from './use-focus-on-arrival'
import { useInstruction } from './use-instruction'

/** The body of a question: over what answers it, or drawn by that itself. */
export type Asked = 'above' | 'within'

interface QuestionFormProps {
  question: Question
  /** Counted from 0. */
  at: number
  total: number
  asked: Asked
  keys: string | undefined
  onGo: (to: number) => void
  /** What answers the question, told the id of what asks it. */
  children: (labelledBy: string) => ReactNode
}

/** One question. Enter goes on to the next; after the last comes the page with all answers. */
export const QuestionForm = ({ question, at, total, asked, keys, onGo, children }: QuestionFormProps) => {
  const { t } = useTranslation('assessment')
  const id = useId()
  const heading = useFocusOnArrival(question.id)
  const instruction = useInstruction()
  const next = (event: FormEvent) => {
    event.preventDefault()
    onGo(at + 1)
  }
  return (
    <chakra.form onSubmit={next} display="flex" flexDirection="column" gap="5" maxWidth={asked === 'within' ? '960px' : 'measure'}>
      <chakra.div id={id} display="flex" flexDirection="column" gap="3">
        <chakra.h2 ref={heading} tabIndex={-1} textStyle="h2">
          {t('questions.question', { number: at + 1, total })}
        </chakra.h2>
        <p>{instruction(question)}</p>
        {question.body === undefined || asked === 'within' ? null : <Passage html={question.body} />}
      </chakra.div>
      {children(id)}
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="4">
        {at === 0 ? (
          <span />
        ) : (
          <Button variant="plain" icon={<Icon of={ArrowLeft} mirror />} onClick={() => onGo(at - 1)}>
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
