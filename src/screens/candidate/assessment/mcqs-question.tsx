import { chakra } from '@chakra-ui/react/styled-system'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { useId, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Question } from '../../../features/assessments/attempt-api'
import { Passage } from '../../../features/assessments/passage'
import type { UsedAssessment } from '../../../features/assessments/use-assessment'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icons'
import { ChoiceList } from './choice-list'
import { useFocusOnArrival } from './use-focus-on-arrival'
import { useInstruction } from './use-instruction'

interface McqsQuestionProps {
  used: UsedAssessment
  question: Question
  /** Counted from 0. */
  at: number
  total: number
  onGo: (to: number) => void
}

/** One question. Enter goes on to the next; after the last comes the page with all answers. */
export const McqsQuestion = ({ used, question, at, total, onGo }: McqsQuestionProps) => {
  const { t } = useTranslation('assessment')
  const id = useId()
  const heading = useFocusOnArrival(question.id)
  const instruction = useInstruction()
  const next = (event: FormEvent) => {
    event.preventDefault()
    onGo(at + 1)
  }
  return (
    <chakra.form onSubmit={next} display="flex" flexDirection="column" gap="5" maxWidth="measure">
      <chakra.div id={id} display="flex" flexDirection="column" gap="3">
        <chakra.h2 ref={heading} tabIndex={-1} textStyle="h2">
          {t('mcqs.question', { number: at + 1, total })}
        </chakra.h2>
        <chakra.p textStyle="small" color="fg.muted">
          {instruction(question)}
        </chakra.p>
        {question.body === undefined ? null : <Passage html={question.body} />}
      </chakra.div>
      <ChoiceList
        question={question}
        labelledBy={id}
        value={used.answers.get(question.id) ?? ''}
        readOnly={used.snapshot.hasTag('readOnly')}
        onValueChange={(value) => used.answer(question, value)}
      />
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="4">
        {at === 0 ? (
          <span />
        ) : (
          <Button variant="plain" icon={<Icon of={ArrowLeft} mirror />} onClick={() => onGo(at - 1)}>
            {t('mcqs.previous')}
          </Button>
        )}
        <Button type="submit" variant="primary" iconEnd={<Icon of={ArrowRight} mirror />}>
          {at === total - 1 ? t('mcqs.review') : t('mcqs.next')}
        </Button>
      </chakra.div>
      <chakra.p textStyle="tiny" color="fg.muted">
        {t('mcqs.keys')}
      </chakra.p>
    </chakra.form>
  )
}
